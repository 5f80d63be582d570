import type { Message, Param } from './types.ts';

export const SEAT = 'seat.name';
/** Stands for the reader's own seat: templates speak to it with `{seat@…|…}`. */
export const YOU = 'seat.you';

/** A seat in a message. When the message is shown, `addressed` replaces it by a name, or by "you" for the reader. */
export const seatName = (seat: number): Message => ({ key: SEAT, params: { n: seat + 1 } });

/** A message in which seats are called by their names, and the reader's own seat is "you" (−1: nobody's). */
export function addressed(message: Message, names: readonly string[], reader: number): Message {
  const { key, params } = message;
  if (!params) return message;
  return {
    key,
    params: Object.fromEntries(Object.entries(params).map(([name, held]) => [name, renamed(held, names, reader)])),
  };
}

function renamed(param: Param, names: readonly string[], reader: number): Param {
  if (Array.isArray(param)) return param.map((one: Param) => renamed(one, names, reader));
  if (typeof param !== 'object' || !('key' in param)) return param;
  if (param.key !== SEAT) return addressed(param, names, reader);
  const seat = Number(param.params?.n) - 1;
  return seat === reader ? { key: YOU } : (names[seat] ?? param);
}
