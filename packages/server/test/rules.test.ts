import { type AnyGame, at, type GameState, must, readSave } from '@cinderhall/kernel';
import { ashMarket } from '@cinderhall/samples';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openServer, type Server } from '../src/server.ts';
import { Store } from '../src/store/store.ts';
import { log, startTable, temporaryFolder, testConfig, Visitor } from './helpers.ts';

const market: AnyGame = ashMarket;
const newer = (more: Partial<AnyGame> = {}): AnyGame => ({ ...market, rules: market.rules + 1, ...more });
/** Under these rules the match would have begun differently. */
const setup: AnyGame['setup'] = (options, seats, chance) => {
  chance.below(2);
  return market.setup(options, seats, chance);
};
const same = (state: GameState): GameState => state;
const changed = newer({ setup, upgrade: same });

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** One deal for all: by chance the changed rules could accept what was played under the old ones. */
const SEED = '0123456789abcdef'.repeat(2);

const open = (game: AnyGame = market): Promise<Server> =>
  openServer({ config: testConfig(folder.path), log, games: [game], newSeed: () => SEED });

async function inStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await Store.open({ data: folder.path });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const snapshots = () =>
  inStore((store) => store.db.selectFrom('snapshots').select(['match', 'kind', 'at']).orderBy('kind').execute());
const countOf = (name: 'entries' | 'reports') =>
  inStore(async (store) => (await store.db.selectFrom(name).selectAll().execute()).length);

const matchStatus = (server: Server, table: string) =>
  server.play.withMatch(table, (_table, live) => {
    const match = must(live).match;
    return { hash: match.hash(), length: match.length, kind: match.history.at(-1)?.entry.kind };
  });

interface Played {
  readonly table: string;
  readonly hash: string;
  readonly length: number;
  readonly ann: Visitor;
}

/** A match after some answers. With `kept` the process is killed, and its last snapshot is from after that many. */
async function played(answers: number, kept?: number, end?: boolean): Promise<Played> {
  const server = await open();
  const people = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.named(server.address, name)));
  const table = await startTable(people, { game: 'ash-market' });
  const sockets = await Promise.all(people.map((each) => each.connect()));
  for (let n = 0; n < answers; n++) {
    if (n === kept) await server.play.saveSnapshots();
    const [seat = 0, decision] = await server.play.withMatch(table, (_table, live) => [
      live?.match.waiting()[0],
      live?.match.state.asked,
    ]);
    expect(await sockets[seat]?.ask({ type: 'answer', table, seat, decision, index: 0 })).toMatchObject({ type: 'ok' });
  }
  if (end) await sockets[1]?.ask({ type: 'resign', table, seat: 1 });
  const { hash, length } = await matchStatus(server, table);
  // Nothing more is written, as after a power failure.
  if (kept !== undefined) server.play.saveSnapshot = async () => undefined;
  await server.close();
  return { table, hash, length, ann: at(people, 0) };
}

const expectHalted = async (game: AnyGame, table: string) => {
  const server = await open(game);
  await expect(server.play.withMatch(table, () => undefined)).rejects.toMatchObject({ code: 'table.halted' });
  await server.close();
};

describe('newer rules', () => {
  test('that play the same log alike go on; others go on from the last state, and the log says so', async () => {
    const { table, hash, length } = await played(2);
    const again = { ...changed, rules: changed.rules + 1 };
    for (const [game, more] of [[newer(), 0] as const, [again, 1] as const, [again, 1] as const]) {
      const server = await open(game);
      const found = await matchStatus(server, table);
      expect(found).toMatchObject({ hash, length: length + more });
      if (more === 1) expect(found.kind).toBe('upgrade');
      await server.close();
    }
    expect(await countOf('entries')).toBe(length + 1);
  });

  test('other cards under the same rules are noticed as well', async () => {
    const { table, hash, length } = await played(2);
    // They accept the same steps but lead to another state.
    const richer: typeof ashMarket = {
      ...ashMarket,
      setup: (...given) => {
        const begun = ashMarket.setup(...given);
        return { ...begun, seals: begun.seals + 1 };
      },
      cards: () => market.cards().slice(1),
    };
    const server = await open(richer);
    expect(await matchStatus(server, table)).toEqual({ hash, length: length + 1, kind: 'upgrade' });
    await server.close();
  });

  test('without a state to go on from the table is halted, and nothing is thrown away', async () => {
    const { table, length } = await played(2);
    await inStore((store) => store.db.deleteFrom('snapshots').execute());
    await expectHalted(changed, table);
    expect([await countOf('entries'), await countOf('reports')]).toEqual([length, 1]);
  });
});

