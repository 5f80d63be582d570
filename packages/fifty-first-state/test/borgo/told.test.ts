/** Everything that Borgo does is told step by step, and what is asked about him can be told apart. */
import { addressed, kernelWords, type Language, lexicon, localized, say } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import type { Land } from '../no-mans-land/land.ts';
import { against, wait } from './borgo.ts';

const spoken = localized((language) => lexicon(language, kernelWords[language], fiftyFirstState.words[language]));
const read = (table: Land, events: ReturnType<typeof wait>, language: Language): string[] =>
  events.map((event) => {
    const told = fiftyFirstState.describe.event(table.match.view(0), event);
    return say(spoken[language], addressed(told, ['Ada'], 0));
  });
const labels = (table: Land, language: Language): string[] =>
  table.match
    .choices(0)
    .map((choice) => say(spoken[language], fiftyFirstState.describe.choice(table.match.view(0), choice, 0)));
const asked = (table: Land, language: Language): string => {
  const { decision } = table.match.view(0);
  return decision ? say(spoken[language], fiftyFirstState.describe.decision(table.match.view(0), decision, 0)) : '';
};

test('an attack, step by step', () => {
  const table = against({ built: [['docks']], deck: ['shelter', 'city-guards'] });
  const events = wait(table);
  expect(read(table, events, 'en').slice(2)).toEqual([
    'Borgo turns up City Guards.',
    'Borgo attacks.',
    'That costs Borgo a brawler; he has 2 brawlers left.',
    'Borgo reveals Shelter to attack.',
    'Borgo razes Docks.',
    'Borgo scores 2 points.',
    'You gain 1 iron.',
  ]);
  expect(read(table, events, 'pl').slice(2)).toEqual([
    'Borgo odsłania kartę Straż miejska.',
    'Borgo atakuje.',
    'Borgo poświęca awanturnika; zostaje mu 2.',
    'Borgo odsłania kartę Schron, by zaatakować.',
    'Borgo plądruje lokację Doki.',
    'Borgo zdobywa 2 punkty.',
    'Zyskujesz 1 żelazo.',
  ]);
});

test('a development, step by step', () => {
  const options = { expansions: ['winter'] };
  const table = against({ options, built: [['docks']], deck: ['scrap-metal'] });
  expect(read(table, wait(table), 'en').slice(2)).toEqual([
    'Borgo turns up Scrap Metal.',
    'Borgo develops.',
    'Borgo uses the open production of Docks.',
    'You gain 1 worker.',
    'Borgo gains 1 brawler.',
    'Borgo gains 1 brawler.',
  ]);
});

test('the last brawler, and none', () => {
  const last = against({ brawlers: 1, deck: ['church', 'church'] });
  expect(read(last, wait(last), 'en')).toContain('That costs Borgo a brawler; he has none left.');
  expect(read(last, wait(last), 'pl').slice(-2)).toEqual([
    'Borgo potrzebuje awanturnika, a nie ma żadnego.',
    'Borgo pasuje.',
  ]);
});

test('the round names him as first player, clean-up his brawlers, the end his points', () => {
  const table = against({ brawlers: 2 });
  const told = read(table, table.do(0, 'pass'), 'en');
  expect(told).toContain('2 brawlers of Borgo go home at clean-up.');
  expect(told).toContain('Round 2 begins. Borgo goes first.');
  const ended = against({
    built: [[], ['docks']],
    opponentVp: 0,
    deck: ['church', 'church'],
    red: 'thugs',
    arrange(start) {
      start.ending = true;
    },
  });
  wait(ended);
  wait(ended);
  ended.do(0, 'pass');
  const notes = fiftyFirstState.outcome(ended.state)?.notes ?? [];
  const say2 = (language: Language) => notes.map((note) => say(spoken[language], note));
  expect(say2('en')).toEqual([
    'Lost against Borgo',
    'Borgo has 4 points: 2 for connections, 1 for brawls and 1 for locations.',
  ]);
  expect(say2('pl')).toEqual(['Przegrana z Borgo', 'Borgo ma 4 punkty: 2 za połączenia, 1 za burdy i 1 za lokacje.']);
});

test('his things are called his in both languages', () => {
  const table = against({ built: [[], ['docks']], goods: [{ worker: 1, redContact: 3 }] });
  expect(labels(table, 'en')).toEqual(
    expect.arrayContaining(['Send a worker to Docks of Borgo', 'Raze Docks of Borgo for 3 red contacts']),
  );
  expect(labels(table, 'pl')).toEqual(
    expect.arrayContaining([
      'Wyślij robotnika do lokacji Doki Borgo',
      'Splądruj lokację Doki Borgo za 3 czerwone kontakty',
    ]),
  );
});

test('what he asks', () => {
  const visit = against({ built: [['docks', 'docks', 'fuel-tank']], deck: ['scrap-metal'] });
  wait(visit);
  expect(asked(visit, 'en')).toBe('Borgo uses one of your open productions. Choose which.');
  expect(labels(visit, 'en')).toEqual(['Borgo uses Docks no. 1', 'Borgo uses Docks no. 2', 'Borgo uses Fuel Tank']);
  const shield = against({
    options: { expansions: ['newEra'] },
    built: [[], ['shadow', 'motel']],
    deck: ['scrap-metal'],
  });
  wait(shield);
  expect(asked(shield, 'pl')).toBe('Borgo osłania jedną z kilku lokacji, które pasują mu tak samo. Wybierz którą.');
  expect(labels(shield, 'pl')).toEqual(['Tarcza trafia na lokację Cień', 'Tarcza trafia na lokację Motel']);
  // A shield where it hurts least.
  const view = shield.match.view(0);
  const values = shield.match.choices(0).map((choice) => fiftyFirstState.insight?.value(view, 0, choice) ?? 0);
  expect(values.every((value) => value < 0)).toBe(true);
});

test('bots and hints know that he passes after the player, and that a visit brings him a brawler', () => {
  const worth = (table: Land, kind: string): number => {
    const choice = table.match.choices(0).find((one) => one.kind === kind);
    return choice ? (fiftyFirstState.insight?.value(table.match.view(0), 0, choice) ?? 0) : Number.NaN;
  };
  const wish = { built: [[], ['docks']], goods: [{ worker: 1 }] };
  expect(worth(against(wish), 'pass')).toBeGreaterThan(worth(against({ ...wish, brawlers: 0 }), 'pass'));
  const standard = against({ ...wish, options: { opponent: 'standard' } });
  expect(worth(standard, 'pass')).toBe(0);
  expect(worth(against(wish), 'visit')).toBeLessThan(worth(standard, 'visit'));

  const reasons = (brawlers: number, language: Language): string[] => {
    const table = against({ ...wish, brawlers });
    const found = fiftyFirstState.insight?.reasons?.(table.match.view(0), 0, { kind: 'pass' }) ?? [];
    return found.map((reason) => say(spoken[language], reason)).slice(1);
  };
  expect(reasons(2, 'en')).toEqual(['Borgo passes next, and his last 2 brawlers do nothing more this round.']);
  expect(reasons(1, 'en')).toEqual(['Borgo passes next, and his last 1 brawler does nothing more this round.']);
  expect(reasons(0, 'en')).toEqual(['Borgo passes next.']);
  expect(reasons(1, 'pl')).toEqual(['Borgo spasuje zaraz po tobie i zmarnuje 1 awanturnika.']);
  expect(reasons(5, 'pl')).toEqual(['Borgo spasuje zaraz po tobie i zmarnuje 5 awanturników.']);
});
