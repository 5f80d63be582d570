import { abilityIndex, effectParts, type Goods, noAbilities } from '@cinderhall/effects';
import {
  bool,
  type Chance,
  type ChoiceOf,
  card,
  cardRef,
  defineSchema,
  type Flow,
  fixed,
  int,
  list,
  nullable,
  obj,
  oneOf,
  perSeat,
  type Seat,
  type Start,
  type StateOf,
  seen,
  str,
  value,
} from '@cinderhall/kernel';
import { ledger } from '@cinderhall/tableau';
import { boxOf, FACTIONS, KINDS, TOKENS, type Token } from './cards/index.ts';
import { compiled } from './made/compiled.ts';
import type { Options } from './options.ts';

const tokens = {
  scrap: int(0),
  weapon: int(0),
  fuel: int(0),
  brick: int(0),
  universal: int(0),
  worker: int(0),
  incorporate1: int(0),
  incorporate2: int(0),
  incorporate3: int(0),
  conquer1: int(0),
  conquer2: int(0),
  conquer3: int(0),
  conquer4: int(0),
  conquer5: int(0),
  deal1: int(0),
  deal2: int(0),
  deal3: int(0),
  deal4: int(0),
  deal5: int(0),
  anyContact: int(0),
  defend1: int(0),
  defend3: int(0),
  redevelop: int(0),
} as const;

/** R-NE-090, R-NE-096: points on a card; only their sum and the number of tokens matter. */
const points = { vp: int(0), slots: int(0, 3) } as const;

/** A location that stands face up in somebody's state. */
const location = obj({
  card: card(),
  ...points,
  /** A 1-point token on the red field, outside the three slots. */
  upgraded: bool(),
  /** How often its action was used this turn. */
  used: int(0, 2),
  /** Goods on the card: a cache, or what is stored over clean-up. */
  goods: nullable(obj(tokens)),
  /** The defensive location under it. */
  guard: nullable(card()),
});

const leader = obj({ card: card(), ...points, used: bool() });

const player = obj({
  /** −1 until it is chosen. */
  faction: int(-1),
  passed: bool(),
  /** Where the marker stands on the score track. */
  score: int(0),
  /** Points on the base. */
  vp: int(0),
  /** Where those came from. */
  base: ledger(),
  goods: obj(tokens),
  /** The sum of all goods on one's own locations: they pay like those of the pool. Null: there were none. */
  kept: nullable(obj(tokens)),
  hand: seen('owner', list(card())),
  locations: list(location),
  /** Face down, but everybody saw what they were. */
  ruins: list(card()),
  /** Conquered cards and deals under the base. */
  spoils: list(card()),
  deals: list(card()),
  leader: nullable(leader),
  /** Fields of the contact board that were used this turn. */
  board: obj({ incorporate: bool(), conquer: bool(), deal: bool(), redevelop: bool() }),
  /** R-NE-054: others' locations with one's own marker on the blue field. */
  abroad: list(cardRef()),
  /** R-NE-092: others' locations visited this turn; −1: one that has left play since. */
  visited: list(cardRef()),
});

const how = oneOf(KINDS);
/** An attack under way: its strength, and whether it came straight from the contact board. */
const attack = { card: cardRef(), strength: int(), byField: bool() } as const;

