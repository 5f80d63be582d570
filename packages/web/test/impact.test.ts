import {
  addressed,
  type Game,
  type Goods,
  isRefused,
  LANGUAGES,
  Match,
  type Message,
  must,
  seedOf,
} from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { expect, test } from 'vitest';
import { change } from '../src/app/settings.ts';
import { t } from '../src/app/words.ts';
import { gameListings } from '../src/games/index.ts';
import { isToken } from '../src/look/token-kinds.ts';
import { sayImpact } from '../src/table/impact.tsx';

const sayTo = (reader: number) => (message: Message) => {
  const { key, params } = addressed(message, ['Ann', 'Bob', 'Eve'], reader);
  return t(key, params);
};
const raze = {
  cost: { goods: { redContact: 3, worker: 0 }, any: { of: ['fuel', 'iron'], n: 2 } },
  targets: [{ seat: 1, ref: 'card:7' }, { seat: 1 }],
};

test('an impact is said in every language, with names and numbers', () => {
  const said = LANGUAGES.map((language) => {
    change({ language });
    return sayImpact(raze, sayTo(0));
  });
  change({ language: 'en' });
  expect(said[0]).toBe('costs 3 × red contact and 2 × fuel / iron, aimed at Bob');
  expect(new Set(said).size).toBe(LANGUAGES.length);
  for (const one of said) expect(one).toContain('Bob');
  expect(sayImpact(raze, sayTo(1))).toMatch(/aimed at you$/);
  change({ language: 'pl' });
  expect(sayImpact(raze, sayTo(1))).toMatch(/dotyczy ciebie$/);
  change({ language: 'en' });
});

test('a free choice that is aimed at nobody is not said', () => {
  expect(sayImpact({ cost: {}, targets: [] }, sayTo(0))).toBe('');
  expect(sayImpact({ cost: { goods: { fuel: 0 } }, targets: [] }, sayTo(0))).toBe('');
});

/** The goods that choices of a match cost. Each answer is of the kind that was used least, to see all kinds soon. */
function goodsOf(game: Game, steps: number): Set<string> {
  const match = Match.start(game, { options: {}, seats: game.seats.min, seed: seedOf(3) });
  if (isRefused(match)) throw new Error(match.refused.key);
  const found = new Set<string>();
  const used = new Map<string, number>();
  for (let n = 0; n < steps; n++) {
    const [seat] = match.waiting();
    if (seat === undefined) break;
    const choices = match.choices(seat);
    const view = match.view(seat);
    for (const choice of choices) {
      const { goods = {}, any } = game.impact(view, seat, choice).cost;
      for (const good of [...named(goods), ...(any?.of ?? [])]) found.add(good);
    }
    const least = Math.min(...choices.map(({ kind }) => used.get(kind) ?? 0));
    const index = choices.findIndex(({ kind }) => (used.get(kind) ?? 0) === least);
    const { kind = '' } = choices[index] ?? {};
    used.set(kind, least + 1);
    match.step(seat, match.state.asked, index);
  }
  return found;
}

const named = (goods: Goods): string[] => Object.keys(goods).filter((good) => (goods[good] ?? 0) > 0);

test.each(gameListings.map(({ id }) => id))('%s: every good that a choice costs has a token and a name', async (id) => {
  // Loading the table adds its words.
  await gameListings.find((one) => one.id === id)?.load?.();
  const goods = [...goodsOf(must(gameOf(id)), 200)];
  expect(goods.filter((good) => !isToken(good) || t(`token.${good}`).includes('token.'))).toEqual([]);
});
