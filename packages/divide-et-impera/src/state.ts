import { effectParts } from '@cinderhall/effects';
import {
  bool,
  type ChoiceOf,
  card,
  cardRef,
  defineSchema,
  type Flow,
  fixed,
  int,
  list,
  must,
  nullable,
  obj,
  perSeat,
  type Seat,
  type StateOf,
  seen,
  value,
} from '@cinderhall/kernel';
import { COLOURS, colourOf, FIRST_ABILITY, FIRST_SWEET, type Powers } from './cards/index.ts';
import { compiled } from './made/compiled.ts';
import type { Board } from './map/board.ts';
import { visibility } from './view.ts';

export const TURNS = 4;
export const PHASES = 3;
export const CARDS_A_PHASE = 2;
export const COLLECTORS = 15;
export const TECH = 60;
export const ENERGY = 40;
/** R-DEI-017: where the printed track of supply ends; the count goes on. */
export const SUPPLY_TRACK = 40;
/** R-DEI-081. */
export const MOST_RESOURCES = 10;
/** R-DEI-063. */
export const MOST_CUBES = 4;
export const TOKENS_OF_A_KIND = 3;
export const SLOTS = 3;
/** The place of the Black Market among the markets. */
export const BLACK = COLOURS.length;

/** A card on the board of a player, with the Sweet Boost that was put on it. */
const played = (front: ReturnType<typeof card>) =>
  obj({ card: front, phase: int(1, PHASES), slot: int(1, CARDS_A_PHASE), sweet: nullable(card()) });

const player = obj({
  faction: int(-1),
  tech: int(0),
  energy: int(0),
  /** Collectors that are not on the map. */
  reserve: int(0, COLLECTORS),
  /** Areas of the shelters, sites of the bridges and sites of the lifts that are on the map. */
  shelters: list(int(0)),
  bridges: list(int(0)),
  lifts: list(int(0)),
  hand: seen('hand', list(card())),
  /** Cards laid out for this phase (Planning), the lower one first. */
  planned: seen('owner', list(card())),
  up: list(played(card())),
  down: list(played(seen('hand', card()))),
  bin: seen('hand', list(card())),
  /** Numbers of all market cards ever bought; buying is public even where hands are not. */
  bought: list(int(0)),
  locked: seen('owner', list(card())),
  unlocked: list(card()),
  sweets: seen('owner', list(card())),
  /** For each column the place of the mission taken there, or −1. */
  taken: list(int(-1)),
  /** For each column the supply that its mission brought. */
  earned: list(int(0)),
  /** What the leader and the unlocked abilities change. */
  powers: value<Powers>(),
  /** Used in this phase. */
  purchased: bool(),
  collectedExtra: bool(),
  paidOther: bool(),
  robotUsed: bool(),
  /** Supply by where it came from; the total is their sum. */
  supply: obj({
    missions: int(0),
    cards: int(0),
    drones: int(0),
    trade: int(0),
    outposts: int(0),
    abilities: int(0),
    tech: int(0),
    energy: int(0),
    bought: int(0),
  }),
});

/** What an ordered action has still to find out, and whether it ignores majority or levels. */
const moving = { tactical: bool(), logistic: bool(), bonus: bool() } as const;
const recruiting = { tactical: bool(), machinery: bool() } as const;
const collecting = { logistic: bool(), machinery: bool() } as const;

