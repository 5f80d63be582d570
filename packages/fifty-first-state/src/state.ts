import { abilityIndex, effectParts, frozen, type Goods } from '@cinderhall/effects';
import {
  bool,
  type ChoiceOf,
  card,
  cardRef,
  defineSchema,
  dict,
  type Flow,
  fixed,
  int,
  kinds,
  list,
  nullable,
  obj,
  oneOf,
  perSeat,
  type Seat,
  type StateOf,
  seen,
  str,
  value,
} from '@cinderhall/kernel';
import { ledger } from '@cinderhall/tableau';
import { COLOURS, DESIGNS } from './cards/index.ts';
import { compiled } from './made/compiled.ts';
import { connectionPile, tokens } from './nodes.ts';
import { VARIANTS } from './options.ts';
import { RULE_SETS, setParts } from './sets/parts.ts';
import { BORGO_ACTIONS, BORGO_STAGES, ICON_TABLES } from './solo/borgo/icons.ts';

/** A location that stands face up in somebody's State. */
const location = obj({
  card: card(),
  /** How often its action was used this round. */
  used: int(0),
  /** What it was paid with, lying on the card as a marker until clean-up. */
  spent: value<Goods>(),
  shield: bool(),
  /** Workers of others on an open production. */
  visits: int(0),
  /** Goods on the card: a cache, or what is stored over clean-up. */
  goods: value<Goods | null>(),
});

const player = obj({
  /** −1 until it is chosen. */
  faction: int(-1),
  passed: bool(),
  goods: obj({ ...tokens, vp: int(0) }),
  /** Where the points came from; they add up to `goods.vp`. */
  points: ledger(),
  /** The sum of the caches on one's own locations: they pay like goods in the pool. Null: there were none. */
  cached: value<Goods | null>(),
  /** What came in during this Production phase; null in every other. */
  received: nullable(dict(int(0))),
  hand: seen('owner', list(card())),
  /** Connection cards taken; they were face up, so all know them. */
  connections: list(card()),
  deals: list(card()),
  /** Face down, but their owner may look. */
  ruins: seen('owner', list(card())),
  /** How often each action of the faction board was used this round. */
  board: list(int(0)),
});

/** R-SOLO-035: the stages of the virtual opponent's round. */
export const STAGES = ['connections', 'outpostBuild', 'rebuild', 'raze', 'razeOutposts', 'deals', 'passed'] as const;

/** What a lone player plays against; each kind has its rules in `solo/`. */
const opponent = kinds({
  virtual: {
    vp: int(0),
    points: ledger(),
    stage: oneOf(STAGES),
    /** Of the present stage. */
    attempts: int(0),
    succeeded: bool(),
    pile: list(card()),
  },
  borgo: {
    vp: int(0),
    points: ledger(),
    stage: oneOf(BORGO_STAGES),
    brawlers: int(0),
    /** Face up as long as they last: the card of his turn, and the card of an attack. */
    drawn: nullable(card()),
    attack: nullable(card()),
    /** Face down; what was razed before the player's eyes the player knows. */
    ruins: seen('count', list(card())),
    /** One brawler more in every round. */
    harder: fixed(bool()),
    /** Which icons of the card that he draws make him do what. */
    icons: fixed(oneOf(ICON_TABLES)),
  },
});

