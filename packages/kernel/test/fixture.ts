import { type CardRecord, fillBlanks, type Game, localized, type OptionsSpec, type Seat } from '../src/index.ts';
import { backOf, CARDS, type Choice, type State, schema } from './fixture-schema.ts';
import { carryOut, goWrong, leave, listVerbs } from './fixture-verbs.ts';

export { backOf, CARDS, type Choice, type State, schema } from './fixture-schema.ts';

const FAULTS = [
  ...['none', 'throws', 'throwsText', 'runaway', 'depth', 'twice', 'unknownTask', 'unknownDecision', 'noChoices'],
  ...['noChoicesAmong', 'noSeats', 'noOutcome', 'selfLoop', 'setup', 'stillborn'],
] as const;

export interface Options {
  open: boolean;
  fault: (typeof FAULTS)[number];
  hand: number;
  extras: readonly string[];
  map: { readonly cells: readonly number[] };
}

export const options: OptionsSpec<Options> = {
  fields: {
    open: { type: 'flag', default: false },
    fault: { type: 'pick', default: 'none', values: FAULTS },
    hand: { type: 'number', default: 2, min: 0, max: 3 },
    extras: { type: 'many', default: [], values: ['dice', 'storm'] },
    map: { type: 'data', default: { cells: [1] }, valid: (map) => Array.isArray((map as { cells?: unknown }).cells) },
  },
  check: ({ open, extras }, seats) =>
    open && extras.includes('storm') && seats > 1
      ? [{ key: 'refused.option.conflict', params: { option: 'open', other: 'extras' }, rule: 'R-FIX-001' }]
      : [],
};

const records = Array.from({ length: CARDS }, (_, id): CardRecord => {
  const name = localized((language) => `${language} ${id}`);
  return { id: String(id), set: 'base', name, copies: 1, origin: 'designed', ways: [], text: { key: 'fix.card' } };
});

/** A game that uses everything the kernel offers, one thing at a time, for tests alone. */
export const fixture: Game<State, Choice, Options> = {
  id: 'fixture',
  title: localized(() => 'Fixture'),
  rules: 1,
  seats: { min: 1, max: 4 },
  usualSteps: 20,
  options,
  schema,
  words: localized(() => ({ messages: {}, nouns: {} })),
  setup: ({ open, hand, fault, extras }, seats, chance) => {
    if (fault === 'setup') throw new Error('no set-up');
    const deck = chance.shuffle(Array.from({ length: CARDS }, (_, which) => which));
    const each = <T>(make: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
    return {
      ...{ hands: each(() => []), deck, pile: [], market: open ? deck.splice(0, 2) : [], vaults: each(() => null) },
      ...{ scores: each(() => 0), goals: each(() => chance.below(100)), secret: chance.below(100), code: 42 },
      cracked: each(() => false),
      riddles: each((seat) => `riddle ${seat}`),
      prices: [{ name: 'loaf', cost: 2 }],
      ...{ notes: {}, orders: [], effect: { op: 'none' }, title: 'fixture', ended: false, fault },
      mood: extras.includes('storm') ? 'storm' : 'calm',
      tasks:
        fault === 'stillborn'
          ? []
          : [
              ...each((seat) => ({ kind: 'deal' as const, seat, left: hand })).reverse(),
              { kind: 'turn', seat: 0 },
              { kind: 'end' },
            ],
    };
  },
  tasks: {
    turn: (_state, { seat }, flow) => flow.ask({ kind: 'act', seats: [seat] }),
    deal: (state, { seat, left }, flow) => {
      state.hands[seat] = state.deck.splice(-left, left);
      flow.tell([seat], { kind: 'dealt', seat, cards: state.hands[seat]?.slice() }, { kind: 'dealt', seat, n: left });
    },
    unveil: (_state, { seat, card }, flow) => flow.emit({ kind: 'unveiled', seat, card }),
    fault: (_state, _task, flow) => goWrong(flow),
    end: (state) => {
      state.ended = true;
    },
  },
  decisions: {
    act: {
      choices: (state, _decision, seat) => listVerbs(state, seat),
      choose: (state, _decision, seat, choice, flow) => carryOut(state, seat, choice, flow),
    },
    // Only even cards can be staked: how many answers a seat has is a secret of its hand.
    bid: {
      choices: (state, _decision, seat) => {
        const even = (state.hands[seat] as number[]).filter((which) => which % 2 === 0);
        return even.length === 0 ? [{ kind: 'pass' }] : even.map((which) => ({ kind: 'stake', card: which }));
      },
      choose: (state, _decision, seat, choice, flow) => {
        if (choice.kind === 'stake') state.market.push(leave(state, seat, choice.card));
        flow.emit({ kind: 'staked', seat, card: choice.kind === 'stake' ? choice.card : null });
      },
    },
    offer: {
      choices: (state, _decision, seat) =>
        (state.hands[seat] as number[]).some((which) => which % 2 === 0)
          ? [{ kind: 'leave' }, { kind: 'take' }]
          : [{ kind: 'leave' }],
      choose: (state, { from, card }, seat, choice, flow) => {
        if (choice.kind === 'take') state.hands[seat]?.push(leave(state, from, card));
        flow.emit({ kind: 'answered', seat, taken: choice.kind === 'take' });
      },
    },
    odd: {
      choices: ({ fault }) => (fault === 'selfLoop' ? [{ kind: 'pass' }] : []),
      choose: (_state, _decision, seat, _choice, flow) => flow.ask({ kind: 'odd', seats: [seat] }),
    },
  },
  outcome: ({ ended, scores }) =>
    ended
      ? {
          places: scores.map((own) => 1 + scores.filter((other) => other > own).length),
          scores: scores.map((own) => [own]),
          ties: [],
          lines: scores.map((points, seat) => ({ seat, points, key: 'fix.points' })),
        }
      : null,
  guess: (view, _seat, chance) => fillBlanks(schema, view, chance, CARDS, backOf),
  refs: (choice) => ('card' in choice ? [`card:${choice.card}`] : []),
  whyNot: () => [],
  insight: { value: () => 0, features: () => ({ lead: 0 }), reasons: () => [] },
  round: () => 0,
  impact: () => ({ cost: {}, targets: [] }),
  paid: () => null,
  tally: ({ scores }) => ({ scores }),
  cards: () => records,
  uses: () => [],
  describe: {
    decision: ({ title }) => ({ key: title }),
    choice: (_view, { kind }) => ({ key: kind }),
    event: (_view, { kind }) => ({ key: kind }),
  },
};
