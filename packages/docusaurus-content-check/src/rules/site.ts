import * as z from 'zod';
import {LineCounter, parseDocument, type Node} from 'yaml';
import {nearestName} from '../text/nearestName';
import type {Message} from '../diagnostic';
import {authorsSchema, tagsSchema} from '../schemas';
import {didYouMean, type Rule} from '../rule';
import {splitUrl} from '../reader/links';
import {brokenRoute} from './links';
import {configFileOf, type Site} from '../reader/site';

/** The file that lists addresses which lead elsewhere. */
const redirectsFile = (model: Site): string => model.fileNamed('redirects.ts') ?? configFileOf(model);

const redirectSchema = z.strictObject({from: z.string(), to: z.string()});

const redirectRule: Rule = {
  name: 'redirects/target',
  level: 'error',
  stopsBuild: true,
  speaksOf: (file, model) => file === redirectsFile(model),
  site(model) {
    const {redirects} = model;
    const file = redirectsFile(model);
    const text = model.exists(file) ? (model.text(file) ?? '') : '';
    const pages = new Set(model.pages.map(({route}) => route));
    return redirects.flatMap((redirect, index): Message[] => {
      const {from, to} = redirect;
      const {error} = redirectSchema.safeParse(redirect);
      const at = Math.max(0, text.indexOf(`'${from}'`), error ? text.indexOf(`'${to}'`) : 0);
      if (error) {
        const reason = `a redirect that is none: ${JSON.stringify(redirect)}`;
        return [{file, at, reason, note: "write {from: '/old', to: '/page'}"}];
      }
      const {address, anchor} = splitUrl(to);
      const target = to.replace(/[?#].*$/, '');
      const say = (reason: string, note: string): Message => ({file, at, reason, note});
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
          ? brokenRoute(address, anchor, at, model).map((found): Message => ({file, ...found}))
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
function yamlFindings(file: string, model: Site, schema: z.ZodType): Message[] {
  if (!model.exists(file)) return [];
  const document = parseDocument(model.text(file) ?? '', {lineCounter: new LineCounter(), prettyErrors: false});
  if (document.errors.length > 0) {
    return document.errors.map(({message, pos}) => ({
      file,
      at: pos[0],
      reason: `no valid YAML: ${message.replace(/\s+/g, ' ')}`,
      note: 'mend its indentation, quotation marks or colons',
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
      reason: unknown
        ? `"${path.join('.')}" has no key "${unknown}"`
        : value === undefined
          ? `"${path[0] ?? ''}" lacks "${path.slice(1).join('.')}"`
          : `"${path.join('.')}": ${message}`,
      note: unknown ? 'remove it' : value === undefined ? `add ${String(path.at(-1))}: …` : 'write another value',
    };
  });
}

const listRule: Rule = {
  name: 'lists/keys',
  level: 'error',
  stopsBuild: true,
  speaksOf: (file) => /\/(?:tags|authors)\.yml$/.test(file),
  site: (model) =>
    model.areas.flatMap(({folder, kind}) => [
      ...yamlFindings(`${folder}/tags.yml`, model, model.options.lists?.tags ?? tagsSchema),
      ...(kind === 'blog'
        ? yamlFindings(`${folder}/authors.yml`, model, model.options.lists?.authors ?? authorsSchema)
        : []),
    ]),
};

export const siteRules: readonly Rule[] = [redirectRule, listRule];