const parts = {
  fields: {
    /** The design of every card, by the card's number. */
    cards: fixed(list(int())),
    options: fixed(obj({ choose: bool() })),
    turn: int(0),
    phase: oneOf(['setup', 'lookout', 'production', 'actions', 'scoring', 'cleanup', 'over']),
    /** Who holds the first-player token. */
    first: int(0),
    deck: seen('count', list(card())),
    discard: list(card()),
    /** The open cards of the Lookout. */
    row: list(card()),
    /** The hand card with which something is being done, while means and places are settled. */
    playing: nullable(card()),
    players: perSeat(player),
    abilities: abilityIndex(),
  },
  tasks: {
    ...effectParts.tasks,
    factions: { seat: int() },
    deal: {},
    newTurn: {},
    /** The n-th pick of the Lookout. */
    pick: { n: int() },
    drawUnseen: {},
    production: {},
    produce: { seat: int() },
    cashSpoils: { seat: int() },
    locationsProduce: { seat: int() },
    actions: {},
    act: { seat: int() },
    carryOut: { seat: int(), how, card: cardRef(), strength: int(), byField: bool(), single: int() },
    secondDeal: { seat: int(), range: int() },
    attack: { seat: int(), ...attack },
    shootOut: { seat: int(), ...attack },
    raidWon: { seat: int(), card: cardRef() },
    fate: { seat: int(), card: cardRef() },
    /** `quiet` is a card that this does not set off; −1: none. */
    redevelop: { seat: int(), over: cardRef(), quiet: cardRef() },
    rebuild: { seat: int() },
    swap: { seat: int() },
    fieldToken: { seat: int(), how },
    scoring: {},
    cleanup: {},
  },
  decisions: {
    ...effectParts.decisions,
    faction: {},
    pick: {},
    spoils: {},
    act: {},
    /** With which tokens, or straight from the board. */
    means: { how, card: cardRef() },
    secondDeal: { range: int() },
    /** Under which location the defensive card in play goes. */
    shelter: {},
    reinforce: { ...attack },
    defend: { attacker: int(), ...attack },
    press: { ...attack },
    spare: { card: cardRef() },
    replace: { free: bool(), anyType: bool(), quiet: cardRef() },
    clear: {},
    discard: { left: int() },
    develop: { card: cardRef(), anyType: bool(), optional: bool() },
    upgrade: { card: cardRef(), of: str() },
    produceAgain: { card: cardRef() },
    under: { card: cardRef(), of: oneOf(['spoils', 'deals']) },
    steal: { card: cardRef(), what: oneOf(['resource', 'workerOrToken']) },
  },
  choices: {
    ...effectParts.choices,
    faction: { faction: int() },
    /** A card chosen in answer to a question. */
    card: { card: cardRef() },
    incorporate: { card: cardRef() },
    conquer: { card: cardRef() },
    deal: { card: cardRef() },
    fieldToken: { how },
    field: {},
    tokens: { goods: value<Goods>() },
    redevelop: { card: cardRef() },
    over: { card: cardRef(), with: oneOf(['field', 'token', 'free']) },
    rebuild: { card: cardRef() },
    instant: { card: cardRef() },
    leader: { card: cardRef() },
    lead: {},
    use: { card: cardRef() },
    visit: { card: cardRef() },
    hire: { good: str() },
    swap: {},
    pass: {},
    store: { good: oneOf(TOKENS), card: cardRef() },
    breakDeal: { card: cardRef() },
    add: { good: str() },
    defend: { defend1: int(), defend3: int() },
    burn: {},
    spare: {},
    done: {},
  },
} as const;

export type State = StateOf<typeof parts>;
export type Choice = ChoiceOf<typeof parts>;
export type Player = State['players'][number];
export type Placed = Player['locations'][number];
export type Tokens = Player['goods'];
export type Board = Player['board'];
export type StateFlow = Flow<State>;
export type ChoiceOfKind<K extends Choice['kind']> = Extract<Choice, { kind: K }>;

const isKind = <K extends Choice['kind']>(choice: Choice, kind: K): choice is ChoiceOfKind<K> => choice.kind === kind;

/** The answer to a question that takes only answers of this kind. */
export function answerOf<K extends Choice['kind']>(choice: Choice, kind: K): ChoiceOfKind<K> {
  if (!isKind(choice, kind)) throw new TypeError(`${choice.kind} is no ${kind}`);
  return choice;
}

export const schema = defineSchema(parts, { compiled });

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player;

/** How many of a token the player can spend: from the pool and from cards (R-NE-084, R-NE-085). */
export const ownOf = ({ goods, kept }: Player, token: Token): number =>
  kept === null ? goods[token] : goods[token] + kept[token];

export const noTokens = (): Tokens => ({
  scrap: 0,
  weapon: 0,
  fuel: 0,
  brick: 0,
  universal: 0,
  worker: 0,
  incorporate1: 0,
  incorporate2: 0,
  incorporate3: 0,
  conquer1: 0,
  conquer2: 0,
  conquer3: 0,
  conquer4: 0,
  conquer5: 0,
  deal1: 0,
  deal2: 0,
  deal3: 0,
  deal4: 0,
  deal5: 0,
  anyContact: 0,
  defend1: 0,
  defend3: 0,
  redevelop: 0,
});

export const freshBoard = (): Board => ({ incorporate: false, conquer: false, deal: false, redevelop: false });

/** R-NE-001 to R-NE-004; the hands are dealt by the task `deal`. */
export function setup(options: Options, seats: number, chance: Chance): Start<State> {
  const cards = boxOf(options.classic51);
  const choose = options.assign === 'choose';
  const drawn = choose ? [] : chance.shuffle(FACTIONS.map((_, index) => index));
  const first = chance.below(seats);
  return {
    cards,
    options: { choose },
    turn: 0,
    phase: 'setup',
    first,
    deck: chance.shuffle(cards.map((_, card) => card)),
    discard: [],
    row: [],
    playing: null,
    players: Array.from({ length: seats }, (_, seat) => ({
      faction: drawn[seat] ?? -1,
      passed: false,
      score: 0,
      vp: 0,
      base: [],
      goods: noTokens(),
      kept: null,
      hand: [],
      locations: [],
      ruins: [],
      spoils: [],
      deals: [],
      leader: null,
      board: freshBoard(),
      abroad: [],
      visited: [],
    })),
    abilities: noAbilities(seats),
    // Factions are chosen from the last player in turn order to the first.
    tasks: [...(choose ? [{ kind: 'factions' as const, seat: (first + seats - 1) % seats }] : []), { kind: 'deal' }],
  };
}
