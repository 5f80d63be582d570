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
  oneOf,
  perSeat,
  type Seat,
  type StateOf,
  seen,
} from '@cinderhall/kernel';
import { DAMAGE_ZONES } from './cards/index.ts';
import { compiled } from './made/compiled.ts';
import { backOf } from './view.ts';

/** What lies on a slot of a convoy. Survivor to ammo are markers. */
export const [EMPTY, AMMO, FOOD, FUEL, SURVIVOR, DAMAGED] = [0, 1, 2, 3, 4, 5] as const;
/** An item marker, which lies on exploration cards only. */
export const ITEM = 5;
const MARKERS = ['ammo', 'food', 'fuel', 'survivor', 'item'] as const;
export type MarkerName = (typeof MARKERS)[number];
export const MARKER_NAMES = ['', ...MARKERS] as const;
/** The Automa where a seat is expected: on the order track and on target fields. */
export const AUTOMA = 4;
export const NOBODY = -1;

/** A card of a convoy: column 0 is the truck's, `top` is the row of devices. */
const part = obj({ card: card(), column: int(0), top: bool(), slots: list(int(0, 5)) });
const survivor = obj({
  card: card(),
  zone: oneOf(['active', 'rest', 'exhausted']),
  contamination: int(0),
  /** Food laid on the card this turn. */
  food: int(0),
  /** The skill that an item gives it for this phase, or 0. */
  steady: int(0),
});
const player = obj({
  out: bool(),
  fame: int(0),
  survivors: list(survivor),
  convoy: list(part),
  /** Markers in hand that have to be placed. */
  aside: list(int()),
  items: seen('owner', list(card())),
  space: int(0),
  /** Survivors that used their ability this phase. */
  used: list(cardRef()),
  /** Weapons fired this phase, as card × 8 + slot. */
  fired: list(int()),
  /** An item of which only one may be played in a phase was played. */
  rationed: bool(),
  hasHit: bool(),
  /** The enemy that a Renegade keeps away this phase, or −1. */
  ignored: cardRef(),
});
const zoneSlot = obj({ card: nullable(card()), left: list(int()), right: list(int()) });
const enemy = obj({
  card: card(),
  region: int(),
  loot: seen('count', nullable(card())),
  defence: int(),
  damage: int(),
  /** Whose target tokens lie on A, B, C, D; only the fields in use. */
  targets: list(int()),
});
const reward = obj({
  enemy: cardRef(),
  winner: int(),
  loot: seen('count', nullable(card())),
  /** Who else had target tokens there, once for each of them. */
  helpers: list(int()),
});
const automa = obj({
  space: int(0),
  fame: int(0),
  /** Rows A–D, columns 0–6: 0 free, 1 with a marker, 2 damaged. Row A has no column 0. */
  rows: list(list(int(0, 2))),
  /** The slots for survivors in the same way: rows B–D of the left column of them, then of the right one. */
  crew: list(int(0, 2)),
  /** The column under its token. */
  token: int(1),
  contaminated: int(0),
  deck: seen('count', list(card())),
  faceDown: seen('count', list(card())),
  faceUp: list(card()),
  discard: list(card()),
  /** Items and loot, which nobody looks at. */
  trophies: seen('count', list(card())),
  /** The first action card of this round's exploration, or −1. */
  lead: cardRef(),
  fired: list(int()),
});

