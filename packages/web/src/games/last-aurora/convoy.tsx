import type { Choice, State } from '@cinderhall/last-aurora';
import {
  AMMO,
  columnsOf,
  contents,
  count,
  DAMAGED,
  deviceAt,
  EMPTY,
  FAME_TRACK,
  FOOD,
  FUEL,
  hasSpecial,
  inZone,
  type Part,
  type Player,
  pointsOf,
  SURVIVOR,
  slotAt,
  slotDef,
  truckOf,
  vehicleOf,
} from '@cinderhall/last-aurora/table';
import { t } from '../../app/words.ts';
import { Icon, Pip, Tok } from '../../look/icon.tsx';
import { Ghost } from '../../table/ghost.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { markerToken } from './faces.ts';
import { columnLayout, DECK, STAGE_HEIGHT, spotsOf } from './layout.ts';
import { outlineOf, slotStyle, units } from './outline.ts';
import { nightUrl } from './scenery.ts';
import { ownerOf, sayOf } from './seats.ts';
import { Body, SlotFace } from './vehicle.tsx';
import { la, nameOf } from './words.ts';

interface Props {
  readonly session: Session<State, Choice>;
  readonly view: State;
  readonly owner: number;
}

/** A convoy as a road train: the truck at the right, what it carries and what is broken. */
export function ConvoyPanel({ session, view, owner }: Props) {
  const player = view.players[owner];
  const then = session.foreseen.value?.players[owner];
  if (!player) return null;
  return (
    <section
      class="cvz panel"
      aria-label={sayOf(session, 'table.convoyOf', { who: ownerOf(owner) })}
      data-place={`seat:${owner}`}
    >
      <header>
        <Pip seat={owner} />
        <b>{owner === session.seat.value ? la('table.yourConvoy') : session.names.value[owner]}</b>
        {!player.out && <Stats view={view} owner={owner} player={player} />}
        <span class="sp" />
        <FameTrack fame={player.fame} then={then?.fame} owner={owner} />
      </header>
      <Goods session={session} owner={owner} player={player} then={then} />
      <div class="scene">
        <img class="night" src={nightUrl()} alt="" draggable={false} />
        {player.out ? (
          <p class="lost">{la('table.out')}</p>
        ) : (
          <Stage session={session} view={view} owner={owner} player={player} />
        )}
      </div>
    </section>
  );
}

/** What an item adds to the speed counts for the player whose turn it is. */
const speedOf = (view: State, owner: number): number =>
  pointsOf(view.turn.seat === owner ? view : { ...view, turn: { ...view.turn, speed: 0 } }, owner);

function Stats({ view, owner, player }: { view: State; owner: number; player: Player }) {
  const { convoy } = player;
  const guns = convoy.flatMap(({ card, slots }) =>
    slots.flatMap((held, place) => {
      const slot = slotDef(card, place);
      return slot.kind === 'weapon' && held !== DAMAGED ? [slot.level] : [];
    }),
  );
  const towing = `${columnsOf(convoy) - 1}/${vehicleOf(truckOf(convoy).card).towing}`;
  const stats = [
    ['speedometer', speedOf(view, owner), 'speed'],
    ['hook', towing, 'towing'],
    ['machine-gun', guns.length > 0 ? guns.sort().join(' + ') : '–', 'guns'],
    ['tank-tread', hasSpecial(convoy, 'tracks') ? '✓' : '–', 'tracks'],
  ] as const;
  return (
    <>
      {stats.map(([icon, value, name]) => (
        <span key={name} class="cs" title={la(`table.${name}.help`)}>
          <Icon name={icon} />
          <b>{value}</b>
          <span>{la(`table.${name}`)}</span>
        </span>
      ))}
    </>
  );
}

interface Fame {
  readonly fame: number;
  readonly then?: number | undefined;
  readonly owner: number;
}

