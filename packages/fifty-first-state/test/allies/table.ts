import type { Influence } from '../../src/cards/index.ts';
import { Table, type Wish } from '../table.ts';

type Held = Partial<Record<Influence, number>>;

export type AlliesWish = Wish & { readonly influence?: readonly Held[] };

/** A table with Allies beside New Era and Winter; `influence` is what the seats have of it. */
export class AlliesTable extends Table {
  constructor({ influence = [], options, ...wish }: AlliesWish = {}) {
    super({
      ...wish,
      options: { expansions: ['newEra', 'winter', 'allies'], ...options },
      arrange: ({ allies }) => {
        for (const [seat, own] of influence.entries()) Object.assign(allies?.influence[seat] ?? {}, own);
      },
    });
  }

  /** Takes one of several lists of effects by its place: not all of them are told apart by their goods. */
  option(seat: number, index: number): void {
    this.match.play(seat, this.state.asked, { kind: 'option', index });
  }

  /** What a seat has in its pool, influence included. */
  all(seat: number): object {
    const held = Object.entries(this.state.allies?.influence[seat] ?? {}).filter(([, n]) => n > 0);
    return { ...this.goods(seat), ...Object.fromEntries(held) };
  }
}

/** The names of influence in the order in which the catalogue tells of them. */
export const [IG, SH, UR] = ['influenceIronGang', 'influenceSharrash', 'influenceUranopolis'] as const;

const factions = ['texas', 'newYork', 'merchantsGuild'];
/** Everybody could play a connection, so that the round goes on. */
export const dealt = (wish: AlliesWish): AlliesTable =>
  new AlliesTable({ factions, connections: [['punks'], ['merchants'], ['merchants']], ...wish });
