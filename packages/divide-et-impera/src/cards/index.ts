import { frozen } from '@cinderhall/effects';
import { must } from '@cinderhall/kernel';
import { abilities } from './abilities.ts';
import { drones } from './drones.ts';
import { factionCards, factions } from './factions.ts';
import { SWEET_ICONS } from './icon-table.ts';
import { marketCards } from './market.ts';
import { missions } from './missions.ts';
import { sweets } from './sweets.ts';
import { tiles } from './tiles.ts';
import {
  type Ability,
  type ActionCard,
  COLOURS,
  type Drone,
  type Faction,
  MARKETS,
  type Mission,
  type Power,
  type Powers,
  type Sweet,
} from './types.ts';

export * from './effects.ts';
export * from './icon-table.ts';
export * from './types.ts';

/**
 * Everything that can lie face down is a card of the kernel and has a number: first the action cards in the order of
 * their codes, then the abilities, then the tokens of the Sweet Boosts.
 */
export const ACTION_CARDS: readonly ActionCard[] = frozen([...factionCards, ...marketCards]);
export const ABILITIES = frozen(abilities);
export const SWEETS = frozen(sweets);
export const SWEET_TOKENS: readonly number[] = frozen(SWEETS.flatMap(({ copies }, i) => Array<number>(copies).fill(i)));
export const FIRST_ABILITY = ACTION_CARDS.length;
export const FIRST_SWEET = FIRST_ABILITY + ABILITIES.length;
export const ALL_CARDS = FIRST_SWEET + SWEET_TOKENS.length;

export const FACTION_LIST = frozen(factions);
export const DRONE_LIST = frozen(drones);
export const MISSIONS = frozen(missions);
export const TILES = frozen(tiles);

export const actionCard = (card: number): ActionCard => must(ACTION_CARDS[card]);
export const isActionCard = (card: number): boolean => card >= 0 && card < FIRST_ABILITY;
export const abilityOf = (card: number): Ability => must(ABILITIES[card - FIRST_ABILITY]);
export const sweetKind = (card: number): number => must(SWEET_TOKENS[card - FIRST_SWEET]);
export const sweetOf = (card: number): Sweet => must(SWEETS[sweetKind(card)]);
export const sweetIconsOf = (card: number): readonly number[] => must(SWEET_ICONS[sweetKind(card)]);
export const factionOf = (faction: number): Faction => must(FACTION_LIST[faction]);
export const droneOf = (drone: number): Drone => must(DRONE_LIST[drone]);
export const missionOf = (mission: number): Mission => must(MISSIONS[mission]);

const numbers = (of: (card: ActionCard) => boolean): readonly number[] =>
  frozen(ACTION_CARDS.flatMap((card, n) => (of(card) ? [n] : [])));

export const STARTING: readonly (readonly number[])[] = frozen(
  FACTION_LIST.map(({ id }) => numbers((card) => card.faction === id)),
);
/** The cards that belong to each market from the start. */
export const STOCK: readonly (readonly number[])[] = frozen(
  MARKETS.map((market) => numbers(({ kind }) => kind === market)),
);
const flies = (card: ActionCard, which: string): boolean =>
  card.icons.some((icon) => icon.op === 'drone' && icon.drone === which);
export const DRONE_CARDS: readonly (readonly number[])[] = frozen(
  DRONE_LIST.map(({ id }) => numbers((card) => card.kind === 'drone' && flies(card, id))),
);
/** Whether a card counts as a drone card (R-DEI-114). */
export const IS_DRONE_CARD: readonly boolean[] = frozen(
  ACTION_CARDS.map(({ icons }) => icons.some(({ op }) => op === 'drone')),
);
/** By colour. */
export const ABILITY_TOKENS: readonly (readonly number[])[] = frozen(
  COLOURS.map((colour) => ABILITIES.flatMap((one, i) => (one.colour === colour ? [FIRST_ABILITY + i] : []))),
);
export const colourOf = (ability: number): number => COLOURS.indexOf(abilityOf(ability).colour);

export const NO_POWERS: Powers = frozen({
  shelterMajority: 0,
  bridgeMajority: 0,
  droneMajority: 0,
  leaderMajority: 0,
  winsTies: 0,
  remedy: 0,
  shelterMoves: 0,
  movesAfterBuild: 0,
  movesAfterCard: 0,
  tunnels: 0,
  recruitAsAny: 0,
  shelterAnywhere: 0,
  droneReach: 0,
  exchangeAtLift: 0,
  seeds: 0,
  paysOther: 0,
  droneDiscount: 0,
  robotPrice: 0,
  supplyPerPurchase: 0,
  leaderSneaks: 0,
  leaderClimbs: 0,
  extraCollects: 0,
});

const isPower = (name: string): name is Power => Object.hasOwn(NO_POWERS, name);
export const POWERS: readonly Power[] = Object.keys(NO_POWERS).filter(isPower);

/** The powers of several sources together, always in the same shape. */
export function withPowers(powers: Powers, more: Partial<Powers>): Powers {
  const sum: { -readonly [P in keyof Powers]: number } = { ...powers };
  for (const power of POWERS) sum[power] += more[power] ?? 0;
  return sum;
}
