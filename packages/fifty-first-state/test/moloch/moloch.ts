/** A table with Moloch on which machines and hacked cards lie where a test wants them. */
import { enters } from '@cinderhall/effects';
import type { Start } from '@cinderhall/kernel';
import { DESIGNS, type Location, locationOf } from '../../src/cards/index.ts';
import { withMore } from '../../src/goods.ts';
import type { Options, State } from '../../src/index.ts';
import { Table, type Wish } from '../table.ts';

export interface MolochWish extends Wish {
  readonly deployed?: readonly string[];
  /** The bottom of the machine deck first; the rest lies above it. */
  readonly bottom?: readonly string[];
  /** Nothing lies above the cards of `bottom`: the other machines are gone. */
  readonly onlyBottom?: boolean;
  readonly machineDiscard?: readonly string[];
  /** Hacked cards by seat. */
  readonly hacked?: readonly (readonly string[])[];
  readonly hackedBuilt?: readonly (readonly string[])[];
  readonly hackedDeals?: readonly (readonly string[])[];
  /** Goods on a location that serve machines only. */
  readonly aside?: { readonly [location: string]: { readonly [good: string]: number } };
  /** What lies on machines. */
  readonly laid?: { readonly [machine: string]: { readonly code?: object; readonly contacts?: number } };
}

function arrange(start: Start<State>, wish: MolochWish): void {
  const { moloch } = start;
  if (!moloch) throw new Error('no Moloch');
  const idOf = (card: number): string => DESIGNS[start.cards[card] as number]?.id ?? '';
  const take = (id: string): number => {
    const at = moloch.deck.findIndex((card) => idOf(card) === id);
    if (at < 0) throw new Error(`no ${id} left`);
    return moloch.deck.splice(at, 1)[0] as number;
  };
  moloch.deployed = (wish.deployed ?? []).map(take).map((card) => ({
    card,
    code: { ...(wish.laid?.[idOf(card)]?.code ?? {}) },
    contacts: wish.laid?.[idOf(card)]?.contacts ?? 0,
  }));
  moloch.discard = (wish.machineDiscard ?? []).map(take);
  for (const [seat, player] of start.players.entries()) {
    player.hand.push(...(wish.hacked?.[seat] ?? []).map(take));
    player.deals.push(...(wish.hackedDeals?.[seat] ?? []).map(take));
    for (const card of (wish.hackedBuilt?.[seat] ?? []).map(take)) {
      start.locations[seat]?.push({ card, used: 0, spent: {}, shield: false, visits: 0, goods: null });
      start.abilities = enters(start.abilities, seat, card, locationOf(start, card) as Location);
    }
    for (const placed of start.locations[seat] ?? []) {
      const goods = wish.aside?.[idOf(placed.card)];
      if (!goods || placed.goods) continue;
      placed.goods = goods;
      for (const [good, n] of Object.entries(goods)) player.cached = withMore(player.cached, good, n);
    }
  }
  const bottom = (wish.bottom ?? []).map(take);
  if (wish.onlyBottom) moloch.deck.length = 0;
  moloch.deck.unshift(...bottom);
}

const OPTIONS: Partial<Options> = { expansions: ['newEra', 'winter', 'moloch'], promo2: true };

export const molochTable = (wish: MolochWish = {}): Table =>
  new Table({
    seats: 2,
    round: 2,
    // Whoever holds a connection card can do something, so that nobody passes unasked.
    connections: wish.phase === 'attack' ? [] : Array.from({ length: wish.seats ?? 2 }, () => ['merchants']),
    ...wish,
    options: { ...OPTIONS, ...wish.options },
    arrange(start) {
      wish.arrange?.(start);
      arrange(start, wish);
    },
  });

export const deployed = (table: Table): string[] =>
  (table.state.moloch?.deployed ?? []).map(({ card }) => table.id(card));
export const machineDiscard = (table: Table): string[] => table.ids(table.state.moloch?.discard ?? []);
/** `card:17` for a machine on the table. */
export const machineRef = (table: Table, id: string): string =>
  `card:${table.state.moloch?.deployed.find(({ card }) => table.id(card) === id)?.card}`;
