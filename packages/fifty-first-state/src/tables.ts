import { frozen } from '@cinderhall/effects';

const NUMBERS = frozen([0, 1, 2, 3, 4].map((n) => [0, 1, 2, 3, 4].slice(0, n)));

/** For every number of seats and every seat: the others, from the left neighbour on. */
const OTHERS: readonly (readonly (readonly number[])[])[] = frozen(
  NUMBERS.map((seats) => seats.map((seat) => seats.slice(1).map((i) => (seat + i) % seats.length))),
);

export const othersOf = (seats: number, seat: number): readonly number[] => OTHERS[seats]?.[seat] ?? [];

/** All seats from this one on, clockwise. */
export const fromSeat = (seats: number, first: number): readonly number[] => ORDERS[seats]?.[first] ?? [];
const ORDERS: readonly (readonly (readonly number[])[])[] = frozen(
  NUMBERS.map((seats) => seats.map((seat) => seats.map((i) => (seat + i) % seats.length))),
);

/** One seat as a list. */
export const alone = (seat: number): readonly number[] => SINGLE[seat] ?? [];
const SINGLE = frozen([0, 1, 2, 3].map((seat) => [seat]));
