import { expect } from 'vitest';
import {
  type Choice as AnyChoice,
  type AppliedEntry,
  hasGap,
  isRefused,
  kernelWords,
  LANGUAGES,
  lexicon,
  Match,
  type Message,
  type Refused,
  say,
  seedOf,
} from '../src/index.ts';
import { CARDS, type Choice, fixture, type Options, type State } from './fixture.ts';

export type FixtureMatch = Match<State, Choice>;

/** The result, which must not be a refusal. */
export function ok<T extends object>(result: T | Refused): T {
  if (isRefused(result)) throw new Error(`refused: ${JSON.stringify(result.refused)}`);
  return result;
}

const languages = LANGUAGES.map((language) => lexicon(language, kernelWords[language]));

/** Words for it exist, in both languages, and nothing is missing in them. */
export function speaks(message: Message): void {
  for (const language of languages) {
    const text = say(language, message);
    expect(text, text).not.toBe('');
    expect(hasGap(text), text).toBe(false);
  }
}

/** The key of a refusal, after a look at its words. */
export function keyOf(result: object | null): string {
  if (result === null || !isRefused(result)) throw new Error('not refused');
  speaks(result.refused);
  return result.refused.key;
}

export const begin = (
  options: Partial<Options> = {},
  { seats = 2, seed = 1, game = fixture }: { seats?: number; seed?: number; game?: typeof fixture } = {},
): FixtureMatch => ok(Match.start(game, { options, seats, seed: seedOf(seed) })) as FixtureMatch;

/** A match in which these cards were dealt, and the others lie in the deck in order. */
export const dealt = (...hands: number[][]): FixtureMatch => dealtIn(fixture, ...hands);

export function dealtIn(game: typeof fixture, ...hands: number[][]): FixtureMatch {
  const deck = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !hands.flat().includes(card));
  const setup: typeof fixture.setup = (options, seats, chance) => ({
    ...fixture.setup(options, seats, chance),
    hands: hands.map((hand) => hand.slice()),
    deck,
    tasks: [{ kind: 'end' }, { kind: 'turn', seat: 0 }],
  });
  return begin({}, { seats: hands.length, game: { ...game, setup } });
}

/** Plays a choice by value; it must be legal. */
export const play = (match: FixtureMatch, seat: number, choice: AnyChoice & Partial<Choice>, time = 0): AppliedEntry =>
  ok(match.play(seat, match.state.asked, choice, time));

/** Plays choices one after another. */
export const run = (match: FixtureMatch, ...steps: readonly (readonly [seat: number, choice: Choice])[]): void => {
  for (const [seat, choice] of steps) play(match, seat, choice);
};

/** A value as it would be after a journey through JSON. */
export const viaJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A state made by hand out of that of a match. */
export function altered(match: FixtureMatch, change: (state: State) => void): State {
  const state = fixture.schema.copy(match.state);
  change(state);
  return state;
}

/** An array inside an array inside an array … */
export function nested(depth: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}