const parts = {
  fields: {
    /** The design of every card, by the card's number. */
    cards: fixed(list(int())),
    options: fixed(
      obj({
        choose: bool(),
        factions: list(int()),
        variant: oneOf(VARIANTS),
        soloScore: int(0),
        /** R-BASE-058: connection cards pay costs in cards. */
        connectionsPay: bool(),
        /** */
        shipwreckOnce: bool(),
        /** R-BASE-124: the boards give ammo too. */
        boardAmmo: bool(),
        /** R-BASE-184: ruins break ties with the locations. */
        ruinsInTie: bool(),
        /** R-SOLO-060: no success ends the attacks of the Mutants. */
        mutantsAttackOn: bool(),
        sets: list(oneOf(RULE_SETS)),
      }),
    ),
    round: int(0),
    phase: oneOf(['setup', 'lookout', 'production', 'attack', 'deployment', 'action', 'cleanup', 'over']),
    /** Who holds the first-player token. */
    first: int(0),
    /** Somebody has reached 25 points. */
    ending: bool(),
    deck: seen('count', list(card())),
    discard: list(card()),
    red: connectionPile,
    blue: connectionPile,
    /** The hand card that is being built, dealt with or razed, while its price is settled. */
    playing: nullable(card()),
    /** The cards revealed for a draft. */
    row: list(card()),
    players: perSeat(player),
    /** The locations in every State: by seat, then those of the opponent. */
    locations: list(list(location)),
    /** Productions that somebody copies or takes in this Production phase. */
    copies: list(obj({ seat: int(), card: cardRef(), of: cardRef(), instead: bool() })),
    /** Only with a lone player. */
    opponent: nullable(opponent),
    abilities: abilityIndex(),
    ...setParts.fields,
  },
  tasks: {
    ...effectParts.tasks,
    ...setParts.tasks,
    factions: { seat: int() },
    deal: {},
    round: {},
    draft: { back: bool() },
    picks: { seats: list(int()) },
    draftOver: {},
    soloDraft: { step: int() },
    production: {},
    declare: { seat: int(), card: cardRef() },
    produce: { seat: int() },
    lateProduce: { seat: int() },
    thresholds: { seat: int(), fired: list(cardRef()) },
    produced: {},
    turns: {},
    turn: { seat: int() },
    endTurn: { seat: int() },
    turnOver: {},
    opponentTurn: {},
    borgoGathers: {},
    borgoActs: { actions: list(oneOf(BORGO_ACTIONS)) },
    borgoDevelops: { sets: list(oneOf(RULE_SETS)) },
    borgoAttacked: {},
    borgoDone: {},
    again: { seat: int(), card: cardRef(), at: int() },
    place: { seat: int(), over: cardRef() },
    fireBuilt: { seat: int(), card: cardRef() },
    sign: { seat: int() },
    razeHand: { seat: int() },
    razeRival: { seat: int(), card: cardRef() },
    compensate: { owner: int(), card: cardRef() },
    fall: { owner: int(), card: cardRef() },
    visit: { seat: int(), card: cardRef() },
    host: { owner: int() },
    takeConnection: { seat: int(), colour: oneOf(COLOURS) },
    payCards: { seat: int(), n: int() },
    payDeals: { seat: int(), n: int() },
    payFrom: { seat: int(), good: str(), n: int() },
    moreDealGoods: { seat: int(), card: cardRef(), of: list(cardRef()), cities: list(int()), left: int() },
    cleanup: {},
    store: { seat: int(), at: int() },
    nextRound: {},
  },
  decisions: {
    ...effectParts.decisions,
    ...setParts.decisions,
    faction: {},
    keep: {},
    pick: {},
    /** Alone at the table: the cards to keep one of. */
    soloPick: {},
    act: {},
    rebuild: {},
    again: { card: cardRef(), at: int() },
    shields: {},
    payCard: { left: int() },
    /** Several locations hold a good that pays. */
    payFrom: { good: str(), left: int() },
    payDeal: { left: int() },
    copy: { card: cardRef(), of: list(cardRef()), declared: bool() },
    reset: { card: cardRef(), left: int(), first: bool() },
    dealGoods: { card: cardRef(), of: list(cardRef()), cities: list(int()), left: int(), first: bool() },
    visitOccupied: { card: cardRef() },
    /** The cards drawn lie here while their seat chooses. */
    drawKeep: { card: cardRef(), cards: seen('owner', list(card())), keep: int() },
    reuse: {},
    store: { card: cardRef(), at: int(), ways: value<readonly Goods[]>() },
    /** The opponent's choice is a tie: the player says which. */
    victim: { of: list(cardRef()) },
    lostDeal: { of: list(cardRef()) },
    /** Borgo could use several open productions of the player alike. */
    borgoVisit: { of: list(cardRef()) },
  },
  choices: {
    ...effectParts.choices,
    ...setParts.choices,
    faction: { faction: int() },
    /** Of the six cards, the two that go. */
    drop: { first: cardRef(), second: cardRef() },
    construct: { card: cardRef() },
    rebuild: { card: cardRef() },
    over: { card: cardRef(), development: bool() },
    deal: { card: cardRef() },
    raze: { card: cardRef() },
    razeRival: { card: cardRef() },
    use: { card: cardRef() },
    board: { at: int() },
    visit: { card: cardRef() },
    takeConnection: { colour: oneOf(COLOURS) },
    playConnection: { card: cardRef() },
    shield: { card: cardRef() },
    pass: {},
    /** A card chosen in answer to a question. */
    card: { card: cardRef() },
    again: {},
    done: {},
    store: { goods: value<Goods>() },
  },
} as const;

