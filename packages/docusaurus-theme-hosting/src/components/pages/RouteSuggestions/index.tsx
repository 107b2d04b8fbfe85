import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {services} from '@generated/docusaurus-theme-hosting/default/site';
import {suggestRoutes} from './suggest';

/** Services that are switched off help nobody further. */
const isOff = (path: string): boolean =>
  Object.values(services).some(({docs, lifecycle}) => lifecycle.phase === 'off' && path === docs);

/** "Meintest du …?" for the current path. Only in the browser: one prerendered page answers all unknown paths. */
export default function RouteSuggestions(): ReactNode {
  const {pathname} = useLocation();
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    // Fetched here alone: pages of docs have this component's code for unknown addresses below theirs. Without a network, none.
    import('@generated/docusaurus-theme-hosting/default/titles').then(
      (loaded) => setTitles(loaded.default),
      () => undefined,
    );
  }, []);
  const pages = Object.keys(titles).filter((path) => !isOff(path));
  const suggestions = suggestRoutes(pathname, pages);
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="meintest-du" className="panel">
      <h2 id="meintest-du">Meintest du …?</h2>
      <ul className="markdown clean-list margin--none">
        {suggestions.map((path) => (
          <li key={path}>
            <Link to={path}>{titles[path]}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
