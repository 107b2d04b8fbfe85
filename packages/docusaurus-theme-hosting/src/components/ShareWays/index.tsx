import type {ReactNode} from 'react';
import clsx from 'clsx';
import Drawing, {drawingStyles as styles, Figure, lineHeight, Lines} from '../Drawing';
import {wrapText} from '../Drawing/text';

interface Way {
  readonly name: string;
  readonly may: string;
  /** Whether files go from the folder to others, and from others into it. */
  readonly out: boolean;
  readonly in: boolean;
}

const ways: readonly Way[] = [
  {name: 'Person mit Konto', may: 'sieht deine Dateien und ändert sie, wenn du es erlaubst', out: true, in: true},
  {name: 'Alle mit dem Link', may: 'laden herunter, bis er abläuft oder du ihn löschst', out: true, in: false},
  {name: 'Dateiablage', may: 'nimmt Dateien an, zeigt aber nicht, was schon da ist', out: false, in: true},
];

const title = 'Drei Arten, einen Ordner zu teilen';
const description = `Deinen Ordner öffnest du auf drei Arten. ${ways
  .map(({name, may}, index) => `${index + 1}. ${name}: ${may}.`)
  .join(' ')} Ein Passwort schützt Link und Dateiablage zusätzlich.`;

const width = 330;
const padding = 12;
const folderWidth = 96;
const wayX = 150;
/** Characters that fit into a line of a way. */
const lineWidth = 23;
const gap = 12;

const heightOf = ({may}: Way): number => 34 + wrapText(may, lineWidth).length * lineHeight;
/** Where the way at an index begins, or the one behind them would. */
const topOf = (index: number): number => 1 + ways.slice(0, index).reduce((sum, way) => sum + heightOf(way) + gap, 0);
const height = topOf(ways.length) - gap + 1;

/** Who may do what with a shared folder: read and write, read, or put in only. */
export default function ShareWays(): ReactNode {
  return (
    <Figure>
      <Drawing title={title} description={description} width={width} height={height}>
        {(arrow) => (
          <>
            <rect x={1} y={1} width={folderWidth} height={height - 2} rx={3} className={styles.brand} />
            <text
              x={1 + folderWidth / 2}
              y={height / 2 + 4}
              className={clsx(styles.label, styles.centred, styles.onBrand)}
            >
              Dein Ordner
            </text>
            {ways.map((way, index) => {
              const top = topOf(index);
              const middle = top + heightOf(way) / 2;
              return (
                <g key={way.name}>
                  <rect
                    x={wayX}
                    y={top}
                    width={width - 1 - wayX}
                    height={heightOf(way)}
                    rx={3}
                    className={styles.frame}
                  />
                  <text x={wayX + padding} y={top + 21} className={styles.label}>
                    {way.name}
                  </text>
                  <Lines text={way.may} x={wayX + padding} y={top + 21 + lineHeight} width={lineWidth} />
                  <path
                    d={`M${folderWidth + 5} ${middle}H${wayX - 4}`}
                    className={styles.arrow}
                    markerStart={way.in ? arrow : undefined}
                    markerEnd={way.out ? arrow : undefined}
                  />
                </g>
              );
            })}
          </>
        )}
      </Drawing>
    </Figure>
  );
}
