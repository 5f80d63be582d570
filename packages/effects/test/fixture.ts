import {
  Chance,
  type ChoiceOf,
  defineSchema,
  dict,
  type Flow,
  type Game,
  hasGap,
  int,
  kernelWords,
  type Localized,
  lexicon,
  list,
  localized,
  type Message,
  mergeWords,
  Position,
  perSeat,
  type StateOf,
  say,
  seedOf,
  type Words,
} from '@cinderhall/kernel';
import {
  type Abilities,
  abilityIndex,
  bySeat,
  describeEffects,
  type Effects,
  effectDecisions,
  effectParts,
  effectsWords,
  effectTasks,
  enters,
  fire,
  makeKit,
  noAbilities,
  type Op,
  pushEffects,
  type World,
} from '../src/index.ts';

/** A bench for effects: seats with goods, cards with abilities, and a turn that runs whatever a test puts before it. */
const parts = {
  fields: { goods: perSeat(dict(int(0))), index: abilityIndex(), cards: list(int()), trace: list(int()) },
  tasks: { rest: {}, event: { on: int() }, ...effectParts.tasks },
  decisions: { rest: {}, ...effectParts.decisions },
  choices: { rest: {}, wait: {}, ...effectParts.choices },
} as const;

const schema = defineSchema(parts);
export type State = StateOf<typeof parts>;
export type Choice = ChoiceOf<typeof parts>;

export const designs: Abilities[] = [];

const world: World<State> = {
  goods: {
    water: { noun: 'water', worth: 1 },
    scrap: { noun: 'scrap', worth: 1 },
    spark: { noun: 'spark', worth: 2, paysFor: ['water', 'scrap'] },
    fame: { noun: 'fame', worth: 3 },
    news: { noun: 'news', worth: 1, eventful: true, gainKey: 'bench.hear', payKey: 'bench.tell' },
  },
  counts: {
    cards: { of: (state) => state.cards.length, say: () => ({ key: 'bench.perCard' }) },
    good: {
      kinds: ['water', 'scrap'],
      of: (state, by, of) => state.goods[by.seat]?.[of ?? ''] ?? 0,
      say: (of) => ({ key: 'bench.perGood', params: { good: { noun: of ?? '' } } }),
    },
  },
  has: (state, seat, good) => state.goods[seat]?.[good] ?? 0,
  gain: (state, seat, good, n, _by, flow) => {
    const own = state.goods[seat] as { [good: string]: number };
    own[good] = (own[good] ?? 0) + n;
    flow.emit({ kind: 'gained', seat, good, n });
  },
  lose: (state, seat, good, n, _by, flow) => {
    const own = state.goods[seat] as { [good: string]: number };
    own[good] = (own[good] ?? 0) - n;
    flow.emit({ kind: 'lost', seat, good, n });
  },
  pay: (state, seat, goods, by, flow) => {
    for (const good in goods) world.lose(state, seat, good, goods[good] as number, by, flow);
  },
  rivals: (state, by) => state.goods.map((_, seat) => seat).filter((seat) => seat !== by.seat),
  abilities: (state, card) => designs[state.cards[card] as number] ?? {},
};

/** An op of the game's own: notes a number, in order. */
const note: Op<State, { op: 'note'; n: number }> = {
  op: 'note',
  run: (state, { n }) => void state.trace.push(n),
  can: () => true,
  say: ({ n }) => ({ key: 'bench.note', params: { n } }),
  worth: () => 0,
  check: () => [],
};

export const kit = makeKit(world, [note]);
export const describe = describeEffects(kit, (_state, card) => ({ key: 'bench.card', params: { card } }));

const handlers = effectDecisions(kit);
const game = {
  id: 'bench',
  schema,
  tasks: {
    rest: (_state: State, _task: object, flow: Flow<State>) => flow.ask({ kind: 'rest', seats: [0] }),
    event: (state: State, _task: object, flow: Flow<State>) =>
      fire(state, state.index, [0, 1], 'bell', { loud: true }, flow, kit),
    ...effectTasks(kit),
  },
  decisions: {
    rest: {
      choices: () => [{ kind: 'rest' }, { kind: 'wait' }],
      // Whatever a test has pushed comes first; the rest is asked again when all of it is done.
      choose: (state: State) => void state.tasks.unshift({ kind: 'rest' }),
    },
    ...handlers,
  },
  setup: (_options: object, seats: number) => ({
    goods: Array.from({ length: seats }, () => ({})),
    index: noAbilities(seats),
    cards: [],
    trace: [],
    tasks: [{ kind: 'rest' }],
  }),
} as unknown as Game<State, Choice>;

