import { type Flow, remember, type Seat, shuffleZone } from '../src/index.ts';
import type { Choice, State } from './fixture-schema.ts';

type Verb = (hands: Hands, choice: never) => void;
interface Hands {
  readonly state: State;
  readonly seat: Seat;
  readonly flow: Flow<State>;
  readonly hand: number[];
  /** The same seat acts again. */
  again(): void;
  /** The next seat acts. */
  onward(): void;
}

/** A card leaves a hand. */
export const leave = (state: State, seat: Seat, which: number): number => {
  const hand = state.hands[seat] as number[];
  return hand.splice(hand.indexOf(which), 1)[0] as number;
};

const nextTo = (state: State, seat: Seat): Seat => (seat + 1) % state.scores.length;

export function listVerbs(state: State, seat: Seat): Choice[] {
  const verbs: Choice[] = [{ kind: 'pass' }, { kind: 'gain', n: 1 }, { kind: 'gain', n: 2 }, { kind: 'roll' }];
  verbs.push({ kind: 'mix' }, { kind: 'crack' }, { kind: 'bid' }, { kind: 'hush' }, { kind: 'quit' }, { kind: 'halt' });
  if (state.deck.length > 0) verbs.push({ kind: 'draw' }, { kind: 'peek' });
  if (state.pile.length > 0) verbs.push({ kind: 'dig' });
  if (state.scores.length > 1) verbs.push({ kind: 'tip' });
  if (state.scores.length > 1 && state.deck.length > 0) verbs.push({ kind: 'treat' });
  if (state.fault !== 'none') verbs.push({ kind: 'fault' });
  for (const card of state.hands[seat] as number[]) {
    for (const kind of ['show', 'bury', 'trap'] as const) verbs.push({ kind, card });
    if (state.scores.length > 1) verbs.push({ kind: 'offer', card });
    if (state.vaults[seat] === null) verbs.push({ kind: 'lock', card });
  }
  return verbs;
}

const score = ({ state, seat }: Hands, points: number): void => {
  state.scores[seat] = (state.scores[seat] as number) + points;
};

/** What each verb does before somebody acts again; `again` is called for those that are not named in `ENDING`. */
const verbs: { readonly [kind: string]: Verb } = {
  gain: (at, { n }: { n: number }) => {
    score(at, n);
    at.flow.emit({ kind: 'gained', seat: at.seat, n });
  },
  roll: (at) => score(at, at.flow.chance.die(6)),
  draw: ({ state, seat, hand, flow }) => {
    hand.push(state.deck.pop() as number);
    flow.tell([seat], { kind: 'drew', seat, card: hand.at(-1) }, { kind: 'drew', seat });
  },
  peek: ({ state, seat }) => remember(state, seat, state.deck.slice(-1)),
  show: ({ state, seat }, { card }: { card: number }) => state.market.push(leave(state, seat, card)),
  lock: ({ state, seat }, { card }: { card: number }) => {
    state.vaults[seat] = leave(state, seat, card);
  },
  bury: ({ state, seat }, { card }: { card: number }) => {
    state.pile.push(leave(state, seat, card));
    remember(state, seat, [card]);
  },
  mix: ({ state, flow }) => shuffleZone(state, state.pile, flow.chance),
  dig: ({ state, hand }) => hand.push(state.pile.pop() as number),
  crack: ({ state, seat }) => {
    state.cracked[seat] = true;
  },
  /** The next seat draws, or sees what can be cracked. */
  treat: ({ state, seat }) => state.hands[nextTo(state, seat)]?.push(state.deck.pop() as number),
  tip: ({ state, seat }) => {
    state.cracked[nextTo(state, seat)] = true;
  },
  hush: ({ flow }) => flow.barrier(),
};

/** Verbs after which the seat does not act again at once. Quitting leaves the turn to the end, deep on the stack. */
const ending: { readonly [kind: string]: Verb } = {
  pass: ({ onward }) => onward(),
  trap: ({ seat, onward, flow }, { card }: { card: number }) => {
    flow.push({ kind: 'unveil', seat, card });
    onward();
  },
  offer: ({ state, seat, onward, flow }, { card }: { card: number }) => {
    onward();
    flow.ask({ kind: 'offer', seats: [nextTo(state, seat)], from: seat, card });
  },
  bid: ({ state, onward, flow }) => {
    onward();
    flow.ask({ kind: 'bid', seats: state.scores.map((_, who) => who) });
  },
  halt: ({ state, flow }) => {
    state.ended = true;
    flow.finish();
  },
  fault: ({ state, seat, flow }) => {
    state.scores[seat] = 77;
    flow.push({ kind: 'fault' });
  },
  quit: () => {},
};

export function carryOut(state: State, seat: Seat, choice: Choice, flow: Flow<State>): void {
  const turn = (whose: Seat) => () => flow.push({ kind: 'turn', seat: whose });
  const [again, onward] = [turn(seat), turn(nextTo(state, seat))];
  const hands = { state, seat, flow, hand: state.hands[seat] as number[], again, onward };
  (verbs[choice.kind] ?? ending[choice.kind])?.(hands, choice as never);
  if (verbs[choice.kind]) again();
}

const faults: { readonly [fault: string]: (flow: Flow<State>) => void } = {
  throws: ({ chance, state }) => {
    chance.die(6);
    state.hands.length = 0;
    throw new Error('boom');
  },
  throwsText: () => {
    throw 'a text';
  },
  runaway: (flow) => flow.push({ kind: 'fault' }),
  depth: (flow) => flow.push({ kind: 'fault' }, { kind: 'fault' }),
  twice: (flow) => {
    flow.ask({ kind: 'act', seats: [0] });
    flow.ask({ kind: 'bid', seats: [0] });
  },
  unknownTask: (flow) => flow.push({ kind: 'nonsense' } as never),
  unknownDecision: (flow) => flow.ask({ kind: 'nonsense', seats: [0] } as never),
  noChoices: (flow) => flow.ask({ kind: 'odd', seats: [0] }),
  selfLoop: (flow) => flow.ask({ kind: 'odd', seats: [0] }),
  noChoicesAmong: (flow) => flow.ask({ kind: 'odd', seats: flow.state.scores.map((_, seat) => seat) }),
  noSeats: (flow) => flow.ask({ kind: 'bid', seats: [] }),
  noOutcome: (flow) => flow.finish(),
};

/** Goes wrong in the way that the option `fault` names. */
export const goWrong = (flow: Flow<State>): void => faults[flow.state.fault]?.(flow);
