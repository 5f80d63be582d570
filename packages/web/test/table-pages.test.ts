import { TABLES_IN_PAGE } from '@cinderhall/protocol';
import { expect, test } from 'vitest';
import type { TableCard } from '../src/protocol.ts';
import { type PageStart, TablePages } from '../src/remote/table-pages.ts';

/** A list of so many tables, three of which were always made at the same moment. */
function listOf(count: number) {
  const all = Array.from({ length: count }, (_, i) => ({ id: String(9_000 - i), created: 900 - Math.floor(i / 3) }));
  const asked: PageStart[] = [];
  const pages = new TablePages(async (start) => {
    asked.push(start);
    const from = all.findIndex(({ id }) => id === start.last) + 1;
    return all.slice(from, from + TABLES_IN_PAGE) as unknown as TableCard[];
  });
  return { all, asked, pages };
}
const ids = (tables: readonly Pick<TableCard, 'id'>[]) => tables.map(({ id }) => id);

test('a list is read page by page, as many as were wanted, and each time anew', async () => {
  const { all, asked, pages } = listOf(120);
  expect(ids(await pages.read())).toEqual(ids(all.slice(0, 50) as never));
  expect(pages.goesOn.value).toBe(true);
  pages.want();
  expect(await pages.read()).toHaveLength(100);
  pages.want();
  expect(ids(await pages.read())).toEqual(ids(all as never));
  expect(pages.goesOn.value).toBe(false);
  // By the moment and the id, as others are of the same moment.
  expect(asked.slice(-3)).toEqual([
    {},
    { before: all[49]?.created, last: all[49]?.id },
    { before: all[99]?.created, last: all[99]?.id },
  ]);
});

test('a list that has become shorter is read no further than it goes', async () => {
  const { asked, pages } = listOf(7);
  for (let i = 0; i < 3; i++) pages.want();
  expect(await pages.read()).toHaveLength(7);
  expect([asked, pages.goesOn.value]).toEqual([[{}], false]);
});
