import type { Puzzle } from '@cinderhall/bots/review';
import { signal } from '@preact/signals';
import type { Host, Line, Reply } from '../host.ts';
import type { Refusal, TableCard, TableState } from '../protocol.ts';

export const QUIZ = 'puzzle';
const REFUSED: Refusal = { type: 'refused', reason: { key: 'web.puzzle.only' } };

export const quizCard = ({ game, seat, view }: Puzzle): TableCard => ({
  id: QUIZ,
  game,
  options: {},
  seats: view.known.map((_, each) => ({ kind: each === seat ? 'person' : 'bot', name: '', level: null })),
  created: 0,
  changed: 0,
  entryCount: 0,
  over: false,
  waiting: [seat],
  round: 0,
  scores: [],
  places: null,
});

/** The table of a puzzle; once it is answered there is nothing left to choose. */
export const quizState = ({ view, seat, choices }: Puzzle, open: boolean): TableState => ({
  type: 'state',
  table: QUIZ,
  seat,
  n: 0,
  view,
  decision: view.asked,
  entries: [],
  choices: open ? choices : [],
  clocks: null,
  undo: false,
  undoRefused: null,
  redo: false,
  bots: [],
  resigned: [],
  halted: false,
  outcome: null,
});

/** A host for one question: it takes an answer and does nothing else. */
export function quizHost(puzzle: Puzzle, answered: (index: number) => void): Host {
  const refuse = () => Promise.resolve(REFUSED);
  return {
    kind: 'local',
    hints: false,
    line: signal<Line>('open'),
    listen: () => () => undefined,
    send: async (request): Promise<Reply> => {
      if (request.type === 'why') return { type: 'why', reasons: [] };
      if (request.type !== 'answer') return REFUSED;
      answered(request.index);
      return { type: 'ok' };
    },
    table: () => Promise.resolve(quizCard(puzzle)),
    save: () => Promise.resolve(null),
    replay: refuse,
    stats: () => Promise.resolve({ names: [], values: {}, rounds: [] }),
    playOn: refuse,
    rematch: refuse,
  };
}
