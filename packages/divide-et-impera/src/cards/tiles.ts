import type { Tile } from './types.ts';

/** The 16 districts. Their shapes and symbols are designed; which of them have bridges, shelters and summons is known. */
export const tiles: readonly Tile[] = [
  {
    id: '2.1',
    grid: ['RRaSS', 'RRaSS', 'aaabb', 'TTbbb', 'TTbUU'],
    symbols: { a: 1, b: 1, S: 1 },
    outposts: [{ letter: 'B', on: 'R' }],
    shelter: 'b',
  },
  {
    id: '2.2',
    grid: ['RRaaa', 'RRaaa', 'RRbbb', 'bbbbb', 'bbSSS'],
    symbols: { a: 2, b: 1, R: 1 },
    outposts: [{ letter: 'A', on: 'b' }],
  },
  {
    id: '2.3',
    grid: ['aaaaa', 'RRaSS', 'RRaSS', 'RRbSS', 'bbbbb'],
    symbols: { a: 1, b: 1, R: 1, S: 1 },
    outposts: [{ letter: 'C', on: 'a' }],
    bridge: { from: 'R', to: 'S', over: 'a' },
  },
  {
    id: '2.4',
    grid: ['TTRRR', 'aaaRR', 'aaaRR', 'bbbbb', 'SSSbb'],
    symbols: { a: 1, b: 1, R: 2 },
    outposts: [{ letter: 'A', on: 'a' }],
    summon: 'R',
  },
  {
    id: '2.5',
    grid: ['RRaSS', 'RRaSS', 'aaabb', 'TTabb', 'TTaUU'],
    symbols: { a: 1, b: 1, S: 2 },
    outposts: [{ letter: 'B', on: 'a' }],
  },
  {
    id: '2.6',
    grid: ['SSSbb', 'aaabb', 'aaRRR', 'aaRRR', 'aaRRR'],
    symbols: { a: 1, b: 1, R: 1 },
    outposts: [{ letter: 'C', on: 'a' }],
    summon: 'R',
  },
  {
    id: '2.7',
    grid: ['aaaaa', 'aRRRa', 'aRRRb', 'aRRRb', 'bbbbb'],
    symbols: { a: 1, b: 1, R: 2 },
    outposts: [{ letter: 'B', on: 'R' }],
  },
  {
    id: '2.8',
    grid: ['RRRTT', 'RaaaT', 'RaaaT', 'RaaaT', 'bbbbb'],
    symbols: { a: 2, b: 1, R: 1 },
    outposts: [{ letter: 'C', on: 'b' }],
  },
  {
    id: '2.9',
    grid: ['RRaSS', 'RRaSS', 'bbaaa', 'bbbUU', 'TTbUU'],
    symbols: { a: 1, b: 1, T: 1 },
    outposts: [{ letter: 'A', on: 'S' }],
    shelter: 'b',
  },
  {
    id: '3.1',
    grid: ['RRRbb', 'RRRbb', 'aaabb', 'aaSSS', 'aaSSS'],
    symbols: { a: 1, b: 1, R: 1, S: 1 },
    outposts: [{ letter: 'A', on: 'a' }],
  },
  {
    id: '3.2',
    grid: ['RRaSS', 'RRaSS', 'RRaSS', 'bbbbb', 'bbbbb'],
    symbols: { a: 1, b: 2, R: 1 },
    outposts: [{ letter: 'B', on: 'b' }],
  },
  {
    id: '3.3',
    grid: ['aaaRR', 'aaaRR', 'bbbRR', 'SSbbb', 'SSSbb'],
    symbols: { a: 1, b: 1, R: 1, S: 1 },
    outposts: [{ letter: 'C', on: 'S' }],
    summon: 'R',
  },
  {
    id: '4.1',
    grid: ['RRaSS', 'RRaSS', 'aaaSS', 'bbbSS', 'bbbSS'],
    symbols: { a: 1, b: 1, R: 1, S: 1 },
    outposts: [{ letter: 'A', on: 'S' }],
    summon: 'S',
  },
  {
    id: '4.2',
    grid: ['RRRTT', 'RRRTT', 'aabbb', 'aabbb', 'SSSbb'],
    symbols: { a: 1, b: 2, R: 1 },
    outposts: [{ letter: 'B', on: 'R' }],
  },
  {
    id: '4.3',
    grid: ['RRaSS', 'RRaSS', 'RRaSS', 'bbbbb', 'TTTbb'],
    symbols: { a: 1, b: 1, R: 1, S: 1 },
    outposts: [],
    bridge: { from: 'R', to: 'S', over: 'a' },
  },
  {
    id: '4.4',
    grid: ['aaaaa', 'aaRRa', 'bbRRa', 'bbbba', 'SSbbb'],
    symbols: { a: 1, b: 1, R: 1 },
    outposts: [{ letter: 'C', on: 'b' }],
  },
];
