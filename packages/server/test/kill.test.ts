import { at, Chance, must } from '@cinderhall/kernel';
import { afterAll, expect, test } from 'vitest';
import { Store } from '../src/store/store.ts';
import { startTable, temporaryFolder, Visitor } from './helpers.ts';
import { expectAcknowledged, replayLog } from './logs.ts';
import { Player } from './player.ts';
import { ServerProcess } from './process.ts';

/** A few each time, more with `npm test -- --deep`, and as many as `CINDERHALL_KILLS` says, in a course of their own. */
const { CINDERHALL_KILLS, CINDERHALL_KILLS_SEED } = process.env;
const KILLS = Number(CINDERHALL_KILLS ?? (process.env.CINDERHALL_TESTS === 'deep' ? 30 : 3));
const SEED = Number(CINDERHALL_KILLS_SEED ?? 8051);
/** So often it is closed properly instead. */
const CLOSING = CINDERHALL_KILLS ? 15 : 3;
/** A hundred of them take some minutes, and much longer on a busy machine. */
const TIMEOUT = 1_200_000 * Math.max(1, KILLS / 100);
const folder = temporaryFolder();
const server = new ServerProcess({ CINDERHALL_DATA: folder.path });
afterAll(async () => {
  await server.kill();
  folder.remove();
});

/** Tables of two people, and one of a person and bots. */
async function openTables(round: number, players: Player[]): Promise<void> {
  const names = [`Ann ${round}`, `Bob ${round}`];
  const people = await Promise.all(names.map((name) => Visitor.named(must(server.address), name)));
  const addressNow = () => server.address;
  const rounds = { options: { rounds: 8 } };
  const wishes = [{}, { game: 'ash-market', ...rounds }];
  for (const wish of wishes) {
    const table = await startTable(people, wish);
    for (const [seat, person] of people.entries())
      players.push(new Player(person, table, seat, addressNow, SEED + round * 10 + seat));
  }
  const ann = at(people, 0);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'greedy' }];
  const { body } = await ann.post('/api/tables', { game: 'ash-market', seats });
  await ann.post(`/api/tables/${body.id}/start`);
  players.push(new Player(ann, body.id, 0, addressNow, SEED + round * 10 + 5));
}

test(
  `killed ${KILLS} times in the midst of play, it loses nothing that was acknowledged`,
  async () => {
    const chance = Chance.fromNumber(SEED);
    const players: Player[] = [];
    let closings = 0;
    await server.open();
    await openTables(0, players);
    for (let kill = 1; kill <= KILLS; kill++) {
      if (players.filter(({ over }) => !over).length < 6) await openTables(kill, players);
      const playing = players.filter(({ over }) => !over);
      await acknowledgements(players, 3 + chance.below(25));
      // Now and then it is closed properly instead: then it ends by itself, and people come back as well.
      if (kill % CLOSING === 0) {
        expect([await server.close(), server.log]).toEqual([0, expect.any(String)]);
        closings += 1;
      } else await server.kill();
      const store = await Store.open({ data: folder.path });
      expect(store.lostEntries).toBe(0);
      // Finished matches have not changed; all are checked once more at the end.
      for (const { table, seat, acknowledged } of playing) {
        const { entries } = await replayLog(store, table);
        expectAcknowledged(entries, acknowledged, seat);
      }
      await store.close();
      await server.open();
    }
    await Promise.all(players.map(({ finished }) => finished));
    const store = await Store.open({ data: folder.path });
    for (const { table, seat, acknowledged } of players) {
      const { match, entries } = await replayLog(store, table);
      expectAcknowledged(entries, acknowledged, seat);
      expect(match.over).toBe(true);
    }
    await store.close();
    expect(new Set(players.flatMap(({ refused }) => refused))).toEqual(new Set());
    expect(await server.close()).toBe(0);
    const answers = players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    if (CINDERHALL_KILLS) console.log(`${KILLS - closings} kills, ${closings} closings, ${answers} answers, none lost`);
  },
  TIMEOUT,
);

/** Waits for `count` acknowledgements of the players together, or until all have finished. */
function acknowledgements(players: readonly Player[], count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    const done = () => {
      if (--left <= 0) resolve();
    };
    for (const player of players) player.onAcknowledged = done;
    void Promise.all(players.map(({ finished }) => finished)).then(() => resolve());
  });
}
