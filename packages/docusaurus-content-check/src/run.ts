import type {Level} from 'docusaurus-hosting/site/checkOptions';
import {configFile} from 'docusaurus-hosting/site/hostingSite';
import {didYouMean, type Rule} from './rule';
import {nearestName} from './text/nearestName';
import {byPlace, placeOf, type Finding, type Found} from './finding';
import {rules} from './rules';
import {misspellingsIn, spellingRule, wordsIn} from './rules/spelling';
import {misspelled} from './spelling';
import type {SiteModel} from './siteModel';

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
  readonly findings: readonly Finding[];
  /** How many files were looked at. */
  readonly files: number;
  /** How often a rule looked at a file or at the site. */
  readonly checks: number;
  /** How many of these looks found an error. */
  readonly failed: number;
}

/** `german/quotes` is a rule of the group `german`. */
const groupOf = (name: string): string => name.split('/')[0] ?? '';

/** Names of all rules and groups. */
export const ruleNames: readonly string[] = [
  ...new Set([...rules, spellingRule].flatMap(({name}) => [name, groupOf(name)])),
];

/** Level of a rule on this site: its own name first, then its group's, then what the rule says itself. */
function levelOf(rule: {readonly name: string; readonly level: Level}, model: SiteModel): Level | 'off' {
  const levels = model.site.check?.rules ?? {};
  return levels[rule.name] ?? levels[groupOf(rule.name)] ?? rule.level;
}

/** Rules in the site's settings that do not exist: nothing would be switched by them. */
function unknownRules(model: SiteModel): Finding[] {
  return Object.keys(model.site.check?.rules ?? {})
    .filter((name) => !ruleNames.includes(name) && !name.startsWith('markdown/'))
    .map((name) => ({
      file: configFile,
      ...placeOf(model.text(configFile) ?? '', Math.max(0, (model.text(configFile) ?? '').indexOf(`'${name}'`))),
      wrong: `there is no rule "${name}"`,
      right: didYouMean(nearestName(name, ruleNames), 'remove it'),
      rule: 'site/rules',
      level: 'error',
    }));
}

class Run {
  readonly findings: Finding[] = [];
  checks = 0;
  failed = 0;

  constructor(private readonly model: SiteModel) {}

  add(rule: {readonly name: string; readonly level: Level}, file: string, found: Iterable<Found>): void {
    this.checks += 1;
    let wrong = false;
    for (const {at, rule: part, ...said} of found) {
      const name = part ?? rule.name;
      const level = levelOf({name, level: rule.level}, this.model);
      if (level === 'off' || this.model.isHidden(file, at)) continue;
      const text = this.model.exists(file) ? (this.model.text(file) ?? '') : '';
      this.findings.push({file, ...placeOf(text, at), ...said, rule: name, level});
      wrong ||= level === 'error';
    }
    if (wrong) this.failed += 1;
  }

  async rule(rule: Rule, files: readonly string[], whole: boolean): Promise<void> {
    if (levelOf(rule, this.model) === 'off') return;
    for (const file of files) {
      const page = this.model.pageOf(file);
      if (page && rule.page) this.add(rule, file, await rule.page(page, this.model));
      else if (rule.file) this.add(rule, file, await rule.file(file, this.model));
    }
    const {speaksOf = () => true} = rule;
    if (!rule.site || !(whole || files.some((file) => speaksOf(file, this.model)))) return;
    this.checks += 1;
    for (const {file, ...found} of await rule.site(this.model)) {
      if (whole || files.includes(file)) this.add(rule, file, [found]);
    }
  }

  async spelling(files: readonly string[]): Promise<void> {
    if (levelOf(spellingRule, this.model) === 'off') return;
    const words = files.flatMap((file) => wordsIn(file, this.model).map(({word}) => word));
    const wrong = await misspelled(this.model.root, words);
    for (const file of files) this.add(spellingRule, file, misspellingsIn(file, this.model, wrong));
  }
}

/** Runs the rules over files of a site. Findings are sorted by file and place. */
export async function runCheck(
  model: SiteModel,
  {files, only, stopsBuild = false, external = false}: RunOptions = {},
): Promise<Result> {
  const isWanted = ({name}: {readonly name: string}): boolean =>
    only === undefined || only === name || only === groupOf(name);
  const whole = files === undefined;
  const chosen = (files ?? model.files).filter((file) => model.isOffered(file));
  const run = new Run(model);
  for (const rule of rules) {
    const isAsked = (!stopsBuild || rule.stopsBuild) && (external || !rule.needsNetwork);
    if (isAsked && isWanted(rule)) await run.rule(rule, chosen, whole);
  }
  if (!stopsBuild && isWanted(spellingRule)) await run.spelling(chosen);
  model.keep();
  return {
    findings: [...unknownRules(model), ...unique(withoutFollowOns(run.findings))].sort(byPlace),
    files: chosen.length,
    checks: run.checks,
    failed: run.failed,
  };
}

/** Marks of a merge conflict look like all sorts of mistakes, and so does what stands there twice. */
function withoutFollowOns(findings: readonly Finding[]): readonly Finding[] {
  const isConflict = ({rule}: Finding): boolean => rule === 'files/conflict';
  const files = new Set(findings.filter(isConflict).map(({file}) => file));
  return findings.filter((finding) => isConflict(finding) || !files.has(finding.file));
}

/** A mistake that several rules see in the same words is one. */
const unique = (findings: readonly Finding[]): Finding[] => {
  const seen = new Set<string>();
  return findings.filter(({file, line, column, wrong}) => {
    const key = [file, line, column, wrong].join('\0');
    return !seen.has(key) && seen.add(key);
  });
};
