import type { EntryRow, TableRow } from '../src/store/schema.ts';

export const entryRow = (match: string, n: number, mark = `${match}/${n}`): EntryRow => ({
  match,
  n,
  entry: '[0,1,"x",5]',
  answer: 3,
  mark,
});

export const tableRow = (id: string): TableRow => ({
  id,
  game: 'noughts-and-crosses',
  options: '{}',
  settings: '{}',
  owner: 'somebody',
  status: 'running',
  invite: 'i',
  seed: '0'.repeat(32),
  rules: 1,
  cards: '',
  imported: 0,
  again: null,
  created: 1_800_000_000_000,
  started: 1_800_000_000_001,
  ended: null,
  result: null,
  due: null,
  listed: 0,
  version: 0,
});
