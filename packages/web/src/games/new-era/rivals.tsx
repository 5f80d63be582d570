import { seatName } from '@cinderhall/kernel';
import type { State } from '@cinderhall/new-era';
import { CONTACTS, DEFENDERS, FACTIONS, type Placed, RESOURCES, raidDistance, USES } from '@cinderhall/new-era/table';
import { t } from '../../app/words.ts';
import { stripUrl } from '../../art/cache.ts';
import { Icon, Pip, several, Tok } from '../../look/icon.tsx';
import { longestWord } from '../../look/longest-word.ts';
import { isToken } from '../../look/token-kinds.ts';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { CATEGORIES, CATEGORY_ICON, categoryOf, categoryStyle, moodOf } from '../tableau/category.ts';
import { RivalPanel } from '../tableau/head.tsx';
import { rivalsOf } from '../tableau/rivals.ts';
import { aimedAt } from './attack.ts';
import { designIn, locationIn, nameOf } from './card.tsx';
import { EMBLEMS } from './faces.ts';
import { inRow, Markers, placedLabel } from './state.tsx';

/** In the order in which a pool is shown: what is spent, then what reaches out. */
const POOL = ['worker', ...RESOURCES, ...CONTACTS, ...DEFENDERS, 'redevelop'] as const;

/** Of these a single one is also counted; contacts say their value instead. */
export const COUNTED: ReadonlySet<string> = new Set(['worker', ...RESOURCES]);

interface Of {
  readonly session: Session;
  readonly view: State;
  readonly owner: number;
}

export function Rivals({ session, view, seat }: { session: Session; view: State; seat: number }) {
  const rivals = rivalsOf(view.players.length, seat);
  return (
    <div class={`opps ${rivals.length > 3 ? 'four' : ''}`} style={{ '--opps': String(rivals.length) }}>
      {rivals.map((owner) => (
        <Rival key={owner} session={session} view={view} owner={owner} />
      ))}
    </div>
  );
}

export const factionName = (session: Session, faction: number): string =>
  session.say({ key: `faction.${FACTIONS[faction]?.id ?? 'none'}` });

export const emblemOf = (faction: number): string => EMBLEMS[FACTIONS[faction]?.id ?? ''] ?? 'flag';

function Rival({ session, view, owner }: Of) {
  const player = view.players[owner];
  if (!player) return null;
  const asked = view.decision?.seats.includes(owner) ?? false;
  const score = session.table.game.tally(view).score?.[owner] ?? 0;
  return (
    <RivalPanel
      session={session}
      owner={owner}
      first={view.first === owner}
      passed={player.passed}
      asked={asked}
      mark={
        <Thing
          session={session}
          of={`seat:${owner}`}
          class="who"
          label={session.say({ key: 'ne.player', params: { name: seatName(owner) } })}
        >
          <Pip seat={owner} />
        </Thing>
      }
      emblem={emblemOf(player.faction)}
      faction={factionName(session, player.faction)}
      hand={player.hand.length}
      vp={score}
    >
      <div class="or3">
        {CATEGORIES.map((category) => (
          <div key={category} class="orow" style={categoryStyle(category)}>
            <img class="strip" src={stripUrl(`${category}-row`, moodOf(category))} alt="" />
            {inRow(view, owner, category).map((placed) => (
              <Thumb key={placed.card} session={session} view={view} owner={owner} placed={placed} />
            ))}
            {category === 'production' &&
              player.ruins.map((card) => (
                <Thing
                  key={card}
                  session={session}
                  of={`card:${card}`}
                  class="th ru"
                  label={t('ne.ruinsOf', { name: nameIn(view, card) })}
                >
                  <Icon name="ancient-ruins" />
                </Thing>
              ))}
          </div>
        ))}
      </div>
      <div class="side">
        <Pool session={session} view={view} owner={owner} />
        <Holdings session={session} view={view} owner={owner} />
      </div>
    </RivalPanel>
  );
}

const nameIn = (view: State, card: number): string => {
  const design = designIn(view, card);
  return design ? nameOf(design) : '';
};

