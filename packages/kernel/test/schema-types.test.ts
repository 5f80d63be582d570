import { expectTypeOf, test } from 'vitest';
import { type DecisionIn, defineSchema, type Game, int, list, type Of, seen, type TaskIn } from '../src/index.ts';
import type { Choice, State } from './fixture.ts';

type Kind<T, K> = Extract<T, { kind: K }>;

test('the type of a state derives from its declaration', () => {
  expectTypeOf<State['hands']>().toEqualTypeOf<number[][]>();
  expectTypeOf<State['deck']>().toEqualTypeOf<number[]>();
  expectTypeOf<State['vaults']>().toEqualTypeOf<(number | null)[]>();
  expectTypeOf<State['notes']>().toEqualTypeOf<{ [key: string]: number }>();
  expectTypeOf<State['mood']>().toEqualTypeOf<'calm' | 'storm'>();
  expectTypeOf<State['ended']>().toEqualTypeOf<boolean>();
  expectTypeOf<State['title']>().toEqualTypeOf<string>();
  expectTypeOf<State['effect']>().toEqualTypeOf<{ readonly op: string; readonly n?: number }>();
  expectTypeOf<State['prices'][number]['cost']>().toEqualTypeOf<number>();
  expectTypeOf<State['riddles']>().toEqualTypeOf<string[]>();
  expectTypeOf<Kind<State['orders'][number], 'march'>['to']>().toEqualTypeOf<'north' | 'south'>();
  expectTypeOf<Kind<State['orders'][number], 'rest'>>().not.toHaveProperty('to');
});

test('so do its tasks, decisions and choices, told apart by kind', () => {
  expectTypeOf<TaskIn<State>['kind']>().toEqualTypeOf<'turn' | 'deal' | 'unveil' | 'fault' | 'end'>();
  expectTypeOf<Kind<TaskIn<State>, 'deal'>['left']>().toEqualTypeOf<number>();
  expectTypeOf<DecisionIn<State>['kind']>().toEqualTypeOf<'act' | 'bid' | 'offer' | 'odd'>();
  expectTypeOf<DecisionIn<State>['seats']>().toEqualTypeOf<number[]>();
  expectTypeOf<Kind<DecisionIn<State>, 'offer'>['card']>().toEqualTypeOf<number>();
  expectTypeOf<Kind<Choice, 'gain'>['n']>().toEqualTypeOf<number>();
  expectTypeOf<Kind<Choice, 'route'>['why']>().toEqualTypeOf<string | null>();
  expectTypeOf<Kind<Choice, 'pass'>>().not.toHaveProperty('n');
});

test('and the part that the kernel keeps', () => {
  expectTypeOf<State['chance']>().toEqualTypeOf<number[]>();
  expectTypeOf<State['asked']>().toEqualTypeOf<number>();
  expectTypeOf<State['answers']>().toEqualTypeOf<number[]>();
  expectTypeOf<State['known']>().toEqualTypeOf<number[][]>();
});

test('who sees a node does not change its type', () => {
  const hidden = seen('nobody', list(int()));
  expectTypeOf<Of<typeof hidden>>().toEqualTypeOf<number[]>();
});

test('a game must handle each of its tasks and decisions', () => {
  const one = defineSchema({ fields: {}, tasks: { go: { n: int() } }, decisions: { ask: {} }, choices: { yes: {} } });
  type S = ReturnType<(typeof one)['copy']>;
  expectTypeOf<keyof Game<S>['tasks']>().toEqualTypeOf<'go'>();
  expectTypeOf<keyof Game<S>['decisions']>().toEqualTypeOf<'ask'>();
  expectTypeOf<Game<S>['tasks']['go']>().parameter(1).toHaveProperty('n').toEqualTypeOf<number>();
});
