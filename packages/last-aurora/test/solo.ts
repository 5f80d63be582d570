import type { Automa } from '../src/state.ts';
import { type Deal, Table, type Wish } from './table.ts';

export const AUTOMA = 4;
export const own = (d: Deal): Automa => d.start.automa as Automa;

/** A solo table; without more said the Automa is first to explore and last to move. */
export const solo = (wish: Omit<Wish, 'seats'> = {}): Table => new Table({ order: [AUTOMA, 0], ...wish, seats: 1 });
export const of = (table: Table): Automa => table.state.automa as Automa;

/** The slots of its survivors with so many of them, from the left. */
export const healthy = (n: number): number[] => Array.from({ length: 6 }, (_, i) => (i < n ? 1 : 0));

/** The Automa plays just this action card. */
export const acts = (card: string, lay: (d: Deal) => void = () => undefined): Table =>
  solo({
    deal: (d) => {
      own(d).deck.push(d.take(card));
      own(d).crew = healthy(1);
      d.start.reserve.survivor++;
      lay(d);
    },
  });

/** It has nothing to shoot with. */
export const disarm = (d: Deal): void => {
  own(d).rows[3] = [0, 0, 0, 0, 0, 0, 0];
  d.start.reserve.ammo++;
};
