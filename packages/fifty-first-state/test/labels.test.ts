/** Choices that look alike can be told apart, and name owners, prices and colours. */
import { kernelWords, type Language, lexicon, localized, say } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../src/index.ts';
import { Table } from './table.ts';

const spoken = localized((language) => lexicon(language, kernelWords[language], fiftyFirstState.words[language]));
const labels = (table: Table, kind: string, language: Language): string[] =>
  table.match
    .choices(0)
    .filter((choice) => choice.kind === kind)
    .map((choice) => say(spoken[language], fiftyFirstState.describe.choice(table.match.view(0), choice, 0)));

const table = new Table({
  seats: 3,
  hands: [['pub', 'excavator', 'excavator-winter']],
  built: [
    ['shipwreck', 'shipwreck'],
    ['pub', 'docks+shield'],
    ['docks', 'pub-winter'],
  ],
  goods: [{ worker: 9, iron: 9, redContact: 9, greyContact: 9, blueContact: 9 }],
});

test('visits and razes name the owner, razes their price', () => {
  expect(labels(table, 'visit', 'en')).toEqual([
    'Send a worker to Pub of Seat 2',
    'Send a worker to Docks of Seat 2',
    'Send a worker to Docks of Seat 3',
    'Send a worker to Pub (Winter) of Seat 3',
  ]);
  expect(labels(table, 'visit', 'pl')[3]).toBe('Wyślij robotnika do lokacji Knajpa (Zima) gracza Miejsce 3');
  expect(labels(table, 'razeRival', 'en').slice(1, 3)).toEqual([
    'Raze Docks of Seat 2 for 4 red contacts',
    'Raze Docks of Seat 3 for 3 red contacts',
  ]);
  expect(labels(table, 'razeRival', 'pl')[2]).toBe('Splądruj lokację Doki gracza Miejsce 3 za 3 czerwone kontakty');
});

test('two of a kind are numbered', () => {
  expect(labels(table, 'use', 'en')).toEqual(['Use Shipwreck no. 1', 'Use Shipwreck no. 2']);
  expect(labels(table, 'use', 'pl')).toEqual(['Użyj lokacji Wrak statku nr 1', 'Użyj lokacji Wrak statku nr 2']);
});

test('cards of one name are told apart by their set, prices by their colour', () => {
  expect(labels(table, 'construct', 'en')).toEqual([
    'Build Pub for 2 grey contacts',
    'Build Excavator for 2 grey contacts',
    'Build Excavator (Winter) for 2 grey contacts',
  ]);
  expect(labels(table, 'deal', 'pl')[0]).toBe('Podpisz umowę z lokacją Knajpa za 2 niebieskie kontakty');
  expect(labels(table, 'raze', 'en')[0]).toBe('Raze Pub from your hand for 2 red contacts');
});

test('the virtual opponent declines', () => {
  const alone = new Table({ seats: 1, built: [[], ['docks']], goods: [{ worker: 1, redContact: 3 }] });
  expect(labels(alone, 'visit', 'pl')).toEqual(['Wyślij robotnika do lokacji Doki wirtualnego przeciwnika']);
  expect(labels(alone, 'razeRival', 'en')).toEqual(['Raze Docks of the virtual opponent for 3 red contacts']);
});
