import {notOfferedOwner} from 'docusaurus-hosting/facts/lookup';
import {findLiterals} from 'docusaurus-hosting/facts/literals';
import {nearestName} from '../text/nearestName';
import {factReferences} from '../factMask';
import {offsetOf, type Found} from '../finding';
import {factsFolderOf, isFacts} from '../places';
import {didYouMean, type Rule} from '../rule';
import type {SiteModel} from '../siteModel';
import {escapeRegExp} from '../text/escapeRegExp';

const unknownRule: Rule = {
  name: 'facts/unknown',
  level: 'error',
  stopsBuild: true,
  page: ({document}, {facts, provider}) =>
    factReferences(document.text)
      // Those of services that are not offered are named by services/not-offered.
      .filter(({name}) => !facts.has(name) && !notOfferedOwner(provider, name))
      .map(({name, match, at}) => ({
        at,
        wrong: `there is no fact ${match}`,
        right: didYouMean(`{{${nearestName(name, facts.keys()) ?? ''}}}`, 'define it'),
      })),
};

function literalsIn(text: string, kind: 'prose' | 'code', model: SiteModel): Found[] {
  return findLiterals(text, model.facts, kind).map(({line, text: found, advice}) => {
    const start = offsetOf(text, line);
    const at = text.indexOf(found, start);
    return {at: at < 0 ? start : at, wrong: `„${found}“ is typed by hand`, right: advice};
  });
}

const codeFile = /\.(?:[mc]?[jt]sx?|css|txt|ya?ml|json|svg|xml|html)$|Caddyfile$/;

/** Whether a file of code is the site's own and names hosts: everything but the facts themselves and tests. */
const isCode = (file: string, model: SiteModel): boolean => {
  const folders = [...model.site.areas.map(({folder}) => folder), ...(model.site.check?.codeFolders ?? [])];
  return (
    codeFile.test(file) &&
    !/\.test\.tsx?$/.test(file) &&
    !isFacts(file, model) &&
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`))
  );
};

const literalRule: Rule = {
  name: 'facts/literal',
  level: 'error',
  page: ({document}, model) => literalsIn(document.text, 'prose', model),
  file: (file, model) => (isCode(file, model) ? literalsIn(model.text(file) ?? '', 'code', model) : []),
};

const unusedRule: Rule = {
  name: 'facts/unused',
  level: 'error',
  speaksOf: isFacts,
  site(model) {
    const folder = factsFolderOf(model);
    const file = `${folder}/links.ts`;
    const source = model.exists(file) ? (model.text(file) ?? '') : '';
    const texts = model.files
      // Pages of services that are not offered count: they may be offered again.
      .filter((each) => (/\.mdx?$/.test(each) && model.areaOf(each) !== undefined) || isCode(each, model))
      .map((each) => model.text(each) ?? '')
      .join('\n');
    return [...model.facts.keys()]
      .filter((name) => /^(?:links|values)\.\w+$/.test(name))
      .filter((name) => !texts.includes(`{{${name}}}`) && !new RegExp(`\\b${escapeRegExp(name)}\\b`).test(texts))
      .map((name) => {
        const key = name.slice(name.indexOf('.') + 1);
        const at = source.search(new RegExp(`^\\s*${key}:`, 'm'));
        return {
          file,
          at: at < 0 ? 0 : at + (/^\s*/.exec(source.slice(at))?.[0].length ?? 0),
          wrong: `nothing names the fact ${name}`,
          right: 'delete it',
        };
      });
  },
};

export const factRules: readonly Rule[] = [unknownRule, literalRule, unusedRule];
