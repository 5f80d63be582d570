import { at, type DecisionHandlers, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import {
  accepts,
  cardAt,
  contents,
  heldAt,
  overflow,
  partOf,
  placeAt,
  slotAt,
  slotDef,
  store,
  unload,
} from '../convoy.ts';
import { type Choice, chosen, DAMAGED, EMPTY, type Part, playerOf, type State, SURVIVOR } from '../state.ts';
import { toReserve } from '../supply.ts';
import { isFixed } from './damage.ts';

const AS_IT_IS: Choice = { kind: 'asItIs' };
const SHED: readonly Choice[] = Object.freeze([0, 1, 2, 3, 4].map((marker) => Object.freeze({ kind: 'shed', marker })));

/** Everything a seat has, placed or in hand, by kind. */
function everything(state: State, seat: Seat): number[] {
  const { convoy, aside } = playerOf(state, seat);
  const held = contents(convoy);
  for (const marker of aside) held[marker] = (held[marker] ?? 0) + 1;
  return held;
}

/** The different empty slots that would take a marker. */
function placesFor(convoy: readonly Part[], marker: number): number[] {
  const found: number[] = [];
  for (const { card, slots } of convoy)
    for (let slot = 0; slot < slots.length; slot++) {
      if (slots[slot] !== EMPTY || !accepts(card, slot, marker)) continue;
      const twin = found.some((at) => cardAt(at) === card && slotDef(card, placeAt(at)) === slotDef(card, slot));
      if (!twin) found.push(slotAt(card, slot));
    }
  return found;
}

/** What can be discarded where not everything fits: first what is in hand. No survivor makes room for a resource. */
export function shedChoices(state: State, seat: Seat, must: boolean): Choice[] {
  const { convoy, aside } = playerOf(state, seat);
  const held = everything(state, seat);
  const over = overflow(convoy, held);
  const list: Choice[] = [];
  const offer = (marker: number): void => {
    const n = at(held, marker);
    if (n === 0) return;
    held[marker] = n - 1;
    const shed = at(SHED, marker);
    if (overflow(convoy, held) < over && !list.includes(shed)) list.push(shed);
    held[marker] = n;
  };
  for (const marker of aside) if (marker !== SURVIVOR) offer(marker);
  for (let marker = 1; marker < SURVIVOR; marker++) offer(marker);
  if (list.length === 0 || (!must && aside.includes(SURVIVOR))) offer(SURVIVOR);
  return list;
}

export const cargoTasks = {
  /** R-LA-053, R-LA-132: markers in hand are placed. Their owner chooses the slots while cargo may not be moved (AMB-36). */
  stow(state, { seat, must }, flow) {
    const { convoy, aside, out } = playerOf(state, seat);
    if (out || aside.length === 0) return;
    if (!isFixed(state)) {
      if (overflow(convoy, everything(state, seat)) > 0) flow.ask({ kind: 'shed', seats: [seat], must });
      else for (let marker = aside.pop(); marker !== undefined; marker = aside.pop()) store(convoy, marker);
      return;
    }
    const marker = at(aside, 0);
    const places = placesFor(convoy, marker);
    if (places.length > 0) {
      flow.push({ kind: 'stow', seat, must });
      flow.ask({ kind: 'place', seats: [seat], marker });
    } else if (store(convoy, marker)) {
      aside.shift();
      flow.push({ kind: 'stow', seat, must });
    } else flow.ask({ kind: 'shed', seats: [seat], must });
  },

  /** A marker goes to the reserve. While cargo may not be moved, its owner chooses which one. */
  lift(state, { seat, marker }, flow) {
    const { convoy, out } = playerOf(state, seat);
    if (out) return;
    if (isFixed(state)) flow.ask({ kind: 'lift', seats: [seat], marker });
    else if (unload(convoy, marker)) toReserve(state, marker);
  },

  /** Before the firing phase those whom shots can reach may arrange their cargo (R-LA-054). */
  arrange(state, { lap }, flow) {
    const seat = lap.shift();
    if (seat === undefined) return;
    flow.push({ kind: 'arrange', lap });
    if (!playerOf(state, seat).out) flow.ask({ kind: 'arrange', seats: [seat], settled: [] });
  },
} satisfies Partial<TaskHandlers<State>>;

/** One marker at a time; a marker that was moved stays, so that the rearranging ends. */
function listShifts(convoy: readonly Part[], settled: readonly number[], list: Choice[]): void {
  for (const from of convoy)
    for (let a = 0; a < from.slots.length; a++) {
      const marker = heldAt(from, a);
      if (marker === EMPTY || marker === DAMAGED || settled.includes(slotAt(from.card, a))) continue;
      if (from.slots.indexOf(marker) < a && !settled.includes(slotAt(from.card, from.slots.indexOf(marker)))) continue;
      for (const to of convoy) if (to !== from) listTargets(from, a, marker, to, settled, list);
    }
}

/** Within a card it makes no difference where a marker lies, so one slot for each thing it could change places with. */
function listTargets(
  from: Part,
  a: number,
  marker: number,
  to: Part,
  settled: readonly number[],
  list: Choice[],
): void {
  let offered = 0;
  for (let b = 0; b < to.slots.length; b++) {
    const held = heldAt(to, b);
    if (held === DAMAGED || held === marker || (offered >> held) & 1 || !accepts(to.card, b, marker)) continue;
    if (settled.includes(slotAt(to.card, b)) || (held !== EMPTY && !accepts(from.card, a, held))) continue;
    offered |= 1 << held;
    list.push({ kind: 'shift', from: slotAt(from.card, a), to: slotAt(to.card, b) });
  }
}

export const cargoDecisions = {
  shed: {
    choices: (state, { must }, seat) => shedChoices(state, seat, must),
    choose(state, { must }, seat, choice, flow) {
      const { marker } = chosen(choice, 'shed');
      const { aside, convoy } = playerOf(state, seat);
      const at = aside.indexOf(marker);
      if (at >= 0) aside.splice(at, 1);
      else unload(convoy, marker);
      toReserve(state, marker);
      flow.emit({ kind: 'shed', seat, marker });
      flow.push({ kind: 'stow', seat, must });
      if (marker === SURVIVOR) flow.push({ kind: 'mourn', seat });
    },
  },
  place: {
    choices: (state, { marker }, seat) =>
      placesFor(playerOf(state, seat).convoy, marker).map((at): Choice => ({ kind: 'empty', at })),
    choose(state, { marker }, seat, choice) {
      const { at } = chosen(choice, 'empty');
      const { aside, convoy } = playerOf(state, seat);
      partOf(convoy, cardAt(at)).slots[placeAt(at)] = marker;
      aside.shift();
    },
  },
  lift: {
    choices(state, { marker }, seat) {
      const list: Choice[] = [];
      for (const { card, slots } of playerOf(state, seat).convoy) {
        const slot = slots.indexOf(marker);
        if (slot >= 0) list.push({ kind: 'empty', at: slotAt(card, slot) });
      }
      return list;
    },
    choose(state, { marker }, seat, choice, flow) {
      const { at } = chosen(choice, 'empty');
      partOf(playerOf(state, seat).convoy, cardAt(at)).slots[placeAt(at)] = EMPTY;
      toReserve(state, marker);
      flow.emit({ kind: 'lifted', seat, marker, card: cardAt(at) });
    },
  },
  arrange: {
    choices(state, { settled }, seat) {
      const list: Choice[] = [AS_IT_IS];
      listShifts(playerOf(state, seat).convoy, settled, list);
      return list;
    },
    choose(state, { settled }, seat, choice, flow) {
      if (choice.kind !== 'shift') return;
      const { convoy } = playerOf(state, seat);
      const [from, to] = [partOf(convoy, cardAt(choice.from)), partOf(convoy, cardAt(choice.to))];
      const marker = heldAt(from, placeAt(choice.from));
      const other = heldAt(to, placeAt(choice.to));
      from.slots[placeAt(choice.from)] = other;
      to.slots[placeAt(choice.to)] = marker;
      flow.emit({ kind: 'shifted', seat, marker, card: from.card, onto: to.card, other });
      flow.ask({ kind: 'arrange', seats: [seat], settled: [...settled, choice.to] });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
