import type { Choice, State } from '@cinderhall/fifty-first-state';
import { END_POINTS, FACTIONS, OPPONENT } from '@cinderhall/fifty-first-state/table';
import { t } from '../../app/words.ts';
import { Icon, Pip } from '../../look/icon.tsx';
import { Leave } from '../../table/leave.tsx';
import type { Session } from '../../table/session.ts';
import { CardRow, FactionChoice, OverState } from '../tableau/draft.tsx';
import { EMBLEMS } from './faces.ts';
import { factionName, OpponentLines, Opponents } from './opponents.tsx';
import { Board, Decks, GoodsTray, Hand, HandCard } from './own.tsx';
import { landAtHand, soloAtHand } from './sets/load.ts';
import { opponentName, StateRows } from './state-rows.tsx';
import '../tableau/table.css';
import './table.css';
import './connections.css';

const hasBoards = (view: State): boolean =>
  [view.moloch, view.map, view.serverRoom, view.cities, view.headquarters, view.arena, view.borders].some(Boolean);

/** Above the line is the world: rivals, and whatever all players share. */
function World({ session, view }: { session: Session<State, Choice>; view: State }) {
  const Above = hasBoards(view) ? landAtHand()?.Above : null;
  const solo = view.opponent ? soloAtHand() : null;
  const Left = view.map && landAtHand()?.OutpostsLeft;
  const holds = Left ? (owner: number) => <Left view={view} owner={owner} /> : undefined;
  const rivals = solo ? null : <Opponents session={session} view={view} seat={session.seat.value} holds={holds} />;
  if (!Above) return solo ? <solo.SoloPanel session={session} view={view} /> : rivals;
  const lines = (
    <>
      {solo && <solo.SoloLine view={view} />}
      <OpponentLines session={session} view={view} seat={session.seat.value} />
    </>
  );
  return (
    <Above session={session} view={view} lines={lines} solo={solo}>
      {rivals}
    </Above>
  );
}

export function Table({ session }: { session: Session<State, Choice> }) {
  const view = session.view.value;
  if (!view) return null;
  const me = session.me.value;
  const looking = session.looking.value;
  const shown = looking ?? me;
  const Threat = view.moloch && landAtHand()?.Threat;
  const attacked = view.moloch && landAtHand()?.isUnderAttack(session, view);
  const marks = Threat ? (card: number) => <Threat session={session} view={view} card={card} /> : undefined;
  return (
    <div
      class={`tableau-grid ${hasBoards(view) || view.opponent ? 'land' : ''} ${attacked ? 'attacked' : ''}`}
      data-own={shown === me}
    >
      <World session={session} view={view} />
      <Chips session={session} view={view} me={me} />
      <div class="mid">
        <Board session={session} view={view} owner={view.players[shown] ? shown : me} />
        <div class="ground" data-drop="state">
          {looking !== null && looking !== me && <Leave session={session} text={t('tableau.backToMine')} />}
          <StateRows session={session} view={view} owner={shown} marks={marks} />
          <Draft session={session} view={view} />
        </div>
      </div>
      <GoodsTray session={session} view={view} owner={view.players[shown] ? shown : me} />
      <div class="handz">
        <Hand session={session} view={view} owner={me} />
        <Decks session={session} view={view} owner={me} />
      </div>
    </div>
  );
}

/** On phones: everybody as a chip; a tap opens that State. */
function Chips({ session, view, me }: { session: Session; view: State; me: number }) {
  const owners = view.players.map((_, seat) => seat);
  const open = session.looking.value ?? me;
  return (
    <nav class="chips" aria-label={t('tableau.states')}>
      {owners.map((owner) => {
        const player = view.players[owner];
        if (!player) return null;
        return (
          <button
            key={owner}
            type="button"
            data-place={`seat:${owner}`}
            class={owner === open ? 'on' : ''}
            aria-pressed={owner === open}
            onClick={() => (session.looking.value = owner === me ? null : owner)}
          >
            <Pip seat={owner} />
            <span>{session.names.value[owner]}</span>
            <b>
              {player.goods.vp}
              {owner === me && <i>/{END_POINTS}</i>}
            </b>
            <small>{player.passed ? t('tableau.passed') : t('tableau.handOf', { n: player.hand.length })}</small>
          </button>
        );
      })}
      {view.opponent && (
        <button
          type="button"
          class={open === OPPONENT ? 'on' : ''}
          aria-pressed={open === OPPONENT}
          onClick={() => (session.looking.value = OPPONENT)}
        >
          <Icon name={view.opponent.kind === 'borgo' ? 'brute' : 'vintage-robot'} />
          <span>{session.say(opponentName(view))}</span>
          <b>{view.opponent.vp}</b>
          <small>{t(`fiftyFirstState.table.stage.${view.opponent.stage}`)}</small>
        </button>
      )}
    </nav>
  );
}

/** Cards that everybody chooses from, and factions while they are chosen, lie over the State. */
function Draft({ session, view }: { session: Session; view: State }) {
  if (view.decision?.kind === 'faction' && session.myTurn.value) {
    const factions = FACTIONS.map(({ id }, i) => ({ name: factionName(session, i), emblem: EMBLEMS[id] ?? 'flag' }));
    return <FactionChoice session={session} factions={factions} />;
  }
  if (view.row.length === 0) return null;
  return (
    <OverState title={t('fiftyFirstState.table.draft')}>
      <CardRow session={session} view={view} cards={view.row} Card={HandCard} />
    </OverState>
  );
}
