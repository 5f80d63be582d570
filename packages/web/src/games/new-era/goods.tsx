import type { Choice, State } from '@cinderhall/new-era';
import { ABROAD, BASIC, CONTACTS, DEFENDERS, VISITS } from '@cinderhall/new-era/table';
import { t } from '../../app/words.ts';
import { several, Tok } from '../../look/icon.tsx';
import { Ghost } from '../../table/ghost.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { COUNTED } from './rivals.tsx';

const GOODS = ['worker', ...BASIC, 'universal'] as const;
const REACH = [...CONTACTS, ...DEFENDERS, 'redevelop'] as const;
/** Shown also when there are none: they can be fetched for two workers. */
const ALWAYS: ReadonlySet<string> = new Set(['worker', ...BASIC]);

interface Props {
  readonly session: Session<State, Choice>;
  readonly view: State;
  readonly owner: number;
}

/** What a player can spend, and with what reach; how many visits and deals with others are left. */
export function GoodsTray({ session, view, owner }: Props) {
  const player = view.players[owner];
  const then = session.foreseen.value?.players[owner];
  if (!player) return null;
  const shown = (good: Good): boolean =>
    player.goods[good] > 0 || (then?.goods[good] ?? 0) > 0 || session.lit.value.has(`good:${good}`);
  const contacts = REACH.filter(shown);
  const item = (good: Good) => (
    <Item key={good} session={session} view={view} owner={owner} good={good} then={then?.goods[good]} />
  );
  return (
    <section class="goods" aria-label={t('tableau.yourGoods')} data-place={`seat:${owner}:pool`}>
      <span class="lbl">{t('tableau.yourGoods')}</span>
      {GOODS.filter((good) => ALWAYS.has(good) || shown(good)).map(item)}
      <span class="sep" />
      <span class="lbl">{t('ne.contacts')}</span>
      {contacts.map(item)}
      {contacts.length === 0 && <span class="none">{t('tableau.noGoods')}</span>}
      <span class="sp" />
      <span class="note">
        {t('ne.limits', {
          visits: player.visited.length,
          deals: player.abroad.length,
          most: VISITS,
          mostDeals: ABROAD,
        })}
      </span>
    </section>
  );
}

type Good = (typeof GOODS)[number] | (typeof REACH)[number];

function Item({ session, view, owner, good, then }: Props & { good: Good; then: number | undefined }) {
  const player = view.players[owner];
  const n = player?.goods[good] ?? 0;
  const kept = player?.kept?.[good] ?? 0;
  const mine = owner === session.seat.value;
  const name = `${n} × ${t(`token.${good}`)}${then === undefined || then === n ? '' : `, ${t('web.wouldBe', { n: then })}`}`;
  return (
    <Thing
      session={session}
      of={mine ? `good:${good}` : `pool:${owner}:${good}`}
      flip={`seat:${owner}:pool:${good}`}
      class={`tok ${n + kept === 0 ? 'zero' : ''}`}
      label={kept > 0 ? `${name}, ${t('ne.kept', { n: kept })}` : name}
    >
      <Tok kind={good} {...(COUNTED.has(good) || n === 0 ? { n } : several(n))} hidden />
      <Ghost now={n} then={then} spent={mine ? session.spent.value[good] : 0} />
      {kept > 0 && <small>+{kept}</small>}
    </Thing>
  );
}
