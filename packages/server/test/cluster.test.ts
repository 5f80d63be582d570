import { at, Chance, must } from '@cinderhall/kernel';
import { games } from '@cinderhall/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Store } from '../src/store/store.ts';
import { certificates } from './certificates.ts';
import { Visitor } from './helpers.ts';
import { expectAcknowledged, replayLog } from './logs.ts';
import { type Nats, natsOrSkip, startNats } from './nats.ts';
import { Player } from './player.ts';
import { type Postgres, postgresOrSkip, startPostgres } from './postgres.ts';
import { ServerProcess } from './process.ts';

/** A few each time; all of them with `npm test -- --deep`. */
const deep = process.env.CINDERHALL_TESTS === 'deep';
const tables = deep ? { PostgreSQL: 40, NATS: 20 } : { PostgreSQL: 9, NATS: 4 };
const PROCESSES = 3;
/** It takes about a minute, and much longer on a busy machine. */
const TIMEOUT = 1_200_000;
const chance = Chance.fromNumber(2077);
/** Real games are long: some of the tables play them, the others the samples. */
const samples = games.filter(({ usualSteps }) => usualSteps < 200);
const real = games.filter(({ usualSteps }) => usualSteps >= 200);
const bin = postgresOrSkip();
const natsProgram = natsOrSkip();
const programs = { PostgreSQL: bin, NATS: bin && natsProgram && certificates() ? natsProgram : null };

describe.each(['PostgreSQL', 'NATS'] as const)('three processes on one PostgreSQL, with notices by %s', (by) => {
  const skips = programs[by] === null;
  const count = tables[by];
  let postgres: Postgres;
  let nats: Nats | null = null;
  let address: string;
  let servers: ServerProcess[];
  beforeAll(async () => {
    if (skips) return;
    postgres = await startPostgres(must(bin));
    address = await postgres.database();
    // Encrypted, as between machines, with a certificate of our own.
    const encryption = by === 'NATS' ? must(certificates()) : null;
    nats = encryption && (await startNats(must(natsProgram), encryption.server));
    const env = {
      ...(nats && encryption ? { CINDERHALL_NATS: nats.encrypted, NODE_EXTRA_CA_CERTS: encryption.authority } : {}),
      DATABASE_URL: address,
      CINDERHALL_BOT_PATIENCE: '1500',
      CINDERHALL_SWEEP: '300',
      CINDERHALL_POLL: '500',
    };
    servers = Array.from({ length: PROCESSES }, () => new ServerProcess(env));
    await Promise.all(servers.map((server) => server.open()));
  });
  afterAll(async () => {
    if (skips) return;
    await Promise.all(servers.map((server) => server.kill()));
    await nats?.close();
    await postgres.close();
  });

  const anyAddress = (): string | null => {
    const open = servers.flatMap(({ address }) => address ?? []);
    return open.length > 0 ? chance.pick(open) : null;
  };

  /** Starts a table: people on most seats, bots on some. */
  async function openTable(i: number, people: readonly Visitor[]): Promise<() => Player[]> {
    const game = i % 5 === 0 ? at(real, (i / 5) % real.length) : at(samples, i % samples.length);
    const { min, max } = game.seats;
    const count = min + chance.below(Math.min(max, 3) - min + 1);
    const owner = at(people, i % people.length);
    const guests = people.filter((person) => person !== owner);
    const seats = Array.from({ length: count }, (_, seat) => {
      if (seat === 0) return { kind: 'me' };
      return chance.below(3) === 0 ? { kind: 'bot', level: 'random' } : { kind: 'open' };
    });
    const made = await owner.post('/api/tables', { game: game.id, seats });
    expect(made.status).toBe(200);
    const { id } = made.body;
    const sitting: [Visitor, number][] = [[owner, 0]];
    for (const [seat, { kind }] of seats.entries()) {
      if (kind !== 'open') continue;
      const guest = at(guests.splice(chance.below(guests.length), 1), 0);
      expect((await guest.post(`/api/tables/${id}/join`, { seat })).status).toBe(200);
      sitting.push([guest, seat]);
    }
    expect((await owner.post(`/api/tables/${id}/start`)).status).toBe(200);
    return () => sitting.map(([person, seat]) => new Player(person, id, seat, anyAddress, i * 100 + seat));
  }

  test.skipIf(skips)(
    `${count} tables go on while processes die, notices get lost and the database is cut off`,
    async () => {
      const people = await Promise.all(
        Array.from({ length: 8 }, (_, i) => Visitor.named(must(at(servers, i % PROCESSES).address), `Player ${i}`)),
      );
      const opened: (() => Player[])[] = [];
      for (let i = 0; i < count; i++) opened.push(await openTable(i, people));
      const players = opened.flatMap((play) => play());
      const disruption = new Disruption(players, servers, postgres, nats);
      await Promise.all(players.map(({ finished }) => finished));
      await disruption.done();
      expect(disruption.kills).toBeGreaterThanOrEqual(deep ? 3 : 1);
      expect(disruption.cuts).toBe(1);
      if (nats) expect(disruption.deaf).toBeGreaterThanOrEqual(1);

      const store = await Store.open({ data: '', address });
      for (const { table, seat, acknowledged, visitor } of players) {
        const { match, entries } = await replayLog(store, table);
        expectAcknowledged(entries, acknowledged, seat);
        expect(match.over).toBe(true);
        // Every process has the same final state.
        for (const server of servers) {
          const asked = new Visitor(must(server.address));
          asked.cookie = visitor.cookie;
          const { body } = await asked.get(`/api/tables/${table}/export`);
          expect(body).toMatchObject({ hash: match.hash() });
        }
      }
      await store.close();
      for (const server of servers) expect(await server.close()).toBe(0);
      const answers = players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      if (deep) console.log(`${by}: ${disruption.kills} kills, ${answers} answers, none lost`);
    },
    TIMEOUT,
  );
});

const EVERY_LISTENER_CUT = 60;
const EVERY_KILL = 170;
const CUT_AT = deep ? 400 : 120;

/** Kills processes and cuts connections at random, triggered by moves and not by time. */
class Disruption {
  kills = 0;
  cuts = 0;
  /** How often what carries notices was away. */
  deaf = 0;
  readonly #servers: readonly ServerProcess[];
  readonly #postgres: Postgres;
  readonly #nats: Nats | null;
  #played = 0;
  #busy: Promise<void> = Promise.resolve();

  constructor(players: readonly Player[], servers: readonly ServerProcess[], postgres: Postgres, nats: Nats | null) {
    for (const player of players) player.onAcknowledged = () => this.#acknowledged();
    this.#servers = servers;
    this.#postgres = postgres;
    this.#nats = nats;
  }

  async done(): Promise<void> {
    await this.#busy;
  }

  #acknowledged(): void {
    this.#played += 1;
    if (this.#played % EVERY_LISTENER_CUT === 0) this.#then(() => this.#deafen());
    if (this.#played === CUT_AT) {
      this.cuts += 1;
      this.#then(() => this.#postgres.cut('all'));
    }
    if (this.#played % EVERY_KILL === 0) this.#then(() => this.#kill());
  }

  #then(work: () => Promise<void>): void {
    this.#busy = this.#busy.then(work);
  }

  async #deafen(): Promise<void> {
    this.deaf += 1;
    if (!this.#nats) return this.#postgres.cut('listeners');
    await this.#nats.stop();
    await this.#nats.start();
  }

  async #kill(): Promise<void> {
    const victim = chance.pick(this.#servers);
    await victim.kill();
    this.kills += 1;
    await victim.open();
  }
}
