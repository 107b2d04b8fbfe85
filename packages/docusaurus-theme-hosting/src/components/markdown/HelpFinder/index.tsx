import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {help} from '@generated/docusaurus-theme-hosting/default/site';
import {supportMail} from '../../shared/supportMail';
import styles from './styles.module.css';

type Topic = (typeof help)[number];
type Problem = Topic['problems'][number];

/** A prepared e-mail with what was chosen. */
const mailTo = (topic: string, seen: string): string =>
  supportMail(`Hilfe: ${topic}`, [
    `Was nicht geht: ${topic}`,
    `Was ich sehe: ${seen}`,
    'Gerät und Programm: ',
    'Seit wann: ',
    '',
  ]);

/** What solves a problem. The content has the id, since browsers open details only for what lies inside. */
function Solution({id, topic, problem}: {id: string; topic: string; problem: Problem}): ReactNode {
  const {seen, help: advice, to, ways} = problem;
  return (
    <details>
      <summary>{seen}</summary>
      <div id={id} className={styles.solution}>
        <p>{advice}</p>
        {ways && <p>Auf welchem Gerät oder mit welchem Programm?</p>}
        <ul>
          {Object.entries(ways ?? {}).map(([way, section]) => (
            <li key={way}>
              <Link to={section}>{way}</Link>
            </li>
          ))}
          <li>
            <Link to={to}>{ways ? 'alle anderen' : 'Schritt für Schritt'}</Link>
          </li>
          <li>
            <a href={mailTo(topic, seen)}>Hilft nicht? Schreibe uns</a>
          </li>
        </ul>
      </div>
    </details>
  );
}

/**
 * Leads in three questions to the section that solves a problem, or to a prepared e-mail. Nested details: they need no
 * JavaScript, and each step has an address. The problems are the site's (`guidance.help`).
 */
export default function HelpFinder(): ReactNode {
  const {hash} = useLocation();
  // Not every browser opens details for an address, and none does when the page changes without being loaded.
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    for (let box = target?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true;
    target?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.finder}>
      {help.map(({id, topic, problems}) => (
        <details key={id}>
          <summary>{topic}</summary>
          <div id={id}>
            <p>Was passiert?</p>
            {problems.map((problem) => (
              <Solution key={problem.id} id={`${id}-${problem.id}`} topic={topic} problem={problem} />
            ))}
            <p>
              Nichts davon? <a href={mailTo(topic, '')}>Schreibe uns, was du siehst</a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
