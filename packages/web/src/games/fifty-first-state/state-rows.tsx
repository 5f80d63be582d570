import type { State } from '@cinderhall/fifty-first-state';
import { type Location, OPPONENT, type Placed } from '@cinderhall/fifty-first-state/table';
import { type Message, seatName } from '@cinderhall/kernel';
import type { VNode } from 'preact';
import { t } from '../../app/words.ts';
import { Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { CATEGORIES, type Category, categoryOf, categoryStyle } from '../tableau/category.ts';
import { token } from '../tableau/effects.tsx';
import { GoodsOnCard, Ruin } from '../tableau/face.tsx';
import { StateRow } from '../tableau/row.tsx';
import { designIn, LocationFace, nameOf } from './card.tsx';
import { useSeen } from './turned.ts';

export const locationIn = (view: State, { card }: Placed): Location | null => {
  const design = designIn(view, card);
  return design?.kind === 'location' ? design : null;
};

export const inRow = (view: State, owner: number, category: Category): readonly Placed[] =>
  (view.locations[owner] ?? []).filter((placed) => {
    const design = locationIn(view, placed);
    return design !== null && categoryOf(design) === category;
  });

const goodOnRuin = ({ scavengers }: State, owner: number, at: number): { readonly [good: string]: number } | null => {
  const good = scavengers?.onRuins[owner]?.[at] ?? 'nothing';
  return good === 'nothing' ? null : { [good]: 1 };
};

/** What a screen reader says about a location. */
export function placedLabel(design: Location, placed: Placed): string {
  const parts = [nameOf(design), t(design.isOpen ? 'tableau.open' : `tableau.${categoryOf(design)}`)];
  if (placed.used > 0) parts.push(t('tableau.used', { n: placed.used }));
  if (placed.shield) parts.push(t('fiftyFirstState.table.shielded'));
  if (placed.visits > 0) parts.push(t('fiftyFirstState.table.visited'));
  for (const [good, n] of Object.entries(placed.goods ?? {}))
    if (n > 0) parts.push(`${n} × ${t(`token.${token(good)}`)}`);
  return parts.join(', ');
}

/** What the opponent of a lone player is called. */
export const opponentName = ({ opponent }: State): Message => ({
  key: opponent?.kind === 'borgo' ? 'fiftyFirstState.borgo' : 'fiftyFirstState.table.opponent',
});

/** What somebody is called: a player, or the opponent of a lone player. */
export const ownerName = (session: Session, view: State, owner: number): string =>
  owner === OPPONENT && view.opponent ? session.say(opponentName(view)) : (session.names.value[owner] ?? '');

interface RowsProps {
  readonly session: Session;
  readonly view: State;
  readonly owner: number;
  /** What lies on a card for the sets in play. */
  readonly marks?: Marks | undefined;
}

type Marks = (card: number) => VNode | null;

/** A whole State: three rows of locations, and the ruins. */
export function StateRows({ session, view, owner, marks }: RowsProps) {
  const ruins = view.players[owner]?.ruins ?? [];
  const stood = useSeen(view.locations[owner] ?? []);
  return (
    <section
      class="state"
      aria-label={session.say({
        key: 'tableau.stateOf',
        params: { name: owner === OPPONENT ? opponentName(view) : seatName(owner) },
      })}
    >
      {CATEGORIES.map((category) => {
        const row = inRow(view, owner, category);
        return (
          <StateRow key={category} category={category} n={row.length}>
            {row.map((placed, i) => (
              <PlacedCard
                key={placed.card}
                session={session}
                view={view}
                placed={placed}
                first={i === 0}
                marks={marks}
              />
            ))}
            {category === 'production' &&
              ruins.map((card, i) => (
                <Thing
                  key={`ruin${i}`}
                  session={session}
                  of={card < 0 ? `ruin:${owner}:${i}` : `card:${card}`}
                  class={`card t ru ${stood.has(card) ? 'turned' : ''}`}
                  label={t('fiftyFirstState.table.ruins')}
                >
                  <Ruin />
                  <GoodsOnCard goods={goodOnRuin(view, owner, i)} />
                </Thing>
              ))}
          </StateRow>
        );
      })}
    </section>
  );
}

function PlacedCard({
  session,
  view,
  placed,
  first,
  marks,
}: {
  session: Session;
  view: State;
  placed: Placed;
  first: boolean;
  marks: Marks | undefined;
}) {
  const design = locationIn(view, placed);
  if (!design) return null;
  const times = design.action?.times ?? 1;
  const runs = view.decision && 'card' in view.decision && view.decision.card === placed.card;
  const worn = placed.used > 0 && placed.used >= times;
  return (
    <Thing
      session={session}
      of={`card:${placed.card}`}
      class={`card t ${worn ? 'is-used' : ''} ${design.machine ? 'hk' : ''} ${runs ? 'runs' : ''}`}
      style={categoryStyle(categoryOf(design))}
      label={placedLabel(design, placed)}
      first={first}
    >
      <LocationFace design={design} small />
      <GoodsOnCard goods={placed.goods} />
      <GoodsOnCard goods={placed.spent} />
      {placed.used > 0 && (
        <span class="tag">
          {times === 2 ? t('tableau.usedOf', { n: placed.used, of: times }) : t('tableau.usedTag')}
        </span>
      )}
      {(placed.shield || design.printedShield) && (
        <span class="shl">
          <Tok kind="shield" />
        </span>
      )}
      {placed.visits > 0 && (
        <span class="visit">
          <Tok kind="worker" />
        </span>
      )}
      {marks?.(placed.card)}
    </Thing>
  );
}
