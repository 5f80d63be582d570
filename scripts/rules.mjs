// Which numbered rules does no test cite?  npm run rules -- <game> [--json]
import { installMissing } from './install.mjs';
import { root } from './lib/paths.mjs';

await installMissing();
const { coverRules, findGames } = await import('./lib/rules.mjs');
const { registeredGames, translations } = await import('./lib/registered.mjs');

const args = process.argv.slice(2);
const json = args.includes('--json');
const wanted = args.filter((arg) => !arg.startsWith('-'));
const games = findGames(root);
const known = games.map((game) => game.id);
const languages = await translations();

const unknownOption = args.find((arg) => arg.startsWith('-') && arg !== '--json');
const unknownGame = wanted.find((id) => !known.includes(id));
if (unknownOption) stop(`Unknown option ${unknownOption}.`);
if (unknownGame) stop(`Unknown game ${unknownGame}.`);
if (json && wanted.length !== 1) stop('With --json name one game.');

let failed = false;
for (const game of games.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const { coverage, problems } = coverRules(game, languages);
  failed ||= coverage.uncited.length > 0 || problems.length > 0;
  if (json) console.log(JSON.stringify(coverage, null, 2));
  else printTable(game.id, coverage);
  for (const problem of problems) console.error(`${game.id}: ${problem}`);
}
if (wanted.length === 0) {
  for (const id of (await registeredGames()).filter((each) => !known.includes(each))) {
    console.error(`${id}: is offered in the hall, but has no rules/en.md`);
    failed = true;
  }
}
if (games.length === 0) console.error('No game has a rules/en.md yet.');
process.exitCode = failed ? 1 : 0;

/**
 * @param {string} id
 * @param {import('./lib/rules.mjs').Coverage} coverage
 */
function printTable(id, { rules, cited, uncited, notes }) {
  console.log(`${id}: ${rules.length} rules, ${cited.length} cited, ${notes.length} notes, ${uncited.length} uncited`);
  if (wanted.length > 0) {
    for (const rule of rules) console.log(`  ${rule.padEnd(16)} ${stateOf(rule)}`);
  } else {
    for (const rule of uncited) console.log(`  ${rule.padEnd(16)} NOT CITED`);
  }

  /** @param {string} rule */
  function stateOf(rule) {
    if (cited.includes(rule)) return 'cited';
    return notes.includes(rule) ? 'note' : 'NOT CITED';
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`${message} Usage: npm run rules -- <game> [--json]. Games: ${known.join(', ') || 'none yet'}.`);
  process.exit(2);
}
