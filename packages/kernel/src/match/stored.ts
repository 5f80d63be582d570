import { Position } from '../flow/position.ts';
import type { Choice, Game, GameState } from '../game.ts';
import { at } from '../must.ts';

/**
 * What is wrong with a state that comes from a file, or null when play can go on from it. Its shape must be as
 * declared, and what the kernel itself keeps in it must hold together, before any rule of the game gets to see it.
 */
export function storedFault<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  stored: unknown,
  seats: number,
): string | null {
  const [misfit] = game.schema.misfits(stored);
  if (misfit) return (misfit.path || 'state').slice(0, 60);
  const state = stored as S;
  if (state.chance.length !== 4 || state.chance.some((lane) => lane !== (lane | 0))) return 'chance';
  if (state.answers.length !== seats) return 'answers';
  try {
    for (let seat = -1; seat < seats; seat++) game.schema.view(state, seat);
    return state.decision ? openFault(new Position(game, game.schema.copy(state)), seats) : endFault(game, state);
  } catch {
    return 'state';
  }
}

function endFault<S extends GameState, C extends Choice>(game: Game<S, C>, state: S): string | null {
  if (state.tasks.length > 0) return 'tasks';
  return game.outcome(state) ? null : 'decision';
}

/** The open question must wait for somebody at the table, and the answers given so far must be on the lists. */
function openFault(position: Position, seats: number): string | null {
  const { answers, decision } = position.state;
  const asked = decision?.seats ?? [];
  if (new Set(asked).size !== asked.length || asked.some((seat) => seat >= seats)) return 'decision.seats';
  if (!asked.some((seat) => answers[seat] === -1)) return 'decision.seats';
  const given = answers.slice();
  answers.fill(-1);
  const counts = answers.map((_, seat) => position.choices(seat).length);
  const fits = given.every(
    (answer, seat) => answer === -1 || (asked.length > 1 && answer >= 0 && answer < at(counts, seat)),
  );
  return fits ? null : 'answers';
}
