import type { Row } from '../rows.ts';

/** What a run of `npm run bench -- --part scale` has found; bench/scale/measured.json has one. */
export interface Measured {
  /** Milliseconds of CPU for a move, with all its watchers, on one process and on several. */
  readonly moveCpu: number;
  readonly clusterMoveCpu: number;
  /** Milliseconds of CPU of PostgreSQL for a move. */
  readonly databaseCpu: number;
  /** Milliseconds of CPU for an answer of a bot that searches. */
  readonly botCpu: number;
  /** KB of heap for a table that is being watched. */
  readonly tableHeap: number;
  /** Bytes on the disk for an entry, with its index. */
  readonly entryBytes: number;
}

/** How people play. Nobody has measured this: change it to what a hall sees. */
export interface Habits {
  readonly movesPerPlayer: number;
  /** Minutes of a day that a player is connected. */
  readonly minutes: number;
  /** The part of a day's play that falls into its busiest hour. */
  readonly busiestHour: number;
  readonly playersPerTable: number;
  /** Answers of bots for each move of a person. */
  readonly botAnswers: number;
  /** How much of a core may be used on average, so that nobody waits. */
  readonly load: number;
}

export const usualHabits: Habits = {
  movesPerPlayer: 180,
  minutes: 60,
  busiestHour: 0.12,
  playersPerTable: 2.5,
  botAnswers: 0.5,
  load: 0.5,
};

export interface Hall {
  readonly movesPerSecond: number;
  readonly connected: number;
  readonly tables: number;
  readonly processes: number;
  readonly heap: number;
  readonly botCores: number;
  readonly databaseCores: number;
  readonly databases: number;
  readonly gigabytesPerYear: number;
}

/** A process computes moves on one core. */
const CORES_OF_A_PROCESS = 1;
/** Cores of a large machine for one PostgreSQL; beyond that, matches are spread over several. */
const CORES_OF_A_DATABASE = 16;

/** What a hall needs in its busiest hour. */
export function hallFor(players: number, measured: Measured, habits: Habits = usualHabits): Hall {
  const { movesPerPlayer, minutes, busiestHour, playersPerTable, botAnswers, load } = habits;
  const people = (players * movesPerPlayer * busiestHour) / 3600;
  const entries = people * (1 + botAnswers);
  const coresFor = (milliseconds: number, each: number) => (each * milliseconds) / 1000 / load;
  const alone = coresFor(measured.moveCpu, entries);
  // One process needs no others; as soon as there are several, each move is also played where it is only watched.
  const processes = alone <= CORES_OF_A_PROCESS ? 1 : Math.ceil(coresFor(measured.clusterMoveCpu, entries));
  const connected = (players * minutes * busiestHour) / 60;
  const tables = connected / playersPerTable;
  const databaseCores = coresFor(measured.databaseCpu, entries);
  return {
    movesPerSecond: entries,
    connected,
    tables,
    processes,
    heap: (tables * measured.tableHeap) / 1024,
    botCores: coresFor(measured.botCpu, people * botAnswers),
    databaseCores: processes === 1 ? 0 : databaseCores,
    databases: processes === 1 ? 0 : Math.ceil(databaseCores / CORES_OF_A_DATABASE),
    gigabytesPerYear: (players * movesPerPlayer * (1 + botAnswers) * 365 * measured.entryBytes) / 1e9,
  };
}

const units: { readonly [name in keyof Hall]: string } = {
  movesPerSecond: 'moves/s',
  connected: 'people',
  tables: 'tables',
  processes: 'processes',
  heap: 'MB heap',
  botCores: 'cores',
  databaseCores: 'cores',
  databases: 'PostgreSQL',
  gigabytesPerYear: 'GB/year',
};

export const modelRows = (counts: readonly number[], measured: Measured): Row[] =>
  counts.flatMap((players) =>
    Object.entries(hallFor(players, measured)).map(([name, value]) => ({
      name: `model-${players}-${name}`,
      unit: units[name as keyof Hall],
      ours: Number(value < 10 ? value.toPrecision(2) : value.toFixed(0)),
    })),
  );
