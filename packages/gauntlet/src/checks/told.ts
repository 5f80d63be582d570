import { type AddressedEvent, eventsFor, type GameEvent, type GameState, type Seat } from '@cinderhall/kernel';
import { type CheckMaker, nameOf } from '../context.ts';
import { fail, guard, shown } from '../fault.ts';
import type { Counted, Trial } from '../trial.ts';

/** Everything that changes is told: a number that counts does not change without an event about the thing that has it. */
export const told: CheckMaker = () => ({
  played(context, { before, after, seat, choice, events }) {
    const { trial, chance, viewers } = context;
    for (const viewer of new Set([seat, chance.pick(viewers)])) {
      const [first] = untold(trial, before.state, after.state, events, viewer);
      if (!first) continue;
      const heard = eventsFor(events, viewer).map(({ kind }) => kind);
      fail(
        'told',
        `${shown(choice)} of seat ${seat} changed ${first.thing} (${first.change}), and no event that ` +
          `${nameOf(viewer)} gets names it: ${heard.join(', ') || 'there is none'}`,
      );
    }
  },
});

export interface Untold {
  readonly thing: string;
  /** `fuel 2 → 1`. */
  readonly change: string;
}

/** What a step changed for a viewer without telling it. */
export function untold(
  trial: Trial,
  before: GameState,
  after: GameState,
  events: readonly AddressedEvent[],
  viewer: Seat,
): Untold[] {
  const { counted, game } = trial;
  if (!counted) return [];
  const [then, now] = guard('state', `the view of ${nameOf(viewer)}`, () => [
    game.schema.view(before, viewer),
    game.schema.view(after, viewer),
  ]);
  const [were, are] = guard('trial', 'counted()', () => [counted(then), counted(now)]);
  const named = new Set(
    eventsFor(events, viewer).flatMap((event) => [
      ...namesIn(event),
      ...guard('trial', 'names()', () => trial.names?.(event, now) ?? []),
    ]),
  );
  return [...new Set([...Object.keys(were), ...Object.keys(are)])].flatMap((thing) => {
    const change = named.has(thing) ? '' : changeIn(were[thing], are[thing]);
    return change ? [{ thing, change }] : [];
  });
}

/**
 * The things that the fields of an event name: `seat`, `owner` and `seats` are seats, `card` and `cards` are cards. What an
 * event tells of a seat's goods (`good`, `goods`) or cards, even of one that is not seen, names those as well:
 * `seat:0/fuel`, `seat:0/card`.
 */
export function namesIn(event: GameEvent): string[] {
  const seats = numbersIn(event, ['seat', 'owner', 'seats']).map((seat) => `seat:${seat}`);
  const cards = numbersIn(event, ['card', 'cards']).map((card) => `card:${card}`);
  const { good, goods } = event;
  const parts = [
    ...(typeof good === 'string' ? [good] : []),
    ...(typeof goods === 'object' && goods !== null ? Object.keys(goods) : []),
    ...('card' in event || 'cards' in event ? ['card'] : []),
  ];
  return [...seats, ...cards, ...seats.flatMap((seat) => parts.map((part) => `${seat}/${part}`))];
}

const numbersIn = (event: GameEvent, fields: readonly string[]): number[] =>
  fields
    .flatMap((field) => event[field])
    .filter((held): held is number => typeof held === 'number' && Number.isInteger(held) && held >= 0);

function changeIn(were: Counted[string] = {}, are: Counted[string] = {}): string {
  return [...new Set([...Object.keys(were), ...Object.keys(are)])]
    .filter((part) => (were[part] ?? 0) !== (are[part] ?? 0))
    .map((part) => `${part} ${were[part] ?? 0} → ${are[part] ?? 0}`)
    .join(', ');
}
