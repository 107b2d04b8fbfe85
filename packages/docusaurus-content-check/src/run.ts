import {byPlace, diagnosticAt, message, placeOf, type Diagnostic, type Level, type Message} from './diagnostic';
import type {Site} from './reader/site';
import {didYouMean, type Rule} from './rule';
import {builtInRules} from './rules';
import {nearestName} from './text';

export interface RunOptions {
  /** Files to look at; the whole site without them. */
  readonly files?: readonly string[];
  /** Only what a build must refuse. */
  readonly stopsBuild?: boolean;
  /** Only rules with this name or of this group: `german`, `spelling`. */
  readonly only?: string;
  /** Whether rules that need the network run, too. */
  readonly external?: boolean;
}

export interface Result {
  readonly diagnostics: readonly Diagnostic[];
  /** How many files were looked at. */
  readonly files: number;
}

/** `german/quotes` is a rule of the group `german`. */
const groupOf = (name: string): string => name.split('/')[0] ?? '';

/** The rules of a site: the package's own and those of its plugins, which replace others of the same name. */
const rulesOf = ({options}: Site): readonly Rule[] => [
  ...new Map([...builtInRules, ...(options.plugins ?? []).flat()].map((rule) => [rule.name, rule])).values(),
];

/** Names of a site's rules and groups. */
export const ruleNames = (site: Site): readonly string[] => [
  ...new Set(rulesOf(site).flatMap(({name}) => [name, groupOf(name)])),
];

/** Level of a rule on this site: its own name first, then its group's, then what the rule says itself. */
const levelOf = (name: string, level: Level = 'error', {options: {rules = {}}}: Site): Level | 'off' =>
  rules[name] ?? rules[groupOf(name)] ?? level;

/** Rules in the site's settings that do not exist: nothing would be switched by them. */
const unknownRuleRule: Rule = {
  name: 'site/rules',
  stopsBuild: true,
  site(site) {
    const file = site.configFile;
    const names = ruleNames(site);
    return Object.keys(site.options.rules ?? {})
      .filter((name) => !names.includes(name) && !name.startsWith('markdown/'))
      .map((name) => {
        const at = Math.max(0, site.text(file).indexOf(`'${name}'`));
        return message(at, `there is no rule "${name}"`, didYouMean(nearestName(name, names), 'remove it'), {file});
      });
  },
};

/** Rules that say what others could not look at. */
const unlooked = ['files/conflict', 'files/readable', 'files/link'];

/** What a rule says of some files and of the site. */
async function* messagesOf(rule: Rule, files: readonly string[], site: Site, whole: boolean): AsyncIterable<Message> {
  for (const file of files) {
    const page = rule.page && site.pageOf(file);
    const found = page ? await rule.page?.(page, site) : await rule.file?.(file, site);
    for (const each of found ?? []) yield {file, ...each};
  }
  if (!rule.site || !(whole || files.some((file) => rule.speaksOf?.(file, site) ?? true))) return;
  for (const each of await rule.site(site, files)) if (whole || files.includes(each.file ?? '')) yield each;
}

/** Runs the rules over files of a site. Diagnostics are sorted by file and place. */
export async function runCheck(
  site: Site,
  {files, only, stopsBuild = false, external = false}: RunOptions = {},
): Promise<Result> {
  const all = files ?? site.files;
  const published = all.filter((file) => site.isPublished?.(file) ?? true);
  const rules = [unknownRuleRule, ...rulesOf(site)].filter(
    ({name, level, ...rule}) =>
      (!stopsBuild || rule.stopsBuild) &&
      (external || !rule.needsNetwork) &&
      (only === undefined || only === name || only === groupOf(name) || unlooked.includes(name)) &&
      levelOf(name, level, site) !== 'off',
  );
  const diagnostics: Diagnostic[] = [];
  for (const rule of rules) {
    const chosen = rule.includesUnpublished ? all : published;
    for await (const {file = '', at, ruleId = rule.name, ...said} of messagesOf(rule, chosen, site, !files)) {
      const level = levelOf(ruleId, rule.level, site);
      // What is said of a file as a whole has no place in it.
      if (level === 'off' || (!rule.includesHidden && at > 0 && site.isHidden?.(file, at))) continue;
      diagnostics.push(diagnosticAt(placeOf(site.text(file), at), {...said, file, ruleId}, level));
    }
  }
  return {diagnostics: unique(withoutFollowOns(diagnostics)).sort(byPlace), files: all.length};
}

/** Marks of a merge conflict, and what is not read, look like all sorts of mistakes. */
function withoutFollowOns(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const hidesOthers = ({ruleId}: Diagnostic): boolean => unlooked.includes(ruleId);
  const files = new Set(diagnostics.filter(hidesOthers).map(({file}) => file));
  return diagnostics.filter((diagnostic) => hidesOthers(diagnostic) || !files.has(diagnostic.file));
}

/** A mistake that several rules report in the same words is one. */
const unique = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((each) => [`${each.file}:${each.line}:${each.column} ${each.reason}`, each])).values(),
];
