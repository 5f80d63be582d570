import type { GameId } from '@cinderhall/kernel';

/** The layout of a file of weights. Another layout is another number, and is not read. */
export const WEIGHTS_FORMAT = 1;

/** What was learned of a game. Facts and traits are matched by name: one that is missing on either side counts 0. */
export interface Weights {
  readonly game: GameId;
  /** How many matches were played for it. */
  readonly matches: number;
  /** Whether bots play by it: not where the arena found them no stronger for it. Chances are shown in any case. */
  readonly plays: boolean;
  readonly facts: readonly string[];
  readonly hidden: number;
  /** For each fact, what it adds to every hidden unit, and last to the result itself. */
  readonly rows: Float64Array;
  /** What every hidden unit, and last the result, begins with. */
  readonly bias: Float64Array;
  /** What every hidden unit adds to the result. */
  readonly out: Float64Array;
  readonly traits: readonly string[];
  /** What each trait adds to the value of a choice. */
  readonly theta: Float64Array;
  /** How much a point of the game's own `insight.value` counts beside them. */
  readonly scale: number;
  /** By seats at the table, from one on: slope and offset from the evaluator's result to the log-odds of winning. */
  readonly chances: readonly Platt[];
}

export type Platt = readonly [slope: number, offset: number];

/** As it lies in a file: rows as whole numbers of a byte each, every row with its own unit. */
interface WeightsFile {
  readonly format: number;
  readonly game: GameId;
  readonly matches: number;
  readonly plays: boolean;
  readonly facts: readonly string[];
  readonly hidden: number;
  readonly units: readonly number[];
  readonly rows: string;
  readonly bias: readonly number[];
  readonly out: readonly number[];
  readonly traits: readonly string[];
  readonly theta: readonly number[];
  readonly scale: number;
  readonly chances: readonly Platt[];
}

const MOST = 127;
const short = (n: number): number => Number(n.toPrecision(4));

export function writeWeights(weights: Weights): WeightsFile {
  const { facts, hidden, rows } = weights;
  const width = hidden + 1;
  const bytes = new Uint8Array(rows.length);
  const units = facts.map((_, fact) => {
    const row = rows.subarray(fact * width, (fact + 1) * width);
    const unit = short(row.reduce((most, n) => Math.max(most, Math.abs(n)), 0) / MOST) || 1;
    for (const [i, n] of row.entries()) {
      bytes[fact * width + i] = Math.max(-MOST, Math.min(MOST, Math.round(n / unit)));
    }
    return unit;
  });
  return {
    ...weights,
    format: WEIGHTS_FORMAT,
    units,
    rows: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
    bias: Array.from(weights.bias, short),
    out: Array.from(weights.out, short),
    theta: Array.from(weights.theta, short),
    scale: short(weights.scale),
    chances: weights.chances.map(([slope, offset]) => [short(slope), short(offset)]),
  };
}

/** The weights in a file, or why they cannot be read. */
export function readWeights(game: GameId, file: unknown): Weights | string {
  if (!isFile(file)) return 'it is no file of weights, or of another format';
  if (file.game !== game) return `it belongs to ${file.game}`;
  const { facts, hidden, traits, units, bias, out, theta } = file;
  const width = hidden + 1;
  const bytes = decoded(file.rows);
  const fits =
    units.length === facts.length &&
    bytes?.length === facts.length * width &&
    bias.length === width &&
    out.length === hidden &&
    theta.length === traits.length;
  if (!fits || !bytes) return 'its parts do not fit together';
  // A byte above 127 stands for a negative number.
  const rows = Float64Array.from(
    new Int8Array(bytes.buffer),
    (whole, i) => whole * (units[Math.floor(i / width)] ?? 0),
  );
  return {
    game,
    matches: file.matches,
    plays: file.plays,
    facts,
    hidden,
    rows,
    bias: Float64Array.from(bias),
    out: Float64Array.from(out),
    traits,
    theta: Float64Array.from(theta),
    scale: file.scale,
    chances: file.chances,
  };
}

function decoded(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

const isNumber = (n: unknown): n is number => typeof n === 'number' && Number.isFinite(n);
const isNumbers = (list: unknown): list is number[] => Array.isArray(list) && list.every(isNumber);
const isNames = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((name) => typeof name === 'string');

function isFile(file: unknown): file is WeightsFile {
  if (typeof file !== 'object' || file === null) return false;
  const { format, game, matches, plays, facts, hidden, units, rows, bias, out, traits, theta, scale, chances } =
    file as Partial<Record<keyof WeightsFile, unknown>>;
  return (
    format === WEIGHTS_FORMAT &&
    typeof game === 'string' &&
    typeof plays === 'boolean' &&
    typeof rows === 'string' &&
    [matches, hidden, scale].every(isNumber) &&
    [facts, traits].every(isNames) &&
    [units, bias, out, theta].every(isNumbers) &&
    Array.isArray(chances) &&
    chances.every((one) => isNumbers(one) && one.length === 2)
  );
}
