/** What the set says: its cards and areas word for word, choices that differ in words, and reasons. */
import { greedyBot } from '@cinderhall/bots';
import { isRefused, kernelWords, LANGUAGES, type Language, lexicon, Match, say, seedOf } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { BUSY, Land, type LandWish } from './land.ts';

const { words, describe: speak, insight } = fiftyFirstState;
const spoken = { en: lexicon('en', kernelWords.en, words.en), pl: lexicon('pl', kernelWords.pl, words.pl) };
const textOf = (id: string, language: Language): string => {
  const card = fiftyFirstState.cards().find((one) => one.id === id);
  if (!card) throw new Error(`no ${id}`);
  return say(spoken[language], card.text);
};

const CARDS: { readonly [id: string]: readonly [en: string, pl: string] } = {
  'race-track': [
    'Production: activate one of your corner outposts. Building bonus: gain 1 fuel.',
    'Produkcja: aktywuj jeden swój posterunek w rogu mapy. Bonus za zbudowanie: zyskaj 1 paliwo.',
  ],
  'hub-depot': [
    'Production: activate one of your outposts on a central line.',
    'Produkcja: aktywuj jeden swój posterunek na linii środkowej.',
  ],
  'settlers-camp': [
    'Production: gain 1 worker for each of your outposts (at most 3).',
    'Produkcja: zyskaj 1 robotnika za każdy swój posterunek (najwyżej 3).',
  ],
  'shelled-checkpoint': [
    'Production: gain 1 ruin. Building bonus: gain 1 worker.',
    'Produkcja: zyskaj 1 kartę ruin. Bonus za zbudowanie: zyskaj 1 robotnika.',
  ],
  'forward-cache': [
    'Production: gain 1 worker if you have fewer than 3 outposts and gain 1 ammo if you have at least 3 outposts.',
    'Produkcja: zyskaj 1 robotnika (mając mniej niż 3 posterunki) i zyskaj 1 nabój (mając co najmniej 3 posterunki).',
  ],
  'pioneer-charter': ['Whenever you build an outpost, gain 1 point.', 'Ilekroć zbudujesz posterunek, zyskaj 1 punkt.'],
  'scorched-frontier': [
    "Whenever you raze an opponent's outpost, gain 1 point.",
    'Ilekroć splądrujesz posterunek przeciwnika, zyskaj 1 punkt.',
  ],
  palisades: ['The Defence of your outposts is 1 higher.', 'Obrona twoich posterunków jest o 1 wyższa.'],
  'forged-permits': [
    'Once a round you may build or upgrade an outpost by discarding a card of any type, or of none.',
    'Raz na rundę możesz zbudować lub ulepszyć posterunek, odrzucając kartę dowolnego typu albo bez typu.',
  ],
  'surveyors-map': [
    'Building bonus: activate up to two of your outposts.',
    'Bonus za zbudowanie: aktywuj najwyżej dwa swoje posterunki.',
  ],
  'winter-dugouts': [
    'You may keep 1 fuel, iron, gun or brick for each of your outposts (at most 4) here through clean-up.',
    'Podczas czyszczenia możesz tu zachować paliwo, żelazo, broń lub budulec, po 1 sztuce za każdy swój posterunek (najwyżej 4).',
  ],
  'fuel-column': [
    'Action: pay 1 fuel to build an outpost without discarding a card.',
    'Akcja: za 1 paliwo zbuduj posterunek bez odrzucania karty.',
  ],
  'raiding-trail': [
    "Action: pay 1 worker and 1 gun to raze an opponent's outpost next to one of yours, with a Defence of at most 3, without spending red contacts.",
    'Akcja: za 1 robotnika i 1 broń splądruj bez wydawania czerwonych kontaktów posterunek przeciwnika o Obronie najwyżej 3, sąsiadujący z twoim.',
  ],
  'fighting-retreat': [
    'Action: remove one of your outposts from the map and gain X points and 1 worker, where X is its level.',
    'Akcja: zdejmij z mapy jeden swój posterunek i zyskaj X punktów i 1 robotnika, gdzie X to jego poziom.',
  ],
  'land-registry': [
    'Action: pay 2 workers to gain 1 point for each of your outposts in one direction of your choice (at most 3).',
    'Akcja: za 2 robotników zyskaj 1 punkt za każdy swój posterunek w jednym wybranym kierunku (najwyżej 3).',
  ],
  'corner-bastions': [
    'Action: pay 1 worker and 1 brick to gain 2 points and 1 more if you have at least 2 corner outposts.',
    'Akcja: za 1 robotnika i 1 budulec zyskaj 2 punkty i jeszcze 1 (mając co najmniej 2 posterunki w rogach mapy).',
  ],
  'escorted-convoy': [
    'Action: pay 1 worker and 1 fuel to activate two of your outposts.',
    'Akcja: za 1 robotnika i 1 paliwo aktywuj dwa swoje posterunki.',
  ],
  n: [
    'Level 1: gain 1 ammo. Level 2 (discard an iron card): gain 1 point. Level 3: gain 1 point for each of your outposts on one central line (at most 3).',
    'Poziom 1: zyskaj 1 nabój. Poziom 2 (odrzuć kartę typu żelazo): zyskaj 1 punkt. Poziom 3: zyskaj 1 punkt za każdy swój posterunek na jednej linii środkowej (najwyżej 3).',
  ],
  c: [
    'Level 1: gain 1 ruin. Level 2 (discard a worker card): gain 1 point and 1 ruin. Level 3: gain 1 point for each of your corner outposts (at most 4).',
    'Poziom 1: zyskaj 1 kartę ruin. Poziom 2 (odrzuć kartę typu robotnik): zyskaj 1 punkt i 1 kartę ruin. Poziom 3: zyskaj 1 punkt za każdy swój posterunek w rogu mapy (najwyżej 4).',
  ],
};

