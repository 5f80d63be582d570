import type { Outcome } from '@cinderhall/kernel';
import type { ComponentChildren } from 'preact';
import { pictureUrl } from '../art/cache.ts';
import { silhouetteUrl } from '../art/silhouette.ts';
import { gameListingOf } from '../games/index.ts';
import type { Built } from '../games/types.ts';
import { Icon, Pip } from '../look/icon.tsx';
import { pointsOfBuilt } from './finale-points.ts';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly outcome: Outcome;
  readonly won: boolean;
  /** The headline and what stands under it. */
  readonly children: ComponentChildren;
}

/** What the reader has built, as a picture: everything that stands at the end, against the sky of the game. */
export function FinaleScene({ session, outcome, won, children }: Props) {
  const view = session.view.value;
  const seat = Math.max(0, session.reader.value);
  const listing = gameListingOf(session.card.game);
  const pieces = (view && session.table.built?.(view, seat, session)) ?? [];
  const points = pointsOfBuilt(
    outcome,
    seat,
    pieces.map(({ name }) => name),
    (message) => session.say(message),
  );
  const emblem = view && session.table.emblem(view, seat);
  const sky = listing
    ? pictureUrl({ id: `finale-${listing.id}`, mood: listing.mood, width: 420, height: 116, horizon: 0.8 })
    : '';
  return (
    <header class={`finale-sky ${won ? 'bright' : 'dim'}`} style={{ backgroundImage: `url("${sky}")` }}>
      {won && <i class="rays" aria-hidden="true" />}
      <div class="built" data-n={pieces.length}>
        {pieces.map((piece, i) => (
          <Piece key={i} piece={piece} points={points[i] ?? null} i={i} />
        ))}
      </div>
      {emblem && (
        <span class="seal" aria-hidden="true">
          <Icon name={emblem} />
          <Pip seat={seat} />
        </span>
      )}
      <div class="finale-head">{children}</div>
    </header>
  );
}

/** Pieces rise from the horizon one after another. */
function Piece({ piece, points, i }: { piece: Built; points: number | null; i: number }) {
  const { name, picture, face } = piece;
  return (
    <figure style={{ '--i': String(i) }} class={face ? 'drawn' : ''}>
      {picture && <img src={silhouetteUrl(picture)} alt="" draggable={false} />}
      {face}
      <figcaption>
        {name}
        {points !== null && (
          <b>
            <Icon name="star" /> {points}
          </b>
        )}
      </figcaption>
    </figure>
  );
}
