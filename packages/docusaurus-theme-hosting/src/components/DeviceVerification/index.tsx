import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Anchor, Fish, Flower2, Key, Moon, Rocket, Umbrella} from 'lucide-react';
import Drawing, {drawingStyles as styles, Figure, lineHeight, Lines} from '../Drawing';
import {matrix} from '../site';

const width = 330;
const boxWidth = 148;
const boxHeight = 92;
const top = 28;
const bottom = top + boxHeight;
/** Both drawings stand side by side: what is said below them begins at one height. */
const hintY = bottom + 106;
const height = hintY + lineHeight + 6;
/** Where the left box and the right one begin. */
const left = 1;
const right = width - 1 - boxWidth;
/** Characters that fit into a line below the boxes, and into one in a box. */
const lineWidth = 44;
const boxLineWidth = 18;
/** As many pictures as devices show at once. */
const pictures = [Key, Fish, Umbrella, Rocket, Moon, Flower2, Anchor] as const;
const perRow = 4;

const host = matrix?.homeserverHost ?? '';

const withDevice = {
  title: 'Mit einem angemeldeten Gerät',
  hint: 'Siehst du auf beiden dieselben Bilder, bestätige es auf beiden.',
  description:
    'Das alte und das neue Gerät zeigen dieselbe Reihe von Bildern. Bestätigst du das auf beiden, schickt das alte Gerät dem neuen die Schlüssel zu deinen Nachrichten.',
};
const withKey = {
  title: 'Mit dem Wiederherstellungsschlüssel',
  hint: 'Nur beides zusammen macht alte Nachrichten lesbar.',
  description: `Auf dem Server ${host} liegen die Schlüssel zu deinen Nachrichten verschlossen. Das neue Gerät holt sie von dort, und der Wiederherstellungsschlüssel, den du eingibst, schließt sie auf. Der Server kennt ihn nicht.`,
};

function DeviceBox({name, x, children}: {readonly name: string; readonly x: number; readonly children?: ReactNode}) {
  return (
    <g>
      <rect x={x} y={top} width={boxWidth} height={boxHeight} rx={5} className={styles.frame} />
      <text x={x + 12} y={top + 21} className={styles.label}>
        {name}
      </text>
      {children}
    </g>
  );
}

function Pictures({x}: {readonly x: number}): ReactNode {
  return pictures.map((Picture, index) => (
    <Picture
      key={Picture.displayName}
      size={20}
      x={x + 14 + (index % perRow) * 32}
      y={top + 32 + Math.floor(index / perRow) * 29}
    />
  ));
}

function Title({children}: {readonly children: string}): ReactNode {
  return (
    <text x={1} y={16} className={styles.label}>
      {children}
    </text>
  );
}

function WithDevice(): ReactNode {
  const {title, description, hint} = withDevice;
  const turn = bottom + 34;
  return (
    <Drawing title={title} description={description} width={width} height={height}>
      {(arrow) => (
        <>
          <Title>{title}</Title>
          <DeviceBox name="Altes Gerät" x={left}>
            <Pictures x={left} />
          </DeviceBox>
          <DeviceBox name="Neues Gerät" x={right}>
            <Pictures x={right} />
          </DeviceBox>
          <text x={width / 2} y={top + boxHeight / 2 + 5} className={clsx(styles.label, styles.centred)}>
            =
          </text>
          <path
            d={`M${left + boxWidth / 2} ${bottom + 2}V${turn}H${right + boxWidth / 2}V${bottom + 3}`}
            className={styles.arrow}
            markerEnd={arrow}
          />
          <text x={width / 2} y={turn + lineHeight} className={styles.centred}>
            Schlüssel zu deinen Nachrichten
          </text>
          <Lines text={hint} x={1} y={hintY} width={lineWidth} className={styles.muted} />
        </>
      )}
    </Drawing>
  );
}

function WithKey(): ReactNode {
  const {title, description, hint} = withKey;
  const server = bottom + 36;
  const middle = top + boxHeight / 2;
  return (
    <Drawing title={title} description={description} width={width} height={height}>
      {(arrow) => (
        <>
          <Title>{title}</Title>
          <DeviceBox name="Dein Schlüssel" x={left}>
            <Lines text="auf Papier oder in einem Passwortmanager" x={left + 12} y={top + 42} width={boxLineWidth} />
          </DeviceBox>
          <DeviceBox name="Neues Gerät" x={right}>
            <Lines text="schließt die Schlüssel damit auf" x={right + 12} y={top + 42} width={boxLineWidth} />
          </DeviceBox>
          <path d={`M${left + boxWidth + 2} ${middle}H${right - 3}`} className={styles.arrow} markerEnd={arrow} />
          <rect x={1} y={server} width={width - 2} height={50} rx={3} className={styles.brand} />
          <text x={12} y={server + 20} className={clsx(styles.label, styles.onBrand)}>
            Server
          </text>
          <text x={12} y={server + 39} className={clsx(styles.name, styles.onBrand)}>
            {host}
          </text>
          <path d={`M${right + boxWidth / 2} ${server - 2}V${bottom + 3}`} className={styles.arrow} markerEnd={arrow} />
          <text x={right + boxWidth / 2 - 12} y={bottom + 23} className={styles.before}>
            verschlossene Schlüssel
          </text>
          <Lines text={hint} x={1} y={hintY} width={lineWidth} className={styles.muted} />
        </>
      )}
    </Drawing>
  );
}

/** The two ways in which a new device gets the keys of a chat with end-to-end encryption. Empty without Matrix. */
export default function DeviceVerification(): ReactNode {
  return (
    matrix && (
      <Figure>
        <WithDevice />
        <WithKey />
      </Figure>
    )
  );
}
