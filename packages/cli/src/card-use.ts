import type { AnyGame, GameEvent, Position } from '@cinderhall/kernel';

/** For each card and each way to use it: the share of seats that did so in a match, and the share of these that won. */
export interface CardUse {
  readonly [card: string]: { readonly [way: string]: { readonly share: number; readonly won: number } };
}

interface Tried {
  seats: number;
  wins: number;
}

/** Who used which card in what way, as the events of matches show it. */
export class CardUses {
  readonly #cards = new Map<string, Map<string, Tried>>();
  /** Of the match that is being played: the seats by card and way. */
  #now = new Map<string, Map<string, Set<number>>>();

  see(game: AnyGame, { state }: Position, events: readonly GameEvent[]): void {
    for (const event of events) {
      const { seat } = event;
      if (typeof seat !== 'number' || seat < 0) continue;
      for (const [card, way] of game.uses(state, event)) {
        const ways = this.#now.get(card) ?? new Map<string, Set<number>>();
        const seats = ways.get(way) ?? new Set<number>();
        this.#now.set(card, ways.set(way, seats.add(seat)));
      }
    }
  }

  /** The match is over; `wins` are the shares of the win, seat by seat. */
  end(wins: readonly number[]): void {
    for (const [card, ways] of this.#now)
      for (const [way, seats] of ways) {
        const all = this.#cards.get(card) ?? new Map<string, Tried>();
        const tried = all.get(way) ?? { seats: 0, wins: 0 };
        for (const seat of seats) {
          tried.seats += 1;
          tried.wins += wins[seat] ?? 0;
        }
        this.#cards.set(card, all.set(way, tried));
      }
    this.#now = new Map();
  }

  /** Of so many seats in all matches together. */
  shares(seats: number): CardUse {
    const sorted = <T>(map: ReadonlyMap<string, T>): [string, T][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      sorted(this.#cards).map(([card, ways]) => [
        card,
        Object.fromEntries(
          sorted(ways).map(([way, tried]) => [
            way,
            { share: rounded(tried.seats / seats, 4), won: rounded(tried.wins / tried.seats, 4) },
          ]),
        ),
      ]),
    );
  }
}

export const rounded = (n: number, digits: number): number => Number(n.toFixed(digits));
