import type { Choice, State } from '@cinderhall/divide-et-impera';
import {
  abilityOf,
  actionCard,
  CARDS_A_PHASE,
  COLOURS,
  colourOnBack,
  display,
  FACTION_LIST,
  iconOf,
  isActionCard,
  lastPlayed,
  PHASES,
  type Player,
  sweetOf,
} from '@cinderhall/divide-et-impera/table';
import { Icon, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { Acts } from './act.tsx';
import { ActionFace, Back, cardName, nameOf, SweetFace } from './card.tsx';
import { OUTPOST, plateStyle } from './faces.ts';
import { Count, emblemOf, foreseenIn } from './players.tsx';
import { d } from './words.ts';

export interface OfSeat {
  readonly session: Session<State, Choice>;
  readonly view: State;
  readonly seat: number;
  readonly player: Player;
}

/** The leader with its skill, and what the seat holds. */
export function Leader({ session, view, seat, player }: OfSeat) {
  const faction = FACTION_LIST[player.faction];
  if (!faction) return <div class="d-leader" />;
  return (
    <div class="d-leader">
      <Thing
        session={session}
        of={`leader:${seat}`}
        class="portrait"
        label={`${nameOf(faction.leader)}, ${nameOf({ name: faction.leader.skill })}`}
        first
      >
        <Icon name={emblemOf(player)} />
      </Thing>
      <div>
        <b>{nameOf(faction.leader)}</b>
        <small>{nameOf({ name: faction.leader.skill })}</small>
        <Holdings session={session} view={view} seat={seat} player={player} />
      </div>
    </div>
  );
}

function Holdings({ session, seat, player }: OfSeat) {
  const hidden = player.sweets.filter((card) => card < 0).length;
  const then = foreseenIn(session, seat);
  return (
    <div class="holds">
      <Count kind="tech" now={player.tech} then={then?.tech} />
      <Count kind="energy" now={player.energy} then={then?.energy} />
      <span class="res" role="img" aria-label={d('dei.ui.reserve', { n: player.reserve })}>
        <Icon name="meeple" />
        {player.reserve}
      </span>
      {hidden > 0 && <Tok kind="sweet" n={hidden} />}
      {player.sweets.map((card) =>
        card < 0 ? null : (
          <Thing key={card} session={session} of={`card:${card}`} class="d-sweet" label={cardName(card)}>
            <SweetFace sweet={sweetOf(card)} />
          </Thing>
        ),
      )}
    </div>
  );
}

/** Three abilities: unlocked ones shine, locked ones are known to their owner alone. */
export function Abilities({ session, player }: OfSeat) {
  return (
    <ul class="d-abilities" aria-label={d('dei.ui.abilities')}>
      {COLOURS.map((colour, i) => {
        const open = player.unlocked.find((card) => abilityOf(card).colour === colour);
        const locked = player.locked.find((card) =>
          card < 0 ? colourOnBack(card) === i : abilityOf(card).colour === colour,
        );
        const card = open ?? locked;
        const name = card === undefined ? d('dei.ui.noAbility') : card < 0 ? d('dei.ui.hiddenAbility') : cardName(card);
        const state = d(open === undefined ? 'dei.ui.locked' : 'dei.ui.open');
        return (
          <li key={colour} style={{ '--plate': `var(--d-${colour})` }}>
            <Thing
              session={session}
              of={card === undefined || card < 0 ? `ability:${i}` : `card:${card}`}
              class={`d-ability ${open === undefined ? '' : 'on'}`}
              label={`${d(`dei.colour.${colour}`)}: ${name}, ${state}`}
            >
              <Tok kind={OUTPOST[colour]} hidden />
              <b>{name}</b>
              {open === undefined && <Icon name="lock" />}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

type PlaceContents =
  | { readonly how: 'up' | 'planned'; readonly card: number; readonly sweet: number | null }
  | { readonly how: 'down'; readonly card: number; readonly sweet: number | null }
  | null;

/** What lies on a place of the faction board. */
function contentsAt(view: State, player: Player, phase: number, slot: number): PlaceContents {
  const here = (one: { readonly phase: number; readonly slot: number }): boolean =>
    one.phase === phase && one.slot === slot;
  const up = player.up.find(here);
  if (up) return { how: 'up', card: up.card, sweet: up.sweet };
  const down = player.down.find(here);
  if (down) return { how: 'down', card: down.card, sweet: down.sweet };
  if (phase !== view.phase) return null;
  const played = [...player.up, ...player.down].filter((one) => one.phase === phase).length;
  const planned = player.planned[slot - 1 - played];
  return planned === undefined ? null : { how: 'planned', card: planned, sweet: null };
}

/** The three phases with two places each, and the bin. */
export function Phases({ session, view, seat, player }: OfSeat) {
  return (
    <div class="d-phases">
      {Array.from({ length: PHASES }, (_, i) => i + 1).map((phase) => (
        <div key={phase} class={`ph ${phase === view.phase ? 'now' : ''}`}>
          <em>{d('dei.ui.phase', { n: phase })}</em>
          {Array.from({ length: CARDS_A_PHASE }, (_, i) => i + 1).map((slot) => (
            <Place
              key={slot}
              session={session}
              contents={contentsAt(view, player, phase, slot)}
              where={d('dei.ui.place', { phase, slot })}
            />
          ))}
        </div>
      ))}
      <Thing
        session={session}
        of={seat === session.seat.value ? 'bin' : `bin:${seat}`}
        class="d-bin"
        label={d('dei.ui.bin', { n: player.bin.length })}
      >
        <Icon name="trash" />
        {player.bin.length}
      </Thing>
    </div>
  );
}

function Place({ session, contents, where }: { session: Session; contents: PlaceContents; where: string }) {
  if (!contents) return <span class="d-place" />;
  const { how, card, sweet } = contents;
  const label = `${where}: ${cardName(card)}${how === 'up' ? '' : `, ${d(`dei.ui.${how}`)}`}`;
  if (card < 0)
    return (
      <span class={`d-place ${how}`} role="img" aria-label={label}>
        <Icon name={how === 'down' ? 'shopping-cart' : 'tower-bridge'} />
      </span>
    );
  return (
    <Thing session={session} of={`card:${card}`} class={`d-place ${how}`} label={label}>
      {how === 'down' ? <Icon name="shopping-cart" /> : <Acts icons={actionCard(card).icons} />}
      {sweet !== null && (
        <span class="onit">
          <Tok kind="sweet" hidden />
        </span>
      )}
    </Thing>
  );
}

/** The card in play: what is left of it to do, as large tiles. */
export function InPlay({ session, view, seat, player }: OfSeat) {
  const mine = view.decision?.seats.includes(seat) ?? false;
  if (!mine || view.decision?.kind === 'play' || view.icons.length === 0) return null;
  const last = lastPlayed(player);
  return (
    <section class="d-inplay" aria-label={d('dei.ui.inPlay')}>
      <em>{last && !view.buying && isActionCard(last.card) ? nameOf(actionCard(last.card)) : d('dei.ui.inPlay')}</em>
      <div>
        {view.icons.map(({ icon, left }) => {
          const { effects } = iconOf(icon);
          return (
            <Thing
              key={icon}
              session={session}
              of={`icon:${icon}`}
              class="d-icon"
              label={session.say(display.describe.choice(view, { kind: 'use', icon }, seat))}
            >
              <Acts icons={effects} />
              {left > 1 && <b>×{left}</b>}
            </Thing>
          );
        })}
      </div>
    </section>
  );
}

export function Hand({ session, player, whose }: OfSeat & { whose: string }) {
  return (
    <section class="d-hand" aria-label={whose} style={{ '--n': String(player.hand.length) }}>
      {player.hand.length === 0 && <span class="none">{d('dei.ui.noHand')}</span>}
      {player.hand.map((card, i) =>
        card < 0 ? (
          <Back key={`hidden${i}`} label={d('dei.unseen')} />
        ) : (
          <HandCard key={card} session={session} card={card} first={i === 0} />
        ),
      )}
    </section>
  );
}

export const HandCard = ({ session, card, first = false }: { session: Session; card: number; first?: boolean }) => (
  <Thing
    session={session}
    of={`card:${card}`}
    class="d-card bracketed lifted"
    style={plateStyle(actionCard(card))}
    label={cardName(card)}
    first={first}
  >
    <ActionFace card={card} small />
  </Thing>
);
