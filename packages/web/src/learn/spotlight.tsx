import { type Box, bottom, centre, right } from './targets.ts';

interface Props {
  readonly targets: readonly Box[];
  /** What stays lit besides, without a ring. */
  readonly open: readonly Box[];
  readonly card: Box;
  /** How often something else was clicked: the ring pulses each time. */
  readonly strayed: number;
}

const RADIUS = 8;

const hole = ({ x, y, width, height }: Box): string =>
  `M${x + RADIUS} ${y}h${width - RADIUS * 2}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ${RADIUS}v${height - RADIUS * 2}a${RADIUS} ${RADIUS} 0 0 1 ${-RADIUS} ${RADIUS}h${RADIUS * 2 - width}a${RADIUS} ${RADIUS} 0 0 1 ${-RADIUS} ${-RADIUS}v${RADIUS * 2 - height}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ${-RADIUS}z`;

const nearest = (from: Box, x: number, y: number) => ({
  x: Math.min(Math.max(x, from.x), right(from)),
  y: Math.min(Math.max(y, from.y), bottom(from)),
});

/** From the edge of the card to the edge of a target, in a bow; nothing where they touch. */
function arrow(card: Box, target: Box): string | null {
  const middle = centre(target);
  const start = nearest(card, middle.x, middle.y);
  const end = nearest(target, start.x, start.y);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  if (Math.hypot(dx, dy) < 14) return null;
  return `M${start.x} ${start.y}Q${start.x + dx / 2 - dy * 0.18} ${start.y + dy / 2 + dx * 0.18} ${end.x} ${end.y}`;
}

/** Darkens everything except what is meant, and points at it. Nothing of it catches clicks. */
export function Spotlight({ targets, open, card, strayed }: Props) {
  const holes = [...targets, ...open].map(hole).join('');
  return (
    <svg class="spotlight" aria-hidden="true">
      <defs>
        <marker id="coach-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      <mask id="coach-holes">
        <rect width="100%" height="100%" fill="#fff" />
        <path d={holes} />
      </mask>
      <rect class="veiled" width="100%" height="100%" mask="url(#coach-holes)" />
      {targets.map((target, i) => {
        const line = arrow(card, target);
        return (
          <g key={`${i} ${strayed}`} class={strayed > 0 ? 'strayed' : ''}>
            <path class="ring" d={hole(target)} />
            {line && <path class={i === 0 ? 'arrow' : 'arrow price'} d={line} marker-end="url(#coach-tip)" />}
          </g>
        );
      })}
    </svg>
  );
}
