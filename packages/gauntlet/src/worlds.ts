import {
  type AnyGame,
  type AnyNode,
  type Chance,
  type Choice,
  type GameState,
  indexOf,
  isRefused,
  must,
  Position,
  type Seat,
  type Stepped,
  step,
} from '@cinderhall/kernel';

/** Which card stands in another world where this one stands in ours. */
export type Swap = ReadonlyMap<number, number>;
export type Pools = readonly (readonly number[])[];

/** Every card of a pool becomes another card of the same pool; null when no pool has two. */
export function swapOf(pools: Pools, chance: Chance): Swap | null {
  const swap = new Map<number, number>();
  for (const pool of pools) {
    if (pool.length < 2) continue;
    const ring = chance.shuffle([...pool]);
    for (const [i, card] of ring.entries()) swap.set(card, must(ring[(i + 1) % ring.length]));
  }
  return swap.size > 0 ? swap : null;
}

/** Cards are together in the result when they are together in both. */
export function commonPools(some: Pools, others: Pools): number[][] {
  const home = new Map<number, number>();
  for (const [i, pool] of others.entries()) for (const card of pool) home.set(card, i);
  return some.flatMap((pool) => {
    const parts = new Map<number, number[]>();
    for (const card of pool) {
      const at = home.get(card);
      if (at === undefined) continue;
      const part = parts.get(at);
      if (part) part.push(card);
      else parts.set(at, [card]);
    }
    return [...parts.values()];
  });
}

/** The state as it would be, had the hidden cards been dealt otherwise. */
export function swapped(game: AnyGame, state: GameState, swap: Swap): GameState {
  const world = game.schema.copy(state);
  game.schema.mapCards(world, (card) => swap.get(card) ?? card);
  return world;
}

/** The same choice in the other world. */
export const swappedChoice = (game: AnyGame, choice: Choice, swap: Swap): Choice =>
  mapped(game.schema.choice, choice, (card) => swap.get(card) ?? card) as Choice;

type CardMap = (card: number) => number;

function mapped(node: AnyNode, value: unknown, map: CardMap): unknown {
  if (value === null) return null;
  switch (node.type) {
    case 'card':
      return map(value as number);
    case 'list':
    case 'perSeat':
      return (value as unknown[]).map((item) => mapped(node.item, item, map));
    case 'dict':
      return mapEntries(value as object, () => node.item, map);
    case 'nullable':
    case 'fixed':
      return mapped(node.item, value, map);
    case 'obj':
      return mapEntries(value as object, (name) => node.fields[name], map);
    case 'kinds':
      return mapEntries(value as object, (name) => node.kinds[(value as Choice).kind]?.fields[name], map);
    default:
      return value;
  }
}

const mapEntries = (held: object, nodeOf: (name: string) => AnyNode | undefined, map: CardMap): object =>
  Object.fromEntries(
    Object.entries(held).map(([name, item]) => {
      const node = nodeOf(name);
      return [name, node ? mapped(node, item, map) : item];
    }),
  );

/** A position in the other world, the answers already given included; null when somebody could not have given them. */
export function swappedPosition(from: Position, swap: Swap): Position | null {
  const { game } = from;
  const state = swapped(game, from.state, swap);
  const { decision, answers } = from.state;
  if (decision && decision.seats.length > 1)
    for (const seat of decision.seats) {
      if (answers[seat] === -1) continue;
      const given = must(choicesOf(game, from.state, seat)[must(answers[seat])]);
      const index = indexOf(choicesOf(game, state, seat), swappedChoice(game, given, swap));
      if (index < 0) return null;
      state.answers[seat] = index;
    }
  return new Position(game, state);
}

/** The list of a seat even when it has answered already. */
export function choicesOf(game: AnyGame, state: GameState, seat: Seat): readonly Choice[] {
  const decision = state.decision;
  if (!decision) return [];
  return game.decisions[decision.kind]?.choices(state, decision, seat) ?? [];
}

/** Whether the same question is open in both: other hidden cards may leave somebody without a choice. */
export const aligned = (a: GameState, b: GameState): boolean =>
  a.asked === b.asked && (a.decision === null) === (b.decision === null);

/** Plays a choice in another world; null where it cannot be played there. */
export function tryStep(from: Position, seat: Seat, choice: Choice): Stepped<GameState, Choice> | null {
  try {
    const index = indexOf(from.choices(seat), choice);
    if (index < 0) return null;
    const stepped = step(from, seat, from.state.asked, index);
    return isRefused(stepped) ? null : stepped;
  } catch {
    return null;
  }
}
