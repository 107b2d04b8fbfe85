/** What visitors read and hear of the search. `{…}` stands for values; a site may replace any of them (option `texts`). */
export const defaultTexts = {
  boxLabel: 'Website durchsuchen',
  placeholder: 'Suche',
  clear: 'Suchbegriff löschen',
  suggestions: 'Suchvorschläge',
  suggestionCount: '{rows} Vorschläge auf {pages} Seiten',
  oneSuggestion: '1 Vorschlag',
  allResults: 'Alle Ergebnisse anzeigen',
  allResultsIn: 'Alle Ergebnisse in „{area}“ anzeigen',
  loading: 'Suche wird geladen …',
  nothing: 'Keine Ergebnisse für „{query}“.',
  nothingBegins: 'Keine Ergebnisse für „{query}“: So beginnt kein Wort auf dieser Website.',
  noHitsFor: 'Keine Treffer für „{typed}“.',
  didYouMean: 'Meintest du',
  missing: 'ohne: {words}',
  nearest: 'Ähnlich geschrieben:',
  waysOnward: 'Hier geht es weiter:',
  unreachable: 'Die Suche konnte nicht geladen werden. Bist du noch mit dem Internet verbunden?',
  outdated: 'Diese Seite ist älter als das Suchverzeichnis. Lade sie neu.',
  development: 'Die Suche gibt es nur im fertigen Build: npm run serve.',
  retry: 'Nochmal versuchen',
  reload: 'Seite neu laden',
  removeMarks: 'Markierungen entfernen',
  pageTitle: 'Suche',
  pageTitleFor: 'Suche nach „{query}“',
  pageDescription:
    'Durchsuche alle Dienste, Informationen, Beiträge und Seiten. Die Suche läuft ganz in deinem Browser.',
  resultsLabel: 'Ergebnisseite',
  query: 'Suchbegriff',
  area: 'Bereich',
  allAreas: 'Überall',
  hitCount: '{rows} Treffer auf {pages} Seiten',
  oneHit: '1 Treffer',
  more: 'Weitere Ergebnisse laden',
  noScript:
    'Die Suche braucht JavaScript. Ohne findest du alles über die Seitenleisten. Oder gib in einer Suchmaschine „site:“ und die Adresse dieser Website vor deinem Suchwort ein.',
} as const;

export type TextKey = keyof typeof defaultTexts;
export type Texts = Readonly<Record<TextKey, string>>;

/** Puts values into the places of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