export type State = StateOf<typeof parts>;
export type Choice = ChoiceOf<typeof parts>;
export type Player = State['players'][number];
export type Placed = State['locations'][number][number];
export type StateFlow = Flow<State>;
export type ChoiceOfKind<K extends Choice['kind']> = Extract<Choice, { kind: K }>;

const isKind = <K extends Choice['kind']>(choice: Choice, kind: K): choice is ChoiceOfKind<K> => choice.kind === kind;

/** The answer to a question that takes only answers of this kind. */
export function answerOf<K extends Choice['kind']>(choice: Choice, kind: K): ChoiceOfKind<K> {
  if (!isKind(choice, kind)) throw new TypeError(`${choice.kind} is no ${kind}`);
  return choice;
}

/** The back that cards with a machine on one side show while they are hidden: nobody knows which machine it is. */
export const MACHINE_BACK = 1 + COLOURS.length;

/** The backs of cards: locations, then connections by colour, then machines. */
export function backOf(state: Pick<State, 'cards'>, card: number): number {
  const design = DESIGNS[state.cards[card] ?? -1];
  if (design?.kind === 'connection') return 1 + COLOURS.indexOf(design.colour);
  return design?.machine ? MACHINE_BACK : 0;
}

/** A hacked card in a hand shows its machine to everybody. */
const open = (state: State): readonly number[] =>
  state.moloch === null
    ? []
    : state.players.flatMap(({ hand }) => hand.filter((card) => backOf(state, card) === MACHINE_BACK));

/** Marked as free of effects, so that a page that only reads states does without it. */
export const schema = /* @__PURE__ */ defineSchema(parts, { back: backOf, open, compiled });

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player;

/** No goods. Whatever was used up becomes this very record, so that nobody has to look into it. */
export const NOTHING: Goods = frozen({});

export const hasCaches = ({ cached }: Player): boolean => cached !== null && cached !== NOTHING;

/** How many of a good lie in caches. */
export const cachedOf = ({ cached }: Player, good: string): number =>
  cached === null || cached === NOTHING ? 0 : (cached[good] ?? 0);

export const noTokens = () => ({
  fuel: 0,
  iron: 0,
  gun: 0,
  brick: 0,
  ammo: 0,
  worker: 0,
  greyContact: 0,
  redContact: 0,
  blueContact: 0,
  universalContact: 0,
  development: 0,
  shield: 0,
});

export const nothingReceived = (): NonNullable<Player['received']> => ({
  fuel: 0,
  iron: 0,
  gun: 0,
  brick: 0,
  ammo: 0,
  worker: 0,
  greyContact: 0,
  redContact: 0,
  blueContact: 0,
  universalContact: 0,
  development: 0,
  shield: 0,
  vp: 0,
  card: 0,
});
