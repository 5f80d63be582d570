import { brief } from './json.ts';
import { EngineError } from './refusal.ts';

/**
 * The item at an index that must exist: `at(outcome.places, seat)`. A negative index counts from the end. Where it is
 * done millions of times `must(list[index])` is quicker: V8 then remembers what kind of list each such place has.
 */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index < 0 ? list.length + index : index];
  if (item === undefined) throw new EngineError('engine.noSuchIndex', { index: brief(index), length: list.length });
  return item;
}

/** A value that must be there: `must(cards.get(id), 'the card')`. `what` appears in the error. */
export function must<T>(value: T | null | undefined, what = 'a value'): T {
  if (value === null || value === undefined) throw new EngineError('engine.missing', { what });
  return value;
}
