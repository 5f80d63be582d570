/** What a seat lacks only a little for, in the words of a reader. */
import { kernelWords, type Language, lexicon, localized, say } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { withinReach } from '../../src/within-reach.ts';
import { Land } from '../no-mans-land/land.ts';
import { Table, type Wish } from '../table.ts';

const { words } = fiftyFirstState;
const spoken = localized((language: Language) => lexicon(language, kernelWords[language], words[language]));
const said = (table: Table, language: Language = 'en'): string[] =>
  withinReach(table.match.view(0), 0).map((message) => say(spoken[language], message));

const FACTIONS = ['texas', 'newYork'];
const [TOWER, MONOLITH] = [1, 3];
const offering = (wish: Wish): Table =>
  new Table({
    factions: FACTIONS,
    goods: [{ worker: 1 }, { worker: 1 }],
    // All types of the Classic Skyscraper but brick; of the Desert Monolith two are missing.
    built: [['scrap-metal', 'archive', 'camp', 'deserted-colony']],
    options: { headquarters: true },
    arrange: (start) => {
      if (start.headquarters) start.headquarters.offered = [TOWER, MONOLITH];
    },
    ...wish,
  });

test('headquarters that lack one type are within reach, with the card of the hand that has it', () => {
  expect(said(offering({ hands: [['docks']] }))).toEqual([
    'Classic Skyscraper: you lack only a location of the type brick.',
  ]);
  expect(said(offering({ hands: [['docks', 'brick-storage']] }))).toEqual([
    'Classic Skyscraper: you lack only the type brick, and Brick Storage in your hand has it.',
  ]);
});

test('an outpost more, and a level more, are a card away', () => {
  const land = (hand: string): Land =>
    new Land({
      factions: FACTIONS,
      hands: [[hand]],
      goods: [{ worker: 1 }, { worker: 1 }],
      map: { nw: '0', se: '0/3' },
    });
  expect(said(land('deserted-colony'))).toEqual([
    'Another outpost: Deserted Colony in your hand pays for it.',
    'North-West to level 2: you lack a fuel card.',
  ]);
  expect(said(land('methane-storage'), 'pl')).toEqual([
    'Kolejny posterunek: brakuje ci karty typu naboje.',
    'Północny Zachód na poziom 2: zapłacisz kartą Magazyn metanu z ręki.',
  ]);
});

test('a worker for the Arena is, as long as something can arm it; so is a server room with one free slot', () => {
  const fighter = (goods: { [good: string]: number }): Table =>
    new Table({ factions: FACTIONS, hands: [['docks']], goods: [{ worker: 1, ...goods }], options: { arena: true } });
  expect(said(fighter({ gun: 1 }))).toEqual(['Arena: a worker that you send now can be armed in clean-up.']);
  expect(said(fighter({ fuel: 1 }))).toEqual([]);
  const room = (markers: number): Table =>
    new Table({
      factions: FACTIONS,
      hands: [['docks']],
      goods: [{ greyContact: 1 }, { worker: 1 }],
      options: { expansions: ['moloch'], serverRoom: true },
      arrange: (start) => {
        if (start.serverRoom) start.serverRoom.markers = markers;
      },
    });
  expect(said(room(1))).toEqual([]);
  expect(said(room(2))).toEqual(['Server room: one more hacked machine fills it, and all players gain 5 points.']);
});

test('whoever has passed reaches for nothing', () => {
  const table = offering({ hands: [['docks']] });
  table.do(0, 'pass');
  expect(said(table)).toEqual([]);
});
