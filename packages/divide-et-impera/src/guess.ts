import { at, type Chance, must, type Seat } from '@cinderhall/kernel';
import {
  ALL_CARDS,
  COLOURS,
  colourOf,
  DRONE_CARDS,
  FIRST_ABILITY,
  FIRST_SWEET,
  MARKETS,
  STARTING,
  STOCK,
} from './cards/index.ts';
import { colourOnBack, type Player, playerOf, type State, schema } from './state.ts';

/** Cards that the view does not show, and that can be taken one after another. */
class Unseen {
  private readonly left: Set<number>;

  constructor(view: State) {
    this.left = new Set(Array.from({ length: ALL_CARDS }, (_, card) => card));
    schema.mapCards(view, (card, home) => {
      if (home && card >= 0) this.left.delete(card);
      return card;
    });
  }

  /** Those among the given ones that are unseen, in an order of chance; they are taken. */
  take(cards: Iterable<number>, chance: Chance): number[] {
    const found = [...cards].filter((card) => this.left.has(card));
    for (const card of found) this.left.delete(card);
    return chance.shuffle(found);
  }
}

const blanksIn = (zone: readonly number[]): number => zone.filter((card) => card < 0).length;

function fill(zone: number[], pool: number[]): void {
  for (let i = 0; i < zone.length; i++) if (at(zone, i) < 0) zone[i] = must(pool.pop());
}

/** Whatever lies hidden with a player is one of the faction's cards or was bought in sight of all. */
function fillBoard(player: Player, unseen: Unseen, chance: Chance): void {
  const own = unseen.take([...(STARTING[player.faction] ?? []), ...player.bought], chance);
  fill(player.hand, own);
  fill(player.planned, own);
  fill(player.bin, own);
  for (const one of player.down) if (one.card < 0) one.card = must(own.pop());
}

/** Decks hold their own colour; what is left of an outpost market's deck are drone cards. */
function fillDecks(state: State, unseen: Unseen, chance: Chance): void {
  const drones = unseen.take(DRONE_CARDS.flat(), chance);
  for (let market = 0; market < MARKETS.length; market++) {
    const deck = at(state.decks, market);
    const pool = unseen.take(STOCK[market] ?? [], chance);
    while (pool.length < blanksIn(deck)) pool.push(must(drones.pop()));
    fill(deck, chance.shuffle(pool));
  }
}

function fillAbilities(state: State, unseen: Unseen, chance: Chance): void {
  const tokens = unseen.take(range(FIRST_ABILITY, FIRST_SWEET), chance);
  const pools = COLOURS.map((_, colour) => tokens.filter((card) => colourOf(card) === colour));
  // A blank tells its colour by its back.
  const draw = (blank: number): number => (blank >= 0 ? blank : must(at(pools, colourOnBack(blank)).pop()));
  const fillZone = (zone: number[]): void => {
    for (let i = 0; i < zone.length; i++) zone[i] = draw(at(zone, i));
  };
  for (const { locked } of state.players) fillZone(locked);
  for (const pool of state.pools) fillZone(pool);
  if (state.decision?.kind === 'draftAbility') fillZone(state.decision.cards);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** A full state that looks to the seat like its view, and in which every card lies where the rules allow it to lie. */
export function guess(view: State, seat: Seat, chance: Chance): State {
  const state = schema.copy(view);
  const unseen = new Unseen(view);
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) fillBoard(playerOf(state, other), unseen, chance);
  fillDecks(state, unseen, chance);
  fillAbilities(state, unseen, chance);
  const sweets = unseen.take(range(FIRST_SWEET, ALL_CARDS), chance);
  for (const player of state.players) fill(player.sweets, sweets);
  fill(state.sweets, sweets);
  state.chance = Array.from({ length: 4 }, () => chance.below(0x100000000) | 0);
  return state;
}