describe('newer rules after a crash', () => {
  test('what was played after the last kept state is played again on top of it', async () => {
    const { table, hash, length, ann } = await played(7, 4);
    expect(await snapshots()).toEqual([{ match: table, kind: 'latest', at: 4 }]);
    for (let start = 0; start < 2; start++) {
      const server = await open(changed);
      expect(await matchStatus(server, table)).toEqual({ hash, length: length + 1, kind: 'upgrade' });
      const export_ = await server.play.withMatch(table, (_table, live) => live?.match.save());
      expect(readSave(export_)).toMatchObject({ base: { at: length + 1 } });
      await server.close();
    }
    // The match continues.
    const server = await open(changed);
    const again = Object.assign(new Visitor(server.address), { cookie: ann.cookie });
    const { seat, view, choices } = (await again.get(`/api/tables/${table}/state`)).body;
    if (choices.length > 0)
      expect(
        await (await again.connect()).ask({ type: 'answer', table, seat, decision: view.asked, index: 0 }),
      ).toMatchObject({ type: 'ok' });
    else expect(view.decision.seats).toEqual([1]);
    await server.close();
  });

  test('where that cannot be done the table is halted, and the version that could play it still can', async () => {
    const { table, hash, length } = await played(7, 4);
    const elsewhere = (state: GameState) => ({ ...state, asked: state.asked + 5 });
    await expectHalted(newer({ setup, upgrade: elsewhere }), table);
    expect(await countOf('entries')).toBe(length);
    await inStore((store) => store.db.updateTable('tables').set({ status: 'running' }).execute());
    const server = await open();
    expect(await matchStatus(server, table)).toMatchObject({ hash, length });
    await server.close();
  });

  test('the same version, opened again, keeps the states that the crash left behind', async () => {
    const { table, length } = await played(7, 4);
    const server = await open();
    await server.play.saveSnapshots();
    await server.close();
    expect(await snapshots()).toEqual([{ match: table, kind: 'latest', at: length }]);
  });

  test('a hall is searched for them once, and not for as long as people go on playing', async () => {
    const { table, length } = await played(7, 4);
    const server = await open();
    const kept = () =>
      server.context.store.db.selectFrom('snapshots').select('at').where('match', '=', table).executeTakeFirst();
    await server.play.saveSnapshots(20);
    expect(await kept()).toEqual({ at: length });
    await server.play.act(table, (_table, { match }) => {
      const [seat = 0] = match.waiting();
      return { kind: 'answer', seat, decision: match.state.asked, index: 0 };
    });
    await server.play.saveSnapshots(20);
    expect(await kept()).toEqual({ at: length });
    // Another process has died.
    server.play.lookForOldSnapshots();
    await server.play.saveSnapshots(20);
    expect(await kept()).toEqual({ at: length + 1 });
    await server.close();
  });
});

describe('a finished match', () => {
  test('under newer rules still shows its end, and is not touched', async () => {
    const { table, length, ann } = await played(7, 4, true);
    expect(await snapshots()).toEqual([{ match: table, kind: 'latest', at: length }]);
    for (let start = 0; start < 2; start++) {
      const server = await open(changed);
      const again = Object.assign(new Visitor(server.address), { cookie: ann.cookie });
      expect((await again.get(`/api/tables/${table}/state`)).body).toMatchObject({
        outcome: { places: [1, 2] },
        resigned: [1],
        halted: false,
      });
      expect((await again.get(`/api/tables/${table}/replay?at=1`)).body.error).toMatchObject({
        code: 'table.older',
        message: expect.stringContaining('older rules'),
      });
      expect((await again.get('/api/me/archive')).body).toMatchObject([{ id: table, status: 'over', places: [1, 2] }]);
      await server.close();
    }
    expect([await countOf('entries'), await countOf('reports')]).toEqual([length, 0]);
  });

  test('of which nothing but the log is left has its result', async () => {
    const { table, length, ann } = await played(3, 2, true);
    await inStore((store) => store.db.deleteFrom('snapshots').execute());
    const server = await open(changed);
    const again = Object.assign(new Visitor(server.address), { cookie: ann.cookie });
    expect((await again.get(`/api/tables/${table}/state`)).body.error.code).toBe('table.older');
    expect((await again.get(`/api/tables/${table}`)).body).toMatchObject({ status: 'over', places: [1, 2] });
    expect((await again.get('/api/me/export')).body.matches).toEqual([{ table, game: 'ash-market', status: 'over' }]);
    expect((await again.get('/api/me/archive')).body).toMatchObject([{ id: table, status: 'over', places: [1, 2] }]);
    await server.close();
    expect([await countOf('entries'), await countOf('reports')]).toEqual([length, 0]);
  });
});
