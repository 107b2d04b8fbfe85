/**
 * Loader (Rspack, webpack) for what MDX has made of a Markdown file: the module takes its own new versions in
 * (livePage.ts), so that changed words are shown without loading and rendering everything around them anew.
 * JavaScript, because the bundler loads it without TypeScript.
 */
const content = 'export default function MDXContent(';
/** Where the content gets its components: a React hook. */
const hook = /_provideComponents\(\)/g;

module.exports = function pageLoader(source) {
  const {livePage} = this.getOptions();
  if (!source.includes(content)) throw new Error(`MDX no longer writes "${content}"; see live-preview/pageLoader.cjs.`);
  const own = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const [, data = ''] = /^export \{default as metadata\} from ('[^']+')/m.exec(source) ?? [];
  const hooks = (source.match(hook) ?? []).length;
  const others = [...own, ...(data ? ['pageMetadata'] : []), `hooks: ${hooks}`];
  return `${source.replace(content, content.replace('export default ', ''))}
import {livePage as takeIn} from ${JSON.stringify(livePage)};
${data && `import pageMetadata from ${data};`}
export default takeIn(import.meta.webpackHot, MDXContent, {${others.join(', ')}});
`;
};

/** Has a page compiled again when the file `marker` changes, also one that MDX refuses: it may name a fact that comes. */
module.exports.pitch = function pitch() {
  this.addDependency(this.getOptions().marker);
};
