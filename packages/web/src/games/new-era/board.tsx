import { seatName } from '@cinderhall/kernel';
import type { State } from '@cinderhall/new-era';
import { changeOf, END_POINTS, FACTIONS, KINDS, type Kind, UNDER_BASE } from '@cinderhall/new-era/table';
import { t } from '../../app/words.ts';
import { Icon, Pip, Tok } from '../../look/icon.tsx';
import { isToken } from '../../look/token-kinds.ts';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { Arrow } from '../tableau/effects.tsx';
import { BoardHead } from '../tableau/head.tsx';
import { CostIcons, Goods, LeaderIcons } from './ability.tsx';
import { designIn, locationIn, nameOf } from './card.tsx';
import { CardUnderBase, emblemOf, factionName } from './rivals.tsx';

interface Of {
  readonly session: Session;
  readonly view: State;
  readonly owner: number;
}

/** A base and its contact board: the score as it stands, four fields, what lies under the base, who leads. */
export function Board({ session, view, owner }: Of) {
  const player = view.players[owner];
  const foreseen = session.foreseen.value;
  if (!player) return null;
  return (
    <section class="fb panel" data-drop="deals" aria-label={t('ne.board')} data-place={`seat:${owner}`}>
      <BoardHead
        session={session}
        owner={owner}
        first={view.first === owner}
        passed={player.passed}
        vp={session.table.game.tally(view).score?.[owner] ?? 0}
        then={foreseen ? session.table.game.tally(foreseen).score?.[owner] : undefined}
        end={END_POINTS}
      />
      <div class="fn">
        <Icon name={emblemOf(player.faction)} />
        <span>{factionName(session, player.faction)}</span>
        <span class="sp" />
        <span class="fp" title={t('ne.eachTurn')}>
          {FACTIONS[player.faction] && <Goods goods={FACTIONS[player.faction]?.production ?? {}} counted />}
        </span>
      </div>
      <Score session={session} view={view} owner={owner} />
      <ul class="fa">
        {KINDS.map((how, i) => (
          <Field key={how} session={session} view={view} owner={owner} how={how} first={i === 0} />
        ))}
        <Field session={session} view={view} owner={owner} how="redevelop" first={false} />
      </ul>
      <Leader session={session} view={view} owner={owner} />
      <Base session={session} view={view} owner={owner} />
    </section>
  );
}

/** The score counted afresh: what it is made of, and what this turn has brought so far. */
function Score({ session, view, owner }: Of) {
  const tally = session.table.game.tally(view);
  const score = tally.score?.[owner] ?? 0;
  const locations = tally.locations?.[owner] ?? 0;
  const base = tally.base?.[owner] ?? 0;
  const gained = score - (view.players[owner]?.score ?? 0);
  const parts = [
    ['base', base],
    ['cards', score - base - locations],
    ['locations', locations],
  ] as const;
  return (
    <dl class="score" aria-label={t('ne.score')}>
      {parts.map(([name, points]) => (
        <div key={name}>
          <dt>{t(`ne.score.${name}`)}</dt>
          <dd>{points}</dd>
        </div>
      ))}
      {gained !== 0 && view.phase !== 'over' && (
        <div class="turn">
          <dt>{t('ne.score.turn')}</dt>
          <dd>
            {gained > 0 ? '+' : '−'}
            {Math.abs(gained)}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The field that is being used goes by one name, whatever its kind; others' fields are only looked at. */
function fieldRef(view: State, mine: boolean, owner: number, how: Kind | 'redevelop'): string {
  if (!mine) return `field:${owner}:${how}`;
  return view.decision?.kind === 'means' && view.decision.how === how ? 'field' : `field:${how}`;
}

function Field({ session, view, owner, how, first }: Of & { how: Kind | 'redevelop'; first: boolean }) {
  const player = view.players[owner];
  const board = FACTIONS[player?.faction ?? -1]?.board;
  if (!player || !board) return null;
  const used = player.board[how];
  const token = how === 'redevelop' ? 'redevelop' : `${how}${board[how].range}`;
  return (
    <li>
      <Thing
        session={session}
        of={fieldRef(view, owner === session.seat.value, owner, how)}
        class={`fact ${used ? 'used' : ''}`}
        label={`${t(`ne.field.${how}`)}${used ? `, ${t('tableau.usedTag')}` : ''}`}
        first={first}
      >
        <CostIcons cost={board[how].cost} />
        <Arrow />
        {isToken(token) && <Tok kind={token} />}
        <em>{used ? t('tableau.usedTag') : t(`ne.field.${how}`)}</em>
      </Thing>
    </li>
  );
}

function Leader({ session, view, owner }: Of) {
  const leader = view.players[owner]?.leader;
  const design = leader ? designIn(view, leader.card) : null;
  if (!leader || design?.kind !== 'leader') return null;
  return (
    <Thing
      session={session}
      of={owner === session.seat.value ? 'leader' : `card:${leader.card}`}
      class={`leadr ${leader.used ? 'used' : ''}`}
      label={leaderLabel(nameOf(design), leader)}
      flip={`card:${leader.card}`}
    >
      <Icon name="crown" />
      <span class="ln">{nameOf(design)}</span>
      {leader.vp > 0 && <span class="lv">{leader.vp}</span>}
      <span class="li">
        <LeaderIcons design={design} />
      </span>
    </Thing>
  );
}

const leaderLabel = (name: string, { vp, slots }: { readonly vp: number; readonly slots: number }): string =>
  [`${t('ne.leader')}: ${name}`, ...(slots > 0 ? [t('ne.points', { n: vp, slots })] : [])].join(', ');

/** Spoils and deals under the base, the places still free, and the deals with others. */
function Base({ session, view, owner }: Of) {
  const player = view.players[owner];
  if (!player) return null;
  const { spoils, deals, abroad } = player;
  const places = UNDER_BASE + changeOf(view, owner, 'dealSlots') + changeOf(view, owner, 'spoilsSlots');
  const lying = spoils.length + deals.length;
  return (
    <div class="deals">
      <span class="lbl">{t('ne.underBase', { n: lying, of: places })}</span>
      <div class="dl">
        {spoils.map((card, i) => (
          <CardUnderBase key={card} session={session} view={view} card={card} of="spoils" first={i === 0} />
        ))}
        {deals.map((card, i) => (
          <CardUnderBase
            key={card}
            session={session}
            view={view}
            card={card}
            of="deals"
            first={spoils.length === 0 && i === 0}
          />
        ))}
        {Array.from({ length: Math.max(0, Math.min(places, 6) - lying) }, (_, i) => (
          <span key={i} class="slot" aria-hidden="true" />
        ))}
        {abroad.map((card) => (
          <Abroad key={card} session={session} view={view} card={card} />
        ))}
      </div>
    </div>
  );
}

function Abroad({ session, view, card }: Omit<Of, 'owner'> & { card: number }) {
  const design = locationIn(view, card);
  const owner = view.players.findIndex(({ locations }) => locations.some((placed) => placed.card === card));
  if (!design) return null;
  return (
    <Thing
      session={session}
      of={`card:${card}`}
      flip={`abroad:${card}`}
      class="dtab"
      label={session.say({ key: 'ne.dealAbroad', params: { name: nameOf(design), who: seatName(owner) } })}
    >
      <Pip seat={Math.max(0, owner)} />
      <Goods goods={design.deal} />
    </Thing>
  );
}
