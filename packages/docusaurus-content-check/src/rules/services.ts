import {mentionsOfMissingServices, type Leftover} from 'docusaurus-hosting/markdown/leftovers';
import {offsetOf, type Found} from '../finding';
import type {Rule} from '../rule';
import type {SiteModel} from '../siteModel';

const leftovers = new WeakMap<SiteModel, readonly Leftover[]>();

/** Conditions that cannot be applied are named by mdx/condition, and nothing is known of what they hide until then. */
function mentionsIn({provider, site, root}: SiteModel): readonly Leftover[] {
  try {
    return mentionsOfMissingServices(provider, site.areas, root);
  } catch {
    return [];
  }
}

/** What the site still says of services that are not to be had; read once for both rules. */
function leftoversOf(model: SiteModel): readonly Leftover[] {
  const known = leftovers.get(model);
  if (known) return known;
  const {site} = model;
  // Facts that break the schema are named by facts/schema, and nothing is known of services then.
  const found = 'notOffered' in site.provider ? mentionsIn(model) : [];
  leftovers.set(model, found);
  return found;
}

const placed = (model: SiteModel, wanted: Leftover['level']): (Found & {readonly file: string})[] =>
  leftoversOf(model)
    .filter(({level}) => level === wanted)
    .map(({file, line, wrong, right}) => ({
      file,
      at: model.exists(file) ? offsetOf(model.text(file) ?? '', line) : 0,
      wrong,
      right,
    }));

const brokenRule: Rule = {
  name: 'services/not-offered',
  level: 'error',
  stopsBuild: true,
  site: (model) => placed(model, 'error'),
};

const mentionRule: Rule = {
  name: 'services/mention',
  level: 'warning',
  site: (model) => placed(model, 'warning'),
};

export const missingServiceRules: readonly Rule[] = [brokenRule, mentionRule];
