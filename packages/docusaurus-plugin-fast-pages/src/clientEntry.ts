// The build's entry in place of Docusaurus' own, which it runs at last. What that one pulls in is evaluated part by part
// before, and the browser answers the visitor between the parts: at once, it is the longest task of a first view.
import {inTurn} from './turns';

/** In the order in which Docusaurus' entry imports them, which is the order of the style sheet's rules too. */
async function begin(): Promise<void> {
  await inTurn(() => import(/* webpackMode: "eager" */ 'react-dom/client'));
  await inTurn(() => import(/* webpackMode: "eager" */ '@generated/client-modules'));
  const {default: registry} = await inTurn(() => import(/* webpackMode: "eager" */ '@generated/registry'));
  // The scripts of the page are there already; of what they define, each page's part takes its turn as well.
  for (const entry of Object.values(registry)) {
    const [load] = entry;
    entry[0] = () => inTurn(load);
  }
  await inTurn(() => import(/* webpackMode: "eager" */ '@generated/routes'));
  await inTurn(() => import(/* webpackMode: "eager" */ '@theme/ThemeProvider'));
  await inTurn(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
}

/** What the visitor may want next comes with their first sign (`loader.js` says so), once the page is there. */
async function lookAhead(): Promise<void> {
  const {loadAhead} = await import(/* webpackMode: "eager" */ './routes/loadAhead');
  loadAhead();
}

addEventListener('visitor', () => void lookAhead(), {once: true});
void begin();
