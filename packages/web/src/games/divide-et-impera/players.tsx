import type { Choice, State } from '@cinderhall/divide-et-impera';
import { CARDS_A_PHASE, COLOURS, cubesOf, FACTIONS, type Player, supplyOf } from '@cinderhall/divide-et-impera/table';
import { seatName } from '@cinderhall/kernel';
import { Icon, Pip, Tok } from '../../look/icon.tsx';
import type { Token } from '../../look/token-kinds.ts';
import { Ghost } from '../../table/ghost.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { factionText } from './board/area-text.ts';
import { EMBLEMS, OUTPOST } from './faces.ts';
import { d } from './words.ts';

interface Props {
  readonly session: Session<State, Choice>;
  readonly view: State;
}

/** The seats from mine on, in the order they sit. */
export const seatsFrom = (view: State, me: number): number[] =>
  view.players.map((_, i) => (Math.max(0, me) + i) % view.players.length);

export const emblemOf = ({ faction }: Player): string => {
  const id = FACTIONS[faction];
  return id ? EMBLEMS[id] : 'flag';
};

/** Everybody in a line: supply, resources, outposts, abilities, cards. */
export const Players = ({ session, view, me }: Props & { me: number }) => (
  <section class="d-players" aria-label={d('dei.ui.players')}>
    {seatsFrom(view, me).map((seat) => (
      <PlayerLine key={seat} session={session} view={view} seat={seat} me={me} />
    ))}
  </section>
);

function PlayerLine({ session, view, seat, me }: Props & { seat: number; me: number }) {
  const player = view.players[seat];
  if (!player) return null;
  const name = session.names.value[seat] ?? '';
  const whose = session.say({ key: 'dei.ui.boardOf', params: { name: seatName(seat) } });
  const asked = view.decision?.seats.includes(seat) ?? false;
  const open = session.looking.value === seat;
  const toggle = () => {
    session.looking.value = open ? null : seat;
  };
  return (
    <div class={`d-player ${seat === me ? 'me' : ''} ${asked ? 'asked' : ''} ${open ? 'open' : ''}`}>
      <Thing session={session} of={`seat:${seat}`} class="d-who" label={`${name}, ${factionText(view, seat)}`}>
        <Pip seat={seat} />
        <Icon name={emblemOf(player)} />
        <span>
          <b>{name}</b>
          <small>{factionText(view, seat)}</small>
        </span>
      </Thing>
      <Counts session={session} view={view} seat={seat} player={player} />
      {view.decision?.kind === 'plan' ? <Plan player={player} /> : <Locks player={player} />}
      <button type="button" class="d-open-board" aria-expanded={open} aria-label={whose} title={whose} onClick={toggle}>
        <Icon name="cards" />
        {player.hand.length}
        <Icon name={open ? 'close' : 'next'} />
      </button>
    </div>
  );
}

/** A player as the choice that is taken up would leave them. */
export const foreseenIn = (session: Session<State, Choice>, seat: number): Player | undefined =>
  session.foreseen.value?.players[seat];

function Counts({ session, view, seat, player }: Props & { seat: number; player: Player }) {
  const next = session.foreseen.value;
  const then = foreseenIn(session, seat);
  const spent = seat === session.seat.value ? session.spent.value : {};
  return (
    <>
      <Count place={`seat:${seat}:supply`} kind="supply" now={supplyOf(player)} then={then && supplyOf(then)} />
      <Count place={`seat:${seat}:tech`} kind="tech" now={player.tech} then={then?.tech} spent={spent.tech} />
      <Count place={`seat:${seat}:energy`} kind="energy" now={player.energy} then={then?.energy} spent={spent.energy} />
      <span class="cubes">
        {COLOURS.map((colour, i) => (
          <Count
            key={colour}
            kind={OUTPOST[colour]}
            now={cubesOf(view, seat, i)}
            then={next ? cubesOf(next, seat, i) : undefined}
          />
        ))}
      </span>
    </>
  );
}

interface CountProps {
  readonly kind: Token;
  readonly now: number;
  readonly then: number | undefined;
  readonly spent?: number | undefined;
  readonly place?: string;
}

/** A number of tokens, and what it would be after the choice that is taken up. */
export const Count = ({ kind, now, then, spent, place }: CountProps) => (
  <span class="d-count" data-place={place}>
    <Tok kind={kind} n={now} />
    <Ghost now={now} then={then} spent={spent} />
  </span>
);

/** While everybody plans in secret: how many cards lie ready. */
const Plan = ({ player }: { player: Player }) => (
  <span class="locks plan" role="img" aria-label={d('dei.ui.plannedN', { n: player.planned.length })}>
    {Array.from({ length: CARDS_A_PHASE }, (_, i) => (
      <i key={i} class={i < player.planned.length ? 'on' : ''}>
        <Icon name={i < player.planned.length ? 'check' : 'hourglass'} />
      </i>
    ))}
  </span>
);

/** How many abilities are unlocked. */
const Locks = ({ player }: { player: Player }) => (
  <span class="locks" role="img" aria-label={d('dei.ui.unlocked', { n: player.unlocked.length })}>
    {COLOURS.map((_, i) => (
      <i key={i} class={i < player.unlocked.length ? 'on' : ''}>
        <Icon name={i < player.unlocked.length ? 'bolt' : 'lock'} />
      </i>
    ))}
  </span>
);

/** On phones: everybody as a chip; a tap opens that board. */
export function Chips({ session, view, me }: Props & { me: number }) {
  const open = session.looking.value ?? -1;
  return (
    <nav class="d-chips" aria-label={d('dei.ui.players')}>
      {seatsFrom(view, me).map((seat) => {
        const player = view.players[seat];
        if (!player) return null;
        return (
          <button
            key={seat}
            type="button"
            class={`${seat === me ? 'me' : ''} ${seat === open ? 'on' : ''}`}
            aria-pressed={seat === open}
            onClick={() => (session.looking.value = seat === open ? null : seat)}
          >
            <Pip seat={seat} />
            <span>{session.names.value[seat]}</span>
            <b>
              <Tok kind="supply" /> {supplyOf(player)}
            </b>
            <small>
              {view.decision?.kind === 'plan' ? d('dei.ui.planning') : d('dei.ui.cards', { n: player.hand.length })}
            </small>
          </button>
        );
      })}
    </nav>
  );
}
