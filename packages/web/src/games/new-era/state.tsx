import { seatName } from '@cinderhall/kernel';
import type { State } from '@cinderhall/new-era';
import { type Location, type Placed, raidDistance, USES } from '@cinderhall/new-era/table';
import { t } from '../../app/words.ts';
import { Pip, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { whom } from '../../table/whom.ts';
import { CATEGORIES, type Category, categoryOf, categoryStyle } from '../tableau/category.ts';
import { GoodsOnCard, Ruin } from '../tableau/face.tsx';
import { StateRow } from '../tableau/row.tsx';
import { aimedAt } from './attack.ts';
import { designIn, LocationFace, locationIn, nameOf, PointSlots } from './card.tsx';
import { holdsPoints } from './faces.ts';

export const inRow = (view: State, owner: number, category: Category): readonly Placed[] =>
  (view.players[owner]?.locations ?? []).filter(({ card }) => {
    const design = locationIn(view, card);
    return design !== null && categoryOf(design) === category;
  });

/** Whose markers lie on a card, by what they mean. */
export const markersOn = (view: State, card: number) => ({
  deals: [...view.players.keys()].filter((seat) => view.players[seat]?.abroad.includes(card)),
  visits: [...view.players.keys()].filter((seat) => view.players[seat]?.visited.includes(card)),
});

/** What lies on a location and what has happened to it, in words. */
export function lyingOn(session: Session, view: State, placed: Placed): string[] {
  const { deals, visits } = markersOn(view, placed.card);
  const told = (key: string, seats: readonly number[]) =>
    seats.length > 0 && session.say({ key, params: { who: seats.map(whom) } });
  const guard = placed.guard === null ? null : designIn(view, placed.guard);
  return [
    placed.used > 0 && t('tableau.used', { n: placed.used }),
    placed.slots > 0 && t('ne.points', { n: placed.vp, slots: placed.slots }),
    placed.upgraded && t('ne.upgraded'),
    guard && t('ne.guardedBy', { name: nameOf(guard) }),
    told('ne.dealsBy', deals),
    told('ne.visitedBy', visits),
  ].filter((text) => typeof text === 'string');
}

/** What a screen reader says about a location. */
export const placedLabel = (session: Session, view: State, owner: number, placed: Placed, design: Location): string =>
  [
    nameOf(design),
    t(design.isOpen ? 'tableau.open' : `tableau.${categoryOf(design)}`),
    t('ne.defence', { n: raidDistance(view, owner, placed) }),
    ...lyingOn(session, view, placed),
  ].join(', ');

interface OfState {
  readonly session: Session;
  readonly view: State;
  readonly owner: number;
}

/** A whole state: three rows of locations, and the ruins. */
export function StateRows({ session, view, owner }: OfState) {
  const ruins = view.players[owner]?.ruins ?? [];
  return (
    <section class="state" aria-label={session.say({ key: 'tableau.stateOf', params: { name: seatName(owner) } })}>
      {CATEGORIES.map((category) => {
        const row = inRow(view, owner, category);
        const fallen = category === 'production' ? ruins : [];
        return (
          <StateRow key={category} category={category} n={row.length + fallen.length}>
            {row.map((placed, i) => (
              <PlacedCard
                key={placed.card}
                session={session}
                view={view}
                owner={owner}
                placed={placed}
                first={i === 0}
              />
            ))}
            {fallen.map((card) => (
              <Ruins key={card} session={session} view={view} card={card} />
            ))}
          </StateRow>
        );
      })}
    </section>
  );
}

function Ruins({ session, view, card }: { session: Session; view: State; card: number }) {
  const design = designIn(view, card);
  const name = design ? nameOf(design) : '';
  return (
    <Thing session={session} of={`card:${card}`} class="card t ru" label={t('ne.ruinsOf', { name })}>
      <Ruin />
      <span class="was">{name}</span>
    </Thing>
  );
}

function PlacedCard({ session, view, owner, placed, first }: OfState & { placed: Placed; first: boolean }) {
  const design = locationIn(view, placed.card);
  if (!design) return null;
  const scores = holdsPoints(design) || placed.slots > 0;
  return (
    <Thing
      session={session}
      of={`card:${placed.card}`}
      class={`card t ${placed.used >= USES ? 'is-used' : ''} ${aimedAt(view) === placed.card ? 'aimed' : ''}`}
      style={categoryStyle(categoryOf(design))}
      label={placedLabel(session, view, owner, placed, design)}
      first={first}
    >
      <LocationFace design={design} small />
      {scores && <PointSlots slots={placed.slots} vp={placed.vp} />}
      <GoodsOnCard
        goods={placed.used > 0 && !scores ? { ...placed.goods, worker: workersOn(placed, design) } : placed.goods}
      />
      {placed.used > 0 && <span class="tag">{t('tableau.usedOf', { n: placed.used, of: USES })}</span>}
      <RaidDistance view={view} owner={owner} placed={placed} design={design} />
      {placed.upgraded && (
        <span class="up">
          +1
          <Tok kind="vp" hidden />
        </span>
      )}
      <Markers view={view} card={placed.card} />
    </Thing>
  );
}

const workersOn = ({ used, goods }: Placed, { action }: Location): number => {
  const [first, second] = action?.workers ?? [1, 2];
  return (goods?.worker ?? 0) + (used > 1 ? first + second : first);
};

/** What a raid must reach, where that is more than the card itself says. */
export function RaidDistance({
  view,
  owner,
  placed,
  design,
}: Omit<OfState, 'session'> & { placed: Placed; design: Location }) {
  const needed = raidDistance(view, owner, placed);
  if (needed === design.defence) return null;
  return (
    <span class="shl">
      <Tok kind="shield" n={needed} />
    </span>
  );
}

/** Others' deals as tabs on the blue field, and others' workers on the card. */
export function Markers({ view, card }: { view: State; card: number }) {
  const { deals, visits } = markersOn(view, card);
  if (deals.length + visits.length === 0) return null;
  return (
    <span class="mkrs" aria-hidden="true">
      {deals.map((seat) => (
        <span key={`deal${seat}`} class="mkr">
          <Pip seat={seat} />
        </span>
      ))}
      {visits.map((seat) => (
        <span key={`visit${seat}`} class="mkr vis">
          <Tok kind="worker" hidden />
          <Pip seat={seat} />
        </span>
      ))}
    </span>
  );
}
