import {expect, it} from 'vitest';
import {contentFile} from '../../fixtures/contentFile';
import {facts} from '../../fixtures/provider';
import {defineProvider} from '../facts/provider';
import {shownOn} from './shown';

it('finds a fact where visitors see it: on pages that the site has, outside of what it leaves out', () => {
  const tunnel = {...facts.services.tunnel!, offered: false};
  const provider = defineProvider({...facts, services: {...facts.services, tunnel}});
  const shown = shownOn(
    [
      contentFile('/tunnel', '{{values.a}} {{values.b}}', 'tunnel'),
      contentFile('/x', 'Eins.<If service="tunnel"> {{values.b}}</If> {{values.aa}} {{values.c.dativ}}'),
    ],
    provider,
  );
  expect(['values.a', 'values.b', 'values.c'].map((name) => shown(name)?.route)).toEqual([undefined, undefined, '/x']);
  expect(shown('values.aa')).toEqual({route: '/x', text: 'Eins. {{values.aa}} {{values.c.dativ}}', at: 6});
});
