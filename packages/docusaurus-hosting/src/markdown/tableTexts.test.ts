import {expect, it} from 'vitest';
import {provider} from '../../fixtures/provider';
import {tableTextsInProse} from './tableTexts';

it.each([
  'services.post.audience',
  'services.post.data.backup',
  'services.post.limits.spam.text',
  'services.post.limits.recipients',
  'mail.userName',
  'infrastructure.backupLocation',
])('{{%s}} may stand in tables only', (name) => {
  expect(tableTextsInProse(`Text\nmit {{${name}}}.`, 'x.md', provider)).toEqual([
    expect.stringMatching(/^x\.md:2: \{\{.*\}\} is made for tables; say it in a sentence of your own/),
  ]);
  expect(tableTextsInProse(`| a | {{${name}}} |\n> | {{${name}}} |`, 'x.md', provider)).toEqual([]);
});

it.each([
  'services.post.limits.spam',
  'services.post.limits.spam.dativ',
  'services.post.limits.recipients.amounts.perDay',
])('{{%s}} may stand in sentences', (name) => {
  expect(tableTextsInProse(`nach {{${name}}}`, 'x.md', provider)).toEqual([]);
});
