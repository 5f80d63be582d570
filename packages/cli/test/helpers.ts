import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Chance, type Game, isRefused, type Language, Match, type Seat, seedOf } from '@cinderhall/kernel';
import { noughtsAndCrosses } from '@cinderhall/samples';
import { Io } from '../src/io.ts';

export const bin = fileURLToPath(new URL('../bin/cinderhall.mjs', import.meta.url));
export const english = { LANG: 'en_GB.UTF-8', LC_ALL: '', LC_MESSAGES: '' };

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as people do, in a process of its own. */
export function cinderhall(args: readonly string[], { input = '', env = {} } = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    env: { ...process.env, ...english, ...env },
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

export const startCinderhall = (args: readonly string[], env = {}): ChildProcess =>
  spawn(process.execPath, [bin, ...args], {
    env: { ...process.env, ...english, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** A stand-in for the terminal that keeps what was written. */
export function listening(language: Language = 'en', terminal: { isTTY?: boolean; columns?: number } = {}) {
  const texts = { out: '', err: '' };
  const stream = (name: 'out' | 'err') => ({
    ...terminal,
    write(text: string) {
      texts[name] += text;
    },
  });
  return { io: new Io(language, stream('out'), stream('err')), texts };
}

export function started(game: Game, seed = 1, seats = game.seats.max, options: object = {}): Match {
  const match = Match.start(game, { seats, seed: seedOf(seed), options });
  if (isRefused(match)) throw new Error(match.refused.key);
  return match;
}

/** Plays at random, at most so many steps. */
export function playOn(match: Match, steps = Number.POSITIVE_INFINITY, seed = 1): Match {
  const chance = Chance.fromNumber(seed);
  for (let i = 0; i < steps && !match.over; i++) {
    const seat = match.waiting()[0] as Seat;
    match.step(seat, match.state.asked, chance.below(match.choices(seat).length), i * 1000);
  }
  return match;
}

export const finished = (seed = 1): Match => playOn(started(noughtsAndCrosses, seed), undefined, seed);

/** A folder for files, gone after `close`. */
export function folder() {
  const path = mkdtempSync(join(tmpdir(), 'cinderhall-cli-'));
  return {
    write(name: string, content: unknown): string {
      const file = join(path, name);
      writeFileSync(
        file,
        typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
      );
      return file;
    },
    path,
    close: () => rmSync(path, { recursive: true, force: true }),
  };
}
