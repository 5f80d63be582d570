import { setTimeout as sleep } from 'node:timers/promises';
import type { Level } from '@cinderhall/bots';
import { at } from '@cinderhall/kernel';
import { Store } from '@cinderhall/server';
import { OurServer } from '../load/ours.ts';
import { median, quantile } from '../measure.ts';
import type { Row } from '../rows.ts';
import { Beginnings, longGames } from './beginnings.ts';
import { botAnswer } from './bots.ts';
import { Crowd } from './crowd.ts';
import { databaseCpu, entryBytes } from './database.ts';
import { settled, settling } from './settled.ts';

export interface ScalePlan {
  /** How many tables are active on one process. */
  readonly counts: readonly number[];
  /** Moves a second, at all tables together, and for how many milliseconds in each of so many rounds. */
  readonly pace: number;
  readonly slice: number;
  readonly rounds: number;
  /** Before each round, matches are begun anew that have gone on by more moves than this: few tables get many. */
  readonly furthest: number;
  /** Milliseconds in which nobody moves, before each round. */
  readonly silence: number;
  /** Matches of bots that run beside people. */
  readonly botMatches: number;
  readonly botLevel: Level;
  /** Of bots in each game, to see what thinking costs. */
  readonly botAnswers: number;
  /** Processes on one PostgreSQL, and the tables on all of them together. */
  readonly processes: readonly number[];
  readonly sharedTables: number;
}

export const usualScale: ScalePlan = {
  counts: [10, 100, 500, 2_000],
  pace: 40,
  slice: 6_000,
  rounds: 4,
  furthest: 12,
  silence: 3_000,
  botMatches: 40,
  botLevel: 'veteran',
  botAnswers: 6,
  processes: [1, 2, 3],
  sharedTables: 100,
};
export const tinyScale: ScalePlan = {
  counts: [2, 4],
  pace: 20,
  slice: 200,
  rounds: 1,
  furthest: 0,
  silence: 100,
  botMatches: 1,
  botLevel: 'greedy',
  botAnswers: 1,
  processes: [2],
  sharedTables: 2,
};

export interface ScaleParts {
  /** The bundled program of our server. */
  readonly program: string;
  /** The address of an empty database; null where there is no PostgreSQL. */
  readonly database: (() => Promise<string>) | null;
  readonly tell: (part: string) => void;
}

/** Real matches, ever more of them, on one process with SQLite and on several with PostgreSQL. */
export async function scaleRows(plan: ScalePlan, parts: ScaleParts): Promise<Row[]> {
  return [...(await aloneRows(plan, parts)), ...(await besideBots(plan, parts)), ...(await sharedRows(plan, parts))];
}

async function aloneRows(plan: ScalePlan, { program, tell }: ScaleParts): Promise<Row[]> {
  const server = await OurServer.open(program, settling);
  const store = await Store.open({ data: server.data });
  const crowd = new Crowd([server], store, new Beginnings());
  const rows: Row[] = [];
  try {
    // The first tables are only played at until everything is compiled.
    await crowd.grow(at(plan.counts, 0));
    await crowd.play(plan.slice * plan.rounds, plan.pace);
    const empty = await server.memory();
    const first = crowd.size;
    for (const count of plan.counts) {
      tell(`${count} tables`);
      await crowd.grow(count);
      await settled(store);
      rows.push(...(await measured(plan, { servers: [server], store, crowd }, `scale-${count}`)));
    }
    tell('memory');
    const { heapUsed } = await server.memory();
    const each = (heapUsed - empty.heapUsed) / Math.max(1, crowd.size - first) / 1024;
    rows.push(row('scale-heap-of-a-watched-table', 'KB heap', each));
  } finally {
    await crowd.close();
    await store.close();
    await server.close();
  }
  return rows;
}

interface Hall {
  readonly servers: readonly OurServer[];
  readonly store: Store;
  readonly crowd: Crowd;
}

