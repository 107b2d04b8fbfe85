// Entry of the client bundle in place of Docusaurus' own, which it runs at last: evaluates what that one imports in several
// tasks, since one alone is the longest task of a first view: 36 to 90 ms more blocking time on a phone. No upstream issue known.
import {schedule} from './scheduler';

/** In the order of Docusaurus' entry, which is also that of the rules in the style sheet. */
async function evaluate(): Promise<void> {
  await schedule(() => import(/* webpackMode: "eager" */ 'react-dom/client'));
  await schedule(() => import(/* webpackMode: "eager" */ '@generated/client-modules'));
  const {default: registry} = await schedule(() => import(/* webpackMode: "eager" */ '@generated/registry'));
  // The page's chunks are loaded by now; each is evaluated in a task of its own as well.
  for (const entry of Object.values(registry)) {
    const [load] = entry;
    entry[0] = () => schedule(load);
  }
  await schedule(() => import(/* webpackMode: "eager" */ '@generated/routes'));
  await schedule(() => import(/* webpackMode: "eager" */ '@theme/ThemeProvider'));
  await schedule(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
}

void evaluate();
