import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import type { DamageZone } from '../cards/index.ts';
import { cardAt, contents, heldAt, inZone, overflow, partOf, placeAt, slotAt, slotDef, store } from '../convoy.ts';
import {
  type Choice,
  chosen,
  DAMAGED,
  EMPTY,
  type LaFlow,
  type Part,
  playerOf,
  type State,
  SURVIVOR,
} from '../state.ts';
import { toReserve } from '../supply.ts';

const STOP: Choice = { kind: 'stop' };

/** R-LA-054: cargo stays where it is only while shots are fired. */
export const isFixed = ({ phase }: State): boolean => phase === 'firing';

/** Whether an earlier slot of the card makes the same choice. */
function isRepeated({ card, slots }: Part, slot: number, byContent: boolean): boolean {
  const def = slotDef(card, slot);
  for (let i = 0; i < slot; i++)
    if (slotDef(card, i) === def && (slots[i] === DAMAGED) === (slots[slot] === DAMAGED))
      if (!byContent || slots[i] === slots[slot]) return true;
  return false;
}

/** R-LA-055, R-LA-059, R-LA-080: where damage can go, and what is lost with it. */
export function listHits(state: State, seat: Seat, zone: DamageZone, list: Choice[]): void {
  const { convoy } = playerOf(state, seat);
  const fixed = isFixed(state);
  const held = fixed ? null : contents(convoy);
  for (const part of convoy) {
    if (!inZone(part, zone)) continue;
    for (let slot = 0; slot < part.slots.length; slot++) {
      const content = heldAt(part, slot);
      if (content === DAMAGED || isRepeated(part, slot, fixed)) continue;
      const at = slotAt(part.card, slot);
      if (!held) list.push({ kind: 'hit', at, lose: content });
      else listLosses(convoy, held, at, list);
    }
  }
}

/** Outside the firing phase cargo is moved out of the way first: something is lost only where nothing has room. */
function listLosses(convoy: readonly Part[], held: number[], at: number, list: Choice[]): void {
  if (overflow(convoy, held, at) === 0) {
    list.push({ kind: 'hit', at, lose: EMPTY });
    return;
  }
  for (let marker = 1; marker <= SURVIVOR; marker++) {
    const n = must(held[marker]);
    if (n === 0) continue;
    held[marker] = n - 1;
    if (overflow(convoy, held, at) === 0) list.push({ kind: 'hit', at, lose: marker });
    held[marker] = n;
  }
}

export function hit(state: State, seat: Seat, at: number, lose: number, flow: LaFlow): void {
  const { convoy } = playerOf(state, seat);
  const part = partOf(convoy, cardAt(at));
  const content = heldAt(part, placeAt(at));
  part.slots[placeAt(at)] = DAMAGED;
  if (content !== EMPTY && content !== lose) moveDisplaced(convoy, content, lose);
  flow.emit({ kind: 'damaged', seat, card: part.card, lose });
  if (lose === EMPTY) return;
  toReserve(state, lose);
  if (lose === SURVIVOR) flow.push({ kind: 'mourn', seat });
}

/** Finds another slot for a marker whose own was hit, in place of one that is thrown away. */
function moveDisplaced(convoy: readonly Part[], content: number, lose: number): void {
  if (lose === EMPTY) {
    store(convoy, content);
    return;
  }
  for (const { slots } of convoy)
    for (let slot = 0; slot < slots.length; slot++) {
      if (slots[slot] !== lose) continue;
      slots[slot] = EMPTY;
      if (store(convoy, content)) return;
      slots[slot] = lose;
    }
}

export function listMends(convoy: readonly Part[], list: Choice[]): void {
  for (const part of convoy)
    for (let slot = 0; slot < part.slots.length; slot++)
      if (part.slots[slot] === DAMAGED && !isRepeated(part, slot, false))
        list.push({ kind: 'mend', at: slotAt(part.card, slot) });
}

const hasDamage = (convoy: readonly Part[]): boolean => convoy.some(({ slots }) => slots.includes(DAMAGED));

/** AMB-04, R-LA-215: damage that finds no slot is lost. */
const canBeHit = (convoy: readonly Part[], zone: DamageZone): boolean =>
  convoy.some((part) => inZone(part, zone) && part.slots.some((content) => content !== DAMAGED));

export const damageTasks = {
  damage(state, { seat, n, zone }, flow) {
    const { convoy, out } = playerOf(state, seat);
    if (out || n === 0) return;
    if (canBeHit(convoy, zone)) flow.ask({ kind: 'damage', seats: [seat], zone, n });
    else flow.emit({ kind: 'unharmed', seat, n, zone });
  },
  repair(state, { seat, n, must }, flow) {
    if (n > 0 && hasDamage(playerOf(state, seat).convoy)) flow.ask({ kind: 'repair', seats: [seat], n, must });
  },
} satisfies Partial<TaskHandlers<State>>;

export const damageDecisions = {
  damage: {
    choices(state, { zone }, seat) {
      const list: Choice[] = [];
      listHits(state, seat, zone, list);
      return list;
    },
    choose(state, { zone, n }, seat, choice, flow) {
      const { at, lose } = chosen(choice, 'hit');
      if (n > 1) flow.push({ kind: 'damage', seat, n: n - 1, zone });
      hit(state, seat, at, lose, flow);
    },
  },
  repair: {
    choices(state, { must }, seat) {
      const list: Choice[] = [];
      listMends(playerOf(state, seat).convoy, list);
      if (!must) list.push(STOP);
      return list;
    },
    choose(state, { n, must }, seat, choice, flow) {
      if (choice.kind !== 'mend') return;
      const part = partOf(playerOf(state, seat).convoy, cardAt(choice.at));
      part.slots[placeAt(choice.at)] = EMPTY;
      flow.emit({ kind: 'repaired', seat, card: part.card });
      flow.push({ kind: 'repair', seat, n: n - 1, must });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
