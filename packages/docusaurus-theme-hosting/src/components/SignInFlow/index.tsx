import {useId, type ReactNode} from 'react';
import {sso} from '../site';
import styles from './styles.module.css';

type Party = 0 | 1 | 2;

interface Step {
  readonly from: Party;
  readonly to: Party;
  readonly text: string;
}

const parties = ['Dein Browser', 'Dienst', 'Single Sign-on'] as const;

const steps: readonly Step[] = [
  {from: 0, to: 1, text: 'Du klickst im Dienst auf „Anmelden“.'},
  {from: 1, to: 0, text: `Er schickt dich zu ${sso.host}.`},
  {from: 0, to: 2, text: 'Nur hier gibst du dein Passwort ein.'},
  {from: 2, to: 0, text: 'Du kommst mit einem Einmalcode zurück.'},
  {from: 0, to: 1, text: 'Dein Browser gibt dem Dienst den Code.'},
  {from: 1, to: 2, text: 'Der Dienst tauscht ihn gegen ein Token.'},
  {from: 1, to: 0, text: 'Du bist angemeldet.'},
];

const title = 'Ablauf einer Anmeldung';
const description = steps
  .map(({from, to, text}, index) => `${index + 1}. ${parties[from]} an ${parties[to]}: ${text}`)
  .join(' ');

const width = 330;
const lifelines = [54, 165, 276] as const;
const headHeight = 36;
const stepHeight = 56;
const height = headHeight + steps.length * stepHeight + 16;

/** What happens at a sign-in (OpenID Connect, authorization code flow) and that the password goes to one place only. */
export default function SignInFlow(): ReactNode {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={styles.drawing}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{description}</desc>
        <defs>
          <marker id={`${id}-arrow`} viewBox="0 0 8 8" refX={7} refY={4} markerWidth={7} markerHeight={7} orient="auto">
            <path d="M0 0 8 4 0 8z" className={styles.arrowHead} />
          </marker>
        </defs>
        {parties.map((party, index) => (
          <g key={party}>
            <path d={`M${lifelines[index as Party]} ${headHeight}V${height}`} className={styles.lifeline} />
            <rect
              x={lifelines[index as Party] - 53}
              y={1}
              width={106}
              height={headHeight - 2}
              rx={3}
              className={styles.party}
            />
            <text x={lifelines[index as Party]} y={23} className={styles.partyName}>
              {party}
            </text>
          </g>
        ))}
        {steps.map(({from, to, text}, index) => {
          const y = headHeight + (index + 1) * stepHeight - 12;
          const towards = Math.sign(to - from);
          return (
            <g key={text}>
              {/* A strip in the page's colour keeps the lifelines from crossing the words. */}
              <rect x={0} y={y - 33} width={width} height={23} className={styles.strip} />
              <circle cx={11} cy={y - 21} r={9} className={styles.number} />
              <text x={11} y={y - 17} className={styles.digit}>
                {index + 1}
              </text>
              <text x={27} y={y - 16} className={styles.text}>
                {text}
              </text>
              <path
                d={`M${lifelines[from]} ${y}H${lifelines[to] - towards * 2}`}
                className={styles.arrow}
                markerEnd={`url(#${id}-arrow)`}
              />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
