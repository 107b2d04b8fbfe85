import {importedComponents} from 'docusaurus-hosting/theme';

/** The parts of a tree of MDX (hast with JSX) that this plugin reads and writes. */
interface Tree {
  readonly type: string;
  readonly name?: string | null;
  readonly children?: Tree[];
  readonly data?: object;
}

/** The import of a component as MDX keeps it in its tree. */
function importOf(name: string): Tree {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: `docusaurus-theme-hosting/markdown/${name}`},
    attributes: [],
  };
  return {type: 'mdxjsEsm', data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}}};
}

/**
 * Rehype plugin: a page imports the components that few pages show, so that the others do not load them. In Markdown they
 * are used as all others, without an import.
 */
export function importComponents() {
  return (tree: Tree): void => {
    const used = new Set<string>();
    const walk = ({name, children = []}: Tree): void => {
      if (name) used.add(name);
      children.forEach(walk);
    };
    walk(tree);
    tree.children?.unshift(...importedComponents.filter((name) => used.has(name)).map(importOf));
  };
}
