import { type Message, seatName } from '@cinderhall/kernel';

/** A seat in a list of those whom something was done to or by. */
export const whom = (seat: number): Message => ({ key: 'web.whom', params: { who: seatName(seat) } });
