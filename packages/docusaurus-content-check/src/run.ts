import {byPlace, diagnosticAt, placeOf, type Diagnostic, type Level, type Message} from './diagnostic';
import {configFileOf, type Site} from './reader/site';
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
  /** How often a rule looked at a file or at the site. */
  readonly checks: number;
}

/** `german/quotes` is a rule of the group `german`. */
const groupOf = (name: string): string => name.split('/')[0] ?? '';

/** The rules of a site: the package's own and those of its plugins, which replace others of the same name. */
export const rulesOf = ({options}: Site): readonly Rule[] => [
  ...new Map([...builtInRules, ...(options.plugins ?? []).flat()].map((rule) => [rule.name, rule])).values(),
];

/** Names of a site's rules and groups. */
export const ruleNames = (site: Site): readonly string[] => [
  ...new Set(rulesOf(site).flatMap(({name}) => [name, groupOf(name)])),
];

/** Level of a rule on this site: its own name first, then its group's, then what the rule says itself. */
function levelOf(name: string, level: Level, {options: {rules = {}}}: Site): Level | 'off' {
  return rules[name] ?? rules[groupOf(name)] ?? level;
}

/** Rules in the site's settings that do not exist: nothing would be switched by them. */
function unknownRules(site: Site): Diagnostic[] {
  const names = ruleNames(site);
  const file = configFileOf(site);
  const text = site.exists(file) ? (site.text(file) ?? '') : '';
  return Object.keys(site.options.rules ?? {})
    .filter((name) => !names.includes(name) && !name.startsWith('markdown/'))
    .map((name) =>
      diagnosticAt(placeOf(text, Math.max(0, text.indexOf(`'${name}'`))), {
        file,
        reason: `there is no rule "${name}"`,
        note: didYouMean(nearestName(name, names), 'remove it'),
        ruleId: 'site/rules',
      }),
    );
}

class Run {
  readonly diagnostics: Diagnostic[] = [];
  checks = 0;

  constructor(private readonly site: Site) {}

  add({name, level: ownLevel}: Rule, looked: string, messages: Iterable<Message>): void {
    this.checks += 1;
    for (const message of messages) {
      const {file = looked, at, ruleId = name} = message;
      const level = levelOf(ruleId, ownLevel, this.site);
      if (level === 'off' || this.site.isHidden?.(file, at)) continue;
      const text = this.site.exists(file) ? (this.site.text(file) ?? '') : '';
      this.diagnostics.push(diagnosticAt(placeOf(text, at), {...message, file, ruleId}, level));
    }
  }

  async rule(rule: Rule, files: readonly string[], whole: boolean): Promise<void> {
    const {site} = this;
    if (levelOf(rule.name, rule.level, site) === 'off') return;
    await rule.prepare?.(files, site);
    for (const file of files) {
      const page = site.pageOf(file);
      if (page && rule.page) this.add(rule, file, await rule.page(page, site));
      else if (rule.file) this.add(rule, file, await rule.file(file, site));
    }
    if (!rule.site || !(whole || files.some((file) => rule.speaksOf?.(file, site) ?? true))) return;
    const messages = [...(await rule.site(site))];
    this.add(
      rule,
      '',
      messages.filter(({file = ''}) => whole || files.includes(file)),
    );
  }
}

/** Runs the rules over files of a site. Diagnostics are sorted by file and place. */
export async function runCheck(
  site: Site,
  {files, only, stopsBuild = false, external = false}: RunOptions = {},
): Promise<Result> {
  const whole = files === undefined;
  const chosen = (files ?? site.files).filter((file) => site.isPublished?.(file) ?? true);
  const run = new Run(site);
  for (const rule of rulesOf(site)) {
    const isAsked = (!stopsBuild || rule.stopsBuild) && (external || !rule.needsNetwork);
    const isWanted = only === undefined || only === rule.name || only === groupOf(rule.name);
    if (isAsked && isWanted) await run.rule(rule, chosen, whole);
  }
  site.keep();
  return {
    diagnostics: [...unknownRules(site), ...unique(withoutFollowOns(run.diagnostics))].sort(byPlace),
    files: chosen.length,
    checks: run.checks,
  };
}

/** Marks of a merge conflict look like all sorts of mistakes. */
function withoutFollowOns(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const isConflict = ({ruleId}: Diagnostic): boolean => ruleId === 'files/conflict';
  const files = new Set(diagnostics.filter(isConflict).map(({file}) => file));
  return diagnostics.filter((diagnostic) => isConflict(diagnostic) || !files.has(diagnostic.file));
}

/** A mistake that several rules report in the same words is one. */
const unique = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((each) => [`${each.file}:${each.line}:${each.column} ${each.reason}`, each])).values(),
];
