import type { Choice, State } from '@cinderhall/fifty-first-state';
import {
  CONNECTION_WORKERS,
  type Colour,
  coloursOf,
  END_POINTS,
  FACTIONS,
  pileOf,
  TOKENS,
} from '@cinderhall/fifty-first-state/table';
import { t } from '../../app/words.ts';
import { Icon, Tok } from '../../look/icon.tsx';
import { isToken } from '../../look/token-kinds.ts';
import { Ghost } from '../../table/ghost.tsx';
import type { Session } from '../../table/session.ts';
import { Thing, useAsked } from '../../table/thing.tsx';
import { categoryOf, categoryStyle } from '../tableau/category.ts';
import { CardRow } from '../tableau/draft.tsx';
import { BoardHead } from '../tableau/head.tsx';
import { ActionIcons, EffectIcons, factionProduction, Goods } from './ability.tsx';
import { Back, ConnectionFace, designIn, Face, nameOf } from './card.tsx';
import { EMBLEMS } from './faces.ts';
import { factionName } from './opponents.tsx';
import { Pile } from './pile.tsx';
import { landAtHand, setsAtHand } from './sets/load.ts';
import { useSeen } from './turned.ts';

/** My faction: its actions, and the deals that pay every round. */
export function Board({ session, view, owner }: { session: Session<State, Choice>; view: State; owner: number }) {
  const player = view.players[owner];
  const faction = FACTIONS[player?.faction ?? -1];
  if (!player) return null;
  return (
    <section
      class="fb panel"
      data-drop="deals"
      aria-label={t('fiftyFirstState.table.board')}
      data-place={`seat:${owner}`}
    >
      <BoardHead
        session={session}
        owner={owner}
        first={view.first === owner}
        passed={player.passed}
        vp={player.goods.vp}
        then={foreseen(session, owner)?.goods.vp}
        end={END_POINTS}
      />
      {faction && (
        <>
          <div class="fn">
            <Icon name={EMBLEMS[faction.id] ?? 'flag'} />
            <span>{factionName(session, player.faction)}</span>
            <span class="sp" />
            <span class="fp" title={t('fiftyFirstState.table.eachRound')}>
              {factionProduction(faction)}
            </span>
          </div>
          <OwnState session={session} view={view} owner={owner} />
          <ul class="fa">
            {faction.actions.map((action, at) => (
              <li key={at}>
                <Thing
                  session={session}
                  of={owner === session.seat.value ? `board:${at}` : `board:${owner}:${at}`}
                  class={`fact ${(player.board[at] ?? 0) > 0 && action.times === 1 ? 'used' : ''}`}
                  label={session.say(session.table.game.describe.choice(view, { kind: 'board', at }, owner))}
                  first={at === 0}
                >
                  <ActionIcons action={action} />
                  {(player.board[at] ?? 0) > 0 && action.times === 1 && <em>{t('tableau.usedTag')}</em>}
                </Thing>
              </li>
            ))}
          </ul>
        </>
      )}
      <Deals session={session} view={view} owner={owner} />
      <OpenConnections session={session} view={view} />
    </section>
  );
}

/** What the score would be if the match ended now: points are gained, locations are counted at the end. */
function OwnState({ session, view, owner }: { session: Session<State, Choice>; view: State; owner: number }) {
  const tally = session.table.game.tally(view);
  const of = (name: string) => tally[name]?.[owner] ?? 0;
  const more = of('score') - of('points') - of('locations');
  const parts = [['points', of('points')], ['locations', of('locations')], ...(more ? [['more', more]] : [])];
  return (
    <dl class="score" title={t('fiftyFirstState.table.score.why')}>
      {parts.map(([name, n]) => (
        <div key={name}>
          <dt>{t(`fiftyFirstState.table.score.${name}`)}</dt>
          <dd>{n}</dd>
        </div>
      ))}
      <div class="turn">
        <dt>{t('fiftyFirstState.table.score')}</dt>
        <dd>{of('score')}</dd>
      </div>
    </dl>
  );
}

