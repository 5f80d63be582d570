import { type AnyGame, Chance, type Choice, type GameState, type Localized, must, type Seat } from '@cinderhall/kernel';
import { isStyle, PERSONALITIES, type Personality } from './data/personalities.ts';

/** A player made of code who has a name. */
export interface Character {
  readonly name: Localized;
  readonly personality: Personality;
}

export const personalityOf = (id: string): Personality | undefined => PERSONALITIES.find((one) => one.id === id);

/** So many characters for a table, different from each other as long as there are enough; the same seed, the same ones. */
export function cast(seed: number, count: number): Character[] {
  const chance = new Chance([seed | 0, 0x51a7e, 0x1f123bb5, 0x2545f491]);
  for (let i = 0; i < 12; i++) chance.below(2);
  const order = chance.shuffle([...PERSONALITIES]);
  const names = new Map(order.map((one) => [one, chance.shuffle([...one.names])]));
  return Array.from({ length: count }, (_, i) => {
    const personality = must(order[i % order.length]);
    const own = names.get(personality) ?? [];
    const name = own[Math.floor(i / order.length) % own.length] ?? personality.title;
    return { name, personality };
  });
}

/** How much a personality likes a choice; 1 is indifferent. */
export function likingOf(game: AnyGame, personality: Personality | undefined, choice: Choice): number {
  const style = personality && game.insight.style?.(choice);
  return (style && isStyle(style) && personality.likes[style]) || 1;
}

/** A value with a liking applied: a liked choice is worth more, also when its value is negative. */
export const weighted = (value: number, liking: number): number =>
  liking === 1 ? value : value + (liking - 1) * Math.max(Math.abs(value), 0.2);

/** The values of the choices, with the likings of a personality. */
export const valuesOf = (
  game: AnyGame,
  view: GameState,
  seat: Seat,
  choices: readonly Choice[],
  personality?: Personality,
): number[] =>
  choices.map((choice) => weighted(game.insight.value(view, seat, choice), likingOf(game, personality, choice)));