/** A position at rest with these goods for each seat. */
export function bench(goods: { [good: string]: number }[]): Position<State, Choice> {
  const position = Position.start(game, {}, goods.length, Chance.fromSeed(seedOf(1)));
  position.events = [];
  position.state.goods = goods.map((own) => ({ ...own }));
  return position;
}

/** Runs effects for a seat up to the first question that is not the rest. */
export function run(position: Position<State, Choice>, effects: Effects, seat = 0): void {
  pushEffects(effects, bySeat(seat), position);
  position.advance(0, 0);
}

export function ring(position: Position<State, Choice>): void {
  position.push({ kind: 'event', on: 0 });
  position.advance(0, 0);
}

/** Answers the open question by value; fails when it is not in the list. */
export function answer(position: Position<State, Choice>, choice: Choice): void {
  const seat = position.waiting()[0] as number;
  const index = position.choices(seat).findIndex((one) => JSON.stringify(one) === JSON.stringify(choice));
  if (index < 0) throw new Error(`not offered: ${JSON.stringify(choice)} in ${JSON.stringify(position.choices(seat))}`);
  position.advance(seat, index);
}

export const asked = (position: Position<State, Choice>): string => position.state.decision?.kind ?? 'over';

/** Puts a card with these abilities into play for a seat. */
export function play(position: Position<State, Choice>, seat: number, design: number): number {
  const card = position.state.cards.push(design) - 1;
  position.state.index = enters(position.state.index, seat, card, designs[design] as Abilities);
  return card;
}

const own: { en: Words; pl: Words } = {
  en: {
    messages: {
      'bench.perCard': 'for each card',
      'bench.perGood': 'for each {good} of yours',
      'bench.hear': 'hear {what}',
      'bench.tell': 'tell {cost}',
      'bench.note': 'note {n}',
      'bench.card': 'card {card}',
    },
    nouns: {
      water: ['water', 'water'],
      scrap: ['scrap', 'scrap'],
      spark: ['spark', 'sparks'],
      fame: ['fame', 'fame'],
      news: ['piece of news', 'pieces of news'],
    },
  },
  pl: {
    messages: {
      'bench.perCard': 'za każdą kartę',
      'bench.perGood': 'za każdą jednostkę: {good:nom}',
      'bench.hear': 'usłysz {what}',
      'bench.tell': '{cost}',
      'bench.note': 'zapisz {n}',
      'bench.card': 'karta {card}',
    },
    nouns: {
      water: noun(
        'f',
        ['woda', 'wody', 'wodzie', 'wodę', 'wodą', 'wodzie'],
        ['wody', 'wód', 'wodom', 'wody', 'wodami', 'wodach'],
      ),
      scrap: noun(
        'm3',
        ['złom', 'złomu', 'złomowi', 'złom', 'złomem', 'złomie'],
        ['złomy', 'złomów', 'złomom', 'złomy', 'złomami', 'złomach'],
      ),
      spark: noun(
        'f',
        ['iskra', 'iskry', 'iskrze', 'iskrę', 'iskrą', 'iskrze'],
        ['iskry', 'iskier', 'iskrom', 'iskry', 'iskrami', 'iskrach'],
      ),
      fame: noun(
        'f',
        ['sława', 'sławy', 'sławie', 'sławę', 'sławą', 'sławie'],
        ['sławy', 'sław', 'sławom', 'sławy', 'sławami', 'sławach'],
      ),
      news: noun(
        'f',
        ['wieść', 'wieści', 'wieści', 'wieść', 'wieścią', 'wieści'],
        ['wieści', 'wieści', 'wieściom', 'wieści', 'wieściami', 'wieściach'],
      ),
    },
  },
};

function noun(g: string, sg: string[], pl: string[]) {
  return { g, sg, pl } as unknown as Words['nouns'][string];
}

export const words = localized((language) => mergeWords(kernelWords[language], effectsWords[language], own[language]));

const lexicons = localized((language) => lexicon(language, words[language]));

/** Every language at once; a gap in one of them is a failure. */
export const inWords = (message: Message): Localized =>
  localized((language) => {
    const said = say(lexicons[language], message);
    if (hasGap(said)) throw new Error(`a gap: ${said}`);
    return said;
  });