const seat = int(0);
const lap = list(int());
const zone = oneOf(DAMAGE_ZONES);
const parts = {
  fields: {
    options: fixed(obj({ map: oneOf(['alpha', 'beta']), mine: bool(), players: int() })),
    round: int(0),
    phase: oneOf(['setup', 'exploration', 'rest', 'movement', 'firing', 'end', 'over']),
    /** The order track from left to right. */
    order: list(int()),
    zone: list(zoneSlot),
    deck: seen('count', list(card())),
    discard: list(card()),
    box: seen('count', list(card())),
    itemDeck: seen('count', list(card())),
    itemDiscard: list(card()),
    results: seen('count', list(card())),
    resultDiscard: list(card()),
    lootDeck: seen('count', list(card())),
    /** Won and laid away: everybody has seen it. Discarded unseen: nobody has. */
    lootDiscard: list(card()),
    lootUnseen: seen('count', list(card())),
    /** What has left the game with a player. */
    gone: list(card()),
    enemies: list(enemy),
    rewards: list(reward),
    /** By space: which special stop token lies there. */
    stops: list(int(0, 5)),
    mines: list(int()),
    /** Bits of the shortcuts that an avalanche has closed. */
    blocked: int(0),
    reserve: obj({ ammo: int(0), food: int(0), fuel: int(0), item: int(0), survivor: int(0), mine: int(0) }),
    players: perSeat(player),
    automa: nullable(automa),
    turn: obj({
      seat: int(),
      acted: bool(),
      slot: int(),
      acting: list(cardRef()),
      cardDone: bool(),
      bonusDone: bool(),
      recruited: cardRef(),
      from: int(),
      to: int(),
      via: int(),
      moved: bool(),
      freeFuel: bool(),
      speed: int(),
    }),
  },
  tasks: {
    ...effectParts.tasks,
    round: {},
    refill: {},
    happen: { card: cardRef(), lap },
    explorePhase: {},
    exploreLap: { lap },
    turn: { seat },
    deed: { seat },
    collect: { seat, card: cardRef() },
    leaveEncounter: { card: cardRef() },
    finishExplore: { seat },
    endPhase: {},
    order: {},
    restPhase: { lap },
    rest: { seat },
    restLate: { seat },
    movePhase: { lap },
    move: { seat },
    travel: { seat, to: int(), via: int() },
    arrive: { seat },
    moved: { seat },
    arrange: { lap },
    firing: {},
    name: { lap },
    ambush: {},
    strike: { enemy: cardRef(), lap },
    shots: { lap },
    shoot: { seat },
    automaShoots: {},
    attack: { seat, at: int(), enemy: cardRef(), item: cardRef(), snap: bool() },
    hit: { seat, enemy: cardRef(), snap: bool() },
    defeat: { enemy: cardRef(), snap: bool() },
    rewards: {},
    award: { seat, card: cardRef() },
    volley: { region: int() },
    underFire: { lap, region: int(), zone, rows: list(int()), letter: int() },
    howl: { seat, enemies: list(cardRef()) },
    disperse: {},
    endRound: { lap },
    automaEnd: { at: int() },
    nextRound: {},
    damage: { seat, n: int(), zone },
    repair: { seat, n: int(), must: bool() },
    contaminate: { seat, acting: bool(), n: int() },
    cleanse: { seat, acting: bool(), n: int() },
    lift: { seat, marker: int() },
    mourn: { seat },
    stow: { seat, must: bool() },
    draw: { seat, n: int() },
    itemLimit: { seat },
    unhitch: { seat },
    install: { seat, card: cardRef() },
  },
  decisions: {
    ...effectParts.decisions,
    turn: {},
    send: {},
    deed: {},
    block: { card: cardRef() },
    rest: {},
    restLate: {},
    move: {},
    hop: { upTo: int() },
    moved: {},
    stop: {},
    arrange: { settled: list(int()) },
    name: {},
    shoot: {},
    snapShot: {},
    target: { enemy: cardRef() },
    loot: { card: cardRef() },
    damage: { zone, n: int() },
    repair: { n: int(), must: bool() },
    contaminate: { acting: bool(), n: int() },
    cleanse: { acting: bool(), n: int() },
    rouse: {},
    steady: { skill: int() },
    lift: { marker: int() },
    mourn: {},
    shed: { must: bool() },
    place: { marker: int() },
    itemLimit: {},
    unhitch: {},
    install: { card: cardRef() },
    salvage: {},
    swap: {},
    tradeItem: { n: int() },
    loseResource: {},
    missing: {},
    layMine: {},
  },
  choices: {
    ...effectParts.choices,
    explore: { slot: int() },
    pass: { card: cardRef() },
    feed: { card: cardRef() },
    boost: { card: cardRef() },
    play: { card: cardRef() },
    endTurn: {},
    send: { card: cardRef() },
    go: {},
    deed: {},
    bonus: { slot: int(), index: int() },
    done: {},
    collect: { right: bool() },
    ability: { card: cardRef() },
    drive: { to: int(), via: int(), food: int() },
    stay: {},
    makeRoom: { marker: int() },
    leave: {},
    takeStop: {},
    asItIs: {},
    shift: { from: int(), to: int() },
    ignore: { enemy: cardRef() },
    attack: { at: int(), enemy: cardRef(), item: cardRef() },
    cease: {},
    relocate: { enemy: cardRef(), field: int() },
    replaceTarget: { field: int() },
    hit: { at: int(), lose: int() },
    mend: { at: int() },
    stop: {},
    onto: { card: cardRef() },
    cure: { card: cardRef() },
    rouse: { card: cardRef() },
    steady: { card: cardRef() },
    mourn: { card: cardRef() },
    empty: { at: int() },
    shed: { marker: int() },
    discardItem: { card: cardRef() },
    unhitch: { card: cardRef() },
    mount: { card: cardRef(), column: int() },
    refuse: {},
    give: { marker: int() },
    layMine: { edge: int() },
  },
} as const;

export type State = StateOf<typeof parts>;
export type Choice = ChoiceOf<typeof parts>;
export type Player = State['players'][number];
export type Crew = Player['survivors'][number];
export type Part = Player['convoy'][number];
export type EnemyInPlay = State['enemies'][number];
export type Automa = NonNullable<State['automa']>;
export type LaFlow = Flow<State>;
export type ChoiceKind<K extends Choice['kind']> = Extract<Choice, { kind: K }>;

export const schema = defineSchema(parts, { back: backOf, compiled });

const isKind = <K extends Choice['kind']>(choice: Choice, kind: K): choice is ChoiceKind<K> => choice.kind === kind;
/** Narrows a choice whose decision offers one kind only; throws for another. */
export function chosen<K extends Choice['kind']>(choice: Choice, kind: K): ChoiceKind<K> {
  if (!isKind(choice, kind)) throw new TypeError(`${choice.kind} is not ${kind}`);
  return choice;
}

export const playerOf = (state: State, seat: Seat): Player => must(state.players[seat]);
export const automaOf = (state: State): Automa => must(state.automa);
const NAMES: readonly string[] = MARKER_NAMES;
/** A marker by its name; −1 for what is no marker. */
export const markerOf = (name: string): number => NAMES.indexOf(name);
/** What lies on a slot or exploration card, by its name. */
export const markerName = (marker: number): MarkerName => must(MARKERS[marker - 1]);
