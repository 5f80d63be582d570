import type { GameEvent, Start } from '@cinderhall/kernel';
import type { State } from '../../src/index.ts';
import { type Borgo, borgoOf } from '../../src/solo/borgo/brawlers.ts';
import { Land, type LandWish } from '../no-mans-land/land.ts';

/** Turns that do no more than pass the time: two contacts each. */
const TIME = ['punks', 'punks', 'punks', 'merchants', 'merchants', 'merchants'];

export interface BorgoWish extends LandWish {
  /** Three unless said. */
  readonly brawlers?: number;
  readonly sets?: never;
}

/** The base set alone, unless the options say otherwise; no connection lies open. */
export const against = ({ brawlers = 3, options = {}, ...wish }: BorgoWish = {}): Land =>
  new Land({
    seats: 1,
    connections: [TIME],
    ...wish,
    options: { opponent: 'borgo', expansions: [], ...options },
    arrange(start: Start<State>) {
      if (start.opponent?.kind === 'borgo') start.opponent.brawlers = brawlers;
      wish.arrange?.(start);
    },
  });

export const borgo = (table: Land): Borgo => borgoOf(table.state);
export const score = (table: Land): [vp: number, brawlers: number] => [borgo(table).vp, borgo(table).brawlers];

/** A turn of the player without any effect on Borgo, and then his. */
export const wait = (table: Land): readonly GameEvent[] => table.do(0, table.some(0, 'playConnection')[0] ?? '');

/** What he did in his turn, in short. */
export const acts = (events: readonly GameEvent[]): unknown[] =>
  events.filter(({ kind }) => kind === 'borgoActs').map(({ action }) => action);
export const kinds = (events: readonly GameEvent[]): string[] => events.map(({ kind }) => kind);

/** Takes the first card of every draft. */
export function lookOut(table: Land): Land {
  while (table.state.decision?.kind === 'pick') table.do(0, table.choices(0)[0] ?? '');
  return table;
}
