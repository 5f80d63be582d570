import { type Game, isRefused, readOptions } from '@cinderhall/kernel';
import { partOf, roundsOf, thinking } from './growth.ts';
import { alternate, type Budget, type Work, warmUpAll } from './measure.ts';
import { checked, inPlace, largest, type Table, tableOf, wholeMatches, withCopy } from './play.ts';
import { loading, STEPS, savesOf } from './saves.ts';

export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer?: number;
  /** How many times better than the peer. */
  readonly ratio?: number;
}

export interface Bench {
  readonly games: readonly Game[];
  /** The small card game that our figures are set for, once there is one. */
  readonly cardGame: Game | undefined;
  /** Noughts and crosses on boardgame.io's reducer. */
  readonly peer: Work | null;
  readonly budget: Budget;
  progress(done: number, total: number): void;
}

const FASTER = 'steps/CPU-s';
const MATCHES = 'matches/CPU-s';
const DEARER = '× a step';
const CARD_GAME = 'sample-card-game';
const CARD_GAME_SEATS = 4;
const REPEATS = 500;

/** All rows, one game after another. All games have been played by then, as in every server and browser. */
export function rowsOf({ games, cardGame, peer, budget, progress }: Bench): Row[] {
  const total = games.length + 2;
  const rows: Row[] = [];
  const tables = games.map((game) => tableOf(game, game === cardGame ? CARD_GAME_SEATS : game.seats.max));
  const works = tables.map((table) => [inPlace(table), withCopy(table), checked(table)]);
  warmUpAll(works.flat(), budget);
  for (const [i, table] of tables.entries()) {
    progress(i, total);
    const speeds = speedRows(table.game.id, works[i] ?? [], peer, budget);
    rows.push(...speeds);
    rows.push(...matchRows(table, budget));
    rows.push(...presetRows(table, peer, budget));
    rows.push(...growthRows(table, works[i]?.[0], budget));
    rows.push(...thinkingRows(table, budget));
    if (table.game === cardGame)
      rows.push(...speeds.map((row) => ({ ...row, name: row.name.replace(table.game.id, CARD_GAME) })));
  }
  progress(games.length, total);
  rows.push(...stateRows(tables, budget));
  progress(games.length + 1, total);
  const saved = tables.find(({ game }) => game === cardGame) ?? tables[0];
  if (saved) rows.push(...saveRows(saved, budget));
  return rows;
}

function speedRows(id: string, works: readonly Work[], peer: Work | null, budget: Budget): Row[] {
  const names = [id, `${id}-with-copy`, `${id}-checked`];
  const speeds = alternate(peer ? [...works, peer] : works, budget);
  const theirs = peer ? speeds[works.length] : undefined;
  return names.map((name, i) => row(name, FASTER, Math.round(speeds[i] ?? 0), theirs && Math.round(theirs), 'more'));
}

function matchRows(table: Table, budget: Budget): Row[] {
  const [matches = 0] = alternate([wholeMatches(table)], budget);
  return [row(`${table.game.id}, whole matches`, MATCHES, hundredths(matches), undefined, 'more')];
}

/** The game's presets, as search walks through them: expansions must not make it slow. */
function presetRows({ game, seats }: Table, peer: Work | null, budget: Budget): Row[] {
  return Object.entries(game.options.presets ?? {}).flatMap(([name, chosen]) => {
    const table = Object.keys(chosen).length > 0 ? largestTable(game, seats, chosen) : undefined;
    if (!table) return [];
    const works = [inPlace(table), withCopy(table)];
    const speeds = alternate(peer ? [...works, peer] : works, budget);
    const theirs = peer ? Math.round(speeds[works.length] ?? 0) : undefined;
    return ['', ', with copy'].map((how, i) =>
      row(`${game.id}, ${name}${how}`, FASTER, Math.round(speeds[i] ?? 0), theirs, 'more'),
    );
  });
}