/** What somebody has to spend; each good can be taken by those who may. */
function Pool({ session, view, owner }: Of) {
  const { goods } = view.players[owner] ?? {};
  if (!goods) return null;
  return (
    <section class="pool" aria-label={t('tableau.goods')} data-place={`seat:${owner}:pool`}>
      {POOL.map((good) =>
        goods[good] > 0 && isToken(good) ? (
          <Thing
            key={good}
            session={session}
            of={`pool:${owner}:${good}`}
            flip={`seat:${owner}:pool:${good}`}
            class="tok"
            label={`${goods[good]} × ${t(`token.${good}`)}`}
          >
            <Tok kind={good} {...(COUNTED.has(good) ? { n: goods[good] } : several(goods[good]))} hidden />
          </Thing>
        ) : null,
      )}
    </section>
  );
}

/** What lies under a rival's base, and who leads them. */
function Holdings({ session, view, owner }: Of) {
  const player = view.players[owner];
  if (!player) return null;
  const { spoils, deals, leader, abroad } = player;
  return (
    <div class="oinfo">
      {[...spoils, ...deals].length > 0 && (
        <span class="dts">
          {spoils.map((card) => (
            <CardUnderBase key={card} session={session} view={view} card={card} of="spoils" />
          ))}
          {deals.map((card) => (
            <CardUnderBase key={card} session={session} view={view} card={card} of="deals" />
          ))}
        </span>
      )}
      {(abroad.length > 0 || leader) && (
        <span class="dts">
          {abroad.length > 0 && <span>{t('ne.abroadOf', { n: abroad.length })}</span>}
          {leader && (
            <Thing session={session} of={`card:${leader.card}`} class="ldr" label={nameIn(view, leader.card)}>
              <Icon name="crown" />
            </Thing>
          )}
        </span>
      )}
    </div>
  );
}

/** A card under a base: a red strip with its spoils, or a blue tab with what the deal pays. */
export function CardUnderBase({
  session,
  view,
  card,
  of,
  first = false,
}: Omit<Of, 'owner'> & { card: number; of: 'spoils' | 'deals'; first?: boolean }) {
  const design = locationIn(view, card);
  if (!design) return null;
  const label = t(of === 'spoils' ? 'ne.spoilsOf' : 'tableau.dealWith', { name: nameOf(design) });
  return (
    <Thing session={session} of={`card:${card}`} class={of === 'spoils' ? 'stab' : 'dtab'} label={label} first={first}>
      <Icon name={of === 'spoils' ? 'swords' : 'link'} />
      {Object.entries(of === 'spoils' ? design.spoils : design.deal).map(([good, n]) =>
        isToken(good) ? <Tok key={good} kind={good} {...several(n)} /> : null,
      )}
    </Thing>
  );
}

/** A rival's location at a glance: what it is about, its kind, and what a raid must reach. */
function Thumb({ session, view, owner, placed }: Of & { placed: Placed }) {
  const design = locationIn(view, placed.card);
  if (!design) return null;
  const [good = 'any'] = Object.keys(design.guard > 0 ? design.spoils : design.deal);
  const category = categoryOf(design);
  const needed = raidDistance(view, owner, placed);
  const points = placed.vp + Number(placed.upgraded);
  const aimed = aimedAt(view) === placed.card;
  return (
    <Thing
      session={session}
      of={`card:${placed.card}`}
      class={`th ${design.isOpen ? 'open' : ''} ${placed.used >= USES ? 'used' : ''} ${aimed ? 'aimed' : ''}`}
      style={categoryStyle(category)}
      label={placedLabel(session, view, owner, placed, design)}
    >
      <Tok kind={isToken(good) ? good : 'any'} hidden />
      <span class="nm2" style={longestWord(nameOf(design))}>
        {nameOf(design)}
      </span>
      <i>
        <Icon name={needed > design.defence ? 'checked-shield' : CATEGORY_ICON[category]} ink="white" />
        {needed}
      </i>
      {points > 0 && <span class="pts">{points}</span>}
      <Markers view={view} card={placed.card} />
    </Thing>
  );
}
