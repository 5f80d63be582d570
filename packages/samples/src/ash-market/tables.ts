import { must, type Seat } from '@cinderhall/kernel';

const MOST = 5;
const upTo = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

// Asked for all the time and always the same: made once.
const FROM = upTo(MOST + 1, (seats) => upTo(seats, (first) => upTo(seats, (i) => (first + i) % seats)));
const RIVALS = FROM.map((orders) => orders.map((order) => order.slice(1)));
const ALONE = upTo(MOST, (seat) => [seat]);

/** All seats in table order, beginning with one of them. */
export const seatsFrom = (seats: number, first: Seat): readonly Seat[] => must(FROM[seats]?.[first]);
export const rivalsOf = (seats: number, seat: Seat): readonly Seat[] => must(RIVALS[seats]?.[seat]);
export const alone = (seat: Seat): readonly Seat[] => must(ALONE[seat]);