const fameSaid = ({ fame, then = fame }: Fame): string => {
  const now = la('table.fameNow', { n: FAME_TRACK[fame] ?? 0 });
  return then === fame ? now : `${now}, ${t('web.wouldBe', { n: FAME_TRACK[then] ?? 0 })}`;
};

export const FameTrack = ({ fame, then, owner }: Fame) => (
  <span class="fame" role="img" aria-label={fameSaid({ fame, then, owner })} data-place={`seat:${owner}:fame`}>
    <Tok kind="fame" hidden />
    {FAME_TRACK.map((worth, at) => (
      <i key={worth} class={at === fame ? 'at' : at === then ? 'then' : at < fame ? 'past' : ''}>
        {at === fame ? <Pip seat={owner} /> : null}
        <small>{worth}</small>
      </i>
    ))}
  </span>
);

const MARKERS = [FUEL, FOOD, AMMO, SURVIVOR] as const;

/** What the convoy holds, counted; and what is still in hand. */
function Goods({ session, owner, player, then }: Omit<Props, 'view'> & { player: Player; then: Player | undefined }) {
  const held = contents(player.convoy);
  const after = then && contents(then.convoy);
  const mine = owner === session.seat.value;
  return (
    <div class="tray">
      {MARKERS.map((marker) => (
        <Thing
          key={marker}
          session={session}
          of={mine ? `marker:${marker}` : `theirs:${marker}`}
          flip={`seat:${owner}:${markerToken(marker)}`}
          class="good"
          label={la('table.holds', { n: held[marker] ?? 0, what: { noun: `la.${markerToken(marker)}` } })}
        >
          <Tok kind={markerToken(marker)} hidden />
          <b>{held[marker]}</b>
          <Ghost
            now={held[marker] ?? 0}
            then={after?.[marker]}
            spent={mine ? session.spent.value[markerToken(marker)] : 0}
          />
        </Thing>
      ))}
      {count(player.convoy, DAMAGED) > 0 && (
        <span class="good" role="img" aria-label={la('table.damaged', { n: count(player.convoy, DAMAGED) })}>
          <Tok kind="damage" hidden />
          <b>{count(player.convoy, DAMAGED)}</b>
        </span>
      )}
      {player.aside.length > 0 && (
        <span class="aside">
          {la('table.inHand')}
          {player.aside.map((marker, i) => (
            <Tok key={i} kind={markerToken(marker)} />
          ))}
        </span>
      )}
    </div>
  );
}

function Stage({ session, view, owner, player }: Props & { player: Player }) {
  const { convoy } = player;
  const columns = Array.from({ length: columnsOf(convoy) }, (_, column) => column);
  const layouts = columns.map((column) => columnLayout(convoy, column));
  const { towing } = vehicleOf(truckOf(convoy).card);
  const free = columns.length <= towing;
  const wide = layouts.reduce((sum, { w }) => sum + w, 0) + (free ? DECK.coupling : 0) + 10;
  const spots = owner === session.seat.value ? spotsOf(session, convoy) : [];
  return (
    <div class="stage" style={{ '--wide': String(wide), '--tall': String(STAGE_HEIGHT) }}>
      {columns.map((column) => (
        <div key={column} class="vcol" style={{ width: units(layouts[column]?.w ?? 0) }}>
          {convoy
            .filter((part) => part.column === column)
            .map((part) => (
              <Vehicle key={part.card} session={session} view={view} owner={owner} part={part} />
            ))}
          {spots
            .filter((spot) => spot.column === column)
            .map((spot) => (
              <Spot key={String(spot.top)} session={session} convoy={convoy} column={column} top={spot.top} />
            ))}
          <span class="no" aria-hidden="true">
            {column + 1}
          </span>
        </div>
      ))}
      {free && (
        <div class="vcol" style={{ width: units(DECK.coupling) }}>
          <Coupling session={session} column={columns.length} towing={towing} />
          <span class="no" aria-hidden="true">
            {columns.length + 1}
          </span>
        </div>
      )}
    </div>
  );
}

