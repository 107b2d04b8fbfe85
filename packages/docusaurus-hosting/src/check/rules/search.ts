import type {Rule} from 'docusaurus-content-check/rules';
import type {Message} from 'docusaurus-content-check/diagnostic';
import {configFile} from '../../site/hostingSite';
import type {HostingContent} from '../content';
import {pageQuestionRule} from './pageQuestions';

const synonymRule: Rule<HostingContent> = {
  name: 'search/synonyms',
  speaksOf: (file, {site}) => file === site.check?.synonyms?.file,
  site(model) {
    const {synonyms} = model.site.check ?? {};
    if (!synonyms) return [];
    const {file} = synonyms;
    // Undefined when the file exports it by another name: its TypeScript is run, not checked.
    const groups: unknown = synonyms.groups;
    if (typeof groups !== 'string') {
      const reason = `it exports no text by the name that ${configFile} imports from it`;
      return [{file, at: 0, reason, note: 'give it that name again'}];
    }
    const text = model.text(file);
    const seen = new Map<string, string>();
    let behind = 0;
    const lines = groups.split('\n').map((line) => line.trim());
    return lines.filter(Boolean).flatMap((group): Message[] => {
      const at = Math.max(0, text.indexOf(group, behind));
      behind = at + group.length;
      const words = [...group.matchAll(/(?<=^|,)[^,]*/g)].map(({0: word, index}) => ({
        word: word.trim(),
        at: at + index + word.length - word.trimStart().length,
      }));
      if (words.some(({word}) => word === '')) {
        return [{file, at, reason: `the group "${group}" has a comma without a word`, note: 'remove the comma'}];
      }
      const lone = {file, at, reason: `the group "${group}" has one word`, note: 'add the words that mean the same'};
      const repeated = words.flatMap(({word, at: place}): Message[] => {
        // The search knows no capitals.
        const key = word.toLocaleLowerCase('de');
        const earlier = seen.get(key);
        seen.set(key, group);
        if (earlier === undefined) return [];
        return [
          earlier === group
            ? {file, at: place, reason: `"${word}" stands in its group twice`, note: 'remove one'}
            : {file, at: place, reason: `"${word}" stands in two groups`, note: 'join the groups, or keep it in one'},
        ];
      });
      return words.length === 1 ? [lone, ...repeated] : repeated;
    });
  },
};

export const searchRules: readonly Rule<HostingContent>[] = [synonymRule, pageQuestionRule];
