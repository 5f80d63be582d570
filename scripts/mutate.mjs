// npm run mutate -- <game or package> [files]: do the tests that cite rules notice when a rule is broken?
// Breaks a sample of the package's rule modules on purpose, one small change at a time, in a copy of the house.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { installMissing } from './install.mjs';
import { root } from './lib/paths.mjs';
import { endChildrenOnSignals, run } from './lib/processes.mjs';

const filesInSample = 6;
const rulesLiveHere = /\/(flow|actions|ops)\/|\/outcome\.ts$/;
const notRules = /\/(cards|text|data|rules)\/|\/(words|insight|options)(\.[a-z]+)?\.ts$|\.d\.ts$/;

const [name, ...named] = process.argv.slice(2);
if (!name || name.startsWith('-')) stop('Usage: npm run mutate -- <game or package> [files]');

endChildrenOnSignals();
await installMissing();
const tools = join(root, 'tools');
await installMissing(tools);
const { findGames } = await import('./lib/rules.mjs');
const { citationsIn } = await import('./lib/citations.mjs');
const { judgeRules } = await import('./lib/survivors.mjs');

const { source, tests } = placeOf(name);
const mutate = named.length > 0 ? named.map((file) => inHouse(file)) : sample(ruleModules(source));
const citing = filesUnder(tests).filter(
  (file) => citationsIn(readFileSync(join(root, file), 'utf8'), file).ids.length > 0,
);
if (mutate.length === 0) stop(`${name} has no rule modules in ${source}.`);
if (citing.length === 0) stop(`No test in ${tests} cites a rule.`);

const work = join(root, '.cache', 'mutate');
const reportFile = join(work, 'report.json');
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
writeFileSync(join(work, 'stryker.json'), JSON.stringify(strykerOptions(), null, 2));

console.log(`Breaking ${mutate.join(', ')}\n`);
const stryker = join(tools, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const code = await run(process.execPath, [stryker, 'run', join(work, 'stryker.json')], {
  env: { ...process.env, CINDERHALL_TESTS: citing.join(',') },
});
if (!existsSync(reportFile)) stop(`Stryker ended with code ${code} and left no report.`);
tell(judgeRules(JSON.parse(readFileSync(reportFile, 'utf8'))));

function strykerOptions() {
  return {
    testRunner: 'vitest',
    plugins: [join(tools, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'tools/vitest.config.ts', related: false },
    mutate,
    // Keys and names are not rules; and what runs once at import would cost a whole run for each mutation.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    // Every test that notices a mutation is told, not only the first.
    disableBail: true,
    concurrency: 2,
    timeoutMS: 10_000,
    tempDirName: '.stryker-tmp',
    cleanTempDir: 'always',
    ignorePatterns: ['.cache', 'artifacts', 'coverage', 'data', 'docs', 'bench', 'e2e'],
    allowConsoleColors: false,
    checkers: [],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportFile },
  };
}

/** @param {ReturnType<typeof judgeRules>} judgement */
function tell({ scores, survivors }) {
  console.log('\nrule             reached  noticed  survived');
  for (const { rule, reached, killed, survived } of scores.filter((score) => score.reached > 0)) {
    const numbers = [reached, killed, survived].map((number) => String(number).padStart(8)).join(' ');
    console.log(`${rule.padEnd(16)}${numbers}${killed === 0 ? '   its tests noticed nothing' : ''}`);
  }
  const untouched = scores.filter((score) => score.reached === 0).length;
  if (untouched > 0) console.log(`${untouched} more cited rules do not touch these files.`);
  const noticeable = survivors.filter(({ rules }) => rules.length > 0);
  console.log(`\n${noticeable.length} mutations survived the tests of the rules that reached them:`);
  for (const { place, mutator, replacement, rules } of noticeable) {
    console.log(`  ${place}  ${mutator} → ${replacement || '(removed)'}  [${few(rules)}]`);
  }
  console.log(`${survivors.length - noticeable.length} more were in code that no rule's test reaches.`);
}

/** @param {string[]} rules */
function few(rules) {
  const shown = rules.slice(0, 4).join(', ');
  return rules.length > 4 ? `${shown} and ${rules.length - 4} more` : shown;
}

/**
 * @param {string} wanted
 * @returns {{ source: string, tests: string }} folders, relative to the project
 */
function placeOf(wanted) {
  const game = findGames(root).find(({ id }) => id === wanted);
  const home = join(root, 'packages', wanted);
  if (game) {
    const nested = dirname(dirname(game.rules)).endsWith('src');
    const source = nested ? dirname(game.rules) : join(dirname(game.rules), 'src');
    return { source: inHouse(source), tests: inHouse(game.tests) };
  }
  if (existsSync(join(home, 'src'))) return { source: inHouse(join(home, 'src')), tests: inHouse(join(home, 'test')) };
  return stop(`There is no game or package ${wanted}.`);
}

/** @param {string} path */
function inHouse(path) {
  return relative(root, resolve(root, path)).replaceAll('\\', '/');
}

/** @param {string} folder */
function ruleModules(folder) {
  const modules = filesUnder(folder).filter((file) => !notRules.test(`/${file}`));
  const inTheirRooms = modules.filter((file) => rulesLiveHere.test(`/${file}`));
  return inTheirRooms.length > 0 ? inTheirRooms : modules;
}

/** @param {string} folder relative to the project */
function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
}

/**
 * @param {string[]} files
 * @returns {string[]} a few of them, spread over the list
 */
function sample(files) {
  const stride = Math.max(1, files.length / filesInSample);
  return files.filter((_, i) => Math.floor(i / stride) !== Math.floor((i - 1) / stride));
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