function Coupling({ session, column, towing }: { session: Session; column: number; towing: number }) {
  const text = la('table.coupling', { n: column - 1, towing });
  return (
    <Thing session={session} of={`column:${column}`} class="free coupling" label={text}>
      <span>{text}</span>
    </Thing>
  );
}

/** Where a card can go: a free roof, or the place of what is there. */
function Spot({
  session,
  convoy,
  column,
  top,
}: {
  session: Session;
  convoy: readonly Part[];
  column: number;
  top: boolean;
}) {
  const { base, device, roof } = columnLayout(convoy, column);
  const box = top ? (device ?? roof) : base;
  const old = top ? deviceAt(convoy, column) : convoy.find((part) => part.column === column && !part.top);
  const text = old ? la('table.replaces', { card: nameOf(old.card) }) : la('table.roof', { n: column + 1 });
  return (
    <Thing
      session={session}
      of={`column:${column}`}
      flip={`column:${column}:${top}`}
      class={`free ${old ? 'replace' : 'roof'}`}
      style={{ left: units(box.x), top: units(box.y), width: units(box.w), height: units(box.h) }}
      label={text}
    >
      {!old && <span>{text}</span>}
    </Thing>
  );
}

function Vehicle({ session, view, owner, part }: Props & { part: Part }) {
  const { card, column, top, slots } = part;
  const design = vehicleOf(card);
  const { w, h } = outlineOf(design);
  const { base, device } = columnLayout(view.players[owner]?.convoy ?? [], column);
  const box = top ? device : base;
  const { decision } = view;
  const aimed =
    decision?.kind === 'damage' &&
    decision.seats.includes(owner) &&
    decision.zone !== 'any' &&
    inZone(part, decision.zone);
  return (
    <div
      class={`veh ${aimed ? 'aimed' : ''}`}
      style={{ left: units(box?.x ?? 0), top: units(box?.y ?? 0), width: units(w), height: units(h) }}
    >
      <Thing session={session} of={`card:${card}`} class="hull" label={vehicleLabel(part)} first={column === 0 && !top}>
        <Body card={card} />
      </Thing>
      {slots.map((held, place) => (
        <Thing
          key={place}
          session={session}
          of={litSlot(session, part, place)}
          flip={`slot:${slotAt(card, place)}`}
          class={`slot ${view.players[owner]?.fired.includes(slotAt(card, place)) ? 'spent' : ''} ${held === DAMAGED ? 'broken' : ''}`}
          style={slotStyle(design, place)}
          label={slotLabel(card, place, held)}
        >
          <SlotFace slot={slotDef(card, place)} held={held} />
        </Thing>
      ))}
    </div>
  );
}

export const vehicleLabel = ({ card, slots }: Part): string => {
  const n = slots.filter((held) => held === DAMAGED).length;
  return n > 0 ? `${nameOf(card)}, ${la('table.damaged', { n })}` : nameOf(card);
};

export function slotLabel(card: number, place: number, held: number): string {
  const slot = slotDef(card, place);
  const kind = la(`table.slot.${slot.kind}`, { level: slot.kind === 'weapon' ? slot.level : 0 });
  if (held === EMPTY) return kind;
  return `${kind}: ${held === DAMAGED ? la('table.broken') : la(`table.marker.${markerToken(held)}`)}`;
}

const alike = (card: number, a: number, b: number): boolean => {
  const [one, other] = [slotDef(card, a), slotDef(card, b)];
  return one.kind === other.kind && (one.kind !== 'weapon' || other.kind !== 'weapon' || one.level === other.level);
};

/** Of equal slots with equal markers a choice names one: the others stand for it. */
function litSlot(session: Session, { card, slots }: Part, place: number): string {
  const lit = session.lit.value;
  const ref = (at: number): string => `slot:${slotAt(card, at)}`;
  if (lit.has(ref(place))) return ref(place);
  const twin = slots.findIndex((held, at) => held === slots[place] && alike(card, at, place) && lit.has(ref(at)));
  return ref(twin < 0 ? place : twin);
}