const parts = {
  fields: {
    options: fixed(
      obj({
        noChoice: bool(),
        abilityChoice: bool(),
        planning: bool(),
        confrontation: bool(),
        rebellion: bool(),
        freeRobot: bool(),
        wideGarrisons: bool(),
        freeMasamune: bool(),
        lastWinsTies: bool(),
      }),
    ),
    board: fixed(value<Board>()),
    outposts: fixed(list(obj({ colour: int(0, 2), area: int(0) }))),
    /** Mission cards by place: the four columns of the first row, then those of the second. */
    missions: fixed(list(int(0))),
    turn: int(0, TURNS),
    phase: int(0, PHASES),
    over: bool(),
    /** The seats in the order of priority. */
    order: list(int(0)),
    /** Collectors by area and seat: area × seats + seat. */
    collectors: list(int(0)),
    /** By seat the area of the leader, −1 before it is deployed. */
    leaders: list(int(-1)),
    /** By drone its area, −1 when it is not in the game. */
    drones: list(int(-1)),
    /** By area the technology (on ground) or energy (on roofs) that lies there. */
    resources: list(int(0)),
    /** By area the seat with majority, or −1. It follows from the pieces and is kept up to date. */
    leads: list(int(-1)),
    /** By outpost the seat that has its cube, or −1 while it is on the token. */
    holders: list(int(-1)),
    /** Cubes by seat and colour: seat × 3 + colour. */
    cubes: list(int(0, MOST_CUBES)),
    tech: int(0),
    energy: int(0),
    decks: list(seen('count', list(card()))),
    /** Face-up cards: market × 3 + slot, the left one first. */
    slots: list(nullable(card())),
    sweets: seen('count', list(card())),
    pools: list(seen('count', list(card()))),
    box: list(card()),
    players: perSeat(player),
    /** Icons of the card in play that were not used yet, and how often. */
    icons: list(obj({ icon: int(0), left: int(1) })),
    /** The face-down card in play still has to buy something. */
    buying: bool(),
    /** A Sweet Boost lies on the card in play, and it counts as so many outposts. */
    sweetened: bool(),
    extraOutposts: int(0),
    bonusMoves: int(0),
  },
  tasks: {
    ...effectParts.tasks,
    chooseFaction: { seat: int(0) },
    deal: {},
    draft: { seat: int(0) },
    turn: {},
    phase: { phase: int(1, PHASES) },
    plan: { slot: int(1, CARDS_A_PHASE) },
    begin: { seat: int(0) },
    card: { seat: int(0), slot: int(1, CARDS_A_PHASE) },
    act: { seat: int(0) },
    endPhase: { seat: int(0) },
    mission: { seat: int(0) },
    count: { seat: int(0) },
    cleanup: {},
    final: {},
    gain: { seat: int(0), tech: int(0), energy: int(0) },
    take: { seat: int(0), area: int(0) },
    exchange: { seat: int(0), byCard: bool() },
    extraCollect: { seat: int(0) },
    salvage: { seat: int(0), area: int(0), left: int(0) },
    airdrop: { seat: int(0), area: int(0), left: int(0) },
    restock: { seat: int(0), market: int(0, BLACK) },
  },
  decisions: {
    ...effectParts.decisions,
    faction: {},
    draftColour: {},
    /** The tokens looked at lie here while their seat chooses. */
    draftAbility: { cards: seen('owner', list(card())) },
    plan: { slot: int(1, CARDS_A_PHASE) },
    deploy: {},
    play: { slot: int(1, CARDS_A_PHASE) },
    act: {},
    moveFrom: moving,
    moveTo: { from: int(0), ...moving },
    moveUnits: { from: int(0), to: int(0), ...moving },
    recruitAs: recruiting,
    recruitFrom: recruiting,
    recruitTo: { from: int(-1), leader: bool(), ...recruiting },
    seed: { area: int(0) },
    collect: { ...collecting, extra: bool() },
    salvage: { area: int(0), left: int(1) },
    airdrop: { area: int(0), left: int(1) },
    /** An eleventh resource, technology or energy: from an area, or (−1) from the Common Reserve. */
    discard: { tech: bool(), area: int(-1) },
    exchange: { byCard: bool() },
    buildKind: { kinds: list(int(0, 2)) },
    buildOld: { what: int(0, 2) },
    buildAt: { what: int(0, 2), old: int(-1) },
    eliminate: {},
    copy: {},
    drone: { bonus: int(0) },
    fly: { drone: int(0), reach: int(0), base: int(0) },
    teleport: { drone: int(0), ground: int(0), roof: int(0) },
    buy: {},
    pay: { market: int(0, BLACK), slot: int(0, 2), robot: bool() },
    mission: {},
  },
  choices: {
    ...effectParts.choices,
    faction: { faction: int(0, 3) },
    colour: { colour: int(0, 2) },
    draft: { card: cardRef() },
    plan: { card: cardRef() },
    deploy: { leader: int(0), more: int(0) },
    up: { card: cardRef() },
    down: { card: cardRef() },
    turnUp: { card: cardRef() },
    use: { icon: int(0) },
    sweet: { card: cardRef() },
    bonusMove: {},
    robot: { market: int(0, BLACK), slot: int(0, 2) },
    done: {},
    from: { area: int(0) },
    leader: { area: int(0) },
    to: { area: int(0) },
    units: { collectors: int(0), leader: bool(), shelters: int(0) },
    as: { op: int(0, 2) },
    recruit: { area: int(0) },
    collect: { area: int(0) },
    remedy: { area: int(0), victim: int(0) },
    seed: { area: int(0) },
    skip: {},
    discard: { tech: bool() },
    decline: {},
    exchange: {},
    kind: { what: int(0, 2) },
    old: { at: int(0) },
    site: { at: int(0) },
    eliminate: { area: int(0), victim: int(0) },
    copy: { card: cardRef() },
    drone: { drone: int(0, 3) },
    fly: { area: int(0) },
    teleport: { area: int(0) },
    buy: { market: int(0, BLACK), slot: int(0, 2) },
    pay: { tech: int(0), energy: int(0) },
    mission: { place: int(0) },
  },
} as const;

export type State = StateOf<typeof parts>;
export type Choice = ChoiceOf<typeof parts>;
export type Player = State['players'][number];
export type DeiFlow = Flow<State>;

/** Backs tell action cards, the abilities of each colour, and Sweet Boosts apart: 0, then 1 to 3, then 4. */
const backOf = (_state: State, n: number): number =>
  n < FIRST_ABILITY ? 0 : n < FIRST_SWEET ? 1 + colourOf(n) : 1 + COLOURS.length;

/** The colour of an ability that a view does not show, by its back: a blank is −1 less its back. */
export const colourOnBack = (blank: number): number => -1 - blank - 1;

export const schema = defineSchema(parts, { rules: visibility, back: backOf, compiled });

export function playerOf(state: State, seat: Seat): Player {
  return must(state.players[seat]);
}

export function supplyOf({ supply }: Player): number {
  const { missions, cards, drones, trade, outposts, abilities, tech, energy, bought } = supply;
  return missions + cards + drones + trade + outposts + abilities + tech + energy + bought;
}

export const isGroundArea = (state: State, area: number): boolean => area < state.board.grounds;
