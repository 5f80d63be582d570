import type { State } from '@cinderhall/fifty-first-state';
import { defenceOf, FACTIONS, OPPONENT, type Placed, TOKENS } from '@cinderhall/fifty-first-state/table';
import { t } from '../../app/words.ts';
import { stripUrl } from '../../art/cache.ts';
import { Icon, Tok } from '../../look/icon.tsx';
import { isToken, type Token } from '../../look/token-kinds.ts';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { CATEGORIES, CATEGORY_ICON, categoryOf, categoryStyle, moodOf } from '../tableau/category.ts';
import { RivalPanel } from '../tableau/head.tsx';
import { look, rivalsOf } from '../tableau/rivals.ts';
import { designIn, nameOf } from './card.tsx';
import { EMBLEMS } from './faces.ts';
import { inRow, locationIn, placedLabel } from './state-rows.tsx';

const rivals = (view: State, seat: number): number[] =>
  view.opponent ? [OPPONENT] : rivalsOf(view.players.length, seat);

export const Opponents = ({ session, view, seat }: { session: Session; view: State; seat: number }) => (
  <div class="opps" style={{ '--opps': String(rivals(view, seat).length) }}>
    {rivals(view, seat).map((owner) =>
      view.opponent ? (
        <Virtual key={owner} session={session} view={view} />
      ) : (
        <Opponent key={owner} session={session} view={view} owner={owner} />
      ),
    )}
  </div>
);

const held = (goods: { readonly [good: string]: number }): (readonly [Token, number])[] =>
  [...TOKENS].flatMap((good) => (isToken(good) && (goods[good] ?? 0) > 0 ? [[good, goods[good] ?? 0] as const] : []));

export const factionName = (session: Session, faction: number): string =>
  session.say({ key: `faction.${FACTIONS[faction]?.id ?? 'none'}` });

function Opponent({ session, view, owner }: { session: Session; view: State; owner: number }) {
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
        <section class="pool" aria-label={t('tableau.goods')} data-place={`seat:${owner}:pool`}>
          {held(player.goods).map(([good, n]) => (
            <span key={good} class="heap" data-place={`seat:${owner}:pool:${good}`}>
              <Tok kind={good} n={n} />
            </span>
          ))}
        </section>
        {(dealt.length > 0 || player.connections.length > 0) && (
          <div class="oinfo">
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
    </RivalPanel>
  );
}

function Rows({ session, view, owner, ruins }: { session: Session; view: State; owner: number; ruins: number }) {
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
      class={`th ${design.isOpen ? 'open' : ''} ${placed.used > 0 || placed.visits > 0 ? 'used' : ''}`}
      style={categoryStyle(category)}
      label={`${placedLabel(design, placed)}, ${t('fiftyFirstState.table.defence', { n: defence })}`}
    >
      <Tok kind={isToken(good) ? good : 'any'} hidden />
      <span class="nm2">{nameOf(design)}</span>
      <i>
        <Icon name={CATEGORY_ICON[category]} />
        {defence}
      </i>
      {placed.shield && (
        <span class="s">
          <Tok kind="shield" hidden />
        </span>
      )}
    </Thing>
  );
}

/** The opponent of a lone player: its cards, its points, and where it is in its turn. */
function Virtual({ session, view }: { session: Session; view: State }) {
  const { opponent } = view;
  if (!opponent) return null;
  return (
    <section class="opp panel virtual" aria-label={t('fiftyFirstState.table.opponent')} data-place="seat:1">
      <header>
        <Icon name="vintage-robot" />
        <button type="button" class="nm" onClick={() => look(session, OPPONENT)}>
          {t('fiftyFirstState.table.opponent')}
        </button>
        <span class="fc">{t(`fiftyFirstState.table.stage.${opponent.stage}`)}</span>
        <span class="sp" />
        <span class="vp" data-place="seat:1:vp">
          <Tok kind="vp" hidden />
          <b>{opponent.vp}</b>
        </span>
      </header>
      <div class="ob">
        <Rows session={session} view={view} owner={OPPONENT} ruins={0} />
        <div class="side">
          {'attempts' in opponent && (
            <p class="stage">{t('fiftyFirstState.table.stageHelp', { attempts: opponent.attempts })}</p>
          )}
        </div>
      </div>
    </section>
  );
}
