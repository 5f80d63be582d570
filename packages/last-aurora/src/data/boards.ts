import { type Effects, frozen } from '@cinderhall/effects';
import { must } from '@cinderhall/kernel';

/** R-LA-060: what each field of the fame track is worth; the token starts on index 1. Tuning knob. */
export const FAME_TRACK: readonly number[] = [-1, 0, 1, 2, 3, 4, 5, 6];
export const FAME_START = 1;

/** R-LA-015: how many ++ cards of each period take part, by the number of players. */
export const EXTRA_CARDS: { readonly [players: number]: readonly number[] } = {
  2: [4, 4, 2],
  3: [6, 6, 2],
  4: [9, 9, 2],
};

/** R-LA-213: defence by period of the loot (1–3) and number of players (2–4). Tuning knob. */
export const DEFENCE: readonly (readonly number[])[] = [[], [0, 0, 2, 3, 4], [0, 0, 3, 4, 5], [0, 0, 4, 5, 6]];

/** R-LA-011: the special stop tokens: ammo, food, fuel, item, contamination. */
export const STOP_KINDS = ['none', 'ammo', 'food', 'fuel', 'item', 'contamination'] as const;
export const STOP_TOKENS: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];

/** What the box holds; damage and contamination are never short (AMB-29). */
export const RESERVE = { ammo: 10, food: 10, fuel: 14, item: 6, survivor: 20, mine: 2 } as const;

export const ZONE_COSTS: readonly number[] = [1, 2, 2, 2, 3];
/** How much skill a place of the zone asks for. */
export const skillNeeded = (slot: number): number => must(ZONE_COSTS[slot]);
export const ITEM_LIMIT = 3;
export const ROUNDS = 6;
export const TARGET_TOKENS = 2;
export const TARGET_FIELDS = 4;
/** Target fields and rows of the Automa's board have letters. */
export const letterOf = (n: number): string => 'ABCD'.charAt(n);

const REPAIR_ONE: Effects = [{ op: 'repair', upTo: 1 }];
const CLEANSE_ONE: Effects = [{ op: 'cleanse', upTo: 1, who: 'acting' }];
const CLEANSE_TWO: Effects = [{ op: 'cleanse', upTo: 2, who: 'acting' }];
const REPAIR_TWO: Effects = [{ op: 'repair', upTo: 2 }];
const FOOD: Effects = [
  { op: 'gain', goods: { food: 1 } },
  { op: 'damage', n: 1, zone: 'any' },
];
const AMMO: Effects = [
  { op: 'gain', goods: { ammo: 1 } },
  { op: 'damage', n: 1, zone: 'any' },
];
const FUEL: Effects = [
  { op: 'gain', goods: { fuel: 1 } },
  { op: 'contaminate', who: 'acting' },
];
const MOVE: Effects = [{ op: 'hop', upTo: 2 }];
const SALVAGE: Effects = [{ op: 'salvage' }];
const SHOOT: Effects = [{ op: 'snapShot' }];
const FUEL_FOR_FAME: Effects = [{ op: 'gain', goods: { fuel: 1 } }, { op: 'loseFame' }];

/** R-LA-136, R-LA-401: the bonus actions of the five places; each place offers one of its options. */
export const BONUS: {
  readonly alpha: readonly (readonly Effects[])[];
  readonly beta: readonly (readonly Effects[])[];
} = frozen({
  alpha: [[REPAIR_ONE, CLEANSE_ONE], [CLEANSE_TWO], [REPAIR_TWO], [FOOD, AMMO], [FUEL]],
  beta: [
    [REPAIR_ONE, CLEANSE_ONE, MOVE],
    [CLEANSE_TWO, SALVAGE],
    [REPAIR_TWO, SHOOT],
    [FOOD, AMMO, FUEL_FOR_FAME],
    [FUEL],
  ],
});

/** What one of the ways to use a bonus action does. */
export const bonusOf = (map: keyof typeof BONUS, slot: number, index: number): Effects =>
  must(must(BONUS[map][slot])[index]);

/** Periods and enemies have Roman numerals; 0 has none. */
export const numeralOf = (n: number): string => ['', 'I', 'II', 'III', 'IV', 'V', 'VI'][n] ?? '';

/** 14.10: what row A of the Automa's board shows in columns 1–6. Tuning knob: the speed symbols. */
export const AUTOMA_SYSTEMS = ['', 'weapon1', 'hull', 'weapon2', 'hull', 'weapon3', 'speed'] as const;
/** The level of the weapon in a column of row A; 0 where there is none. */
export const systemLevel = (column: number): number =>
  Number(/^weapon(\d)$/.exec(AUTOMA_SYSTEMS[column] ?? '')?.[1] ?? 0);
export const AUTOMA_COLUMNS = 6;
export const AUTOMA_CREW = 6;
/** 14.10: the columns where rows B–D have a slot for a survivor. */
export const AUTOMA_CREW_COLUMNS: readonly number[] = [1, 4];
export const AUTOMA_SPEED = 2;
/** R-LA-542: so many spaces behind the human count as far. */
export const FAR_BEHIND = 6;
