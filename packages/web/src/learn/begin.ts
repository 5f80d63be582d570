import { type Game, isRefused, Match, type Refused } from '@cinderhall/kernel';
import type { Lesson } from './lesson.ts';

/** The deal of a lesson, with its gifts: the match is kept as one that goes on from this position. */
export function beginLesson(game: Game, { options, seats, seed, gifts }: Lesson): Match | Refused {
  const dealt = Match.start(game, { options, seats, seed });
  if (isRefused(dealt)) return dealt;
  const { state } = dealt.position.copy();
  for (const [path, value] of Object.entries(gifts)) replaceNumber(state, path, value);
  const base = { at: 0, state: game.schema.copy(state) };
  return Match.resume(game, { options: dealt.options, seats, seed }, [], state, base);
}

function replaceNumber(state: object, path: string, value: number): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce<unknown>(
    (within, name) => (within instanceof Object ? Reflect.get(within, name) : null),
    state,
  );
  if (!(owner instanceof Object) || typeof Reflect.get(owner, last) !== 'number')
    throw new Error(`no number at ${path}`);
  Reflect.set(owner, last, value);
}
