import { colourOf, shapeOf } from '../../../look/icon.tsx';
import { symbolOf } from '../../../look/symbols.ts';
import { droneIcon, OUTPOST } from '../faces.ts';
import type { BridgePiece, LiftPiece, Piece, Placed } from './pieces.ts';

const DARK = '#14122a';
/** For what is described elsewhere, so that screen readers skip it. */
export const ARIA_HIDDEN = { 'aria-hidden': true } as const;

interface SymbolProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: string;
}

/** A symbol of the sprite around a point. */
const Mark = ({ name, x, y, size, colour }: SymbolProps) => (
  <use
    href={symbolOf(name)}
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    style={colour ? { color: colour, fill: colour } : {}}
  />
);

const ownerColour = (seat: number): string => (seat < 0 ? '#fff' : colourOf(seat));

/** The player with the majority stands out: a full pill among hollow ones. */
function Units({ seat, units, more, leader, leads }: Extract<Piece, { kind: 'units' }>) {
  const own = colourOf(seat);
  const text = more > 0 ? `${units}+${more}` : String(units);
  const wide = 30 + (text.length - 1) * 7;
  const left = -wide / 2;
  return (
    <g>
      <rect
        x={left}
        y={-10}
        width={wide}
        height={20}
        rx={10}
        stroke-width={leads ? 2.5 : 2}
        style={leads ? { fill: own, stroke: DARK } : { fill: DARK, stroke: own }}
      />
      <Mark name={`p-${shapeOf(seat)}`} x={left + 9.5} y={0} size={12} colour={leads ? DARK : own} />
      <text x={left + 8 + (wide - 8) / 2 + 3} y={5.2} class="d-n" style={{ fill: leads ? DARK : '#fff' }}>
        {text}
      </text>
      {leader && (
        <g>
          <circle cx={0} cy={-14} r={8} stroke={DARK} stroke-width="1.5" style={{ fill: own }} />
          <Mark name="i-crown" x={0} y={-14.5} size={11} colour={DARK} />
        </g>
      )}
    </g>
  );
}

function Outpost({ colour, holder }: Extract<Piece, { kind: 'outpost' }>) {
  return (
    <g>
      <rect x={-15} y={8} width={30} height={7} rx={2} fill={DARK} stroke="#fff" />
      <Mark name={`t-${OUTPOST[colour]}`} x={0} y={-2} size={30} />
      {holder >= 0 && (
        <g>
          <rect x={5} y={4} width={12} height={12} rx={3} fill="#0d0b1e" style={{ stroke: colourOf(holder) }} />
          <Mark name={`p-${shapeOf(holder)}`} x={11} y={10} size={8} colour={colourOf(holder)} />
        </g>
      )}
    </g>
  );
}

const Resource = ({ tech, n }: { tech: boolean; n: number }) => (
  <g>
    <Mark name={tech ? 't-tech' : 't-energy'} x={0} y={0} size={23} />
    {n > 1 && (
      <g>
        <circle cx={9} cy={7} r={7} fill="#0d0b1e" />
        <text x={9} y={11} class="d-s">
          {n}
        </text>
      </g>
    )}
  </g>
);

export const DroneDisc = ({ drone }: { drone: number }) => (
  <g>
    <circle r={13.5} fill={DARK} stroke="#f5e6c8" stroke-width="2" />
    <Mark name={`i-${droneIcon(drone)}`} x={0} y={0} size={19} colour="#f5e6c8" />
  </g>
);

const Plot = ({ seat, icon }: { seat: number; icon: string }) => (
  <g>
    <rect
      x={-12}
      y={-12}
      width={24}
      height={24}
      rx={4}
      fill={DARK}
      stroke-width="2"
      style={{ stroke: ownerColour(seat) }}
    />
    <Mark name={`i-${icon}`} x={0} y={0} size={18} colour={ownerColour(seat)} />
    {seat >= 0 && (
      <g>
        <circle cx={10} cy={10} r={5.5} fill="#0d0b1e" />
        <Mark name={`p-${shapeOf(seat)}`} x={10} y={10} size={8} colour={ownerColour(seat)} />
      </g>
    )}
  </g>
);

function Token({ piece }: { piece: Placed }) {
  switch (piece.kind) {
    case 'units':
      return <Units {...piece} />;
    case 'outpost':
      return <Outpost {...piece} />;
    case 'resource':
      return <Resource {...piece} />;
    case 'drone':
      return <DroneDisc drone={piece.drone} />;
    case 'shelter':
      return <Plot seat={piece.seat} icon="camping-tent" />;
  }
}

export const at = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }): Record<string, string> => ({
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
});

/** What lies on the map. The areas describe it to screen readers; what moves glides to its new place. */
export const Tokens = ({ pieces }: { pieces: readonly Placed[] }) => (
  <g class="d-tokens" {...ARIA_HIDDEN}>
    {pieces.map((piece) => (
      <g key={piece.key} class="d-piece" style={at(piece)}>
        <Token piece={piece} />
      </g>
    ))}
  </g>
);

export function Bridge({ span: { from, to }, seat, open = false }: Omit<BridgePiece, 'key'> & { open?: boolean }) {
  const path = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return (
    <g class={open ? 'd-open' : ''}>
      <path d={path} stroke="#0d0b1e" stroke-width="15" />
      <path class="board" d={path} stroke-width="11" style={{ stroke: seat < 0 ? '#e9e2d2' : ownerColour(seat) }} />
      <path d={path} stroke="#0d0b1e" stroke-width="11" stroke-dasharray="2 5" opacity=".55" />
      {seat >= 0 && !open && (
        <g>
          <circle cx={x} cy={y} r={7} fill="#0d0b1e" />
          <Mark name={`p-${shapeOf(seat)}`} x={x} y={y} size={10} colour={ownerColour(seat)} />
        </g>
      )}
    </g>
  );
}

export const Structures = ({ bridges, lifts }: { bridges: readonly BridgePiece[]; lifts: readonly LiftPiece[] }) => (
  <g class="d-tokens" {...ARIA_HIDDEN}>
    {bridges.map(({ key, ...bridge }) => (
      <Bridge key={key} {...bridge} />
    ))}
    {lifts.map((lift) => (
      <g key={lift.key} class="d-piece" style={at({ ...lift, scale: 0.82 })}>
        <Plot seat={lift.seat} icon="lift" />
      </g>
    ))}
  </g>
);

/** The key that takes the same choice. */
export const Keycap = ({ x, y, n }: { x: number; y: number; n: number }) => (
  <g class="d-key" style={at({ x, y })} {...ARIA_HIDDEN}>
    <rect x={-10} y={-10} width={20} height={22} rx={4} fill="#8f3a08" />
    <rect x={-10} y={-11} width={20} height={20} rx={4} fill="#ff8126" stroke="#1a0f06" />
    <text y={4.5} class="d-k">
      {n}
    </text>
  </g>
);