test.each(Object.entries(CARDS))('%s reads well', (id, [en, pl]) => {
  expect([textOf(id, 'en'), textOf(id, 'pl')]).toEqual([en, pl]);
});

test('whole matches: no two choices of a list have the same words, and most have their reasons', () => {
  const kinds = new Set<string>();
  for (const seed of [1, 2, 3, 4]) {
    const options = { expansions: ['noMansLand'] };
    const match = Match.start(fiftyFirstState, { seats: seed % 3 || 2, seed: seedOf(seed), options });
    if (isRefused(match)) throw new Error(match.refused.key);
    const bot = greedyBot(fiftyFirstState, seed, 0.4);
    while (!match.over) {
      const seat = match.waiting()[0] ?? 0;
      const view = match.view(seat);
      const choices = match.choices(seat);
      for (const language of LANGUAGES) {
        const said = choices.map((choice) => say(spoken[language], speak.choice(view, choice, seat)));
        // Ruins and locations of one design can stand twice in a State; everything else is told apart.
        const own = said.filter((_, at) => 'area' in (choices[at] ?? {}) || choices[at]?.kind === 'forOutpost');
        expect(new Set(own).size).toBe(own.length);
      }
      for (const choice of choices) if (insight.reasons(view, seat, choice).length > 0) kinds.add(choice.kind);
      const done = match.play(seat, match.state.asked, choices[bot.think(view, choices, seat)] ?? { kind: 'pass' });
      if (isRefused(done)) throw new Error(done.refused.key);
    }
  }
  for (const kind of ['forOutpost', 'giveUpPick', 'upgrade', 'activate']) expect(kinds).toContain(kind);
});

describe('insight', () => {
  const at = (wish: LandWish): Land =>
    new Land({ hands: [['docks'], ['fuel-tank']], connections: [['punks']], goods: [{}, BUSY], ...wish });
  const impactOf = (table: Land, what: string) => {
    const at = table.choices(0).indexOf(what);
    const choice = table.match.choices(0)[at];
    if (!choice) throw new Error(`no ${what}`);
    return fiftyFirstState.impact(table.match.view(0), 0, choice);
  };

  test('what choices cost, and at whom they are aimed', () => {
    const table = at({ map: { sw: '0', s: '1/2+shield' }, goods: [{ redContact: 4, shield: 1 }, BUSY] });
    expect(impactOf(table, 'forOutpost docks')).toEqual({ cost: { goods: { card: 1 } }, targets: [] });
    expect(impactOf(table, 'shieldArea sw').cost).toEqual({ goods: { shield: 1 } });
    expect(impactOf(table, 'razeOutpost s')).toEqual({
      cost: { goods: { redContact: 4 } },
      targets: [{ seat: 1, ref: 'area:7' }],
    });
    const paid = table.do(0, 'forOutpost docks').map(fiftyFirstState.paid);
    expect(paid).toContainEqual({ seat: 0, goods: { card: 1 } });
    // The virtual opponent has no seat to aim at.
    const alone = new Land({ seats: 1, map: { sw: '0', s: '1/2' }, goods: [{ redContact: 4 }] });
    expect(impactOf(alone, 'razeOutpost s')).toEqual({ cost: { goods: { redContact: 3 } }, targets: [] });
  });

  test('points of outposts have a line of their own', () => {
    const table = at({ map: { sw: '0' }, hands: [['abandoned-suburbs'], ['fuel-tank']], goods: [{ vp: 24 }, BUSY] });
    table.do(0, 'forOutpost abandoned-suburbs', 'activate sw 2');
    table.passAll();
    expect(table.match.outcome()?.lines).toContainEqual({
      seat: 0,
      key: 'fiftyFirstState.score.outposts',
      points: 1,
      rule: 'R-NML-007',
    });
  });

  test('the better of two things is worth more', () => {
    const table = at({ map: { n: '0/2', c: '0' }, built: [['signal-fires']], goods: [{ worker: 1 }, BUSY] });
    table.do(0, 'use signal-fires');
    const worth = (what: string): number => {
      const choice = table.match.choices(0)[table.choices(0).indexOf(what)];
      return choice ? insight.value(table.match.view(0), 0, choice) : Number.NaN;
    };
    expect(worth('activate n 2')).toBeGreaterThan(worth('activate n 1'));
    expect(worth('activate c 1')).toBeGreaterThan(worth('activate n 1'));
  });

  test('how many outposts everybody has can be followed', () => {
    const table = at({ map: { n: '0/2', c: '0', se: '1' } });
    expect(fiftyFirstState.tally(table.state).outposts).toEqual([2, 1]);
    expect(fiftyFirstState.tally(new Land({ options: { expansions: [] } }).state)).not.toHaveProperty('outposts');
  });
});