/** On phones, where the piles have no room, the open connections stand beside the faction's actions. */
function OpenConnections({ session, view }: { session: Session; view: State }) {
  const Sets = setsAtHand();
  const others = view.scavengers?.piles.filter((_, owner) => owner !== session.seat.value) ?? [];
  const asked = useAsked(
    session,
    others.flatMap((pile) => pile.slice(-1).map((card) => `card:${card}`)),
  );
  return (
    <div class={`conn-chips ${asked ? 'asked' : ''}`}>
      {coloursOf(view).map((colour) => {
        const { open } = pileOf(view, colour);
        const design = open === null ? null : designIn(view, open);
        if (design?.kind !== 'connection') return null;
        return (
          <Thing
            key={colour}
            session={session}
            of={`connection:${colour}`}
            flip={`card:${open}`}
            class={`conn-chip ${colour}`}
            label={`${t(`fiftyFirstState.table.pile.${colour}`)}: ${nameOf(design)}`}
          >
            <EffectIcons effects={design.play} />
          </Thing>
        );
      })}
      {Sets && <Sets.PileChips session={session} view={view} />}
    </div>
  );
}

function Deals({ session, view, owner }: { session: Session; view: State; owner: number }) {
  const deals = view.players[owner]?.deals ?? [];
  return (
    <div class="deals">
      <span class="lbl">{t('fiftyFirstState.table.deals')}</span>
      <div class="dl">
        {deals.map((card, i) => {
          const design = designIn(view, card);
          if (design?.kind !== 'location') return null;
          return (
            <Thing
              key={card}
              session={session}
              of={`card:${card}`}
              class="dtab"
              label={t('tableau.dealWith', { name: nameOf(design) })}
              first={i === 0}
            >
              <Icon name="link" />
              <Goods goods={design.deal} />
            </Thing>
          );
        })}
        {deals.length === 0 && <span class="none">{t('fiftyFirstState.table.noDeals')}</span>}
      </div>
    </div>
  );
}

/** The player as the choice taken up would leave them. */
const foreseen = (session: Session<State, Choice>, owner: number) => session.foreseen.value?.players[owner];

export function GoodsTray({ session, view, owner }: { session: Session<State, Choice>; view: State; owner: number }) {
  const player = view.players[owner];
  const then = foreseen(session, owner);
  const Left = view.map && landAtHand()?.OutpostsLeft;
  const Sets = setsAtHand();
  if (!player) return null;
  const tokens = TOKENS.filter((good) => player.goods[good] > 0 || (then && then.goods[good] > 0));
  return (
    <section class="goods" aria-label={t('fiftyFirstState.table.goods')} data-place={`seat:${owner}:pool`}>
      <span class="lbl">{t('fiftyFirstState.table.goods')}</span>
      {tokens.map((good) =>
        isToken(good) ? (
          <span key={good} class="heap" data-place={`seat:${owner}:pool:${good}`}>
            <Tok kind={good} n={player.goods[good]} />
            <Ghost
              now={player.goods[good]}
              then={then?.goods[good]}
              spent={owner === session.seat.value ? session.spent.value[good] : 0}
            />
          </span>
        ) : null,
      )}
      {tokens.length === 0 && <span class="none">{t('tableau.noGoods')}</span>}
      {Left && (
        <span class="apart">
          <Left view={view} owner={owner} />
        </span>
      )}
      {Sets && <Sets.Held session={session} view={view} owner={owner} />}
      <span class="sp" />
      <span class="note">{t('fiftyFirstState.table.goodsNote')}</span>
    </section>
  );
}

