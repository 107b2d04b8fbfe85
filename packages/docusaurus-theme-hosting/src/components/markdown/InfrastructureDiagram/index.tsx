import type {ReactNode} from 'react';
import {formatSchedule} from 'docusaurus-hosting/client';
import {infrastructure} from '@generated/docusaurus-theme-hosting/default/site';
import Drawing from '../Drawing';

type Host = (typeof infrastructure.hosts)[string];

const names = (list: readonly Host[]): string => list.map(({label, value}) => `${label} (${value})`).join(', ');

// Lengths in the drawing's units, of which 330 fit a phone.
const width = 328;
const titleHeight = 34;
const boxHeight = 46;
const rowHeight = boxHeight + 8;
const siteHeight = (members: readonly Host[]): number => titleHeight + members.length * rowHeight + 6;

const hereTop = 95;

/** A frame around the boxes of a site's hosts. */
function Site({name, members, top}: {name: string; members: readonly Host[]; top: number}): ReactNode {
  return (
    <g transform={`translate(1 ${top})`}>
      <rect width={width} height={siteHeight(members)} rx={5} className="frame" />
      <text x={14} y={22} className="label muted">
        {name}
      </text>
      {members.map(({label, value}, index) => (
        <g key={value} transform={`translate(14 ${titleHeight + index * rowHeight})`}>
          <rect width={width - 28} height={boxHeight} rx={3} className="box" />
          <text x={12} y={19} className="label">
            {label}
          </text>
          <text x={12} y={37} className="name muted">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

/** How servers and sites hang together, drawn from `infrastructure.hosts`; follows the color mode. */
export default function InfrastructureDiagram(): ReactNode {
  const {backupSchedule, datacenter, hosts} = infrastructure;
  const [here, elsewhere] = (['datacenter', 'elsewhere'] as const).map((site) =>
    Object.values(hosts).filter((host) => host.site === site),
  ) as [Host[], Host[]];
  const backup = hosts.backup?.site === 'elsewhere' && formatSchedule(backupSchedule);
  const description = [
    `Deine Geräte erreichen über das Internet die Server am Standort „${datacenter}“: ${names(here)}.`,
    ...(elsewhere.length > 0 ? [`An einem anderen Standort stehen: ${names(elsewhere)}.`] : []),
    ...(backup ? [`Dorthin wird ${backup} gesichert.`] : []),
  ].join(' ');
  const hereEnd = hereTop + siteHeight(here);
  const elsewhereTop = hereEnd + 50;
  const arrow = 'url(#aufbau-arrow)';
  return (
    <figure className="drawings">
      <Drawing
        id="aufbau"
        title="Aufbau der Infrastruktur"
        description={description}
        width={width + 2}
        height={elsewhere.length > 0 ? elsewhereTop + siteHeight(elsewhere) + 1 : hereEnd + 1}
      >
        <rect x={1} y={1} width={width} height={44} rx={3} className="brand" />
        <text x={165} y={28} className="label centered onBrand">
          Deine Geräte
        </text>
        <path d="M60 46V93" className="arrow" markerEnd={arrow} markerStart={arrow} />
        <text x={72} y={75} className="muted">
          verschlüsselt über das Internet
        </text>
        <Site name={datacenter} members={here} top={hereTop} />
        {backup && (
          <>
            <path d={`M60 ${hereEnd + 1}V${elsewhereTop - 2}`} className="arrow" markerEnd={arrow} />
            <text x={72} y={hereEnd + 21} className="muted">
              Sicherung
              <tspan x={72} dy={18}>
                {backup}
              </tspan>
            </text>
          </>
        )}
        {elsewhere.length > 0 && <Site name="Anderer Standort" members={elsewhere} top={elsewhereTop} />}
      </Drawing>
    </figure>
  );
}
