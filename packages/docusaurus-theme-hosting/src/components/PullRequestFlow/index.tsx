import type {ReactNode} from 'react';
import clsx from 'clsx';
import Drawing, {drawingStyles as styles, Figure, Lines} from '../Drawing';

const places = [
  {name: 'Projekt', note: '6. prüft und übernimmt deine Änderung'},
  {name: 'Dein Fork', note: 'deine Kopie auf dem Server'},
  {name: 'Dein Computer', note: '3. eigener Branch, darin deine Commits'},
] as const;

type Place = 0 | 1 | 2;

interface Step {
  readonly from: Place;
  readonly to: Place;
  /** What stands beside the arrow. */
  readonly label: string;
  readonly isCommand?: boolean;
}

const steps: readonly Step[] = [
  {from: 0, to: 1, label: '1. Fork'},
  {from: 1, to: 2, label: '2. git clone', isCommand: true},
  {from: 2, to: 1, label: '4. git push', isCommand: true},
  {from: 1, to: 0, label: '5. Pull-Request'},
];

const title = 'Weg einer Änderung in ein fremdes Projekt';
const description = [
  '1. Ein Fork ist deine eigene Kopie des Projekts auf dem Server.',
  '2. „git clone“ holt diese Kopie auf deinen Computer.',
  '3. Dort legst du für deine Änderung einen Branch an.',
  '4. „git push“ lädt ihn in deinen Fork.',
  '5. Mit einem Pull-Request bietest du die Änderung dem Projekt an.',
  '6. Wer es betreut, prüft und übernimmt sie oder fragt nach.',
].join(' ');

const width = 330;
const boxHeight = 50;
const gap = 62;
const topOf = (place: number): number => 1 + place * (boxHeight + gap);
const height = topOf(places.length) - gap + 1;
/** Where the ways down and up run. */
const down = 40;
const up = 186;

/** How a change gets from one's own computer into the project of somebody else: fork, branch, pull request. */
export default function PullRequestFlow(): ReactNode {
  return (
    <Figure>
      <Drawing title={title} description={description} width={width} height={height}>
        {(arrow) => (
          <>
            {places.map(({name, note}, index) => {
              const onBrand = index === 0 && styles.onBrand;
              return (
                <g key={name}>
                  <rect
                    x={1}
                    y={topOf(index)}
                    width={width - 2}
                    height={boxHeight}
                    rx={3}
                    className={index === 0 ? styles.brand : styles.frame}
                  />
                  <text x={12} y={topOf(index) + 20} className={clsx(styles.label, onBrand)}>
                    {name}
                  </text>
                  <Lines text={note} x={12} y={topOf(index) + 39} width={44} className={clsx(onBrand)} />
                </g>
              );
            })}
            {steps.map(({from, to, label, isCommand}) => {
              const x = from < to ? down : up;
              const upper = topOf(Math.min(from, to)) + boxHeight;
              const [start, end] = from < to ? [upper + 2, upper + gap - 3] : [upper + gap - 2, upper + 3];
              return (
                <g key={label}>
                  <path d={`M${x} ${start}V${end}`} className={styles.arrow} markerEnd={arrow} />
                  <text x={x + 12} y={upper + gap / 2 + 4} className={isCommand ? styles.name : undefined}>
                    {label}
                  </text>
                </g>
              );
            })}
          </>
        )}
      </Drawing>
    </Figure>
  );
}
