import { affordable, askPayment, bySeat, pushEffects } from '@cinderhall/effects';
import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { gainAll, kit } from '../../effect-kit.ts';
import { heldOf } from '../../goods.ts';
import { hasPassed } from '../../owners.ts';
import { answerOf, type Choice, type State, type StateFlow } from '../../state.ts';
import { type SideData, TILES, type TileData } from './data.ts';

export const bordersOf = ({ borders }: State) => must(borders, 'border tiles');
const placeAt = (state: State, at: number) => must(bordersOf(state)[at], 'a border');
const tileAt = (state: State, at: number): TileData => must(TILES[placeAt(state, at).tile], 'a border tile');
export const sideAt = (state: State, at: number): SideData =>
  must(tileAt(state, at).sides[placeAt(state, at).side], 'its side');

/** The two between whom the tile lies. */
const neighbours = ({ players }: State, at: number): readonly [Seat, Seat] => [at, (at + 1) % players.length];

export const isAdjacent = (state: State, seat: Seat, at: number): boolean => neighbours(state, at).includes(seat);

/** Whom a raid over this border can hit: nobody beside it, and nobody who has passed (R-BASE-054). */
export const beyond = (state: State, at: number): Seat[] =>
  state.players.flatMap((_, seat) => (isAdjacent(state, seat, at) || hasPassed(state, seat) ? [] : [seat]));

export const hasTarget = (state: State, at: number): boolean =>
  !sideAt(state, at).raids || beyond(state, at).length > 0;

/** R-BORDER-001, R-BORDER-004. */
export const canUse = (state: State, seat: Seat, at: number): boolean =>
  isAdjacent(state, seat, at) && hasTarget(state, at) && affordable(kit.world, state, seat, sideAt(state, at).cost);

export function startBorder(state: State, seat: Seat, at: number, flow: StateFlow): void {
  const { tile, side } = placeAt(state, at);
  flow.emit({ kind: 'usedBorder', seat, tile, side });
  flow.push({ kind: 'useBorder', seat, at }, { kind: 'flipBorder', at });
  askPayment(state, sideAt(state, at).cost, [], bySeat(seat), flow, kit);
}

const held = (state: State, seat: Seat, of: readonly string[]): string[] =>
  of.filter((good) => heldOf(state, seat, good) > 0);

export const tasks = {
  useBorder(state, { seat, at }, flow) {
    const { gain, after, raids } = sideAt(state, at);
    if (raids) flow.push({ kind: 'raidBeyond', seat, at });
    if (after) pushEffects(after, bySeat(seat), flow);
    gainAll(state, seat, gain, 'borders', -1, flow);
  },
  flipBorder(state, { at }) {
    const place = placeAt(state, at);
    place.side = 1 - place.side;
  },
  raidBeyond(state, { seat, at }, flow) {
    flow.ask({ kind: 'raidBeyond', seats: [seat], at, of: beyond(state, at) });
  },
} satisfies Partial<TaskHandlers<State>>;

export const decisions = {
  raidBeyond: {
    choices: (_state, { of }) => of.map((seat) => ({ kind: 'raidSeat', seat })),
    choose(state, { at }, from, choice, flow) {
      const { seat } = answerOf(choice, 'raidSeat');
      const of = held(state, seat, sideAt(state, at).raids ?? []);
      flow.emit({ kind: 'hordeCame', seat: from, from: seat });
      if (of.length > 0) flow.ask({ kind: 'hordeLoss', seats: [seat], of, from });
    },
  },
  hordeLoss: {
    choices: (_state, { of }) => of.map((good) => ({ kind: 'giveUp', good })),
    choose: (state, _decision, seat, choice, flow) =>
      kit.world.lose(state, seat, answerOf(choice, 'giveUp').good, 1, bySeat(seat), flow),
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
