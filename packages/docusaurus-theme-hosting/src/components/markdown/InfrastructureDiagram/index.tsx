import type {ReactNode} from 'react';
import {formatSchedule} from 'docusaurus-hosting/facts/schedule';
import Drawing, {lineHeight, Lines} from '../Drawing';
import {wrapText} from '../Drawing/text';
import {infrastructure} from '../../shared/site';
import {frameOf, type Box, type Frame} from './layout';
import styles from './styles.module.css';

const {datacenter, hosts} = infrastructure;
const backupSchedule = formatSchedule(infrastructure.backupSchedule);
type Host = (typeof hosts)[string];
const at = (site: Host['site']): Host[] => Object.values(hosts).filter((host) => host.site === site);
const here = at('datacenter');
const elsewhere = at('elsewhere');

const title = 'Aufbau der Infrastruktur';
const names = (list: readonly Host[]): string => list.map(({label, value}) => `${label} (${value})`).join(', ');
const description =
  `Deine Geräte erreichen über das Internet die Server im ${datacenter}: ${names(here)}. ` +
  `An einem anderen Standort stehen: ${names(elsewhere)}. Sie beobachten die Server und sichern ihre Daten ${backupSchedule}.`;

/** Characters of a label that fit into a line of a box. */
const labelWidth = (boxWidth: number): number => Math.floor(boxWidth / 10);

/** Height at which the longest label leaves room for the host's name. */
const boxHeightFor = (boxWidth: number): number =>
  44 + lineHeight * Math.max(...Object.values(hosts).map(({label}) => wrapText(label, labelWidth(boxWidth)).length));

function HostBox({host, box}: {host: Host; box: Box}): ReactNode {
  return (
    <g>
      <rect {...box} rx={3} className="box" />
      <Lines text={host.label} x={box.x + 12} y={box.y + 24} width={labelWidth(box.width)} className="label" />
      <text x={box.x + 12} y={box.y + box.height - 12} className="name muted">
        {host.value}
      </text>
    </g>
  );
}

function Site({name, frame, members}: {name: string; frame: Frame; members: readonly Host[]}): ReactNode {
  const {boxes, ...outline} = frame;
  return (
    <g>
      <rect {...outline} rx={5} className="frame" />
      <text x={frame.x + 14} y={frame.y + 22} className="label muted">
        {name}
      </text>
      {members.map((host, index) => {
        const box = boxes[index];
        return box && <HostBox key={host.value} host={host} box={box} />;
      })}
    </g>
  );
}

interface DiagramProps {
  readonly id: string;
  readonly width: number;
  readonly columns: number;
  readonly className: string | undefined;
}

/** The picture in the given width; both widths are in the page, and CSS shows the one that there is room for. */
function Diagram({id, width, columns, className}: DiagramProps): ReactNode {
  const isWide = columns > 1;
  const boxHeight = boxHeightFor(width / columns - 24);
  const center = frameOf(here.length, columns, {x: 1, y: 103, width: width - 2, boxHeight});
  const centerEnd = center.y + center.height;
  const other = frameOf(elsewhere.length, Math.min(columns, elsewhere.length), {
    x: 1,
    y: centerEnd + 66,
    width: width - 2,
    boxHeight,
  });
  const height = other.y + other.height + 1;
  const arrow = `url(#${id}-arrow)`;
  return (
    <Drawing {...{id, title, description, width, height, className}}>
      <rect x={width / 2 - 110} y={1} width={220} height={44} rx={3} className="brand" />
      <text x={width / 2} y={28} className="label centred onBrand">
        Deine Geräte
      </text>
      <path d={`M${width / 2} 46V101`} className="arrow" markerEnd={arrow} markerStart={arrow} />
      <Lines
        text="verschlüsselt über das Internet"
        x={width / 2 + 12}
        y={isWide ? 78 : 69}
        width={isWide ? 60 : 18}
        className="note"
      />
      <Site name={datacenter} frame={center} members={here} />
      <path d={`M${width * 0.3} ${other.y - 2}V${centerEnd + 2}`} className="arrow dashed" markerEnd={arrow} />
      <text x={width * 0.3 - 10} y={centerEnd + 37} className="note before">
        beobachtet
      </text>
      <path d={`M${width * 0.4} ${centerEnd + 1}V${other.y - 2}`} className="arrow" markerEnd={arrow} />
      <Lines
        text={`Sicherung ${backupSchedule}`}
        x={width * 0.4 + 10}
        y={centerEnd + (isWide ? 37 : 29)}
        width={isWide ? 60 : 22}
        className="note"
      />
      <Site name="Anderer Standort" frame={other} members={elsewhere} />
    </Drawing>
  );
}

/** How servers and sites hang together, drawn from `infrastructure.hosts`; follows the colour mode. */
export default function InfrastructureDiagram(): ReactNode {
  return (
    <figure className={styles.figure}>
      <Diagram id="aufbau" width={720} columns={3} className={styles.wide} />
      <Diagram id="aufbau-schmal" width={320} columns={1} className={styles.narrow} />
    </figure>
  );
}
