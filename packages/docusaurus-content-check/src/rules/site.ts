import * as z from 'zod';
import {LineCounter, parseDocument, type Node} from 'yaml';
import {wrongFacts, type WrongFact} from 'docusaurus-hosting/facts/validate';
import {configFile} from 'docusaurus-hosting/site/hostingSite';
import {lucideNames} from 'docusaurus-hosting/site/lucideIcons';
import {nearestName} from '../text/nearestName';
import type {Found} from '../finding';
import {authorsSchema, tagsSchema} from '../frontMatterSchema';
import {isFacts, placeOfKeys} from '../places';
import {didYouMean, type Rule} from '../rule';
import {brokenRoute, splitUrl} from './links';
import type {SiteModel} from '../siteModel';

type Placed = Found & {readonly file: string};

/** Wrong facts of a site; what `defineProvider` adds is none of the facts that it checks. */
const wrongFactsOf = ({site: {provider}}: SiteModel): WrongFact[] =>
  'notOffered' in provider ? [] : wrongFacts(provider);

const schemaRule: Rule = {
  name: 'facts/schema',
  level: 'error',
  stopsBuild: true,
  speaksOf: isFacts,
  site: (model) =>
    wrongFactsOf(model).map(({path, message, right}): Placed => ({
      ...placeOfKeys(path, model),
      wrong: `${path.join('.')}: ${message}`,
      right,
    })),
};

/** Services of facts that hold: those that do not are named by the schema. */
const servicesOf = (model: SiteModel) => Object.entries(wrongFactsOf(model).length > 0 ? {} : model.provider.services);

const serviceRule: Rule = {
  name: 'services/page',
  level: 'error',
  stopsBuild: true,
  speaksOf: isFacts,
  site: (model) =>
    servicesOf(model)
      .filter(([, {docs}]) => !model.routes.has(docs))
      .map(([id, {docs}]): Placed => ({
        ...placeOfKeys(['services', id, 'docs'], model),
        wrong: `"${id}" has its page at ${docs}, and there is none`,
        right: didYouMean(nearestName(docs, model.routes), 'write the page'),
      })),
};

/** Services and categories: everything that has an icon. */
const entriesWithIcons = (model: SiteModel): [list: string, id: string, entry: {readonly icon: string}][] =>
  wrongFactsOf(model).length > 0
    ? []
    : (['services', 'categories'] as const).flatMap((list) => {
        const entries: Readonly<Record<string, {readonly icon: string}>> = model.provider[list];
        return Object.entries(entries).map(([id, entry]): [string, string, {readonly icon: string}] => [
          list,
          id,
          entry,
        ]);
      });

const iconRule: Rule = {
  name: 'services/icon',
  level: 'error',
  stopsBuild: true,
  speaksOf: isFacts,
  site: (model) =>
    entriesWithIcons(model)
      .filter(([, , {icon}]) => !lucideNames().includes(icon))
      .map(([list, id, {icon}]): Placed => ({
        ...placeOfKeys([list, id, 'icon'], model),
        wrong: `"${id}" has the icon "${icon}", and Lucide has none of that name`,
        right: didYouMean(nearestName(icon, lucideNames()), 'take one of lucide.dev'),
      })),
};

/** The file that lists addresses which lead elsewhere. */
const redirectsFile = (model: SiteModel): string => model.fileNamed('redirects.ts') ?? configFile;

const redirectSchema = z.strictObject({from: z.string(), to: z.string()});

const redirectRule: Rule = {
  name: 'redirects/target',
  level: 'error',
  stopsBuild: true,
  speaksOf: (file, model) => file === redirectsFile(model),
  site(model) {
    const {redirects} = model.site;
    const file = redirectsFile(model);
    const text = model.exists(file) ? (model.text(file) ?? '') : '';
    const pages = new Set(model.pages.map(({route}) => route));
    return redirects.flatMap((redirect, index): Placed[] => {
      const {from, to} = redirect;
      const {error} = redirectSchema.safeParse(redirect);
      const at = Math.max(0, text.indexOf(`'${from}'`), error ? text.indexOf(`'${to}'`) : 0);
      if (error) {
        const wrong = `a redirect that is none: ${JSON.stringify(redirect)}`;
        return [{file, at, wrong, right: "write {from: '/old', to: '/page'}"}];
      }
      const {address, anchor} = splitUrl(to);
      const target = to.replace(/[?#].*$/, '');
      const say = (wrong: string, right: string): Placed => ({file, at, wrong, right});
      return [
        ...(from === to ? [say(`${from} is redirected to itself`, 'remove it')] : []),
        ...(pages.has(from) ? [say(`${from} is redirected, but a page has this address`, 'remove one of them')] : []),
        ...(redirects.findIndex((other) => other.from === from) < index
          ? [say(`${from} is redirected twice`, 'remove one')]
          : []),
        ...(redirects.some((other) => other.from === target && from !== to)
          ? [say(`${from} leads to ${to}, which is redirected itself`, 'write the last address of the chain')]
          : []),
        ...(model.routes.has(target)
          ? brokenRoute(address, anchor, at, model).map((found): Placed => ({file, ...found}))
          : [
              say(
                `${from} leads to ${to}, and there is no such page`,
                didYouMean(nearestName(target, model.routes), 'remove it'),
              ),
            ]),
        ...(from !== from.normalize('NFC') || !/^\/(?!.*(?:\.html$|.\/$|[?#%]))/.test(from)
          ? [
              say(
                `${from} is no plain address`,
                'write it like /old: without .html, /, ?, # or % behind, umlauts in NFC',
              ),
            ]
          : []),
      ];
    });
  },
};

/** Checks a YAML file of names against its schema. */
function yamlFindings(file: string, model: SiteModel, schema: z.ZodType): Placed[] {
  if (!model.exists(file)) return [];
  const document = parseDocument(model.text(file) ?? '', {lineCounter: new LineCounter(), prettyErrors: false});
  if (document.errors.length > 0) {
    return document.errors.map(({message, pos}) => ({
      file,
      at: pos[0],
      wrong: `no valid YAML: ${message.replace(/\s+/g, ' ')}`,
      right: 'mend its indentation, quotation marks or colons',
    }));
  }
  const {error} = schema.safeParse(document.toJS() ?? {});
  return (error?.issues ?? []).map((issue) => {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    let node: Node | undefined;
    for (let depth = path.length; depth > 0 && !node; depth -= 1) {
      node = document.getIn(path.slice(0, depth), true) as Node | undefined;
    }
    const value: unknown = document.getIn(path);
    const message = (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message;
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : undefined;
    return {
      file,
      at: node?.range?.[0] ?? 0,
      wrong: unknown
        ? `"${path.join('.')}" has no key "${unknown}"`
        : value === undefined
          ? `"${path[0] ?? ''}" lacks "${path.slice(1).join('.')}"`
          : `"${path.join('.')}": ${message}`,
      right: unknown ? 'remove it' : value === undefined ? `add ${String(path.at(-1))}: …` : 'write another value',
    };
  });
}

const listRule: Rule = {
  name: 'lists/keys',
  level: 'error',
  stopsBuild: true,
  speaksOf: (file) => /\/(?:tags|authors)\.yml$/.test(file),
  site: (model) =>
    model.site.areas.flatMap(({folder, kind}) => [
      ...yamlFindings(`${folder}/tags.yml`, model, tagsSchema),
      ...(kind === 'blog' ? yamlFindings(`${folder}/authors.yml`, model, authorsSchema) : []),
    ]),
};

export const siteRules: readonly Rule[] = [schemaRule, serviceRule, iconRule, redirectRule, listRule];
