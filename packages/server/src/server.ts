import type { AddressInfo } from 'node:net';
import type { Game } from '@cinderhall/kernel';
import { games as registered } from '@cinderhall/registry';
import type { FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import { Driver } from './bots/driver.ts';
import { Thinkers } from './bots/thinkers.ts';
import { Sweep } from './clocks/sweep.ts';
import type { Config } from './config.ts';
import { Fault } from './errors.ts';
import type { House } from './house.ts';
import type { Desk } from './http/desk.ts';
import { hostRoutes } from './http/routes/host.ts';
import { peopleRoutes } from './http/routes/people.ts';
import { playRoutes } from './http/routes/play.ts';
import { recordRoutes } from './http/routes/records.ts';
import { reminderRoutes } from './http/routes/reminders.ts';
import { tableRoutes } from './http/routes/tables.ts';
import { newApp, type Site, serveSite } from './http/server.ts';
import { Visitors } from './http/visitors.ts';
import { newSeed } from './ids.ts';
import { Handler } from './live/handle.ts';
import { Sockets } from './live/sockets.ts';
import { exportAll } from './people/export.ts';
import { Play } from './play/play.ts';
import { Reminders } from './reminders/reminders.ts';
import { Store, type StoreOptions } from './store/store.ts';
import { leaveAll } from './tables/departure.ts';
import { Metrics } from './watch/metrics.ts';
import { Patrol } from './watch/patrol.ts';
import { Rounds } from './watch/rounds.ts';

/** Standard output belongs to whoever started the server. */
const STDERR = 2;

export interface ServerOptions {
  readonly config: Config;
  readonly site?: Site;
  readonly games?: readonly Game[];
  /** Milliseconds since 1970; tests have clocks of their own. */
  readonly now?: () => number;
  /** The seed of a new match; tests repeat theirs. */
  readonly newSeed?: () => string;
  readonly log?: Logger;
  readonly store?: Partial<StoreOptions>;
}

export interface Server {
  readonly address: string;
  readonly port: number;
  readonly house: House;
  readonly play: Play;
  readonly sockets: Sockets;
  readonly sweep: Sweep;
  readonly patrol: Patrol;
  readonly reminders: Reminders;
  close(): Promise<void>;
}

/** Opens the house: the store, the tables, the bots, HTTP and WebSockets, on one port. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { config } = options;
  const log = options.log ?? pino({ level: config.logLevel, base: null }, pino.destination(STDERR));
  const store = await Store.open({ data: config.data, address: config.database, ...options.store });
  try {
    return await furnish(options, { config, store, log, ...rest(options) });
  } catch (error) {
    await store.close();
    throw error;
  }
}

const rest = ({ games, now, newSeed: seed }: ServerOptions) => ({
  games: games ?? registered,
  metrics: new Metrics(true),
  now: now ?? Date.now,
  newSeed: seed ?? newSeed,
});

async function furnish({ site, config }: ServerOptions, house: House): Promise<Server> {
  const { store, log } = house;
  const play = new Play(house);
  const thinkers = new Thinkers();
  const driver = new Driver(house, play, thinkers);
  const reminders = await Reminders.open(house, play);
  const sweep = new Sweep(house, play, driver, reminders);
  const visitors = await Visitors.open(house);
  const handler = new Handler(house, play, thinkers);
  const sockets = new Sockets(house, play, handler, visitors);
  const patrol = new Patrol(house, play, sockets);
  const rounds = new Rounds(log);
  play.onMoved = (table, live, own) => {
    reminders.moved(table, live);
    if (own) driver.drive(table, live);
  };
  play.turns = (table, live) => reminders.turns(table, live);
  store.onNotice = (notice) => patrol.heard(notice);
  store.onMissed = () => void sockets.refreshAll();

  const app = await newApp(house, visitors);
  const desk: Desk = {
    app,
    house,
    play,
    thinkers,
    visitors,
    handler,
    sockets,
    ...whoAsks(visitors),
    changed: (id) => patrol.changed(id, driver),
    leaveAll: async (person) => {
      for (const id of await leaveAll(house, play, person)) await patrol.changed(id, driver);
    },
    exportAll: (person) => exportAll(house, play, person),
  };
  peopleRoutes(desk);
  tableRoutes(desk);
  playRoutes(desk);
  recordRoutes(desk);
  reminderRoutes(desk, reminders);
  hostRoutes(desk);
  await serveSite(app, site);
  sockets.serve(app.server);
  const close = async () => {
    driver.close();
    await rounds.close();
    await sockets.close();
    await app.close();
    await thinkers.close();
    await play.close();
    await store.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host ?? 'localhost' });
  } catch (error) {
    await close();
    throw error;
  }

  const { timing } = config;
  // A lone process is the only one that can look after tables whose bots wait.
  await sweep.run(store.kind === 'sqlite');
  rounds.every(timing.sweep, 'sweep', () => sweep.run());
  rounds.every(timing.poll, 'poll', () => patrol.poll());
  rounds.every(Math.min(timing.idle, 60_000), 'forget', () => play.forget(house.now() - timing.idle));
  rounds.every(Math.min(timing.rest, 20_000), 'rest', () => play.rest(house.now() - timing.rest));
  rounds.every(timing.keep, 'keep', () => play.keepAll());
  rounds.every(timing.reminders, 'reminders', () => reminders.deliver());

  const { port } = app.server.address() as AddressInfo;
  const host = config.host ?? 'localhost';
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return { address, port, house, play, sockets, sweep, patrol, reminders, close };
}

function whoAsks(visitors: Visitors): Pick<Desk, 'guestOf' | 'visitorOf'> {
  const visitorOf = (request: FastifyRequest) => visitors.personOf(request.headers.cookie);
  return {
    visitorOf,
    guestOf: async (request) => {
      const person = await visitorOf(request);
      if (!person) throw new Fault('session.none');
      return person;
    },
  };
}
