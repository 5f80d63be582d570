import { templateSlips } from '@cinderhall/gauntlet/templates';
import type { Param } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { divideEtImpera } from '../src/index.ts';

const noun = (name: string, count?: number): Param =>
  count === undefined ? { noun: `dei.${name}` } : { noun: `dei.${name}`, count };
const group = (collectors: number): Param => [noun('leader'), noun('collector', collectors), noun('shelter', 1)];

/** What the game puts into slots that take lists or things: none, one, few and many of each gender. */
const SAMPLES = {
  what: ['shelter', 'bridge', 'lift', 'collector', 'structure', 'cube'].map((name) => noun(name)),
  kinds: [[noun('shelter')], [noun('bridge'), noun('lift')], [noun('shelter'), noun('bridge'), noun('lift')]],
  good: [noun('tech', 1), noun('energy', 1)],
  who: [[noun('leader')], [noun('collector', 1)], group(2), group(5)],
  others: [[], [noun('collector', 1)], [noun('collector', 3)]],
  price: [
    [],
    [noun('tech', 1)],
    [noun('tech', 2), noun('energy', 1)],
    [noun('energy', 5)],
    [{ key: 'dei.price.either', params: { n: 2 } }],
  ],
  fee: [[noun('energy', 1)], [noun('energy', 2)]],
  parts: [[noun('tech', 1)], [noun('tech', 2), noun('energy', 5)]],
  victims: [['Bo'], ['Bo', 'Cy']],
  order: [['Bo', { key: 'seat.you' }]],
  tiles: [['2.1'], ['2.1', '3.2']],
  drone: ['Mucha'],
  // An area, with its preposition: the same for every language.
  from: ['Wrecks'],
  colour: ['red', 'blue', 'green'].map((colour) => ({ key: `dei.colour.${colour}` })),
} satisfies { readonly [name: string]: readonly Param[] };

test('every sentence is right for none, one and many, for every gender, for others and for the reader', () => {
  expect(templateSlips(divideEtImpera.words, SAMPLES)).toEqual([]);
});
