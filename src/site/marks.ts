import type {PageMarks} from 'docusaurus-hosting';

/** Tags (`tags.yml`) and words of this site's pages that mean something to the build. */
export const marks: PageMarks = {
  plannedTag: 'zukunftige-dienste',
  unfinished: ['im Aufbau', 'Hilfe benötigt', 'hilfe-benotigt'],
};