/** How much dearer a step is later in a match than at its beginning, and with more seats than with the fewest. */
function growthRows(table: Table, full: Work | undefined, budget: Budget): Row[] {
  const { game, seats } = table;
  const dearer = (first: Work, others: readonly Named[]): Row[] => {
    const [least = 0, ...speeds] = alternate([first, ...others.map(([, work]) => work)], budget);
    return others.map(([name], i) =>
      row(`${game.id}, ${name}`, DEARER, hundredths(least / (speeds[i] ?? 1)), undefined, 'less'),
    );
  };
  const rows = dearer(partOf(table, 'first'), [['last fifth of a match', partOf(table, 'last')]]);
  const [begin, ...later] = roundsOf(table);
  if (begin) {
    const [first, work] = begin;
    rows.push(
      ...dearer(
        work,
        later.map(([round, each]): Named => [`round ${round} after ${first}`, each]),
      ),
    );
  }
  const few = Math.max(game.seats.min, 2);
  if (!full || few >= seats) return rows;
  const more = Array.from({ length: seats - few }, (_, i) => few + 1 + i).map(
    (n): Named => [`${n} seats after ${few}`, n === seats ? full : inPlace(tableOf(game, n))],
  );
  return [...rows, ...dearer(inPlace(tableOf(game, few)), more)];
}

type Named = readonly [name: string, work: Work];

function thinkingRows(table: Table, budget: Budget): Row[] {
  const levels = ['veteran', 'warlord'] as const;
  const speeds = alternate(
    levels.map((level) => thinking(table, level)),
    budget,
  );
  return levels.map((level, i) =>
    row(`${table.game.id}, ${level}`, 'iterations/CPU-s', Math.round(speeds[i] ?? 0), undefined, 'more'),
  );
}

const hundredths = (n: number): number => Number(n.toFixed(2));

/** A preset may be for fewer seats than the game has. */
function largestTable(game: Game, most: number, chosen: object): Table | undefined {
  for (let seats = most; seats >= game.seats.min; seats--)
    if (!isRefused(readOptions(game.options, chosen, seats))) return tableOf(game, seats, chosen);
  return undefined;
}

function stateRows(tables: readonly Table[], budget: Budget): Row[] {
  if (tables.length === 0) return [];
  const { table, position } = largest(tables);
  const { schema } = table.game;
  const { state } = position;
  const [copy = 0, clone = 0, view = 0] = alternate(
    [repeated(() => schema.copy(state)), repeated(() => structuredClone(state)), repeated(() => schema.view(state, 0))],
    budget,
  );
  const nanoseconds = (rate: number): number => Math.round(1e9 / rate);
  return [
    row('state-copy', 'ns', nanoseconds(copy), nanoseconds(clone), 'less'),
    row('view', 'ns', nanoseconds(view), undefined, 'less'),
  ];
}

/** What is made is kept for a moment, so that no compiler finds out that nobody needs it. */
let kept: unknown;
const repeated =
  (make: () => unknown): Work =>
  () => {
    for (let i = 0; i < REPEATS; i++) kept = make();
    return kept === undefined ? 0 : REPEATS;
  };

function saveRows(table: Table, budget: Budget): Row[] {
  const saves = savesOf(table);
  const bytes = saves.reduce((sum, save) => sum + Buffer.byteLength(save), 0);
  const [loads = 0] = alternate([loading(table, saves)], budget);
  return [
    row(`save-${STEPS}-steps`, 'bytes', bytes, undefined, 'less'),
    row(`load-${STEPS}-steps`, 'ms', Number((1000 / loads).toFixed(2)), undefined, 'less'),
  ];
}

function row(name: string, unit: string, ours: number, peer: number | undefined, better: 'more' | 'less'): Row {
  if (peer === undefined) return { name, unit, ours };
  const ratio = better === 'more' ? ours / peer : peer / ours;
  return { name, unit, ours, peer, ratio: Number(ratio.toFixed(1)) };
}
