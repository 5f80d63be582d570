import { botOf, personalityOf } from '@cinderhall/bots';
import { at, isRefused, Match, must } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { ashMarket } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { charactersOf } from '../src/bots/characters.ts';
import { sha256 } from '../src/ids.ts';
import { openServer } from '../src/server.ts';
import { think } from '../src/work/worker.ts';
import { log, openTestServer, temporaryFolder, testConfig, Visitor } from './helpers.ts';

const seats = [{ kind: 'bot', level: 'greedy' }, { kind: 'me' }, { kind: 'bot', level: 'random' }];

describe('bots have characters', () => {
  test('with names in both languages, the same ones in every process and after a restart', async () => {
    const folder = temporaryFolder();
    const open = () => openServer({ config: testConfig(folder.path), log });
    const [one, two] = [await open(), await open()];
    const ann = await Visitor.named(one.address, 'Ann');
    const { id } = (await ann.post('/api/tables', { game: 'ash-market', seats })).body;
    const seatsAt = async (address: string) => (await new Visitor(address).get(`/api/tables/${id}`)).body.seats;
    const first = await seatsAt(one.address);
    for (const seat of [0, 2]) {
      const { personality, name } = first[seat].character;
      expect(personalityOf(personality)?.names).toContainEqual(name);
    }
    expect(first[0].character.name).not.toEqual(first[2].character.name);
    expect(first[1]).not.toHaveProperty('character');
    expect(await seatsAt(two.address)).toEqual(first);
    await Promise.all([one.close(), two.close()]);
    const three = await open();
    expect(await seatsAt(three.address)).toEqual(first);
    await three.close();
    folder.remove();
  });

  test('of their own at every table', () => {
    const casts = ['a', 'b', 'c', 'd', 'e', 'f'].map((table) =>
      JSON.stringify(charactersOf(table, [{ kind: 'bot' }, { kind: 'person' }, { kind: 'bot' }])),
    );
    expect(new Set(casts).size).toBe(casts.length);
    expect(charactersOf('a', [{ kind: 'person' }, { kind: 'shared' }])).toEqual([null, null]);
  });

  test('and play as they are; a stand-in has none', async () => {
    const asked: string[] = [];
    // Only bots with a character ask for the style of a choice.
    const style = ({ kind }: { readonly kind: string }) => {
      asked.push(kind);
      return kind === 'build' ? 'build' : 'trade';
    };
    const game: typeof ashMarket = { ...ashMarket, insight: { ...ashMarket.insight, style } };
    const server = await openTestServer({}, { games: [game] });
    const ann = await Visitor.named(server.address, 'Ann');
    const finished = async (table: object) => {
      const { id } = (await ann.post('/api/tables', { game: game.id, options: { rounds: 3 }, ...table })).body;
      const socket = await ann.connect();
      socket.send({ type: 'watch', table: id });
      await ann.post(`/api/tables/${id}/start`);
      return { id, socket };
    };
    const bots = [0, 1].map(() => ({ kind: 'bot', level: 'greedy' }));
    const { id, socket } = await finished({ seats: bots });
    await socket.state(({ outcome }) => outcome !== null);
    expect(asked.length).toBeGreaterThan(0);

    const { body: save } = await ann.get(`/api/tables/${id}/export`);
    const match = Match.start(game, { options: save.options, seats: 2, seed: save.seed });
    if (isRefused(match)) throw new Error(match.refused.key);
    const characters = charactersOf(id, [{ kind: 'bot' }, { kind: 'bot' }]);
    while (!match.over) {
      const seat = at(match.waiting(), 0);
      const seed = Number.parseInt(sha256(`${save.seed}/bot/${seat}`).slice(0, 8), 16);
      const bot = botOf('greedy', match.game, seed, personalityOf(characters[seat]?.personality ?? ''));
      match.step(seat, match.state.asked, bot.think(match.view(seat), match.choices(seat), seat));
    }
    expect(match.hash()).toBe(save.hash);

    asked.length = 0;
    const settings = { standIn: 'greedy' };
    const alone = await finished({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], settings });
    await alone.socket.ask({ type: 'handover', table: alone.id, seat: 0 });
    await alone.socket.state(({ outcome }) => outcome !== null);
    expect(asked).toEqual([]);
    await server.close();
  });

  test('also those who think in a thread of their own', async () => {
    const match = Match.start(must(gameOf('fifty-first-state')), { options: {}, seats: 2, seed: '5'.repeat(32) });
    if (isRefused(match)) throw new Error(match.refused.key);
    const answers = { raider: '', builder: '', dealer: '' };
    for (let n = 0; n < 60 && !match.over; n++) {
      const seat = at(match.waiting(), 0);
      const choices = match.choices(seat);
      const question = {
        game: 'fifty-first-state',
        level: 'greedy',
        seed: 1,
        seat,
        view: match.view(seat),
        choices,
      };
      for (const personality of ['raider', 'builder', 'dealer'] as const)
        answers[personality] += `${await think({ ...question, personality })} `;
      match.step(seat, match.state.asked, await think({ ...question, personality: null }));
    }
    expect(new Set(Object.values(answers)).size).toBeGreaterThan(1);
  });
});
