import {describeFact} from '../facts/describe';
import {referencesIn} from '../facts/facts';
import type {Provider} from '../facts/schema';

/** Whether a line is a row of a table, also within a quotation. */
export const isRow = (line: string): boolean => /^\s*(?:>\s*)*\|/.test(line);

/**
 * Facts that are made for cells of tables and stand elsewhere, where they break the grammar of a sentence
 * („mit vollständige E-Mail-Adresse“).
 *
 * @param file - named in errors
 * @returns file, line and advice for each
 */
export const tableTextsInProse = (text: string, file: string, provider: Provider): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      (isRow(line) ? [] : referencesIn(line))
        .filter(({name}) => describeFact(name, provider)?.tableOnly)
        .map(
          ({name}) =>
            `${file}:${index + 1}: {{${name}}} is made for tables; say it in a sentence of your own, with single quantities such as {{account.deletionGrace.dativ}}, or leave it to <ServiceFacts />`,
        ),
    );
