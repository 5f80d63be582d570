import { costliest, type ReviewReport } from '@cinderhall/bots/review';
import { t } from '../app/words.ts';
import { colourOf, Pip } from '../look/icon.tsx';
import type { Session } from '../table/session.ts';
import { SIGNS } from './marks.ts';

const WIDTH = 1000;
const HEIGHT = 300;
const DASHES = ['', '18 10', '4 9', '26 8 4 8', '10 6'];
/** The scale ends here unless somebody's chance was better. */
const USUAL_TOP = 0.8;
const LINES = [0, 0.2, 0.4, 0.6, 0.8, 1];

interface Props {
  readonly session: Session;
  readonly review: ReviewReport;
  readonly of: number;
  readonly at: number;
  readonly go: (at: number) => void;
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const share = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** The chances of all seats over the match, as one of them could see them; dragging goes to any moment. */
export function ChanceGraph({ session, review, of, at, go }: Props) {
  const { chances, seat, moves } = review;
  const top = Math.max(...chances.flat()) > USUAL_TOP ? 1 : USUAL_TOP;
  const across = (turn: number): number => turn / Math.max(1, of);
  const down = (chance: number): number => 1 - chance / top;
  const x = (turn: number): number => across(turn) * WIDTH;
  const y = (chance: number): number => down(chance) * HEIGHT;
  const seats = session.names.value.map((_, each) => each);
  const row = chances[Math.min(at, chances.length - 1)] ?? [];
  const line = (each: number) =>
    chances.map((one, i) => `${x(i).toFixed(1)} ${y(one[each] ?? 0).toFixed(1)}`).join('L');
  const scrub = (event: PointerEvent) => {
    if (!(event.currentTarget instanceof Element) || (event.type === 'pointermove' && event.buttons === 0)) return;
    const box = event.currentTarget.getBoundingClientRect();
    go(Math.round(((event.clientX - box.left) / box.width) * of));
  };
  const words = seats.map((each) => `${session.called(each)}: ${percent(row[each] ?? 0)}`).join(', ');
  const own = row[seat] ?? 0;
  return (
    <figure class="chances">
      <ul class="scale" aria-hidden="true">
        {LINES.filter((each) => each <= top).map((each) => (
          <li key={each} style={{ top: share(down(each)) }}>
            {Math.round(each * 100)}
          </li>
        ))}
      </ul>
      <div
        class="plane"
        role="img"
        aria-label={t('web.review.graph', { words })}
        onPointerDown={scrub}
        onPointerMove={scrub}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {bands(moves).map(([from, to]) => (
            <rect key={from} class="band" x={x(from)} width={x(to) - x(from)} y="0" height={HEIGHT} />
          ))}
          {LINES.map((each) => (
            <path key={each} class="grid" d={`M0 ${y(each)}H${WIDTH}`} />
          ))}
          <path
            class="fill"
            d={`M0 ${HEIGHT}L${line(seat)}L${x(chances.length - 1)} ${HEIGHT}Z`}
            style={{ fill: colourOf(seat) }}
          />
          {seats.map((each) => (
            <path
              key={each}
              class={each === seat ? 'own' : 'rival'}
              d={`M${line(each)}`}
              style={{ stroke: colourOf(each) }}
              stroke-dasharray={each === seat ? '' : DASHES[each] || '18 10'}
            />
          ))}
          <path class="cursor" d={`M${x(at)} 0V${HEIGHT}`} />
        </svg>
        {costliest(review.verdicts).map(({ turn }, i) => (
          <b
            key={turn}
            class={`worst ${at === turn + 1 ? 'on' : ''}`}
            style={{ left: share(across(turn + 1)), top: share(down(chances[turn + 1]?.[seat] ?? 0)) }}
            aria-hidden="true"
          >
            {i + 1}
          </b>
        ))}
        {at < chances.length && (
          <span
            class={`here ${across(at) > 0.85 ? 'left' : ''}`}
            style={{ left: share(across(at)), top: share(down(own)) }}
            aria-hidden="true"
          >
            <b>{percent(own)}</b>
          </span>
        )}
      </div>
      <Marks review={review} across={across} />
      <figcaption>
        {seats
          .toSorted((a, b) => (row[b] ?? 0) - (row[a] ?? 0))
          .map((each) => (
            <span key={each} class={each === seat ? 'own' : ''}>
              <Pip seat={each} />
              <span class="sr">{session.called(each)}</span> {percent(row[each] ?? 0)}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}

/** One for each own move, below the graph; the list of moves has them in words. */
const Marks = ({ review, across }: { review: ReviewReport; across: (turn: number) => number }) => (
  <div class="row-of-marks" aria-hidden="true">
    {review.verdicts.map(({ turn, mark }) => (
      <i key={turn} class={mark} style={{ left: share(across(turn + 1)) }}>
        {SIGNS[mark]}
      </i>
    ))}
  </div>
);

/** Every other round, from its first turn to the first of the next. */
function bands(moves: ReviewReport['moves']): (readonly [number, number])[] {
  const starts = moves.flatMap(({ round }, i) => (i > 0 && round !== moves[i - 1]?.round ? [i] : []));
  const edges = [0, ...starts, moves.length];
  return edges.slice(0, -1).flatMap((from, i) => (i % 2 === 1 ? [[from, edges[i + 1] ?? from] as const] : []));
}
