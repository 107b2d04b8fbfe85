import {expect, it} from 'vitest';
import {contentFile} from '../../fixtures/contentFile';
import {writtenFacts} from '../../fixtures/facts';
import {defineFacts} from '../facts/defineFacts';
import {shownOn} from './shown';

it('finds a fact where visitors see it: on pages that the site has, outside of what it leaves out', () => {
  const tunnel = {...writtenFacts.services.tunnel!, offered: false};
  const facts = defineFacts({...writtenFacts, services: {...writtenFacts.services, tunnel}});
  const shown = shownOn(
    [
      contentFile('/tunnel', '{{values.a}} {{values.b}}', 'tunnel'),
      contentFile('/x', 'Eins.<If service="tunnel"> {{values.b}}</If> {{values.aa}} {{values.c.dativ}}'),
    ],
    facts,
  );
  expect(['values.a', 'values.b', 'values.c'].map((name) => shown(name)?.route)).toEqual([undefined, undefined, '/x']);
  expect(shown('values.aa')).toEqual({route: '/x', text: 'Eins. {{values.aa}} {{values.c.dativ}}', at: 6});
});
