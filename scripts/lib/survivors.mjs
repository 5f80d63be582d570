/**
 * The parts of a mutation report that are read here (the mutation-testing report schema).
 * @typedef {{ line: number, column: number }} Position
 * @typedef {object} Mutant
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {string} status
 * @property {{ start: Position }} location
 * @property {readonly string[]} [coveredBy] ids of tests
 * @property {readonly string[]} [killedBy] ids of tests
 *
 * @typedef {object} MutationReport
 * @property {Readonly<Record<string, { mutants: readonly Mutant[] }>>} files
 * @property {Readonly<Record<string, { tests: readonly { id: string, name: string }[] }>>} [testFiles]
 *
 * @typedef {{ rule: string, reached: number, killed: number, survived: number }} RuleScore
 * @typedef {{ place: string, mutator: string, replacement: string, rules: string[] }} Survivor
 */

const ruleNumber = /\bR-[A-Z0-9]+(?:[-.][A-Za-z0-9]+)*/g;
const lives = new Set(['Survived', 'NoCoverage']);
const dies = new Set(['Killed', 'Timeout']);

/**
 * For every cited rule: how many mutations its tests reached, how many they noticed, and how many nobody noticed.
 * @param {MutationReport} report
 * @returns {{ scores: RuleScore[], survivors: Survivor[] }}
 */
export function judgeRules(report) {
  const rulesOfTest = new Map(
    Object.values(report.testFiles ?? {}).flatMap(({ tests }) =>
      tests.map(({ id, name }) => /** @type {const} */ ([id, name.match(ruleNumber) ?? []])),
    ),
  );
  /** @param {readonly string[] | undefined} tests */
  const rulesOf = (tests) => [...new Set((tests ?? []).flatMap((id) => rulesOfTest.get(id) ?? []))].sort();

  /** @type {Map<string, RuleScore>} */
  const scores = new Map();
  for (const rule of [...rulesOfTest.values()].flat().sort())
    scores.set(rule, { rule, reached: 0, killed: 0, survived: 0 });
  /** @type {Survivor[]} */
  const survivors = [];

  for (const [file, { mutants }] of Object.entries(report.files)) {
    for (const mutant of mutants) {
      if (!lives.has(mutant.status) && !dies.has(mutant.status)) continue;
      const killers = rulesOf(mutant.killedBy);
      const rules = rulesOf(mutant.coveredBy);
      for (const rule of rules) {
        const score = scores.get(rule);
        if (!score) continue;
        score.reached += 1;
        if (killers.includes(rule) || mutant.status === 'Timeout') score.killed += 1;
        if (lives.has(mutant.status)) score.survived += 1;
      }
      if (lives.has(mutant.status)) survivors.push(describe(file, mutant, rules));
    }
  }
  return { scores: [...scores.values()], survivors };
}

/**
 * @param {string} file
 * @param {Mutant} mutant
 * @param {string[]} rules
 * @returns {Survivor}
 */
function describe(file, { mutatorName, replacement = '', location }, rules) {
  const place = `${file}:${location.start.line}:${location.start.column}`;
  const shown = replacement.replace(/\s+/g, ' ');
  return { place, mutator: mutatorName, replacement: shown.length > 60 ? `${shown.slice(0, 59)}…` : shown, rules };
}