export function Hand({ session, view, owner }: { session: Session; view: State; owner: number }) {
  const deployed = useSeen(view.moloch?.deployed ?? []);
  const player = view.players[owner];
  if (!player) return null;
  const drawn = view.decision?.kind === 'drawKeep' ? view.decision.cards : [];
  const cards = [...player.hand, ...drawn.filter((card) => card >= 0)];
  // Until it is paid for and placed, a card that is played lies before the hand.
  const played = view.playing !== null && view.decision?.seats.includes(owner) ? view.playing : null;
  const held = cards.length + player.connections.length + (played === null ? 0 : 1);
  return (
    <section
      class={`hand ${cards.some((card) => card < 0) ? 'blind' : ''}`}
      aria-label={t('tableau.hand')}
      data-place={`seat:${owner}:hand`}
      style={{ '--n': String(held) }}
    >
      {played !== null && (
        <HandCard session={session} view={view} card={played} first={false} tag={t('tableau.inPlay')} />
      )}
      <CardRow session={session} view={view} cards={cards} Card={HandCard} turned={deployed} />
      {player.connections.map((card, i) => (
        <HandCard key={card} session={session} view={view} card={card} first={cards.length === 0 && i === 0} />
      ))}
      {held === 0 && <span class="none">{t('tableau.noHand')}</span>}
    </section>
  );
}

interface HandCardProps {
  readonly session: Session;
  readonly view: State;
  readonly card: number;
  /** The copy that choices name. */
  readonly as?: number;
  readonly first: boolean;
  readonly tag?: string;
  /** Seen with its other side up a moment ago. */
  readonly turned?: boolean;
}

export function HandCard({ session, view, card, as = card, first, tag, turned = false }: HandCardProps) {
  const design = designIn(view, card);
  if (!design) return <Back />;
  const location = design.kind === 'location';
  const label = location
    ? `${nameOf(design)}, ${t(`tableau.${categoryOf(design)}`)}, ${t('tableau.distance', { n: design.distance })}`
    : nameOf(design);
  return (
    <Thing
      session={session}
      of={`card:${as}`}
      flip={`card:${card}`}
      class={`card ${location ? '' : 'cc'} ${location && design.machine ? 'hk' : ''} ${tag ? 'in-play' : ''} ${turned ? 'turned' : ''}`}
      style={location ? categoryStyle(categoryOf(design)) : {}}
      label={tag ? `${label}, ${tag}` : label}
      first={first}
    >
      <Face design={design} />
      {tag && <span class="tag">{tag}</span>}
    </Thing>
  );
}

/** The piles: open connections, the deck, and with Scavengers one's own discard. */
export function Decks({ session, view, owner }: { session: Session; view: State; owner: number }) {
  const colours = coloursOf(view);
  return (
    <div class="decks">
      {colours.length > 2 ? (
        <div class="dk">
          <div class="bars">
            {colours.map((colour) => (
              <OpenConnection key={colour} session={session} view={view} colour={colour} bar />
            ))}
          </div>
          <span>{t('fiftyFirstState.table.connections')}</span>
        </div>
      ) : (
        colours.map((colour) => (
          <div key={colour} class="dk">
            <OpenConnection session={session} view={view} colour={colour} bar={false} />
            <span>
              {t(`fiftyFirstState.table.pile.${colour}`)} <i>{pileOf(view, colour).deck.length}</i>
            </span>
          </div>
        ))
      )}
      <div class="dk" data-place="deck">
        <Back />
        <span>
          {t('tableau.deck')} <i>{view.deck.length}</i>
        </span>
      </div>
      <Pile session={session} view={view} owner={owner} />
    </div>
  );
}

interface OpenConnectionProps {
  readonly session: Session;
  readonly view: State;
  readonly colour: Colour;
  /** Three colours lie as bars in one stack. */
  readonly bar: boolean;
}

function OpenConnection({ session, view, colour, bar }: OpenConnectionProps) {
  const { open } = pileOf(view, colour);
  const design = open === null ? null : designIn(view, open);
  if (design?.kind !== 'connection')
    return <span class={`card cc gone ${bar ? 'bar' : ''}`}>{t('fiftyFirstState.table.pile.taken')}</span>;
  return (
    <Thing
      session={session}
      of={`connection:${colour}`}
      flip={`card:${open}`}
      class={`card cc ${bar ? 'bar' : ''}`}
      label={`${t(`fiftyFirstState.table.pile.${colour}`)}: ${nameOf(design)}`}
    >
      <ConnectionFace design={design}>
        {Array.from({ length: CONNECTION_WORKERS }, (_, i) => (
          <Tok key={i} kind="worker" hidden />
        ))}
      </ConnectionFace>
    </Thing>
  );
}
