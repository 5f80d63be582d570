import { brief } from './json.ts';
import { EngineError } from './refusal.ts';

/** The item at an index that must exist: `at(state.players, seat)`. A negative index counts from the end. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index < 0 ? list.length + index : index];
  if (item === undefined) throw new EngineError('engine.noSuchIndex', { index: brief(index), length: list.length });
  return item;
}

/** A value that must be there: `must(cards.get(id), 'card 17')`. */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new EngineError('engine.missing', { what });
  return value;
}
