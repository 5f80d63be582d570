import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '@cinderhall/registry';
import { median, quantile } from '../measure.ts';
import { tableOf } from '../play.ts';
import type { Row } from '../rows.ts';
import { played } from '../saves.ts';
import type { OurMemory, OurServer } from './ours.ts';
import type { LoadServer, LoadTable } from './table.ts';

/** Games with so many steps are no samples. */
const LONG = 200;

export interface LoadPlan {
  readonly matches: number;
  /** Milliseconds of one turn, and how many turns each server gets. */
  readonly slice: number;
  readonly rounds: number;
  readonly pace: number;
  readonly idleTables: number;
  /** Of each real game. */
  readonly realTables: number;
  readonly connections: number;
}

export const usualLoad: LoadPlan = {
  matches: 50,
  slice: 4_000,
  rounds: 3,
  pace: 200,
  idleTables: 500,
  realTables: 120,
  connections: 2_000,
};
export const tinyLoad: LoadPlan = {
  matches: 3,
  slice: 150,
  rounds: 1,
  pace: 50,
  idleTables: 5,
  realTables: 2,
  connections: 10,
};

interface Served {
  readonly server: LoadServer;
  readonly tables: readonly LoadTable[];
  readonly speeds: number[];
  /** Moves for each CPU-second of the server: what a busy machine leaves alone. */
  readonly thrift: number[];
  readonly waits: number[];
}

/** Our server beside theirs, in turns, so that whatever else the machine does falls on both alike. */
export async function loadRows(
  ours: OurServer,
  theirs: LoadServer | null,
  plan: LoadPlan,
  tell: (part: string) => void,
): Promise<Row[]> {
  const sides: Served[] = [];
  for (const server of theirs ? [ours, theirs] : [ours])
    sides.push({ server, tables: await server.tables(plan.matches), speeds: [], thrift: [], waits: [] });
  // Until both are compiled: on a busy machine that takes a while.
  for (let round = 0; round < 2; round++) for (const { tables } of sides) await flatOut(tables, plan.slice);
  for (let round = 0; round < plan.rounds; round++)
    for (const { server, tables, speeds, thrift } of sides) {
      tell('moves per second');
      const before = await server.cpu();
      const { moves, seconds } = await flatOut(tables, plan.slice);
      speeds.push(moves / seconds);
      thrift.push(moves / ((await server.cpu()) - before));
    }
  for (let round = 0; round < plan.rounds; round++)
    for (const { tables, waits } of sides) {
      tell(`waits at ${plan.pace} moves per second`);
      waits.push(...(await paced(tables, plan.slice, plan.pace)));
    }
  for (const { tables } of sides) for (const table of tables) table.close();
  const [own, other] = sides;
  const speed = (side: Served | undefined) => side && Math.round(median(side.speeds));
  const thrift = (side: Served | undefined) => side && Math.round(median(side.thrift));
  const wait = (side: Served | undefined, part: number) => side && Number(quantile(side.waits, part).toFixed(2));
  const pace = `at-${plan.pace}`;
  return [
    row('server-moves', 'moves/s', speed(own) ?? 0, speed(other), 'more'),
    row('server-moves-cpu', 'moves/CPU-s', thrift(own) ?? 0, thrift(other), 'more'),
    row(`server-p50-${pace}`, 'ms', wait(own, 0.5) ?? 0, wait(other, 0.5), 'less'),
    row(`server-p99-${pace}`, 'ms', wait(own, 0.99) ?? 0, wait(other, 0.99), 'less'),
    ...(await memoryRows(ours, plan, tell)),
  ];
}

/** Every match as fast as its two clients can play it. */
async function flatOut(tables: readonly LoadTable[], milliseconds: number) {
  const started = performance.now();
  const until = started + milliseconds;
  let moves = 0;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < until) {
        await table.move();
        moves += 1;
      }
    }),
  );
  return { moves, seconds: (performance.now() - started) / 1000 };
}

/** So many moves a second, spread over the matches; answers with how long each took until both clients knew. */
async function paced(tables: readonly LoadTable[], milliseconds: number, pace: number): Promise<number[]> {
  const waits: number[] = [];
  const free = [...tables];
  const started = performance.now();
  const pending: Promise<void>[] = [];
  for (let i = 0; i < (pace * milliseconds) / 1000; i++) {
    const due = started + (i * 1000) / pace;
    const now = performance.now();
    if (due > now) await sleep(due - now);
    const table = free.shift();
    if (!table) continue;
    const from = performance.now();
    pending.push(
      table.move().then(() => {
        waits.push(performance.now() - from);
        free.push(table);
      }),
    );
  }
  await Promise.all(pending);
  return waits;
}

async function memoryRows(ours: OurServer, plan: LoadPlan, tell: (part: string) => void): Promise<Row[]> {
  tell('tables');
  const people = [await ours.person('Cid'), await ours.person('Dot')] as const;
  const rows = await weighed(ours, 'table', plan.idleTables, () => ours.start(people));
  for (const game of games.filter(({ usualSteps }) => usualSteps >= LONG)) {
    tell(game.id);
    const table = tableOf(game);
    const half = Math.floor(game.usualSteps / 2);
    rows.push(
      ...(await weighed(ours, game.id, plan.realTables, (n) => ours.bring(people[0], played(table, n, half).save()))),
    );
  }
  tell('connections');
  const before = await ours.memory();
  const lines = [];
  for (let i = 0; i < plan.connections; i++) lines.push(await ours.line(people[0]));
  const held = await ours.memory();
  for (const line of lines) line.terminate();
  const each = kilobytes((held.heapUsed - before.heapUsed) / plan.connections);
  return [
    ...rows,
    row('server-connections', 'held', held.connections, undefined, 'more'),
    row('server-connection', 'KB heap', each, undefined, 'less'),
  ];
}

/** What a table weighs while its match is in memory, and once nobody has looked at it for a while. */
async function weighed(
  ours: OurServer,
  name: string,
  count: number,
  open: (n: number) => Promise<unknown>,
): Promise<Row[]> {
  await open(0);
  await ours.rest();
  const before = await ours.memory();
  for (let n = 1; n <= count; n++) await open(n);
  const opened = await ours.memory();
  await ours.rest();
  const idle = await ours.memory();
  const each = ({ heapUsed }: OurMemory) => kilobytes((heapUsed - before.heapUsed) / count);
  return [
    row(`server-open-${name}`, 'KB heap', each(opened), undefined, 'less'),
    row(`server-idle-${name}`, 'KB heap', each(idle), undefined, 'less'),
  ];
}

const kilobytes = (bytes: number): number => Number((bytes / 1024).toFixed(1));

function row(name: string, unit: string, ours: number, peer: number | undefined, better: 'more' | 'less'): Row {
  if (peer === undefined) return { name, unit, ours };
  return { name, unit, ours, peer, ratio: Number((better === 'more' ? ours / peer : peer / ours).toFixed(1)) };
}
