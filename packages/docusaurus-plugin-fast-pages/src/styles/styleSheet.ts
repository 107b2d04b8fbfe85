import postcss, {type AtRule, type Root} from 'postcss';

/**
 * Names that a selector needs: `element`, `.class`, `#id`. Attributes and most pseudo-classes are ignored; `:where(.x)` needs
 * `.x`.
 */
function namesIn(selector: string): string[] {
  let rest = selector.replace(/\[[^\]]*\]/g, '').replace(/:(?:is|where)\(([^(),]*)\)/g, '$1');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/::?[\w-]+\([^()]*\)/g, '');
  }
  return rest.replace(/::?[\w-]+/g, '').match(/[.#]?[A-Za-z_][\w-]*/g) ?? [];
}

/** Whether an element could have all names of a selector. Escaped characters are not parsed. */
export const canMatch = (selector: string, isUsed: (name: string) => boolean): boolean =>
  selector.includes('\\') || namesIn(selector).every(isUsed);

function removeRules(root: Root, words: ReadonlySet<string>, removed: string[]): void {
  const beginnings = [...words].filter((word) => /^\w[\w-]+-$/.test(word));
  const isUsed = (name: string): boolean => {
    const word = name.replace(/^[.#]/, '');
    return words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
  };
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const kept = rule.selectors.filter((selector) => canMatch(selector, isUsed));
    removed.push(...rule.selectors.filter((selector) => !kept.includes(selector)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/**
 * A style sheet without the rules whose classes, ids or elements occur nowhere else.
 * A word that ends with a hyphen (`'col--' + width`) stands for all names that begin with it. (PurgeCSS 8 removes
 * `:focus-visible` and `:is(…)` as well.)
 *
 * @param css - the style sheet
 * @param contents - everything else that a browser gets or runs: each of its words could be a name
 * @param removed - receives the selectors that are removed
 */
export function withoutUnused(css: string, contents: readonly string[], removed: string[]): string {
  const words = new Set(contents.flatMap((content) => content.match(/[\w-]+/g) ?? []));
  ['html', 'body'].forEach((element) => words.add(element));
  const root = postcss.parse(css);
  removeRules(root, words, removed);
  root.walk((node) => {
    // An empty layer stays: it keeps its place in the order of layers.
    const isBlock = node.type === 'rule' || (node.type === 'atrule' && node.name !== 'layer');
    if (isBlock && node.nodes?.length === 0) node.remove();
  });
  return root.toString();
}
