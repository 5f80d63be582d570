import {
  type Chance,
  type ChoiceOf,
  defineSchema,
  fillBlanks,
  type Game,
  int,
  list,
  type Outcome,
  type Reason,
  type Seat,
  type StateOf,
} from '@cinderhall/kernel';
import { en, pl } from './words.ts';

const parts = {
  fields: { cells: list(int(-1, 1)) },
  tasks: { turn: { seat: int(0, 1) } },
  decisions: { mark: {} },
  choices: { mark: { cell: int(0, 8) } },
} as const;

const schema = defineSchema(parts);
export type State = StateOf<typeof parts>;
export type Choice = ChoiceOf<typeof parts>;

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

function hasLine(cells: readonly number[], seat: Seat): boolean {
  for (const [a, b, c] of LINES) if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true;
  return false;
}

const isFull = (cells: readonly number[]): boolean => !cells.includes(-1);

function outcome({ cells }: State): Outcome | null {
  const winner = [0, 1].find((seat) => hasLine(cells, seat));
  if (winner === undefined && !isFull(cells)) return null;
  const points = [0, 1].map((seat) => (winner === undefined ? 1 : winner === seat ? 2 : 0));
  return {
    places: points.map((own) => (own === 0 ? 2 : 1)),
    scores: points.map((own) => [own]),
    ties: [],
    lines:
      winner === undefined
        ? points.map((own, seat) => ({ seat, points: own, key: 'nac.score.draw', rule: 'R-NAC-006' }))
        : [{ seat: winner, points: 2, key: 'nac.score.line', rule: 'R-NAC-005' }],
    notes: winner === undefined ? [] : [{ seat: 1 - winner, key: 'nac.score.noLine', rule: 'R-NAC-005' }],
  };
}

function value({ cells }: State, seat: Seat, { cell }: Choice): number {
  const after = (mark: Seat): boolean =>
    hasLine(
      cells.map((was, i) => (i === cell ? mark : was)),
      mark,
    );
  if (after(seat)) return 100;
  if (after(1 - seat)) return 50;
  return cell === 4 ? 3 : cell % 2 === 0 ? 2 : 1;
}

function reasons(view: State, seat: Seat, choice: Choice): Reason[] {
  const worth = value(view, seat, choice);
  if (worth >= 100) return [{ key: 'nac.reason.wins', rule: 'R-NAC-005' }];
  if (worth >= 50) return [{ key: 'nac.reason.blocks' }];
  return [{ key: worth === 3 ? 'nac.reason.centre' : worth === 2 ? 'nac.reason.corner' : 'nac.reason.edge' }];
}

const cellName = (cell: number) => ({ row: Math.floor(cell / 3) + 1, column: (cell % 3) + 1 });

/** The smallest game the kernel can hold: no chance, no secrets, one kind of choice. */
export const noughtsAndCrosses: Game<State, Choice, object> = {
  id: 'noughts-and-crosses',
  title: { en: 'Noughts and Crosses', pl: 'Kółko i krzyżyk' },
  rules: 1,
  seats: { min: 2, max: 2 },
  usualSteps: 9,
  options: { fields: {} },
  schema,
  words: { en, pl },

  setup: () => ({ cells: Array<number>(9).fill(-1), tasks: [{ kind: 'turn', seat: 0 }] }),

  tasks: {
    turn: (_state, { seat }, flow) => flow.ask({ kind: 'mark', seats: [seat] }),
  },

  decisions: {
    mark: {
      choices: ({ cells }) => {
        const free: Choice[] = [];
        for (let cell = 0; cell < 9; cell++) if (cells[cell] === -1) free.push({ kind: 'mark', cell });
        return free;
      },
      choose: (state, _decision, seat, { cell }, flow) => {
        state.cells[cell] = seat;
        flow.emit({ kind: 'marked', seat, cell });
        if (!hasLine(state.cells, seat) && !isFull(state.cells)) flow.push({ kind: 'turn', seat: 1 - seat });
      },
    },
  },

  outcome,
  guess: (view: State, _seat: Seat, chance: Chance) => fillBlanks(schema, view, chance, 0),
  refs: ({ cell }) => [`cell:${cell}`],
  whyNot: ({ cells, decision }, seat, ref) => {
    const cell = Number(ref.split(':')[1]);
    if (decision && !decision.seats.includes(seat)) return [{ key: 'nac.why.turn', rule: 'R-NAC-002' }];
    return cells[cell] === -1 || cells[cell] === undefined ? [] : [{ key: 'nac.why.taken', rule: 'R-NAC-003' }];
  },
  insight: {
    value,
    reasons,
    features: (view, seat) => ({ lead: hasLine(view.cells, seat) ? 1 : hasLine(view.cells, 1 - seat) ? -1 : 0 }),
  },
  impact: () => ({ cost: {}, targets: [] }),
  paid: () => null,
  round: () => 0,
  tally: ({ cells }) => ({ marks: [0, 1].map((seat) => cells.filter((mark) => mark === seat).length) }),
  cards: () => [],
  uses: () => [],
  describe: {
    decision: (_view, _decision, seat) => ({ key: 'nac.decision.mark', params: { mark: seat === 0 ? 'X' : 'O' } }),
    choice: (_view, { cell }) => ({ key: 'nac.choice.mark', params: cellName(cell) }),
    event: (_view, event) => {
      const { seat, cell } = event as unknown as { seat: Seat; cell: number };
      return { key: 'nac.event.marked', params: { mark: seat === 0 ? 'X' : 'O', ...cellName(cell) } };
    },
  },
};
