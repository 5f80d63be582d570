import { abilityIndex, effectParts, noAbilities } from '@cinderhall/effects';
import {
  bool,
  type Chance,
  type ChoiceOf,
  card,
  cardRef,
  defineSchema,
  fixed,
  int,
  list,
  must,
  nullable,
  obj,
  oneOf,
  perSeat,
  type Seat,
  type Start,
  type StateOf,
  seen,
  str,
} from '@cinderhall/kernel';
import { BOX } from './cards/index.ts';
import { type Options, RAID_STRENGTH } from './options.ts';
import { visibility } from './view.ts';

export const SEALS = 3;
export const MARKET = 4;

const player = obj({
  hand: seen('owner', list(card())),
  built: list(card()),
  /** Bit i is set when the action of `built[i]` was used this round. */
  used: int(0),
  goods: obj({ water: int(0), scrap: int(0), spark: int(0), fame: int(0), seal: int(0) }),
  /** Actions left this round; none after passing. */
  actions: int(0),
  raided: bool(),
  scouted: bool(),
});

const parts = {
  fields: {
    /** The design of every card, by the card's number. */
    cards: fixed(list(int())),
    options: fixed(obj({ rounds: int(), raid: int(), openDawn: bool() })),
    round: int(0),
    phase: oneOf(['dawn', 'work', 'day', 'dusk', 'over']),
    /** The seat that begins the round and sees what lies under the counter. */
    lantern: int(0),
    deck: seen('count', list(card())),
    market: list(card()),
    counter: seen('lantern', nullable(card())),
    /** Face up, and face down. */
    discard: list(card()),
    buried: seen('count', list(card())),
    seals: int(0),
    envoys: perSeat(nullable(card())),
    /** The seats in the order of their envoys. */
    order: list(int()),
    players: perSeat(player),
    abilities: abilityIndex(),
  },
  tasks: {
    ...effectParts.tasks,
    round: {},
    envoys: {},
    send: { seat: int() },
    reveal: {},
    pick: { seat: int() },
    refill: {},
    work: {},
    produce: { seat: int() },
    turn: { at: int() },
    raise: { seat: int(), card: cardRef() },
    raid: { seat: int(), from: int() },
    plunder: { seat: int(), from: int(), n: int() },
    raidOver: { seat: int(), from: int() },
    dusk: {},
    trim: { seat: int() },
    night: {},
  },
  decisions: {
    ...effectParts.decisions,
    envoy: {},
    pick: {},
    act: { at: int() },
    guard: { raider: int(), n: int() },
    /** The cards looked at lie here while their seat chooses. */
    scout: { cards: seen('owner', list(card())) },
    discard: {},
  },
  choices: {
    ...effectParts.choices,
    envoy: { card: cardRef() },
    pick: { card: cardRef() },
    pickCounter: {},
    pickDeck: {},
    build: { card: cardRef() },
    use: { card: cardRef() },
    trade: { give: str(), get: str() },
    raid: { from: int() },
    scout: {},
    pass: {},
    guard: { card: cardRef() },
    yield: {},
    keep: { card: cardRef() },
    discard: { card: cardRef() },
  },
} as const;

export type State = StateOf<typeof parts>;
export type Choice = ChoiceOf<typeof parts>;
export type Player = State['players'][number];

export const schema = defineSchema(parts, { rules: visibility });

export const playerOf = (state: State, seat: Seat): Player => must(state.players[seat]);

/** R-ASH-001 to R-ASH-006. */
export function setup(options: Options, seats: number, chance: Chance): Start<State> {
  const deck = chance.shuffle(BOX.map((_, card) => card));
  const draw = (n: number): number[] => deck.splice(deck.length - n);
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const players = each(() => ({
    hand: draw(4),
    built: [],
    used: 0,
    goods: { water: 2, scrap: 2, spark: 0, fame: 0, seal: 0 },
    actions: 0,
    raided: false,
    scouted: false,
  }));
  const market = draw(MARKET);
  const [counter = null] = draw(1);
  return {
    cards: [...BOX],
    options: { rounds: options.rounds, raid: RAID_STRENGTH[options.raids], openDawn: options.openDawn },
    round: 0,
    phase: 'dawn',
    lantern: chance.below(seats),
    deck,
    market,
    counter,
    discard: [],
    buried: [],
    seals: SEALS,
    envoys: each(() => null),
    order: [],
    players,
    abilities: noAbilities(seats),
    tasks: [{ kind: 'round' }],
  };
}
