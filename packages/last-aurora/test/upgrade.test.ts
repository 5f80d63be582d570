import { readFileSync } from 'node:fs';
import { greedyBot } from '@cinderhall/bots';
import { isRefused, loadMatch, type Match } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, lastAurora, type State } from '../src/index.ts';
import { upgrade } from '../src/upgrade.ts';
import { AUTOMA, solo } from './solo.ts';

const save: unknown = JSON.parse(readFileSync(new URL('saves/alone-rules-1.json', import.meta.url), 'utf8'));

/** A match alone in round 3, saved under rules 1: four survivors of the Automa, one of them contaminated. */
function loaded(): Match<State, Choice> {
  const found = loadMatch(lastAurora, save);
  if (isRefused(found)) throw new Error(found.refused.key);
  expect(found.upgraded).toEqual({ from: 1, to: lastAurora.rules });
  return found.match;
}

/** As a state of rules 1 has it: a number for the survivors, and no token. */
function aged(state: State): State {
  const old = structuredClone(state);
  if (old.automa) Object.assign(old.automa, { crew: 4, token: undefined });
  return old;
}

describe('a save of rules 1', () => {
  test('loads, with the survivors on their slots and the token in the column of the round', () => {
    expect(loaded().state.automa).toMatchObject({ crew: [1, 1, 1, 0, 0, 0], contaminated: 1, token: 3 });
  });

  test('goes on to its end', () => {
    const match = loaded();
    const bot = greedyBot(lastAurora, 1);
    for (let i = 0; !match.over && i < 1000; i++) {
      const seat = match.waiting()[0] ?? -1;
      match.step(seat, match.state.asked, bot.think(match.view(seat), match.choices(seat), seat));
    }
    expect(match.outcome()).not.toBeNull();
  });

  test('in the middle of filling the zone has its token moved', () => {
    const state = aged(solo({ round: 2, order: [0, AUTOMA] }).state);
    state.tasks.push({ kind: 'round' });
    const { automa } = upgrade(state);
    expect(automa).toMatchObject({ crew: [1, 1, 1, 1, 0, 0], token: 3 });
    expect(automa?.rows[0]).toEqual([0, 0, 2, 0, 2, 2, 2]);
  });

  test('has no damage zones that are gone', () => {
    const state = aged(solo({ order: [0, AUTOMA] }).state);
    state.tasks.push({ kind: 'damage', seat: 0, n: 1, zone: 'column2' as never });
    state.tasks.push({ kind: 'damage', seat: 0, n: 1, zone: 'column1' });
    expect(upgrade(state).tasks.slice(-2)).toMatchObject([{ zone: 'bottomRow' }, { zone: 'column1' }]);
  });
});
