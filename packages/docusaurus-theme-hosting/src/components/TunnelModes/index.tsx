import type {ReactNode} from 'react';
import clsx from 'clsx';
import Drawing, {drawingStyles as styles, Figure, Lines} from '../Drawing';
import {vpn} from '../site';

interface Mode {
  readonly title: string;
  /** What goes past the tunnel; nothing where all goes through it. */
  readonly direct?: string;
  readonly tunnelled: string;
  readonly description: string;
}

const host = vpn?.endpoint.host ?? '';

const modes: readonly Mode[] = [
  {
    title: 'Alles durch den Tunnel',
    tunnelled: 'Alles, auch DNS',
    description: `Alles geht von deinem Gerät verschlüsselt durch das fremde WLAN zum VPN-Server ${host} und von dort ins Internet. Das WLAN sieht nur den Tunnel, Websites sehen die Adresse des Servers.`,
  },
  {
    title: 'Nur DNS durch den Tunnel',
    tunnelled: 'nur DNS',
    direct: 'Alles andere',
    description: `Nur die Fragen nach Namen (DNS) gehen durch den Tunnel zum VPN-Server ${host}. Alles andere geht am Tunnel vorbei durch das WLAN ins Internet. Das WLAN sieht, welche Server du erreichst, und Websites sehen deine eigene Adresse.`,
  },
];

const width = 330;
const height = 296;
/** Where the way through the tunnel runs, and the one beside it. */
const through = 140;
const beside = 290;

function Box({
  y,
  label,
  note,
  brand,
}: {
  readonly y: number;
  readonly label: string;
  readonly note?: string;
  readonly brand?: boolean;
}): ReactNode {
  const boxWidth = brand ? 206 : width - 2;
  const left = brand ? through - boxWidth / 2 : 1;
  const x = left + boxWidth / 2;
  return (
    <g>
      <rect
        x={left}
        y={y}
        width={boxWidth}
        height={note ? 50 : 34}
        rx={3}
        className={brand ? styles.brand : styles.box}
      />
      <text x={x} y={y + 22} className={clsx(styles.label, styles.centred, brand && styles.onBrand)}>
        {label}
      </text>
      {note && (
        <text x={x} y={y + 40} className={clsx(styles.name, styles.centred, brand && styles.onBrand)}>
          {note}
        </text>
      )}
    </g>
  );
}

function ModeDrawing({title, direct, tunnelled, description}: Mode): ReactNode {
  return (
    <Drawing title={title} description={description} width={width} height={height}>
      {(arrow) => (
        <>
          <text x={1} y={16} className={styles.label}>
            {title}
          </text>
          <Box y={28} label="Dein Gerät" />
          <rect x={1} y={74} width={width - 2} height={74} rx={5} className={styles.frame} />
          <path d={`M${through} 64V174`} className={styles.tunnel} />
          <path d={`M${through} 64V172`} className={styles.arrow} markerEnd={arrow} />
          <Lines text={tunnelled} x={through + 16} y={116} width={16} />
          <Box y={176} label="VPN-Server" note={host} brand />
          <path d={`M${through} 228V256`} className={styles.arrow} markerEnd={arrow} />
          {direct && (
            <>
              <path d={`M${beside} 64V256`} className={clsx(styles.arrow, styles.dashed)} markerEnd={arrow} />
              <Lines text={direct} x={beside - 12} y={116} width={6} className={styles.before} />
            </>
          )}
          <text x={10} y={94} className={styles.muted}>
            fremdes WLAN
          </text>
          <Box y={260} label="Internet" />
        </>
      )}
    </Drawing>
  );
}

/** What goes through the VPN and what past it: all, or the questions for names only. Empty without a VPN. */
export default function TunnelModes(): ReactNode {
  return (
    vpn && (
      <Figure>
        {modes.map((mode) => (
          <ModeDrawing key={mode.title} {...mode} />
        ))}
      </Figure>
    )
  );
}
