import { Chance } from '@cinderhall/kernel';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { Work } from './measure.ts';

// Noughts and crosses once more, as boardgame.io wants it written.

type Cells = (string | null)[];

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const hasLine = (cells: Cells, player: string): boolean =>
  LINES.some(([a, b, c]) => cells[a] === player && cells[b] === player && cells[c] === player);

const free = (cells: Cells): number[] => {
  const found: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) found.push(cell);
  return found;
};

const rules = {
  // The reducer is quicker without its undo, so we leave it out: it shall have the best of it.
  disableUndo: true,
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: Cells }; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: { cells: Cells }; ctx: { currentPlayer: string } }) => {
    if (hasLine(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

/** Whole random matches, with the free cells listed at every step. */
export function peer(): Work {
  // Worked out once; otherwise the reducer would do it for every match.
  const game = ProcessGameConfig(rules);
  const reduce = CreateGameReducer({ game });
  const chance = Chance.fromNumber(1);
  return () => {
    let state = InitializeGame({ game, numPlayers: 2 });
    let steps = 0;
    for (; state.ctx.gameover === undefined; steps++) {
      const { cells } = state.G as { cells: Cells };
      const args = [chance.pick(free(cells))];
      const playerID = state.ctx.currentPlayer;
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'mark', args, playerID } });
    }
    return steps;
  };
}
