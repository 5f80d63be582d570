import type { Trial } from '@cinderhall/gauntlet';
import { noughtsAndCrosses } from '../../src/index.ts';
import type { Choice, State } from '../../src/noughts-and-crosses/index.ts';

/** Nothing is hidden and there are no cards; the marks on the grid and the free cells are always nine. */
export const trial: Trial<State, Choice> = {
  game: noughtsAndCrosses,
  hidden: () => [],
  tokens: ({ cells }) => ({ cells: cells.length }),
  counted: ({ cells }) => Object.fromEntries(cells.map((mark, cell) => [`cell:${cell}`, { mark: mark + 1 }])),
  names: ({ cell }) => [`cell:${cell}`],
  rules: ['R-NAC-001', 'R-NAC-002', 'R-NAC-003', 'R-NAC-004', 'R-NAC-005', 'R-NAC-006'],
};
