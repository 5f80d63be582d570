/** What changes is told, in words that name whom it concerns and speak to whoever reads them. */
import { rule } from '@cinderhall/gauntlet/rule';
import { addressed, kernelWords, type Language, lexicon, localized, say } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../src/index.ts';
import { heap } from './scavengers/heap.ts';
import { Table, type Wish } from './table.ts';

const spoken = localized((language) => lexicon(language, kernelWords[language], fiftyFirstState.words[language]));

/** The events of one kind, as a reader (−1: a spectator) reads them. */
const read = (table: Table, kind: string, reader: number, language: Language): string[] =>
  table.events.flatMap((event) => {
    if (event.kind !== kind) return [];
    const told = fiftyFirstState.describe.event(table.match.view(0), event);
    return [say(spoken[language], addressed(told, ['Ada', 'Iron Nan'], reader))];
  });

const tableOf = (wish: Wish): Table => new Table({ connections: [['punks'], ['punks']], ...wish });

rule('R-BASE-180', () => {
  const table = tableOf({
    built: [['archive'], ['clay-pit']],
    goods: [
      { vp: 24, worker: 1 },
      { vp: 24, worker: 1, brick: 1 },
    ],
  });
  table.do(0, 'use archive');
  expect(read(table, 'lastRound', -1, 'en')).toEqual(['Ada has 25 points: this is the last round.']);
  expect(read(table, 'lastRound', 0, 'en')).toEqual(['You have 25 points: this is the last round.']);
  expect(read(table, 'lastRound', 0, 'pl')).toEqual(['Masz 25 punktów: to ostatnia runda.']);
  expect(read(table, 'lastRound', 1, 'pl')).toEqual(['Ada ma 25 punktów: to ostatnia runda.']);
  // Once: whoever comes next changes nothing.
  table.do(1, 'use clay-pit');
  expect(read(table, 'lastRound', -1, 'en')).toHaveLength(1);
});

rule('R-SOLO-005', () => {
  const table = new Table({ seats: 1, connections: [['punks']], red: 'punks', opponentVp: 23 });
  table.do(0, 'playConnection punks');
  expect(read(table, 'lastRound', 0, 'en')).toEqual(['The virtual opponent has 25 points: this is the last round.']);
  expect(read(table, 'lastRound', 0, 'pl')).toEqual(['Wirtualny przeciwnik ma 25 punktów: to ostatnia runda.']);
});

test('failed attempts of the virtual opponent', () => {
  const against = (opponent: 'standard' | 'merchants' | 'appalachians', wish: Wish): Table => {
    const table = new Table({
      seats: 1,
      connections: [['punks', 'punks', 'merchants']],
      options: { opponent },
      ...wish,
    });
    table.do(0, 'playConnection punks');
    return table;
  };
  const attack = against('standard', { built: [['pub']], deck: ['docks'] });
  expect(read(attack, 'opponentFailed', 0, 'en')).toEqual([
    'The attack fails: no location shares a type with this card.',
  ]);
  const rebuild = against('appalachians', { built: [['pub'], ['church']], deck: ['docks'] });
  expect(read(rebuild, 'opponentFailed', 0, 'pl')).toEqual([
    'Przebudowa się nie udaje: żadna lokacja wirtualnego przeciwnika nie ma wspólnego typu z tą kartą.',
  ]);
  const deal = against('merchants', { built: [['hidden-forge']], deals: [['docks']], deck: ['church', 'combat-zone'] });
  deal.do(0, 'playConnection merchants');
  expect(read(deal, 'opponentFailed', 0, 'en')).toEqual([
    'The attempt fails: no deal brings a good that this card would bring.',
  ]);
});

rule('R-BASE-171', () => {
  const table = tableOf({ built: [['docks+shield']], goods: [{ fuel: 2, worker: 1 }, {}], red: 'thugs' });
  table.passAll();
  expect(read(table, 'cleanedUp', 1, 'en')).toEqual(['Ada loses 2 fuel and 1 worker at clean-up.']);
  expect(read(table, 'cleanedUp', 0, 'pl')).toEqual(['Tracisz podczas czyszczenia 2 paliwa i 1 robotnika.']);
  expect(read(table, 'shieldReturned', 1, 'en')).toEqual(['The shield on Docks goes back to the supply.']);
  expect(read(table, 'connectionLeft', 1, 'pl')).toEqual(['Nikt nie wziął połączenia Zbiry; zostaje odrzucone.']);
});

test('ruins are rebuilt under the name of ruins', () => {
  const table = tableOf({ ruins: [['docks']], hands: [['school']], goods: [{ brick: 1 }] });
  table.do(0, 'rebuild school');
  expect(read(table, 'rebuilt', 1, 'en')).toEqual(['Ada rebuilds the ruins of Docks into School.']);
  expect(read(table, 'rebuilt', 0, 'pl')).toEqual(['Przebudowujesz ruiny lokacji Doki na lokację Szkoła.']);
});

test('a razed location that falls only after a question is told when it falls', () => {
  const table = heap({
    built: [[], ['night-rummage']],
    goods: [{ redContact: 9 }, {}],
    piles: [[], ['school', 'docks', 'pub']],
  });
  table.do(0, 'razeRival night-rummage');
  expect(read(table, 'fell', 0, 'en')).toEqual([]);
  const before = table.events.length;
  while (table.asked.startsWith('scavenge')) table.do(table.state.decision?.seats[0] ?? 0, 'done');
  expect(table.events.slice(before).map(({ kind }) => kind)).toContain('fell');
  expect(read(table, 'fell', 0, 'en')).toEqual(['Iron Nan loses Night Rummage.']);
  expect(read(table, 'fell', 1, 'pl')).toEqual(['Tracisz lokację Nocne grzebanie.']);
  // Where nothing is asked, the raze has said it all.
  const plain = heap({ built: [[], ['school']], goods: [{ redContact: 9 }, {}] });
  plain.do(0, 'razeRival school');
  expect(plain.events.some(({ kind }) => kind === 'fell')).toBe(false);
});
