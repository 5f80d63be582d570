import type { Game } from '@cinderhall/kernel';
import { games as registered } from '@cinderhall/registry';
import type { FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import { BotWorkers } from './bots/bot-workers.ts';
import { BotDriver } from './bots/driver.ts';
import { DueTableSweeper } from './clocks/due-table-sweeper.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './context.ts';
import { Fault } from './errors.ts';
import { addressOf, networkOf } from './http/address.ts';
import { RateCounts } from './http/rate-counts.ts';
import type { RouteContext } from './http/route-context.ts';
import { hostRoutes } from './http/routes/host.ts';
import { peopleRoutes } from './http/routes/people.ts';
import { playRoutes } from './http/routes/play.ts';
import { recordRoutes } from './http/routes/records.ts';
import { reminderRoutes } from './http/routes/reminders.ts';
import { tableRoutes } from './http/routes/tables.ts';
import { type App, newApp, type Site, serveSite } from './http/server.ts';
import { Visitors } from './http/visitors.ts';
import { newId, newSeed } from './ids.ts';
import { ChangePoller } from './jobs/change-poller.ts';
import { Expiry } from './jobs/expiry.ts';
import { Scheduler } from './jobs/scheduler.ts';
import { Buckets } from './live/bucket.ts';
import { MessageHandler } from './live/message-handler.ts';
import { Presence } from './live/presence.ts';
import { Sockets } from './live/sockets.ts';
import { Metrics } from './metrics.ts';
import { oncePerMinute } from './notices/once-per-minute.ts';
import { Exports } from './people/export.ts';
import { Play } from './play/play.ts';
import { RecordWorkers } from './records/record-workers.ts';
import { Records } from './records/records.ts';
import { Reminders } from './reminders/reminders.ts';
import { acceptLoss, acknowledgedFile } from './store/acknowledged.ts';
import { fileIn, Store, type StoreOptions } from './store/store.ts';
import { leaveAll } from './tables/departure.ts';
import { Slices } from './work/slices.ts';
import { Spending } from './work/spending.ts';

/** Closing waits so long for requests under way. */
const LONGEST_REQUEST = 4_000;
/** A session whose end nobody told of keeps its connections no longer than this. */
const CHECK_SESSIONS = 30_000;
/** At many tables with few moves each, a snapshot for every move would cost as much as the move. */
const ENTRIES_BETWEEN_SNAPSHOTS = 20;
/** Logs go to standard error: standard output is the command's. */
const STDERR = 2;

export interface ServerOptions {
  readonly config: Config;
  readonly site?: Site;
  readonly games?: readonly Game[];
  /** Milliseconds since 1970; tests use their own clock. */
  readonly now?: () => number;
  /** The seed of a new match; tests use fixed ones. */
  readonly newSeed?: () => string;
  readonly log?: Logger;
  readonly store?: Partial<StoreOptions>;
}

export interface Server {
  readonly address: string;
  readonly port: number;
  readonly context: ServerContext;
  readonly play: Play;
  readonly sockets: Sockets;
  readonly presence: Presence;
  readonly sweeper: DueTableSweeper;
  readonly poller: ChangePoller;
  readonly reminders: Reminders;
  close(): Promise<void>;
}

/** Starts a server: the store, the tables, the bots, HTTP and WebSockets, on one port. */
export async function openServer(options: ServerOptions): Promise<Server> {
  const { config } = options;
  const log = options.log ?? pino({ level: config.logLevel, base: null }, pino.destination(STDERR));
  const { data, database: address, nats, timing } = config;
  const onTrouble = oncePerMinute((error) => log.warn({ error }, 'the connection for notices has failed'));
  const store = await Store.open({ data, address, nats, beat: timing.poll, onTrouble, ...options.store });
  try {
    await reportLoss(store, config, log);
    return await startServices(options, { config, store, log, ...defaultsOf(options) });
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Entries that were acknowledged are gone: the host has to know, because players will ask. */
async function reportLoss(store: Store, { data }: Config, log: Logger): Promise<void> {
  const { lostEntries: lost } = store;
  if (lost === 0) return;
  const text = `${lost} acknowledged entries are missing: the write-ahead log was cut or lost, or the file is an older copy.`;
  log.error({ lost }, text);
  const row = { id: newId(), person: null, match: null, kind: 'store', about: 'lost', text, at: Date.now() } as const;
  await store.withRetry(() => store.db.insertInto('reports').values(row).execute());
  await acceptLoss(store, acknowledgedFile(fileIn(data)));
}

const defaultsOf = ({ config, games, now, newSeed: seed }: ServerOptions) => ({
  games: games ?? registered,
  metrics: new Metrics(true),
  // A club at one address opens some tables at once, and then one every few minutes.
  listedByGuests: new Buckets(20, 20 / 3600),
  rates: new RateCounts(),
  slices: new Slices(),
  spending: new Spending(config.limits),
  now: now ?? Date.now,
  newSeed: seed ?? newSeed,
});

async function startServices({ site, config }: ServerOptions, context: ServerContext): Promise<Server> {
  const { store, log } = context;
  const play = new Play(context);
  const botWorkers = new BotWorkers(context);
  if (config.nats) await botWorkers.openFleet(config.nats);
  const recordWorkers = new RecordWorkers(context);
  const records = new Records(context, play, recordWorkers);
  const driver = new BotDriver(context, play, botWorkers);
  const reminders = await Reminders.open(context, play);
  const sweeper = new DueTableSweeper(context, play, driver, reminders);
  const visitors = await Visitors.open(context);
  const handler = new MessageHandler(context, play, botWorkers);
  const presence = new Presence(context, play);
  const sockets = new Sockets(context, play, handler, visitors, presence);
  const poller = new ChangePoller(context, play, { sockets, presence, recordWorkers });
  const scheduler = new Scheduler(log);
  play.onMoved = (table, live, own) => {
    reminders.markReminded(table, live);
    if (own) driver.drive(table, live);
  };
  play.reminders = (table, live) => reminders.due(table, live);
  const { notices } = store;
  if (notices)
    notices.listener = {
      onNotice: (notice, from) => poller.onNotice(notice, from),
      onMissed: (goesOn) => void poller.makeUp(goesOn),
      onGone: (name) => {
        void presence.gone(name);
        play.lookForOldSnapshots();
      },
    };

  const app = await newApp(context, visitors);
  const routes: RouteContext = {
    app,
    context,
    play,
    records,
    recordWorkers,
    visitors,
    handler,
    sockets,
    ...identify(visitors),
    tableChanged: (id) => poller.tableChanged(id, driver),
    leaveAll: async (person) => {
      for (const id of await leaveAll(context, play, person)) await poller.tableChanged(id, driver);
    },
    exports: new Exports(context, play, records),
    payerOf: ({ raw }, person) => {
      const network = networkOf(addressOf(raw, config.trustProxy));
      return { person: person ?? network, network };
    },
  };
  peopleRoutes(routes);
  tableRoutes(routes);
  playRoutes(routes);
  recordRoutes(routes);
  reminderRoutes(routes, reminders);
  hostRoutes(routes);
  await serveSite(app, site);
  sockets.serve(app.server);
  const close = async () => {
    driver.close();
    poller.close();
    reminders.close();
    await scheduler.close();
    await sockets.close();
    const late = setTimeout(() => app.server.closeAllConnections(), LONGEST_REQUEST);
    await app.close();
    clearTimeout(late);
    await botWorkers.close();
    await recordWorkers.close();
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
  // With SQLite there is no other process that could move for waiting bots.
  await sweeper.run(store.kind === 'sqlite');
  scheduler.every(timing.sweep, 'sweep', () => sweeper.run());
  if (notices) scheduler.every(timing.poll, 'beat', () => notices.beat());
  scheduler.every(Math.min(timing.idle, 60_000), 'forget', () => play.unloadIdleTables(context.now() - timing.idle));
  scheduler.every(Math.min(timing.rest, 20_000), 'rest', () => play.unloadIdleMatches(context.now() - timing.rest));
  // Where there are others: a table at which nobody does anything costs no writing.
  if (notices) scheduler.every(timing.absent / 2, 'seen', () => presence.storeAllSeen(sockets.watched()));
  scheduler.every(timing.keep, 'keep', () => play.saveSnapshots(ENTRIES_BETWEEN_SNAPSHOTS));
  scheduler.every(Math.max(timing.poll, CHECK_SESSIONS), 'sessions', () => sockets.checkSessions());
  const expiry = new Expiry(context);
  scheduler.every(timing.expire, 'expire', async () => sockets.endSessions((await expiry.run()).sessions));
  scheduler.every(timing.reminders, 'reminders', () => reminders.deliver());

  const port = portOf(app.server.address());
  const host = config.host ?? 'localhost';
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return { address, port, context, play, sockets, presence, sweeper, poller, reminders, close };
}

function portOf(listening: ReturnType<App['server']['address']>): number {
  if (typeof listening !== 'object' || listening === null) throw new Error('the server listens on no port');
  return listening.port;
}

function identify(visitors: Visitors): Pick<RouteContext, 'requirePerson' | 'personOf'> {
  const personOf = (request: Pick<FastifyRequest, 'headers'>) => visitors.personOf(request.headers.cookie);
  return {
    personOf,
    requirePerson: async (request) => {
      const person = await personOf(request);
      if (!person) throw new Fault('session.none');
      return person;
    },
  };
}
