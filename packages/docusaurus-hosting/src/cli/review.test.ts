import {expect, it} from 'vitest';
import type {FactState} from '../facts/states';
import {questionsOf, textOf} from './review';

const fact = (name: string, value: string, more: Partial<FactState> = {}): FactState => ({
  name,
  value,
  state: 'unconfirmed',
  reason: 'as the site began',
  file: 'src/facts/x.ts',
  line: 1,
  ...more,
});

const cost = {means: 'What it costs, for tables'};
const states = [
  fact('legal.city', 'Hafenort'),
  fact('services.a.cost', 'kostenlos', cost),
  fact('services.b.cost', 'kostenlos', cost),
  fact('services.c.cost', '5 Euro', cost),
  fact('mail.imap.host', 'imap.x.example', {reason: 'made from the domain'}),
  fact('dav.url', 'https://dav.x.example', {reason: 'made from the domain'}),
  fact('legal.logRetention', '7 Tage', {means: 'Time after which the log is deleted; logrotate must do it'}),
  fact('values.suspicionLock', '3 Werktage', {means: 'A single value that pages name'}),
  fact('vpn.publicKey', '…', {replace: true}),
  fact('legal.phone', '1', {state: 'own'}),
];

it('promises come first, what means the same together, hosts of the domain in one question', () => {
  expect(questionsOf(states).map(({title, facts}) => `${title}: ${facts.length}`)).toEqual([
    'Time after which the log is deleted; logrotate must do it: 1',
    'Times and sizes that pages promise: 1',
    'Facts of "legal": 1',
    'What it costs, for tables: 3',
    'Addresses made from your domain: 2',
  ]);
});

it('equal texts are shown once, and of each fact its own sentence on a page', () => {
  const text = 'Eins. [**Alles**](/b) ist {{services.b.cost}}. Zwei.';
  const shown = (name: string) =>
    name === 'services.b.cost' ? {route: '/a', text, at: text.indexOf(name) - 2} : undefined;
  const [, , , costs] = questionsOf(states);
  const values = new Map([['services.b.cost', 'kostenlos']]);
  expect(textOf(costs!, shown, values)).toBe(
    'kostenlos\n    services.a.cost\n    services.b.cost\n    /a: "Alles ist kostenlos."\n5 Euro\n    services.c.cost',
  );
});

it('shows what a terminal would obey', () => {
  const [fact] = states;
  const shown = () => ({route: '/a', text: 'Eins.', at: 0});
  const text = textOf({title: 'x', facts: [{...fact!, name: 'a\u0007', value: '1\u001b[41m'}]}, shown, new Map());
  expect(text).toContain('1\\u{1b}[41m\n    a\\u{7}');
});
