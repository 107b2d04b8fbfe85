import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER as defaultParseFrontMatter} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {site} from '../../fixtures';
import {facts} from '../../fixtures/facts';
import {replaceSite} from '../site/current';
import {markdown} from './markdown';

const filePath = path.resolve('docs/x.md');
const {parseFrontMatter, preprocessor, format, mdx1Compat} = markdown(site);
const parse = async (...lines: string[]) =>
  parseFrontMatter!({filePath, fileContent: lines.join('\n'), defaultParseFrontMatter});

it('pages are read as the check reads them, also without "future.v4"', () => {
  expect(format).toBe('mdx');
  expect(mdx1Compat).toEqual({comments: false, admonitions: false, headingIds: false});
});

describe('front matter', () => {
  it('sees facts: titles and descriptions there, and the text from which excerpts are made', async () => {
    const {frontMatter, content} = await parse(
      '---',
      'title: IMAP auf {{mail.imap.host}}',
      'description: Port {{mail.imap.port}}',
      '---',
      'Frag {{contact.support}}.',
    );
    expect(frontMatter).toEqual({
      title: `IMAP auf ${facts.mail.imap.host}`,
      description: `Port ${facts.mail.imap.port}`,
    });
    expect(content).toBe(`Frag ${facts.contact.support}.`);
  });

  it('gives pages of planned services their tag, once and beside others', async () => {
    const planned = Object.entries(facts.services).find(([, {lifecycle}]) => lifecycle.phase === 'planned')?.[0];
    expect((await parse('---', `service: ${planned}`, '---')).frontMatter.tags).toEqual(['geplant']);
    expect((await parse('---', `service: ${planned}`, 'tags: [geplant, unfertig]', '---')).frontMatter.tags).toEqual([
      'unfertig',
      'geplant',
    ]);
  });

  it('leaves pages of other services alone', async () => {
    expect((await parse('---', 'service: post', '---')).frontMatter).toEqual({service: 'post'});
  });

  it.each([
    [
      'an unknown fact',
      ['---', 'title: x', '---', '', '{{mail.imap.hots}}'],
      'docs/x.md:5: unknown fact {{mail.imap.hots}}; did you mean {{mail.imap.host}}?',
    ],
  ])('stops at %s with file and line', async (_, lines, message) => {
    await expect(parse(...lines)).rejects.toThrow(message);
  });
});

it('the text of a page sees facts, too', () => {
  expect(preprocessor?.({filePath, fileContent: '`{{mail.imap.host}}`'})).toBe(`\`${facts.mail.imap.host}\``);
});

it('a question that names a service which is not offered goes with it, wherever it is asked', () => {
  const {post, ...services} = facts.services;
  const notOffered = {post: {...post!, otherNames: 'Brief, Briefe'}};
  const asked = (fileContent: string) => {
    const {preprocessor: prepare} = markdown({...site, facts: {...facts, services, notOffered}});
    return prepare!({filePath: path.resolve('docs/x.questions.yaml'), fileContent});
  };
  expect(asked(`wie lese ich ${post!.title.toLowerCase()} unterwegs`)).toBe('');
  expect(asked('wie schreibe ich briefe')).toBe('');
  expect(asked('<If service="post">was kostet das porto</If>')).toBe('');
  expect(asked(`was ist eine ${post!.title}karte`)).not.toBe('');
  expect(preprocessor!({filePath: path.resolve('docs/x.questions.yaml'), fileContent: post!.title})).toBe(post!.title);
});

it('has newer facts as soon as the live preview has read them', async () => {
  const newer = {...facts, operator: {...facts.operator, name: 'Neuhost'}};
  replaceSite({...site, facts: newer});
  const {frontMatter} = await parse('---', 'title: Bei {{operator.name}}', '---');
  const text = preprocessor!({filePath, fileContent: '{{operator.name}}'});
  replaceSite(undefined);
  expect(frontMatter.title).toBe('Bei Neuhost');
  expect(text).toBe('Neuhost');
  expect(preprocessor!({filePath, fileContent: '{{operator.name}}'})).toBe(facts.operator.name);
});
