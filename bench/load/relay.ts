import { defineSchema, fillBlanks, type Game, int, list, perSeat, type Seat, seen } from '@cinderhall/kernel';

/**
 * The smallest game with secrets, as long as anybody wants to measure: two seats in turn play one of five hidden numbers
 * and draw another. Written twice, once for each engine.
 */
export const HAND = 5;
const FACES = 100;

const parts = {
  fields: { total: int(0), hands: perSeat(seen('owner', list(int()))) },
  tasks: { turn: { seat: int() } },
  decisions: { play: {} },
  choices: { play: { at: int() } },
} as const;
const schema = defineSchema(parts);
const PLAYS = Array.from({ length: HAND }, (_, at) => ({ kind: 'play' as const, at }));
const words = { messages: {}, nouns: {} };

const relay = {
  id: 'relay',
  title: { en: 'Relay', pl: 'Sztafeta' },
  rules: 1,
  seats: { min: 2, max: 2 },
  usualSteps: 1_000_000,
  options: { fields: {} },
  schema,
  words: { en: words, pl: words },
  setup: (_options: object, seats: number, chance: { below(n: number): number }) => ({
    total: 0,
    hands: Array.from({ length: seats }, () => Array.from({ length: HAND }, () => chance.below(FACES))),
    tasks: [{ kind: 'turn', seat: 0 }],
  }),
  tasks: {
    turn: (_state: unknown, { seat }: { seat: Seat }, flow: { ask(d: object): void }) =>
      flow.ask({ kind: 'play', seats: [seat] }),
  },
  decisions: {
    play: {
      choices: () => PLAYS,
      choose: (
        state: { total: number; hands: number[][] },
        _decision: unknown,
        seat: Seat,
        { at }: { at: number },
        flow: { chance: { below(n: number): number }; emit(e: object): void; push(t: object): void },
      ) => {
        const hand = state.hands[seat] as number[];
        state.total += hand[at] as number;
        flow.emit({ kind: 'played', seat, value: hand[at] });
        hand[at] = flow.chance.below(FACES);
        flow.push({ kind: 'turn', seat: 1 - seat });
      },
    },
  },
  outcome: () => null,
  guess: (view: never, seat: Seat, chance: never) => fillBlanks(schema as never, view, chance, seat),
  refs: () => [],
  whyNot: () => [],
  insight: { value: () => 0, features: () => ({ lead: 0 }), reasons: () => [] },
  tally: () => ({}),
  cards: () => [],
  uses: () => [],
  describe: { decision: () => ({ key: '' }), choice: () => ({ key: '' }), event: () => ({ key: '' }) },
};

export const ourRelay = relay as unknown as Game;

interface G {
  total: number;
  hands: Record<string, number[]>;
}

/** As boardgame.io wants it; without its undo, which would keep every state. */
export const theirRelay = {
  name: 'relay',
  disableUndo: true,
  setup: ({ random }: { random: { Die(n: number): number } }): G => {
    const hand = () => Array.from({ length: HAND }, () => random.Die(FACES) - 1);
    return { total: 0, hands: { 0: hand(), 1: hand() } };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }: { G: G; playerID: string | null }): G => ({
    total: G.total,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([id, hand]) => [id, id === playerID ? hand : hand.map(() => -1)]),
    ),
  }),
  moves: {
    // Hidden things are worked out where they are known.
    play: {
      client: false,
      move: (
        { G, playerID, random }: { G: G; playerID: string; random: { Die(n: number): number } },
        at: number,
      ): void => {
        const hand = G.hands[playerID] as number[];
        G.total += hand[at] as number;
        hand[at] = random.Die(FACES) - 1;
      },
    },
  },
};
