import {inBody, page, testRules} from '../../../fixtures';
import {germanRules} from './german';

testRules(
  germanRules,
  [
    inBody('straight quotation marks', 'Klicke auf "Weiter" und warte.', 'german/quotes', /write „Weiter“/),
    inBody('English quotation marks', 'Klicke auf “Weiter” und warte.', 'german/quotes', /write „Weiter“/),
    inBody('a quotation mark alone', 'Klicke auf Weiter" und warte.', 'german/quotes', /write „…“/),
    inBody('a straight apostrophe', "So geht's auch.", 'german/quotes', /write ’/),
    inBody('straight single quotation marks', "Klicke auf 'Weiter' und warte.", 'german/quotes', /write „Weiter“/),
    inBody('"z.B."', 'Nimm z.B. das Konto.', 'german/abbreviation', /without spaces/),
    inBody('"z. B." that may break', 'Nimm z. B. das Konto.', 'german/abbreviation', /with normal spaces/),
    inBody('a word twice', 'Das ist ist doppelt.', 'german/doubled', /"ist ist"/),
    inBody('a word twice with markup between', 'Das ist **ist** doppelt.', 'german/doubled', /stands twice/),
    inBody('"Sie"', 'Danach klicken Sie auf Weiter.', 'german/formal', /formally/),
    inBody('"Ihr"', 'Dort steht in Ihrem Konto mehr.', 'german/formal', /"Ihrem"/),
    inBody('mixed imperatives', 'Klick auf Weiter.', 'german/imperative', /write "Klicke"/),
    inBody(
      'a mixed imperative within a sentence',
      'Öffne das Konto und prüf die Adresse.',
      'german/imperative',
      /"prüf".*write "prüfe"/,
    ),
    inBody(
      'a mixed imperative behind a clause',
      'Ist die Seite leer, schreib uns.',
      'german/imperative',
      /write "schreibe"/,
    ),
    inBody(
      'a mixed imperative behind a quoted sentence',
      'Das Programm meldet „Gefunden.“ Lass es weiterlaufen.',
      'german/imperative',
      /write "Lasse"/,
    ),
    inBody(
      'a mixed imperative behind "sondern"',
      'Antworte nicht, sondern schreib uns.',
      'german/imperative',
      /write "schreibe"/,
    ),
    inBody(
      'a relative clause that orders',
      'Drücke F9, worauf nichts erscheint.',
      'german/glued',
      /sentence of its own/,
    ),
    inBody(
      '"deshalb" and an order',
      'Sie ist geheim, deshalb schicke sie niemandem.',
      'german/glued',
      /"deshalb schicke"/,
    ),
    inBody('"deshalb" and another order', 'Es eilt, deshalb öffne sie.', 'german/glued', /"deshalb öffne"/),
    inBody('"deshalb" and a rarer order', 'Es ist weg, deshalb widerrufe es.', 'german/glued', /"deshalb widerrufe"/),
    inBody('a second "denn"', 'Warte, denn es dauert. Oder geh, denn es regnet.', 'german/glued', /"denn" glues/),
    inBody(
      'a step that nobody keeps in mind',
      `1. Klicke ${'auf **Weiter** und '.repeat(8)}dann auf \`Ende\`.`,
      'german/step',
      /a step of 28 words/,
    ),
    inBody('a normal space before a unit', 'Du hast 5 GB und 30 Tage Zeit.', 'german/unit-space', /"5 GB"/),
    inBody('no space before a unit', 'Du hast 5GB Platz.', 'german/unit-space', /without a space/),
    inBody('three points', 'Warte...', 'german/typography', /write …/),
    inBody('a hyphen as a dash', 'Warte - es dauert.', 'german/typography', /write – between spaces/),
    inBody('two hyphens as a dash', 'Warte -- es dauert.', 'german/typography', /write – between spaces/),
    inBody('a word that the site does not use', 'Dein Rechner startet.', 'german/words', /write "Computer"/),
  ],
  [
    [
      'a step with a paragraph',
      'docs/schritt.md',
      page(`1. Öffne ${'die Seite '.repeat(12)}.\n\n   ${'Sie ist lang. '.repeat(9)}Ende.`),
    ],
    ['a place that is one', 'docs/ort.md', page('Ändere es überall, wo du es benutzt, denn es ist bekannt.')],
    [
      'code that looks like mistakes',
      'docs/code.md',
      page(
        'Schreibe `z.B.`, `"Weiter"`, `<5`, `{name}` und `ist ist`.\n\n```bash\necho "Klicken Sie hier..." # 5 GB  \n```',
      ),
    ],
    [
      'good German',
      'docs/deutsch.md',
      page(
        'Die Geräte, die die Dateien haben, zeigen z.\u00A0B. „Weiter“ an. Sie sind bereit. Das Feld heißt „Geben Sie Ihre Adresse ein“. Du hast 5\u00A0GB und 30\u00A0Tage. Öffne danach **Ihre Zertifikate**. Ein Klick genügt: Der Druck sinkt. Es geht ’nen Schritt weiter – ohne Eile …\n\n<details>\n<summary>Die Datei muster.json</summary>\n\nSie beschreibt es.\n\n</details>',
      ),
    ],
    [
      'messages of programs, word by word',
      'docs/verweis-auf-meldung.md',
      page('Kommt [Bitte überprüfen Sie Ihre "Eingaben"](./meldungen.md#eingaben), prüfe die Adresse.'),
    ],
    [
      'a passage in another language',
      'docs/englisch.md',
      page('Im Fenster steht <span lang="en">Please enter your "passwrd"...</span>, dann geht es weiter.'),
    ],
    ['a part that is no page', 'docs/_teil.md', 'Nur ein Stück "Text".\n'],
  ],
);
