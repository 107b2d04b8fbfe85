import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Endpoint} from 'docusaurus-hosting/facts/schema';
import Drawing, {drawingStyles as styles, Figure, lineHeight, Lines} from '../Drawing';
import {wrapText} from '../Drawing/text';
import {mail, operator} from '../site';

/** Where mail servers talk to each other (RFC 5321, 4.5.4.2). */
const relayPort = 25;

interface Station {
  readonly name: string;
  /** Host, or nothing where it is somebody else's. */
  readonly host?: string;
  readonly does?: string;
  /** How the message goes on from here. */
  readonly onward?: string;
}

const connection = ({port, security}: Endpoint): string => `${security}, Port ${port}`;

const stations: readonly Station[] = [
  {
    name: 'Dein Mailprogramm',
    does: 'Es meldet sich mit deinem App-Passwort an.',
    onward: `immer verschlüsselt: ${connection(mail.submissions)}`,
  },
  {
    name: `Postausgang von ${operator.name}`,
    host: mail.submissions.host,
    does: 'Er prüft, ob dir der Absender gehört, und signiert die Nachricht mit DKIM.',
    onward: `mit STARTTLS, wenn es die andere Seite kann: Port ${relayPort}`,
  },
  {
    name: 'Server des anderen Anbieters',
    does: 'Er fragt im DNS nach: Darf dieser Server für die Domain senden (SPF)? Ist die Signatur echt (DKIM)? Dann entscheidet sein Spamfilter.',
    onward: 'in den Posteingang oder in den Spam-Ordner',
  },
  {name: 'Postfach', does: 'Hier liegt die Nachricht, auf dem Server lesbar.', onward: 'IMAP über TLS'},
  {name: 'Mailprogramm der anderen Person'},
];

const sentences = stations
  .map(({name, host, does = '', onward}, index) =>
    [`${index + 1}. ${name}${host ? ` (${host})` : ''}.`, does, onward && `Weiter ${onward}.`]
      .filter(Boolean)
      .join(' '),
  )
  .join(' ');
const title = 'Weg einer E-Mail';
const description = `Weg einer E-Mail von dir zu einer Person bei einem anderen Anbieter. ${sentences} Die Antwort nimmt denselben Weg in der anderen Richtung; dann prüfen wir.`;

const width = 330;
const padding = 12;
const gap = 44;
/** Characters of the body's typeface that fit into a line of a box. */
const lineWidth = 42;
/** The same beside an arrow. */
const noteWidth = 38;

const heightOf = ({host, does}: Station): number =>
  32 + (host ? lineHeight : 0) + (does ? wrapText(does, lineWidth).length * lineHeight : 0);

/** The stations with the height at which each begins. */
const placed = stations.reduce<{station: Station; y: number}[]>((list, station) => {
  const last = list.at(-1);
  return [...list, {station, y: last ? last.y + heightOf(last.station) + gap : 1}];
}, []);
const end = placed.at(-1);
const height = end ? end.y + heightOf(end.station) + 1 : 0;

function StationBox({station, y}: {readonly station: Station; readonly y: number}): ReactNode {
  const {name, host, does} = station;
  return (
    <g>
      <rect
        x={1}
        y={y}
        width={width - 2}
        height={heightOf(station)}
        rx={3}
        className={host ? styles.brand : styles.frame}
      />
      <text x={padding} y={y + 21} className={clsx(styles.label, host && styles.onBrand)}>
        {name}
      </text>
      {host && (
        <text x={padding} y={y + 21 + lineHeight} className={clsx(styles.name, styles.onBrand)}>
          {host}
        </text>
      )}
      {does && (
        <Lines
          text={does}
          x={padding}
          y={y + 21 + lineHeight * (host ? 2 : 1)}
          width={lineWidth}
          className={host ? styles.onBrand : undefined}
        />
      )}
    </g>
  );
}

/** Which servers a message passes, where it is encrypted and where its sender is checked. */
export default function MailPath(): ReactNode {
  return (
    <Figure>
      <Drawing title={title} description={description} width={width} height={height}>
        {(arrow) =>
          placed.map(({station, y}) => {
            const bottom = y + heightOf(station);
            return (
              <g key={station.name}>
                <StationBox station={station} y={y} />
                {station.onward && (
                  <>
                    <path d={`M24 ${bottom + 2}V${bottom + gap - 3}`} className={styles.arrow} markerEnd={arrow} />
                    <Lines
                      text={station.onward}
                      x={38}
                      y={bottom + (wrapText(station.onward, noteWidth).length > 1 ? 19 : 26)}
                      width={noteWidth}
                      className={styles.muted}
                    />
                  </>
                )}
              </g>
            );
          })
        }
      </Drawing>
    </Figure>
  );
}
