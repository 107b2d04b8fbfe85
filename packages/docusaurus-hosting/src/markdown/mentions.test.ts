import {describe, expect, it} from 'vitest';
import {MarkdownDocument, VariableMask} from 'docusaurus-content-check/reader';
import {facts} from '../../fixtures/facts';
import {factTextsOf} from '../facts/facts';
import {mentionsIn, proseOf} from './mentions';

const factTexts = factTextsOf(facts);
const proseIn = (text: string): string =>
  proseOf(new MarkdownDocument('x.md', text, new VariableMask(factTexts)), {factTexts, targets: new Map()});
const isNamed = (text: string, title: string): boolean => mentionsIn(proseIn(text), title, 'Kleinnetz').length > 0;

describe('a service is named', () => {
  it.each([
    ['Wolke', 'In der Wolke liegen deine Dateien.'],
    ['Wolke', 'Lege es in deine Wolke.'],
    ['Wolke', 'Wolke und Post gehören dazu.'],
    ['Wolke', '- **Wolke, Post und Tunnel** haben eigene Zugänge.'],
    ['Wolke', 'Den Link aus einer Nachricht der Wolke kannst du teilen.'],
    ['Wolke', 'Das geht mit einer Datei aus der Wolke.'],
    ['Wolke', 'Nimm Wolke dafür.'],
    ['Post', 'Nimm die Post: [so geht es](./post.md).'],
    ['Wolke', 'Melde dich beim Dienst Wolke an.'],
    ['Wolke', 'Die Wolke von Kleinnetz ist für alle da.'],
    ['Wolke', '| Dateien | Wolke |'],
    ['Wolke', '---\ntitle: Dateien in der Wolke\n---'],
    ['Wolke', '<Drawing caption="Der Weg in die Wolke" />'],
    ['Wolke', 'Öffne die [Wolke]({{services.wolke.url}}).'],
    ['Tunnel', 'Ist es langsam, schalte den Tunnel aus.'],
  ])('%s: %s', (title, line) => {
    expect(isNamed(line, title)).toBe(true);
  });
});

describe('no service is named', () => {
  it.each([
    // Any such thing.
    ['Wolke', 'Nimm dafür eine Wolke.'],
    ['Wolke', 'Das geht mit jeder anderen üblichen Wolke auch.'],
    ['Wolke', 'Du brauchst keine eigene Wolke.'],
    ['Wolke', 'Andere Wolke, anderes Programm.'],
    ['Tunnel', 'Ein anderer Tunnel ist aktiv.'],
    ['Zugang', 'Das geht auch ohne Zugang.'],
    ['Zugang', 'Du bekommst 5 GB je Zugang.'],
    ['Post', 'Wir melden uns per Post.'],
    ['Post', '- **Post:** [a@b.example](mailto:a@b.example)'],
    // Somebody else's.
    ['Wolke', 'Das überträgt es in die Wolke von Grünfeld.'],
    ['Tunnel', 'Nutzt du den Tunnel eines anderen Anbieters, gilt dessen Filter.'],
    ['Wolke', 'Es fragt, ob es mit der Grünfeld Wolke abgleichen soll.'],
    ['Wolke', 'Lies, was Grünfelds Wolke erfährt.'],
    ['Wolke', 'Installiere „Grünfeld Wolke“.'],
    ['Wolke', 'Frage in der [Wolke]({{contact.communityUrl}}).'],
    // Parts of other words.
    ['Wolke', 'Die Regenwolke, der Wolke-Dienst und Wolken.'],
    // Words of programs.
    ['Tunnel', 'Öffne **Einstellungen → Tunnel und Geräte**.'],
    ['Tunnel', 'Gib `Tunnel` ein.'],
    ['Tunnel', '```ini\n[Tunnel]\n```'],
    ['Tunnel', 'Dort steht <span lang="en">Tunnel is up</span>.'],
    ['Tunnel', '<Tabs groupId="Tunnel">'],
    ['Tunnel', '## Netz {/* #Tunnel */}'],
    ['Tunnel', '---\nkeywords: [Tunnel]\n---'],
  ])('%s: %s', (title, line) => {
    expect(isNamed(line, title)).toBe(false);
  });
});

it('places stay where they are', () => {
  const text = '---\ntitle: Weg\n---\n\n`a` in der {{b.c}} Wolke\n';
  expect(proseIn(text)).toHaveLength(text.length);
  expect(proseIn(text).indexOf('Wolke')).toBe(text.indexOf('Wolke'));
});
