import type { Choice, State } from '@cinderhall/last-aurora';
import { designOf } from '@cinderhall/last-aurora/table';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { CardFace } from './card.tsx';
import { cardStyle } from './paint.ts';
import { la, nameOf } from './words.ts';

/** Cards that can be mounted now and lie nowhere on the table: loot, or what is dug out of the discards. */
function offered(session: Session<State, Choice>, view: State): number[] {
  const cards = new Set<number>();
  for (const choice of session.choices.value)
    if (choice.kind === 'mount' && !view.zone.some(({ card }) => card === choice.card)) cards.add(choice.card);
  return [...cards];
}

export function Offer({ session, view }: { session: Session<State, Choice>; view: State }) {
  const cards = offered(session, view);
  if (cards.length === 0) return null;
  const title = la(view.decision?.kind === 'loot' ? 'table.yourLoot' : 'table.fromDiscard');
  return (
    <section class="offer" aria-label={title}>
      <h3>{title}</h3>
      <div class="row">
        {cards.map((card, i) => (
          <Thing
            key={card}
            session={session}
            of={`card:${card}`}
            class={`lac ${designOf(card).kind}`}
            style={cardStyle(card)}
            label={nameOf(card)}
            first={i === 0}
          >
            <CardFace card={card} />
          </Thing>
        ))}
      </div>
    </section>
  );
}
