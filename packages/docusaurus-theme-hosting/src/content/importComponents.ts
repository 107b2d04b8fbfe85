import {parse} from 'acorn';
import {visit} from 'unist-util-visit';
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
  const code = `import ${name} from 'docusaurus-theme-hosting/markdown/${name}';`;
  return {type: 'mdxjsEsm', data: {estree: parse(code, {ecmaVersion: 'latest', sourceType: 'module'})}};
}

/**
 * Rehype plugin: a page imports the components that few pages show, so that the others do not load them. In Markdown they
 * are used as all others, without an import.
 */
export function importComponents() {
  return (tree: Tree): void => {
    const used = new Set<string>();
    visit(tree, ({name}) => {
      if (name) used.add(name);
    });
    tree.children?.unshift(...importedComponents.filter((name) => used.has(name)).map(importOf));
  };
}
