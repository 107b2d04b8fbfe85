import type {ReactNode} from 'react';
import Drawing, {lineHeight, Lines} from '../Drawing';
import {wrapText} from '../Drawing/text';
import {account, keyPages, services as allServices} from '../../shared/site';

const width = 330;
const padding = 12;
const serviceX = 150;
/** Characters that fit into a line of a frame, and into one behind a group's name. */
const lineWidth = 42;
const serviceLineWidth = 24;
const rowHeight = 34;

/** What one uses; the account itself and the sign-in open these and are not among them. */
const services = Object.values(allServices).filter(
  ({lifecycle: {phase}, url, docs}) =>
    phase !== 'off' && phase !== 'planned' && url !== account.url && docs !== keyPages.signIn,
);
const titles = (list: typeof services): string => list.map(({title}) => title).join(', ');
const free = titles(services.filter(({group, signIn}) => !group && signIn === 'none'));
const withAccount = titles(services.filter(({group, signIn}) => !group && signIn !== 'none'));
const groups = [...new Set(services.flatMap(({group}) => group ?? []))].map((group) => ({
  group,
  opens: titles(services.filter((service) => service.group === group)),
}));

const title = 'Welche Gruppe welchen Dienst öffnet';
const description = [
  free && `Ohne Konto nutzbar: ${free}.`,
  withAccount && `Mit jedem Konto nutzbar: ${withAccount}.`,
  groups.length > 0 &&
    `Mit Konto und Gruppe nutzbar: ${groups.map(({group, opens}) => `die Gruppe „${group}“ öffnet ${opens}`).join('; ')}.`,
]
  .filter(Boolean)
  .join(' ');

const open = [
  {name: 'Ohne Konto', names: free},
  {name: 'Mit jedem Konto', names: withAccount},
].filter(({names}) => names !== '');
const openHeight = (names: string): number => 32 + wrapText(names, lineWidth).length * lineHeight;
/** Where the frame of the open services at an index begins, or the one behind them. */
const openTop = (index: number): number =>
  1 + open.slice(0, index).reduce((sum, {names}) => sum + openHeight(names) + 10, 0);
const groupsTop = openTop(open.length);
const groupsHeight = 34 + groups.length * rowHeight + 4;

/** A group's name and the services behind it. */
function GroupRow({group, opens, y}: {readonly group: string; readonly opens: string; readonly y: number}): ReactNode {
  const lines = wrapText(opens, serviceLineWidth).length;
  return (
    <g>
      <rect x={padding} y={y} width={104} height={26} rx={3} className="brand" />
      <text x={padding + 52} y={y + 18} className="label centred onBrand">
        {group}
      </text>
      <path d={`M${padding + 106} ${y + 13}H${serviceX - 6}`} className="arrow" markerEnd="url(#gruppen-arrow)" />
      <Lines text={opens} x={serviceX} y={y + (lines > 1 ? 9 : 18)} width={serviceLineWidth} />
    </g>
  );
}

/** Which services are open to all, to every account, or to a group, from the facts of the services. */
export default function GroupAccess(): ReactNode {
  return (
    <figure className="drawings">
      <Drawing id="gruppen" title={title} description={description} width={width} height={groupsTop + groupsHeight + 1}>
        {open.map(({name, names}, index) => (
          <g key={name}>
            <rect x={1} y={openTop(index)} width={width - 2} height={openHeight(names)} rx={5} className="frame" />
            <text x={padding} y={openTop(index) + 21} className="label">
              {name}
            </text>
            <Lines text={names} x={padding} y={openTop(index) + 21 + lineHeight} width={lineWidth} />
          </g>
        ))}
        {groups.length > 0 && (
          <g>
            <rect x={1} y={groupsTop} width={width - 2} height={groupsHeight} rx={5} className="frame" />
            <text x={padding} y={groupsTop + 21} className="label">
              Mit Konto und Gruppe
            </text>
            {groups.map((group, index) => (
              <GroupRow key={group.group} {...group} y={groupsTop + 34 + index * rowHeight} />
            ))}
          </g>
        )}
      </Drawing>
    </figure>
  );
}
