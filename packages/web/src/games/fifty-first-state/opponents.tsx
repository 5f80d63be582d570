import type { State } from '@cinderhall/fifty-first-state';
import { defenceOf, FACTIONS, INFLUENCE, type Placed, TOKENS } from '@cinderhall/fifty-first-state/table';
import type { VNode } from 'preact';
import { t } from '../../app/words.ts';
import { stripUrl } from '../../art/cache.ts';
import { Icon, Pip, Tok } from '../../look/icon.tsx';
import { longestWord } from '../../look/longest-word.ts';
import { isToken, type Token } from '../../look/token-kinds.ts';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { CATEGORIES, CATEGORY_ICON, categoryOf, categoryStyle, moodOf } from '../tableau/category.ts';
import { GoodsOnCard } from '../tableau/face.tsx';
import { RivalPanel } from '../tableau/head.tsx';
import { rivalsOf } from '../tableau/rivals.ts';
import { designIn, nameOf } from './card.tsx';
import { EMBLEMS } from './faces.ts';
import { Pile } from './pile.tsx';
import { inRow, locationIn, placedLabel } from './state-rows.tsx';

interface OpponentsProps {
  readonly session: Session;
  readonly view: State;
  readonly seat: number;
  /** What else a player holds with the sets in play. */
  readonly holds?: ((owner: number) => VNode | null) | undefined;
}

export const Opponents = ({ session, view, seat, holds }: OpponentsProps) => {
  const rivals = rivalsOf(view.players.length, seat);
  return (
    <div class="opps" style={{ '--opps': String(rivals.length) }}>
      {rivals.map((owner) => (
        <Opponent key={owner} session={session} view={view} owner={owner} held={holds?.(owner) ?? null} />
      ))}
    </div>
  );
};

/** Rivals where there is no room for more: a line each. */
export const OpponentLines = ({ session, view, seat }: { session: Session; view: State; seat: number }) => (
  <>
    {rivalsOf(view.players.length, seat).map((owner) => {
      const player = view.players[owner];
      if (!player) return null;
      return (
        <span key={owner} class="line" data-place={`seat:${owner}`}>
          <Pip seat={owner} />
          <b>{session.names.value[owner]}</b>
          <Icon name={EMBLEMS[FACTIONS[player.faction]?.id ?? ''] ?? 'flag'} />
          {CATEGORIES.map((category) => (
            <span key={category} class="n" style={categoryStyle(category)}>
              {inRow(view, owner, category).length}
            </span>
          ))}
          {held(player.goods).map(([good, n]) => (
            <Tok key={good} kind={good} n={n} />
          ))}
          <span class="hc" role="img" aria-label={t('tableau.handOf', { n: player.hand.length })}>
            <Icon name="cards" />
            {player.hand.length}
          </span>
          <span class="vp">
            <Tok kind="vp" hidden />
            <b>{player.goods.vp}</b>
          </span>
        </span>
      );
    })}
  </>
);

const held = (
  goods: { readonly [good: string]: number },
  kinds: readonly string[] = TOKENS,
): (readonly [Token, number])[] =>
  kinds.flatMap((good) => (isToken(good) && (goods[good] ?? 0) > 0 ? [[good, goods[good] ?? 0] as const] : []));

export const factionName = (session: Session, faction: number): string =>
  session.say({ key: `faction.${FACTIONS[faction]?.id ?? 'none'}` });

interface OpponentProps {
  readonly session: Session;
  readonly view: State;
  readonly owner: number;
  readonly held: VNode | null;
}

