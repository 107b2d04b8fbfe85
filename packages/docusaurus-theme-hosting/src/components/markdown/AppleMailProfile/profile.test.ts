// @vitest-environment jsdom
import {parse, type PlistObject} from 'plist';
import {expect, it} from 'vitest';
import {filesFor} from '../../../../../docusaurus-hosting/src/client-files';
import {keyPages} from '../../../../../docusaurus-hosting/fixtures/keyPages';
import {facts} from '../../../../../docusaurus-hosting/fixtures/facts';
import {personalProfile} from './profile';

const profile = filesFor(facts, keyPages, new Date()).get(facts.mail.appleProfile)!;
const owner = {name: 'Erika & Söhne <Muster>', address: 'erika@mail.example'};

it('fills name and address into the profile that fits everybody, and nothing else', () => {
  const everybody = parse(profile) as PlistObject;
  const [payload] = everybody.PayloadContent as [PlistObject];
  expect(parse(personalProfile(profile, owner))).toEqual({
    ...everybody,
    PayloadContent: [
      {
        ...payload,
        EmailAccountName: owner.name,
        EmailAddress: owner.address,
        IncomingMailServerUsername: owner.address,
        OutgoingMailServerUsername: owner.address,
      },
    ],
  });
});

it('leaves characters out that no device could read', () => {
  const text = personalProfile(profile, {...owner, name: 'Eri\u0001ka\u0000 \ufffe😀'});
  expect(text).toContain('<string>Erika 😀</string>');
});

it('refuses a profile without a mail account', () => {
  expect(() => personalProfile('<plist><dict/></plist>', owner)).toThrow('no payload of type com.apple.mail.managed');
});
