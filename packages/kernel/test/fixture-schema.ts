import {
  bool,
  type ChoiceOf,
  card,
  cardRef,
  defineSchema,
  dict,
  fixed,
  int,
  kinds,
  list,
  nullable,
  obj,
  oneOf,
  perSeat,
  type SchemaRules,
  type StateOf,
  seen,
  str,
  value,
} from '../src/index.ts';

/** Twelve cards; the last four have another back. */
export const CARDS = 12;
export const backOf = (which: number): number => (which < 8 ? 0 : 1);

export const parts = {
  fields: {
    hands: perSeat(seen('owner', list(card()))),
    deck: seen('count', list(card())),
    pile: seen('count', list(card())),
    market: list(card()),
    vaults: perSeat(seen('owner', nullable(card()))),
    scores: perSeat(int(0)),
    goals: perSeat(seen('private', int(0, 99))),
    secret: seen('nobody', int(0, 99)),
    code: seen('cracked', int(0, 99)),
    cracked: perSeat(bool()),
    riddles: fixed(perSeat(seen('cracked', str()))),
    prices: fixed(list(obj({ name: str(), cost: int(0) }))),
    notes: dict(int()),
    orders: list(kinds({ march: { seat: int(0), to: seen('owner', oneOf(['north', 'south'])) }, rest: {} })),
    effect: value<{ readonly op: string; readonly n?: number }>(),
    mood: oneOf(['calm', 'storm']),
    title: str(),
    ended: bool(),
    fault: fixed(str()),
  },
  tasks: {
    turn: { seat: int(0) },
    deal: { seat: int(0), left: int(0) },
    unveil: { seat: int(0), card: seen('owner', cardRef()) },
    fault: {},
    end: {},
  },
  decisions: { act: {}, bid: {}, offer: { from: int(0), card: seen('owner', cardRef()) }, odd: {} },
  choices: {
    ...{ pass: {}, draw: {}, peek: {}, roll: {}, mix: {}, dig: {}, crack: {}, bid: {}, hush: {}, quit: {}, halt: {} },
    ...{ gain: { n: int(0, 9) }, show: { card: cardRef() }, bury: { card: cardRef() }, trap: { card: cardRef() } },
    ...{
      offer: { card: cardRef() },
      stake: { card: cardRef() },
      take: {},
      leave: {},
      fault: {},
      lock: { card: cardRef() },
      treat: {},
      tip: {},
    },
    route: { to: value<readonly unknown[]>(), fast: bool(), why: nullable(str()) },
  },
} as const;

export type State = StateOf<typeof parts>;
export type Choice = ChoiceOf<typeof parts>;

export const visible: SchemaRules<State> = {
  rules: { cracked: (state, _item, seat) => state.cracked[seat] === true },
  back: (_state, which) => backOf(which),
};
export const schema = defineSchema(parts, visible);
