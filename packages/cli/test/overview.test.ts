import { botOf, cast } from '@cinderhall/bots';
import { type AnyGame, addressed, Chance, hasGap, LANGUAGES, type Match, say, unaddressed } from '@cinderhall/kernel';
import { gameOf, games } from '@cinderhall/registry';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { tableLexicon } from '../src/language.ts';
import { overviews } from '../src/overview/index.ts';
import { Session } from '../src/session.ts';
import { listening, playOn, started } from './helpers.ts';

const ids = Object.keys(overviews);
const gameNamed = (id: string) => {
  const game = gameOf(id);
  if (!game) throw new Error(id);
  return game;
};

/** What the first seat is shown of a match, in a terminal. */
async function shown(match: Match, language: (typeof LANGUAGES)[number]): Promise<string> {
  const { io, texts } = listening(language);
  const rivals = cast(1, match.seats).map((character, seat) =>
    seat === 0 ? null : { character, bot: botOf('greedy', match.game, seat, character.personality) },
  );
  const session = new Session(io, match, { seat: 0, name: '', rivals, keep: () => null });
  await session.begin();
  return texts.out;
}

test('every game of the house has an overview', () => {
  const samples: readonly AnyGame[] = [noughtsAndCrosses, ashMarket];
  expect(games.filter((game) => !samples.includes(game)).map(({ id }) => id)).toEqual(ids);
});

describe.each(ids)('%s', (id) => {
  const game = gameNamed(id);

  test.each(LANGUAGES)('is told without gaps all through a match (%s)', (language) => {
    const words = tableLexicon(language, game);
    const chance = Chance.fromNumber(7);
    const match = started(game, 5, game.seats.min);
    while (!match.over) {
      playOn(match, 1 + chance.below(40), chance.below(1_000_000));
      for (const reader of [-1, ...Array.from({ length: match.seats }, (_, seat) => seat)]) {
        const view = match.view(reader);
        const lines = [
          ...(overviews[id]?.between(view) ?? []),
          ...view.known.flatMap((_, seat) => overviews[id]?.before(view, seat) ?? []),
        ];
        for (const { head, things } of lines) {
          const message = { key: `cli.table.${head}`, params: { things } };
          const text = say(words, addressed(message, [], reader));
          expect(hasGap(text), text).toBe(false);
          expect(unaddressed(words, message)).toEqual([]);
        }
      }
    }
  });

  test('shows one’s own hand, and of the others’ no more than the view does', () => {
    const match = playOn(started(game, 3, 2), 12, 3);
    const overview = overviews[id];
    const heads = (reader: number, seat: number) =>
      Object.fromEntries((overview?.before(match.view(reader), seat) ?? []).map(({ head, things }) => [head, things]));
    const own = heads(0, 0);
    const seen = heads(1, 0);
    expect(Object.keys(own)).toEqual(Object.keys(seen));
    const hidden = id === 'last-aurora' ? 'items' : 'hand';
    if (id !== 'divide-et-impera' && own[hidden]) {
      expect(JSON.stringify(own[hidden])).not.toContain('cli.table.cards');
      expect(JSON.stringify(seen[hidden])).toContain('cli.table.cards');
    }
  });
});

test('goods, hand, locations and scores of all are on the table', async () => {
  const text = await shown(playOn(started(gameNamed('fifty-first-state'), 3, 2), 16, 2), 'en');
  expect(text).toMatch(/^You \(.+\) {2}.*Score \d/m);
  expect(text.match(/^ {4}Goods: /gm)).toHaveLength(2);
  expect(text.match(/^ {4}Locations: /gm)).toHaveLength(2);
  expect(text).toMatch(/^ {4}Hand: .*\d+ unseen cards?/m);
});

test('Borgo is called by his name, and machines are told of', async () => {
  const game = gameNamed('fifty-first-state');
  const match = started(game, 3, 1, { opponent: 'borgo', expansions: ['moloch'], molochDifficulty: 'veteran' });
  const [en, pl] = [await shown(playOn(match, 14, 2), 'en'), await shown(match, 'pl')];
  for (const text of [en, pl]) expect(text).not.toMatch(/[Vv]irtual|[Ww]irtualn/);
  expect(en).toMatch(/Borgo: \d+ points?/);
  expect([en, pl].map((text) => /(Machines|Maszyny): \p{L}/u.test(text))).toEqual([true, true]);
});

test('the virtual opponent and the Automa are told of, with their scores', async () => {
  const state = await shown(playOn(started(gameNamed('fifty-first-state'), 3, 1), 16, 2), 'en');
  expect(state).toMatch(/Virtual opponent: \d+ points?/);
  const aurora = await shown(playOn(started(gameNamed('last-aurora'), 3, 1), 6, 2), 'pl');
  expect(aurora).toMatch(/Automa: wynik \d+, pole \d+/);
});
