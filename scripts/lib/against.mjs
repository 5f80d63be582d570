import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installMissing, isInstalled, lockStamp, writeStamp } from '../install.mjs';
import { moreIsBetter } from './better.mjs';
import { root } from './paths.mjs';
import { capture } from './processes.mjs';

/**
 * @typedef {import('../../bench/rows.ts').Row} Row
 * @typedef {{ name: string, unit: string, old: number, new: number, ratio: number }} Compared ratio: how many times better
 */

/**
 * The files of a commit in a folder of their own, with packages to run them.
 * @param {string} commit
 * @returns {Promise<{ folder: string, commit: string }>}
 */
export async function checkOut(commit) {
  const found = await capture('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]);
  if (found.code !== 0) throw new Error(`There is no commit "${commit}".`);
  const id = found.output.trim();
  const folder = join(root, '.cache', 'against', id);
  if (!existsSync(join(folder, 'package.json'))) {
    const archive = `${folder}.tar`;
    mkdirSync(folder, { recursive: true });
    for (const [program, ...args] of [
      ['git', 'archive', '--output', archive, id],
      ['tar', '-xf', archive, '-C', folder],
    ]) {
      const { code, output } = await capture(/** @type {string} */ (program), args);
      if (code !== 0) throw new Error(`${program}: ${output.trim()}`);
    }
    rmSync(archive);
  }
  layOver(root, folder);
  await linkPackages(folder, '');
  await linkPackages(folder, 'bench');
  return { folder, commit: id };
}

/** What measures: the same code measures the old and the new, or a difference could be one of warming up. */
const MEASURES = [
  'bench',
  'scripts/bench.mjs',
  ...['baseline', 'bench-parts', 'better', 'frames', 'own-hall', 'processes'].map((name) => `scripts/lib/${name}.mjs`),
];

/**
 * Puts the code that measures over that of an older commit. What it needs to run stays as it was there.
 * @param {string} from
 * @param {string} to
 */
export function layOver(from, to) {
  const isMeasuring = (/** @type {string} */ path) => !/^(node_modules|package(-lock)?\.json)$/.test(basename(path));
  for (const part of MEASURES)
    if (existsSync(join(from, part)))
      cpSync(join(from, part), join(to, part), { recursive: true, filter: isMeasuring });
}

/**
 * Packages are the same where the lock file is; then they are borrowed, all but our own, which are the old ones.
 * @param {string} folder of the old commit
 * @param {string} part of it, with a lock file of its own
 */
async function linkPackages(folder, part) {
  const [old, ours] = [join(folder, part), join(root, part)];
  if (isInstalled(old)) return;
  if (!isInstalled(ours) || lockStamp(old) !== lockStamp(ours)) {
    if (part === '') await installMissing(old);
    return;
  }
  const [theirs, modules] = [join(ours, 'node_modules'), join(old, 'node_modules')];
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(theirs)) {
    if (name === '@cinderhall')
      cpSync(join(theirs, name), join(modules, name), { recursive: true, verbatimSymlinks: true });
    else if (!existsSync(join(modules, name))) symlinkSync(join(theirs, name), join(modules, name));
  }
  writeStamp(old);
}

/**
 * Measures the old and the new in turn, again and again, so that whatever else the machine does falls on both alike.
 * @param {number} rounds
 * @param {() => Promise<Row[]>} measureOld
 * @param {() => Promise<Row[]>} measureNew
 * @returns {Promise<Compared[]>} of rows that both have
 */
export async function sideBySide(rounds, measureOld, measureNew) {
  /** @type {Map<string, { unit: string, old: number[], new: number[] }>} */
  const rows = new Map();
  /** @param {'old' | 'new'} side */
  const measure = async (side) => {
    for (const { name, unit, ours } of await (side === 'old' ? measureOld : measureNew)()) {
      const row = rows.get(name) ?? { unit, old: [], new: [] };
      row[side].push(ours);
      rows.set(name, row);
    }
  };
  for (let round = 0; round < rounds; round++) {
    // The second run finds a warmer machine, so old and new take turns in being second.
    await measure(round % 2 === 0 ? 'old' : 'new');
    await measure(round % 2 === 0 ? 'new' : 'old');
  }
  return [...rows].flatMap(([name, row]) => {
    if (row.old.length === 0 || row.new.length === 0) return [];
    const ratios = row.old.map((old, i) => better(row.unit, old, row.new[i] ?? old));
    return [
      { name, unit: row.unit, old: median(row.old), new: median(row.new), ratio: Number(median(ratios).toFixed(3)) },
    ];
  });
}

/**
 * How many times better the new is.
 * @param {string} unit
 * @param {number} before
 * @param {number} after
 */
function better(unit, before, after) {
  if (before === after) return 1;
  return moreIsBetter(unit) ? after / before : before / after;
}

/** @param {readonly number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
