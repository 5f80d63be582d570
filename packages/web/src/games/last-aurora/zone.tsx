import type { State } from '@cinderhall/last-aurora';
import { BONUS, designOf, type Effects, kit, ZONE_COSTS, zoneOfBack } from '@cinderhall/last-aurora/table';
import { Icon } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { Block, CardFace, ResultBack } from './card.tsx';
import { BonusIcons } from './effects.tsx';
import { cardStyle } from './paint.ts';
import { la, nameOf, sayLa } from './words.ts';

interface Props {
  readonly session: Session;
  readonly view: State;
}

/** The five places: what they cost, what lies there, and the bonus action beside it. */
export const Zone = ({ session, view }: Props) => (
  <section class="zone" aria-label={la('table.zone')}>
    {ZONE_COSTS.map((_, slot) => (
      <Place key={slot} session={session} view={view} slot={slot} />
    ))}
    <Piles session={session} view={view} />
  </section>
);

export const bonusText = (options: readonly Effects[]): string =>
  options.map((option) => sayLa(kit.say(option))).join('; ');

function Place({ session, view, slot }: Props & { slot: number }) {
  const place = view.zone[slot];
  const card = place?.card ?? null;
  const options = BONUS[view.options.map][slot] ?? [];
  const exploring = view.turn.slot === slot;
  return (
    <div class={`zs ${exploring ? 'exploring' : ''}`}>
      <div class="zc">
        <span class="cost" role="img" aria-label={la('table.cost', { n: ZONE_COSTS[slot] ?? 0 })}>
          {ZONE_COSTS[slot]}
        </span>
        <Thing
          session={session}
          of={`bonus:${slot}`}
          class={`bon n${options.length}`}
          label={la('table.bonus', { n: slot + 1, does: bonusText(options) })}
        >
          <BonusIcons options={options} />
        </Thing>
      </div>
      {card === null || !place ? (
        <Thing
          session={session}
          of={`place:${slot}`}
          class="lac none"
          label={la('table.emptyPlace', { n: slot + 1 })}
        />
      ) : (
        <div class="spot">
          <Thing
            session={session}
            of={refOf(session, slot, card, exploring)}
            flip={`card:${card}`}
            class={`lac ${designOf(card).kind}`}
            style={cardStyle(card)}
            label={placeLabel(slot, card)}
            first={slot === 0}
          >
            <CardFace card={card} markers={place} />
          </Thing>
          <Blocks session={session} view={view} card={card} />
        </div>
      )}
    </div>
  );
}

export const placeLabel = (slot: number, card: number): string =>
  la('table.place', {
    n: slot + 1,
    card: nameOf(card),
    kind: la(`table.kind.${designOf(card).kind}`),
    cost: ZONE_COSTS[slot] ?? 0,
  });

/** Choices refer to a card of the zone by its place, as the card being explored, or by its number. */
function refOf(session: Session, slot: number, card: number, exploring: boolean): string {
  const lit = session.lit.value;
  if (lit.has(`card:${card}`)) return `card:${card}`;
  return exploring && lit.has('deed:card') ? 'deed:card' : `place:${slot}`;
}

/** The two blocks of the location that is being emptied. */
function Blocks({ session, view, card }: Props & { card: number }) {
  const { decision } = view;
  const place = view.zone.find((one) => one.card === card);
  if (!place || decision?.kind !== 'block' || decision.card !== card || !session.myTurn.value) return null;
  return (
    <span class="blocks">
      {(['left', 'right'] as const).map((side) => (
        <Thing key={side} session={session} of={`block:${side}`} class="bk" label={la(`table.block.${side}`)}>
          <Block markers={place[side]} />
        </Thing>
      ))}
    </span>
  );
}

/** The deck, the discards, and where the next enemy shots will hit. */
export function Piles({ session, view }: Props) {
  const next = zoneOfBack(view.results.at(-1) ?? 0);
  return (
    <div class="piles">
      <Thing session={session} of="pile:deck" class="pile" label={la('table.deck', { n: view.deck.length })}>
        <Icon name="cards" />
        <b>{view.deck.length}</b>
      </Thing>
      <Thing session={session} of="pile:discard" class="pile" label={la('table.discard', { n: view.discard.length })}>
        <Icon name="trash" />
        <b>{view.discard.length}</b>
      </Thing>
      {next && (
        <Thing
          session={session}
          of="pile:results"
          class="pile next"
          label={la('table.nextHit', { zone: la(`target.${next}`) })}
        >
          <ResultBack zone={next} />
        </Thing>
      )}
    </div>
  );
}
