import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './trial.ts';

/** Writes the match that showed a fault: the save, and beside it what failed. */
export function writeFault(folder: string, game: string, fault: Fault): string {
  const { match, ...about } = fault;
  const { save, ...where } = match ?? { save: null };
  const file = join(folder, `${game}-${fault.check}-${match?.seed.slice(0, 8)}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...save, fault: { ...about, ...where } }, null, 1)}\n`);
  return file;
}
