import type { ReviewReport } from '@cinderhall/bots/review';
import { t } from '../app/words.ts';
import { colourOf, Pip } from '../look/icon.tsx';
import type { Session } from '../table/session.ts';

const WIDTH = 1000;
const HEIGHT = 300;
const DASHES = ['', '18 10', '4 9', '26 8 4 8', '10 6'];
const SHAPES = { mistake: 'M-9-8H9L0 9Z', doubtful: 'M-8-7H8L0 8Z', best: 'M0-9 3-3 9-2 4 3 6 9 0 6-6 9-4 3-9-2-3-3Z' };

interface Props {
  readonly session: Session;
  readonly review: ReviewReport;
  readonly of: number;
  readonly at: number;
  readonly go: (at: number) => void;
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** The chances of all seats over the match, as one of them could see them; dragging goes to any moment. */
export function ChanceGraph({ session, review, of, at, go }: Props) {
  const { chances, seat, verdicts, moves } = review;
  const x = (turn: number): number => (turn / Math.max(1, of)) * WIDTH;
  const y = (chance: number): number => (1 - chance) * HEIGHT;
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
  return (
    <figure class="chances">
      <svg
        viewBox={`0 -12 ${WIDTH} ${HEIGHT + 56}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('web.review.graph', { words })}
        onPointerDown={scrub}
        onPointerMove={scrub}
      >
        {bands(moves).map(([from, to]) => (
          <rect key={from} class="band" x={x(from)} width={x(to) - x(from)} y="0" height={HEIGHT} />
        ))}
        {[0, 0.25, 0.5, 0.75, 1].map((each) => (
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
        <path class="cursor" d={`M${x(at)} -12V${HEIGHT + 8}`} />
        {verdicts.map(({ turn, mark }) =>
          mark === 'good' ? (
            <circle key={turn} class="good" cx={x(turn + 1)} cy={HEIGHT + 26} r="3" />
          ) : (
            <path key={turn} class={mark} transform={`translate(${x(turn + 1)} ${HEIGHT + 26})`} d={SHAPES[mark]} />
          ),
        )}
      </svg>
      <figcaption>
        {seats.map((each) => (
          <span key={each} class={each === seat ? 'own' : ''}>
            <Pip seat={each} />
            <span class="sr">{session.called(each)}</span> {percent(row[each] ?? 0)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Every other round, from its first turn to the first of the next. */
function bands(moves: ReviewReport['moves']): (readonly [number, number])[] {
  const starts = moves.flatMap(({ round }, i) => (i > 0 && round !== moves[i - 1]?.round ? [i] : []));
  const edges = [0, ...starts, moves.length];
  return edges.slice(0, -1).flatMap((from, i) => (i % 2 === 1 ? [[from, edges[i + 1] ?? from] as const] : []));
}
