// @vitest-environment jsdom
import {parse, type PlistObject} from 'plist';
import {expect, it} from 'vitest';
import {appleMailProfile} from 'mail-client-config/appleProfiles';
import {provider} from '../../../../docusaurus-hosting/fixtures/provider';
import {personalProfile} from './profile';

const owner = {name: 'Erika & Söhne <Muster>', address: 'erika@mail.example'};

it('fills name and address into the profile that fits everybody, and nothing else', () => {
  const everybody = parse(appleMailProfile(provider)) as PlistObject;
  const [payload] = everybody.PayloadContent as [PlistObject];
  expect(parse(personalProfile(appleMailProfile(provider), owner))).toEqual({
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

it('refuses a profile without a mail account', () => {
  expect(() => personalProfile('<plist><dict/></plist>', owner)).toThrow('no payload of type com.apple.mail.managed');
});
