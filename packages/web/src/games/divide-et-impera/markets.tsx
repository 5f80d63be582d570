import type { State } from '@cinderhall/divide-et-impera';
import {
  actionCard,
  BONUS,
  MARKETS,
  type Market,
  REQUIRED,
  SLOTS,
  SURCHARGE,
} from '@cinderhall/divide-et-impera/table';
import { pictureUrl } from '../../art/cache.ts';
import { Tok, Toks } from '../../look/icon.tsx';
import { longestWord } from '../../look/longest-word.ts';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { Acts, Price } from './act.tsx';
import { nameOf } from './card.tsx';
import { MARKET, pictureOf } from './faces.ts';
import { d } from './words.ts';

interface Props {
  readonly session: Session;
  readonly view: State;
}

/** Four markets of three places: each says what it asks for, and its card what it costs, does and brings. */
export const Markets = ({ session, view }: Props) => (
  <section class="d-markets" aria-label={d('dei.ui.markets')}>
    <h3 class="lbl">
      {d('dei.ui.markets')} <span>{d('dei.ui.markets.note')}</span>
    </h3>
    {MARKETS.map((market, row) => (
      <div key={market} class="d-market" style={{ '--plate': `var(--d-${market})` }}>
        <span
          class="mh"
          role="img"
          aria-label={d('dei.ui.deck', { market: { key: `dei.market.${market}` }, n: view.decks[row]?.length ?? 0 })}
        >
          <Tok kind={MARKET[market]} hidden />
          <small>{view.decks[row]?.length ?? 0}</small>
        </span>
        {Array.from({ length: SLOTS }, (_, slot) => (
          <Slot key={slot} session={session} view={view} market={market} place={row * SLOTS + slot} />
        ))}
      </div>
    ))}
  </section>
);

function Slot({ session, view, market, place }: Props & { market: Market; place: number }) {
  const card = view.slots[place];
  const slot = place % SLOTS;
  if (card === null || card === undefined || card < 0)
    return (
      <span class="d-slot empty">
        <Needs market={market} slot={slot} />
        {(view.decks[Math.floor(place / SLOTS)]?.length ?? 0) === 0 && d('dei.ui.emptySlot')}
      </span>
    );
  const design = actionCard(card);
  return (
    <Thing
      session={session}
      of={`slot:${place}`}
      flip={`slot card:${card}`}
      class={`d-slot bracketed ${design.kind === 'drone' ? 'drone' : ''}`}
      label={slotText(view, place)}
      first={place === 0}
    >
      <img class="art" src={pictureUrl(pictureOf(card))} alt="" loading="lazy" draggable={false} />
      <span class="d-top" aria-hidden="true">
        <b style={longestWord(nameOf(design))}>{nameOf(design)}</b>
        <Needs market={market} slot={slot} />
        <span class="ms">{design.supply}</span>
      </span>
      <span class="does" aria-hidden="true">
        <Price {...design.cost} />
        <span class="sp" />
        <span class="acts">
          <Acts icons={design.icons} />
        </span>
      </span>
    </Thing>
  );
}

/** What a place asks for or adds. */
function Needs({ market, slot }: { market: Market; slot: number }) {
  if (market !== 'black') {
    const n = REQUIRED[slot] ?? 0;
    return <span class="rq">{n === 0 ? d('dei.ui.free') : <Toks kind={MARKET[market]} n={n} />}</span>;
  }
  const [more, less] = [SURCHARGE[slot] ?? 0, BONUS[slot] ?? 0];
  return (
    <span class="rq">
      {more > 0 && (
        <>
          +{more} <Tok kind="tech" hidden />
        </>
      )}
      {less > 0 && (
        <>
          {d('dei.ui.gives')} <Tok kind="tech" hidden />
        </>
      )}
      {more + less === 0 && d('dei.ui.free')}
    </span>
  );
}

/** What a place of a market offers, in words. */
export function slotText(view: State, place: number): string {
  const card = view.slots[place];
  const market = MARKETS[Math.floor(place / SLOTS)] ?? 'black';
  const where = d(`dei.market.${market}`);
  if (card === null || card === undefined || card < 0) return `${where}: ${d('dei.ui.emptySlot')}`;
  const { cost, supply } = actionCard(card);
  return [
    `${nameOf(actionCard(card))}, ${where}`,
    d('dei.ui.costs', { tech: cost.tech, energy: cost.energy }),
    needsText(market, place % SLOTS),
    d('dei.ui.worth', { n: supply }),
  ].join('. ');
}

export function needsText(market: Market, slot: number): string {
  if (market !== 'black') return d('dei.ui.needs', { n: REQUIRED[slot] ?? 0, colour: { key: `dei.colour.${market}` } });
  const [more, less] = [SURCHARGE[slot] ?? 0, BONUS[slot] ?? 0];
  return d(more > 0 ? 'dei.ui.surcharge' : less > 0 ? 'dei.ui.bonus' : 'dei.ui.noNeeds', { n: more + less });
}
