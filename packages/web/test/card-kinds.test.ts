import { gameOf } from '@cinderhall/registry';
import { expect, test } from 'vitest';
import { gameListings } from '../src/games/index.ts';
import { isNamed, kindOf } from '../src/table/card-kinds.ts';

test('every kind and box of cards has a name in the list of cards', () => {
  const nameless = gameListings.flatMap(({ id }) =>
    (gameOf(id)?.cards() ?? []).flatMap((card) => (isNamed(card) ? [] : [`${id}: ${kindOf(card)}, ${card.set}`])),
  );
  expect([...new Set(nameless)]).toEqual([]);
});
