import type { CardEffects } from './effects.ts';
import { ANY_STRUCTURE, C, M, R, T1 } from './icons.ts';
import type { Sweet } from './types.ts';

const sweet = (
  id: string,
  [en, pl]: readonly [string, string],
  copies: number,
  icons: CardEffects,
  outposts = 0,
): Sweet => ({
  id: `sweet-${id}`,
  name: { en, pl },
  origin: 'designed',
  copies,
  icons,
  outposts,
});

/** The six faces are printed; how many there are of each is designed. */
export const sweets: readonly Sweet[] = [
  sweet('recruit', ['Mint Drop', 'Miętus'], 3, [R]),
  sweet('move', ['Liquorice Wheel', 'Lukrecjowe kółko'], 3, [M]),
  sweet('collect', ['Toffee', 'Krówka'], 3, [C]),
  sweet('tech', ['Candy Cane', 'Cukrowa laska'], 3, [T1]),
  sweet('build', ['Barley Sugar', 'Landrynka'], 2, [ANY_STRUCTURE]),
  sweet('outpost', ['Boiled Sweet', 'Karmelek'], 2, [], 1),
];
