import { frozen } from '@cinderhall/effects';

const MOST = 5;
const NUMBERS = frozen(Array.from({ length: MOST + 1 }, (_, n) => Array.from({ length: n }, (_none, seat) => seat)));

/** For every number of seats and every seat: all seats from that one on, clockwise. */
const ORDERS: readonly (readonly (readonly number[])[])[] = frozen(
  NUMBERS.map((seats) => seats.map((seat) => seats.map((i) => (seat + i) % seats.length))),
);
const OTHERS: readonly (readonly (readonly number[])[])[] = frozen(
  ORDERS.map((orders) => orders.map((order) => order.slice(1))),
);
const SINGLE = frozen(NUMBERS[MOST]?.map((seat) => [seat]) ?? []);

/** All seats from this one on, clockwise. Lists are shared: nothing is made for the asking. */
export const fromSeat = (seats: number, first: number): readonly number[] => ORDERS[seats]?.[first] ?? [];

/** The others, from the left neighbour on. */
export const othersOf = (seats: number, seat: number): readonly number[] => OTHERS[seats]?.[seat] ?? [];

/** One seat as a list. */
export const alone = (seat: number): readonly number[] => SINGLE[seat] ?? [];
