/** The sentences on the cards of Scavengers, one of each pattern, and what choices say. */
import { kernelWords, LANGUAGES, type Language, lexicon, say } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import type { Table } from '../table.ts';
import { heap } from './heap.ts';

const { words } = fiftyFirstState;
const spoken = { en: lexicon('en', kernelWords.en, words.en), pl: lexicon('pl', kernelWords.pl, words.pl) };
const textOf = (id: string, language: Language): string => {
  const card = fiftyFirstState.cards().find((one) => one.id === id);
  if (!card) throw new Error(`no ${id}`);
  return say(spoken[language], card.text);
};

const english: { readonly [id: string]: string } = {
  'demolition-zone': 'Production: gain 1 ruin.',
  'common-heap': "Open production: take, if you like, the top card of another player's discard pile.",
  'gleaners-row':
    "Production: choose a type icon on the top card of another player's discard pile and gain the good that matches it.",
  'rubble-mill':
    'Production: gain 1 brick for each ruin in your State (at most 3). Building bonus, before it produces: gain 1 ruin.',
  'ash-sifters': 'Production: gain 1 worker; with at least 2 ruins in your State, gain 1 ammo instead.',
  'rebuilders-lodge': 'Whenever you rebuild or restore one of your ruins, gain 1 point.',
  'rubble-kitchen': 'Whenever a ruin comes into your State, gain 1 worker. Building bonus: gain 1 ruin.',
  'covered-pits':
    'You may keep up to 1 fuel, iron, gun or brick and 1 more for each ruin in your State (at most 3 more) here through clean-up.',
  'wall-of-names':
    'At the end of the game gain 1 point for each ruin in your State (at most 3). Building bonus: gain 1 ruin.',
  'mined-ruins': 'While you have at least 2 ruins, the Defence of your other locations is 1 higher.',
  'red-anja':
    "Action: pay 1 red contact to take a ruin of an opponent who hasn't passed into your State, with whatever lies on it.",
  'searching-the-ruins':
    "Action: choose a type icon on the top card of another player's discard pile and pay the good that matches it to gain 1 point.",
  'gutter-gang':
    'Action: pay 1 worker and 1 red contact to take up to 2 fuel, iron, guns or bricks from one other player.',
  'deep-dig': 'Action: pay 1 worker and discard 1 ruin to gain 3 points.',
  'melt-shop':
    "Action: pay 1 worker to choose a fuel, iron, gun or brick icon on the top card of another player's discard pile and gain 2 of that resource.",
};

const polish: { readonly [id: string]: string } = {
  'demolition-zone': 'Produkcja: zyskaj 1 kartę ruin.',
  'night-rummage': 'Bonus za zbudowanie: weź do 2 kart z wierzchu stosów kart odrzuconych innych graczy.',
  'ash-sifters':
    'Produkcja: zyskaj 1 robotnika; jeśli masz w Stanie co najmniej 2 karty ruin, zamiast tego zyskaj 1 nabój.',
  'rebuilders-lodge': 'Ilekroć przebudujesz lub odbudujesz swoje ruiny, zyskaj 1 punkt.',
  'covered-pits':
    'Podczas czyszczenia możesz tu zachować 1 paliwo, żelazo, broń lub budulec i jeszcze 1 za każde ruiny w swoim Stanie (najwyżej o 3 więcej).',
  'mined-ruins': 'Dopóki masz co najmniej 2 karty ruin, Obrona twoich pozostałych lokacji jest o 1 wyższa.',
  'seed-of-a-new-settlement':
    'Akcja: za 1 robotnika i 1 budulec odbuduj jedne ze swoich ruin: odkryta lokacja znów działa i od razu produkuje.',
  'gutter-gang':
    'Akcja: za 1 robotnika i 1 czerwony kontakt zabierz jednemu z pozostałych graczy paliwo, żelazo, broń lub budulec (razem do 2).',
  'scavengers-haul': 'Po zagraniu: za 1 robotnika weź do 2 kart z wierzchu stosów kart odrzuconych innych graczy.',
};

test.each(Object.entries(english))('%s reads well in English', (id, text) => {
  expect(textOf(id, 'en')).toBe(text);
});
test.each(Object.entries(polish))('%s reads well in Polish', (id, text) => {
  expect(textOf(id, 'pl')).toBe(text);
});

/** What a seat can choose, in words; all different. */
function said(table: Table, language: Language): string[] {
  const view = table.match.view(0);
  const all = table.match
    .choices(0)
    .map((choice) => say(spoken[language], fiftyFirstState.describe.choice(view, choice, 0)));
  expect(new Set(all).size).toBe(all.length);
  return all;
}

test('ruins are told apart by what lies on them, and from locations of the same name', () => {
  const table = heap({
    hands: [['pub']],
    built: [['foundation', 'school']],
    ruins: [['school', 'school']],
    onRuins: [['fuel', 'nothing'], []],
    goods: [{ brick: 1, development: 1 }],
  });
  table.do(0, 'rebuild pub');
  for (const language of LANGUAGES) said(table, language);
  expect(said(table, 'en')).toContain('Pay a brick to rebuild the ruins of School with 1 fuel on them');
  expect(said(table, 'pl')).toContain('Przebuduj ruiny lokacji Szkoła (na nich 1 paliwo) za budulec');
});

test('whose ruins, and what is known of them', () => {
  const table = heap({
    seats: 3,
    built: [['red-anja'], ['pub']],
    ruins: [[], ['school', 'docks', 'archive'], ['church']],
    onRuins: [[], ['nothing', 'gun'], []],
    goods: [{ redContact: 4 }],
  });
  table.do(0, 'razeRival pub');
  table.do(1, 'playConnection punks');
  table.do(2, 'playConnection merchants');
  table.do(0, 'use red-anja');
  for (const language of LANGUAGES) said(table, language);
  expect(said(table, 'en')).toEqual([
    'Take unknown ruins from Seat 2',
    'Take unknown ruins with 1 gun on them from Seat 2',
    'Take the ruins of Pub from Seat 2',
    'Take unknown ruins from Seat 3',
  ]);
});

test('the same card on two piles', () => {
  const table = heap({
    seats: 3,
    built: [['ragmen']],
    goods: [{ worker: 1 }],
    piles: [[], ['school'], ['school']],
  });
  table.do(0, 'use ragmen');
  expect(said(table, 'en')).toEqual([
    'Take School from the pile of Seat 2',
    'Take School from the pile of Seat 3',
    'Done',
  ]);
  expect(said(table, 'pl')[0]).toBe('Weź kartę Szkoła ze stosu gracza Miejsce 2');
});

test('which of the two cards given up lies on top', () => {
  const table = heap({ phase: 'setup' });
  for (const language of LANGUAGES) said(table, language);
});