/** CPU of a move and waits while everybody plays, and what the processes use while nobody does. */
async function measured(plan: ScalePlan, { servers, store, crowd }: Hall, name: string): Promise<Row[]> {
  const used = async () => {
    const each = await Promise.all(servers.map((server) => server.cpu()));
    return each.reduce((sum, cpu) => sum + cpu, 0);
  };
  await crowd.play(plan.slice, plan.pace);
  const idles: number[] = [];
  const spent: { readonly cpu: number; readonly moves: number }[] = [];
  const waits: number[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    if (await crowd.renew(plan.furthest)) await settled(store);
    const silent = await used();
    await sleep(plan.silence);
    const from = await used();
    const some = await crowd.play(plan.slice, plan.pace);
    idles.push((from - silent) / plan.silence);
    spent.push({ cpu: (await used()) - from, moves: some.length });
    waits.push(...some);
  }
  // The median: memory is tidied up now and then, in whichever silence it happens to be.
  const idle = median(idles);
  const costs = spent.map(({ cpu, moves }) => ((cpu - idle * plan.slice) * 1000) / Math.max(1, moves));
  return [
    row(`${name}-move`, 'ms CPU', median(costs)),
    row(`${name}-p50`, 'ms', quantile(waits, 0.5)),
    row(`${name}-p99`, 'ms', quantile(waits, 0.99)),
    row(`${name}-idle`, 'ms CPU/s', idle * 1e6),
  ];
}

/** What people wait while bots think, and before. */
async function besideBots(plan: ScalePlan, { program, tell }: ScaleParts): Promise<Row[]> {
  tell(`${plan.botMatches} matches of bots`);
  const server = await OurServer.open(program);
  const store = await Store.open({ data: server.data });
  const crowd = new Crowd([server], store, new Beginnings());
  const played = () => crowd.play(plan.slice * plan.rounds, plan.pace);
  await crowd.grow(at(plan.counts, 0));
  await played();
  const quiet = await played();
  const owner = await server.person('Cid');
  for (let i = 0; i < plan.botMatches; i++)
    await server.startBots(owner, at(longGames, i % longGames.length).id, plan.botLevel);
  const beside = await played();
  await crowd.close();
  await store.close();
  await server.close();
  const [alone, busy] = [quantile(quiet, 0.99), quantile(beside, 0.99)];
  return [
    row('scale-without-bots-p99', 'ms', alone),
    row('scale-beside-bots-p99', 'ms', busy),
    row('scale-beside-bots', '× of the wait without', busy / alone),
    row('scale-bot-answer', 'ms CPU', botAnswer(plan.botLevel, plan.botAnswers)),
  ];
}

async function sharedRows(plan: ScalePlan, { program, database, tell }: ScaleParts): Promise<Row[]> {
  if (!database) return [];
  const rows: Row[] = [];
  const beginnings = new Beginnings();
  for (const count of plan.processes) {
    tell(`${count} processes`);
    const address = await database();
    const servers: OurServer[] = [];
    for (let i = 0; i < count; i++) servers.push(await OurServer.open(program, { DATABASE_URL: address, ...settling }));
    const store = await Store.open({ data: '', address });
    const crowd = new Crowd(servers, store, beginnings);
    try {
      await crowd.grow(plan.sharedTables);
      // Each of them has to have played as much, until everything is compiled.
      await crowd.play(plan.slice * plan.rounds * count, plan.pace);
      await settled(store);
      rows.push(...(await measured(plan, { servers, store, crowd }, `scale-processes-${count}`)));
      const from = databaseCpu();
      const moves = await crowd.play(plan.slice * plan.rounds, plan.pace);
      const database = ((databaseCpu() - from) * 1000) / Math.max(1, moves.length);
      rows.push(row(`scale-processes-${count}-database`, 'ms CPU', database));
      rows.push(row(`scale-processes-${count}-entry`, 'bytes', await entryBytes(store)));
    } finally {
      await crowd.close();
      await store.close();
      for (const server of servers) await server.close();
    }
  }
  return rows;
}

const row = (name: string, unit: string, ours: number): Row => ({ name, unit, ours: Number(ours.toFixed(3)) });
