import postcss, {type AtRule, type ChildNode, type Declaration, type Root, type Rule} from 'postcss';

/** What went out of the style sheets: selectors and custom properties. */
export interface Removed {
  readonly selectors: Set<string>;
  readonly variables: Set<string>;
}

/**
 * Names that an element needs for a selector: `element`, `.class`, `#id`. Attributes and most pseudo-classes count for nothing;
 * `:where(.x)` asks for `.x`.
 */
function namesIn(selector: string): string[] {
  let rest = selector.replace(/\[[^\]]*\]/g, '').replace(/:(?:is|where)\(([^(),]*)\)/g, '$1');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/::?[\w-]+\([^()]*\)/g, '');
  }
  return rest.replace(/::?[\w-]+/g, '').match(/[.#]?[A-Za-z_][\w-]*/g) ?? [];
}

/** Whether an element could have all names of a selector. Of one with escaped characters nobody knows. */
export const canMatch = (selector: string, isUsed: (name: string) => boolean): boolean =>
  selector.includes('\\') || namesIn(selector).every(isUsed);

function removeRules(root: Root, words: ReadonlySet<string>, removed: Set<string>): void {
  const beginnings = [...words].filter((word) => /^\w[\w-]+-$/.test(word));
  const isUsed = (name: string): boolean => {
    const word = name.replace(/^[.#]/, '');
    return words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
  };
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const kept = rule.selectors.filter((selector) => canMatch(selector, isUsed));
    rule.selectors.filter((selector) => !kept.includes(selector)).forEach((selector) => removed.add(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Variables that nobody reads, and those that only they read. */
function removeVariables(root: Root, words: ReadonlySet<string>, removed: Set<string>): void {
  for (let before = -1; before !== removed.size;) {
    before = removed.size;
    const read = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop) && !words.has(declaration.prop)) {
        removed.add(declaration.prop);
        declaration.remove();
      }
    });
  }
}

const isRootRule = (node: ChildNode): node is Rule => node.type === 'rule' && node.selector === ':root';

/** Variables that a layer gives the root although rules outside of layers, which win always, give it others. */
function removeOverridden(root: Root): void {
  const unlayered = new Set<string>();
  root.nodes.filter(isRootRule).forEach((rule) => rule.walkDecls(/^--/, ({prop}) => void unlayered.add(prop)));
  root.walkAtRules('layer', ({nodes = []}) =>
    nodes.filter(isRootRule).forEach((rule) =>
      rule.walkDecls(/^--/, (declaration) => {
        if (unlayered.has(declaration.prop)) declaration.remove();
      }),
    ),
  );
}

/** What a variable cannot hold as a value: these words say where it gets its value from. */
const keywords = /^(?:inherit|initial|unset|revert|revert-layer)$/;
const reading = /var\(\s*(--[\w-]+)\s*\)/g;

/** Variables that the root alone sets, once and to a value without variables, and that are read without a fallback. */
function constantsOf(root: Root, words: ReadonlySet<string>): Map<string, Declaration> {
  const count = (names: Iterable<string>): Map<string, number> =>
    [...names].reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>());
  const css = root.toString();
  const mentions = count(css.match(/--[\w-]+/g) ?? []);
  const readings = count([...css.matchAll(reading)].map(([, name = '']) => name));
  const constants = new Map<string, Declaration>();
  root.walkDecls(/^--/, (declaration) => {
    const {prop, value, important, parent} = declaration;
    const rule = parent as ChildNode;
    const isAlone = mentions.get(prop) === (readings.get(prop) ?? 0) + 1 && !words.has(prop);
    const isAlways = isRootRule(rule) && (rule.parent?.type === 'root' || (rule.parent as AtRule).name === 'layer');
    if (isAlone && isAlways && !important && !keywords.test(value.trim()) && !value.includes('var(')) {
      constants.set(prop, declaration);
    }
  });
  return constants;
}

/** Writes what never changes where it is read, which a browser would do anyway: Infima has variables for everything. */
function putInConstants(root: Root, words: ReadonlySet<string>, removed: Set<string>): void {
  for (let constants = constantsOf(root, words); constants.size > 0; constants = constantsOf(root, words)) {
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(reading, (whole, name: string, start: number, all: string) => {
        const constant = constants.get(name);
        if (!constant) return whole;
        // Minified values stand side by side, which a parenthesis separates.
        const before = /[^\s(,/*]/.test(all.charAt(start - 1)) ? ' ' : '';
        const after = /[^\s),/*]/.test(all.charAt(start + whole.length)) ? ' ' : '';
        return `${before}${constant.value.trim()}${after}`;
      });
    });
    constants.forEach((declaration, name) => {
      removed.add(name);
      declaration.remove();
    });
  }
}

/**
 * A style sheet without the rules whose classes, ids or elements stand nowhere else, and without variables that nobody reads
 * or that never change.
 * A word with a hyphen at its end (`'col--' + width`) stands for all names that begin with it. (PurgeCSS 8 took out
 * `:focus-visible`, and `:is(…)` as well.)
 *
 * @param css - the style sheet
 * @param contents - everything else that a browser gets or runs: each word of it could be a name
 * @param removed - takes up what goes
 */
export function withoutUnused(css: string, contents: readonly string[], removed: Removed): string {
  const words = new Set(contents.flatMap((content) => content.match(/[\w-]+/g) ?? []));
  ['html', 'body'].forEach((element) => words.add(element));
  const root = postcss.parse(css);
  removeRules(root, words, removed.selectors);
  removeVariables(root, words, removed.variables);
  removeOverridden(root);
  putInConstants(root, words, removed.variables);
  root.walk((node) => {
    // An empty layer stays: it has its place among the layers.
    const isBlock = node.type === 'rule' || (node.type === 'atrule' && node.name !== 'layer');
    if (isBlock && node.nodes?.length === 0) node.remove();
  });
  return root.toString();
}
