import type { Choice, State } from '@cinderhall/new-era';
import { END_POINTS, FACTIONS, ownerOf } from '@cinderhall/new-era/table';
import { t } from '../../app/words.ts';
import { Pip } from '../../look/icon.tsx';
import { Leave } from '../../table/leave.tsx';
import type { Session } from '../../table/session.ts';
import { CardRow, FactionChoice, OverState } from '../tableau/draft.tsx';
import { attackIn } from './attack.ts';
import { Board } from './board.tsx';
import { Duel } from './duel.tsx';
import { GoodsTray } from './goods.tsx';
import { Decks, Hand, HandCard } from './hand.tsx';
import { emblemOf, factionName, Rivals } from './rivals.tsx';
import { StateRows } from './state.tsx';
import '../tableau/table.css';
import './card.css';
import './table.css';
import './duel.css';
import './phone.css';

export function Table({ session }: { session: Session<State, Choice> }) {
  const view = session.view.value;
  if (!view) return null;
  const me = session.me.value;
  const shown = session.looking.value ?? me;
  const attack = attackIn(view);
  return (
    <div class={`tableau-grid tne ${attack ? 'fight' : ''}`} data-own={shown === me}>
      <Rivals session={session} view={view} seat={session.seat.value} />
      <Chips session={session} view={view} me={me} />
      <div class="mid">
        <Board session={session} view={view} owner={shown} />
        <div class="ground" data-drop="state">
          {shown !== me && <Leave session={session} text={t('tableau.backToMine')} />}
          <StateRows session={session} view={view} owner={shown} />
          <Draft session={session} view={view} />
        </div>
      </div>
      <GoodsTray session={session} view={view} owner={shown} />
      <div class="handz">
        <Hand session={session} view={view} owner={me} />
        {attack && <Duel session={session} view={view} attack={attack} />}
        <Decks session={session} view={view} />
      </div>
    </div>
  );
}

/** Whether something in a player's state or pool can be used now. */
function isLit(session: Session, view: State, owner: number): boolean {
  for (const ref of session.lit.value.keys()) {
    const [kind, name] = ref.split(':');
    if (kind === 'card' && ownerOf(view, Number(name)) === owner) return true;
    if ((kind === 'seat' || kind === 'pool') && Number(name) === owner) return true;
  }
  return false;
}

/** On phones: everybody as a chip; a tap opens that state. */
function Chips({ session, view, me }: { session: Session; view: State; me: number }) {
  const open = session.looking.value ?? me;
  const scores = session.table.game.tally(view).score ?? [];
  return (
    <nav class={`chips ${view.players.length > 4 ? 'five' : ''}`} aria-label={t('tableau.states')}>
      {view.players.map((player, owner) => (
        <button
          key={owner}
          type="button"
          class={`${owner === open ? 'on' : ''} ${owner !== open && isLit(session, view, owner) ? 'lit' : ''}`}
          aria-pressed={owner === open}
          data-place={`seat:${owner}`}
          onClick={() => (session.looking.value = owner === me ? null : owner)}
        >
          <Pip seat={owner} />
          <span>{session.names.value[owner]}</span>
          <b>
            {scores[owner]}
            {owner === me && <i>/{END_POINTS}</i>}
          </b>
          <small>{player.passed ? t('tableau.passed') : t('tableau.handOf', { n: player.hand.length })}</small>
        </button>
      ))}
    </nav>
  );
}

/** Cards that everybody chooses from, and factions while they are chosen, lie over the state. */
function Draft({ session, view }: { session: Session; view: State }) {
  if (view.decision?.kind === 'faction' && session.myTurn.value) {
    const factions = FACTIONS.map((_, i) => ({ name: factionName(session, i), emblem: emblemOf(i) }));
    return <FactionChoice session={session} factions={factions} />;
  }
  if (view.row.length === 0) return null;
  return (
    <OverState title={t('ne.lookout')}>
      <CardRow session={session} view={view} cards={view.row} Card={HandCard} />
    </OverState>
  );
}
