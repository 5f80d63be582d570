/** What the gauntlet counts of sets: it would notice if one of these events were not told. */
import { untold } from '@cinderhall/gauntlet';
import { Chance, isRefused, Match, must, seedOf } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { moduleTables } from './modules.ts';
import { molochTables } from './moloch/tables.ts';
import { trial } from './trial.ts';

const { game } = trial;
const MATCHES = 2;

/** Plays at random, and says which things would change silently without each kind of event. */
function silentWithout(options: object, kinds: readonly string[]): { readonly [kind: string]: string[] } {
  const found = new Map(kinds.map((kind) => [kind, new Set<string>()]));
  for (let n = 0; n < MATCHES; n++) {
    const match = Match.start(game, { options, seats: 3, seed: seedOf(n) });
    if (isRefused(match)) throw new Error(match.refused.key);
    const chance = Chance.fromSeed(match.seed);
    while (!match.over) {
      const seat = must(match.waiting()[0]);
      const listed = match.choices(seat);
      const acting = listed.flatMap(({ kind }, at) => (kind === 'pass' ? [] : [at]));
      const before = match.state;
      const done = match.step(seat, match.state.asked, acting.length > 0 ? chance.pick(acting) : 0);
      if (isRefused(done)) throw new Error(done.refused.key);
      for (const [kind, things] of found) {
        const rest = done.events.filter(({ event }) => event.kind !== kind);
        if (rest.length === done.events.length) continue;
        for (const { thing } of untold(trial, before, match.state, rest, -1)) things.add(thing.replace(/\d+/g, 'N'));
      }
    }
  }
  return Object.fromEntries([...found].map(([kind, things]) => [kind, [...things].sort()]));
}

test('Moloch and the server room', () => {
  const kinds = ['deployed', 'laidPart', 'hacked', 'closed', 'actionBlocked', 'serverFed'];
  expect(silentWithout(must(molochTables(false)[1]), kinds)).toEqual({
    deployed: ['card:N'],
    laidPart: ['card:N'],
    hacked: ['card:N', 'seat:N/card'],
    closed: ['seat:N/closed'],
    actionBlocked: ['blocked:N'],
    serverFed: ['serverRoom'],
  });
});

test('the Arena, headquarters and border tiles', () => {
  const kinds = ['enteredArena', 'armed', 'claimed', 'usedBorder', 'razed'];
  expect(silentWithout(must(moduleTables(false)[0]), kinds)).toEqual({
    enteredArena: ['seat:N/arena'],
    armed: ['seat:N/arena'],
    claimed: ['hq:N'],
    usedBorder: ['border:N'],
    razed: ['seat:N/card'],
  });
});

test('what machines have closed opens at clean-up, also where the Arena asks in between', () => {
  const options = { expansions: ['moloch'], arena: true };
  const opened: string[][] = [];
  for (let n = 0; n < 6 && opened.length === 0; n++) {
    const match = Match.start(game, { options, seats: 2, seed: seedOf(n) });
    if (isRefused(match)) throw new Error(match.refused.key);
    const chance = Chance.fromSeed(match.seed);
    while (!match.over) {
      const seat = must(match.waiting()[0]);
      const listed = match.choices(seat);
      const arena = listed.findIndex(({ kind }) => kind === 'enterArena');
      const before = match.state;
      const closed = before.moloch?.closed.flat().length ?? 0;
      const index = arena >= 0 ? arena : chance.below(listed.length);
      const done = match.step(seat, before.asked, index);
      if (isRefused(done)) throw new Error(done.refused.key);
      if (before.decision?.kind === 'arm' && closed > (match.state.moloch?.closed.flat().length ?? 0))
        opened.push(untold(trial, before, match.state, done.events, seat).map(({ thing }) => thing));
    }
  }
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.flat()).toEqual([]);
});