function Opponent({ session, view, owner, held: more }: OpponentProps) {
  const player = view.players[owner];
  if (!player) return null;
  const asked = view.decision?.seats.includes(owner) ?? false;
  const dealt = player.deals.flatMap((card) => {
    const design = designIn(view, card);
    return design?.kind === 'location' ? Object.entries(design.deal) : [];
  });
  return (
    <RivalPanel
      session={session}
      owner={owner}
      first={view.first === owner}
      passed={player.passed}
      asked={asked}
      emblem={EMBLEMS[FACTIONS[player.faction]?.id ?? ''] ?? 'flag'}
      faction={factionName(session, player.faction)}
      hand={player.hand.length}
      vp={player.goods.vp}
    >
      <Rows session={session} view={view} owner={owner} ruins={player.ruins.length} />
      <div class="side">
        <section class="pool" aria-label={t('fiftyFirstState.table.goods')} data-place={`seat:${owner}:pool`}>
          {[...held(player.goods), ...held(view.allies?.influence[owner] ?? {}, INFLUENCE)].map(([good, n]) => (
            <span key={good} class="heap" data-place={`seat:${owner}:pool:${good}`}>
              <Tok kind={good} n={n} />
            </span>
          ))}
        </section>
        {(dealt.length > 0 || player.connections.length > 0 || more) && (
          <div class="oinfo">
            {more}
            {dealt.length > 0 && (
              <span class="dts">
                <Icon name="link" />
                {dealt.map(([good], i) => (isToken(good) ? <Tok key={i} kind={good} /> : null))}
              </span>
            )}
            {player.connections.length > 0 && (
              <span class="dts">{t('fiftyFirstState.table.connectionsHeld', { n: player.connections.length })}</span>
            )}
          </div>
        )}
      </div>
      <Pile session={session} view={view} owner={owner} />
    </RivalPanel>
  );
}

/** With Scavengers goods may lie on ruins. */
const laidOnRuins = ({ scavengers }: State, owner: number): readonly Token[] =>
  (scavengers?.onRuins[owner] ?? []).flatMap((good) => (isToken(good) ? [good] : []));

export function Rows({ session, view, owner, ruins }: { session: Session; view: State; owner: number; ruins: number }) {
  return (
    <div class="or3">
      {CATEGORIES.map((category) => (
        <div key={category} class="orow" style={categoryStyle(category)}>
          <img class="strip" src={stripUrl(`${category}-row`, moodOf(category))} alt="" />
          {inRow(view, owner, category).map((placed) => (
            <Thumb key={placed.card} session={session} view={view} placed={placed} />
          ))}
          {category === 'production' && ruins > 0 && (
            <span class="th ru" role="img" aria-label={t('fiftyFirstState.table.ruinsN', { n: ruins })}>
              <Icon name="ancient-ruins" />
              <i>{ruins}</i>
              {laidOnRuins(view, owner).map((good, i) => (
                <Tok key={i} kind={good} hidden />
              ))}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

/** A rival's location at a glance: what it is about, its kind, and its Defence. */
function Thumb({ session, view, placed }: { session: Session; view: State; placed: Placed }) {
  const design = locationIn(view, placed);
  if (!design) return null;
  const [good = 'any'] = Object.keys(design.deal);
  const defence = defenceOf(view, placed);
  const category = categoryOf(design);
  return (
    <Thing
      session={session}
      of={`card:${placed.card}`}
      class={`th ${design.isOpen ? 'open' : ''} ${design.machine ? 'hk' : ''} ${placed.used > 0 || placed.visits > 0 ? 'used' : ''}`}
      style={categoryStyle(category)}
      label={`${placedLabel(design, placed)}, ${t('fiftyFirstState.table.defence', { n: defence })}`}
    >
      <Tok kind={isToken(good) ? good : 'any'} hidden />
      <span class="nm2" style={longestWord(nameOf(design))}>
        {nameOf(design)}
      </span>
      <i>
        <Icon name={CATEGORY_ICON[category]} ink="white" />
        {defence}
      </i>
      {placed.shield && (
        <span class="s">
          <Tok kind="shield" hidden />
        </span>
      )}
      <GoodsOnCard goods={placed.goods} />
    </Thing>
  );
}
