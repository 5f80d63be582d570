import { sayGoods } from '@cinderhall/effects';
import { rule } from '@cinderhall/gauntlet/rule';
import { sentencesOf, templateSlips } from '@cinderhall/gauntlet/templates';
import {
  addressed,
  type GameEvent,
  kernelWords,
  LANGUAGES,
  type Language,
  lexicon,
  localized,
  type Message,
  type Seat,
  say,
} from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { kit } from '../src/effect-kit.ts';
import { newEra } from '../src/index.ts';
import { Table } from './table.ts';

const lexica = localized((language) => lexicon(language, kernelWords[language], newEra.words[language]));
const NAMES = ['Ada', 'Iron Nan', 'Jim'];

const said = (language: Language, message: Message, reader: Seat): string =>
  say(lexica[language], addressed(message, NAMES, reader));

/** What a seat can choose, in the words of a language. */
function labels(table: Table, seat: Seat, language: Language): string[] {
  const view = table.match.view(seat);
  return table.match.choices(seat).map((choice) => said(language, newEra.describe.choice(view, choice, seat), seat));
}

const asked = (table: Table, seat: Seat, language: Language): string => {
  const view = table.match.view(seat);
  return view.decision ? said(language, newEra.describe.decision(view, view.decision, seat), seat) : '';
};

/** What a reader is told of these events; −1: somebody who does not play. */
const told = (table: Table, events: readonly GameEvent[], reader: Seat, language: Language = 'en'): string[] =>
  events.map((event) => said(language, newEra.describe.event(table.match.view(reader), event), reader));

describe('every choice can be told from every other', () => {
  const twins = ['breakers-yard', 'breakers-yard'];

  test('locations of the same name, in one state and in several', () => {
    const table = new Table({
      seats: 3,
      built: [['field-armoury'], ['pumping-station', 'pumping-station'], ['field-armoury', 'breakers-yard']],
      abroad: [['pumping-station']],
      goods: [{ worker: 2, conquer3: 1, deal3: 1 }],
    });
    for (const language of LANGUAGES) {
      const all = labels(table, 0, language);
      expect(new Set(all).size).toBe(all.length);
    }
    expect(labels(table, 0, 'en')).toEqual(
      expect.arrayContaining([
        'Send 1 worker to Pumping Station no. 1 of Iron Nan',
        'Send 1 worker to Pumping Station no. 2 of Iron Nan',
        'Raid Field Armoury of Jim',
        'Make a deal with Pumping Station no. 2 of Iron Nan',
        'Break the deal with Pumping Station no. 1 of Iron Nan',
      ]),
    );
    expect(labels(table, 0, 'pl')).toEqual(
      expect.arrayContaining([
        'Wyślij 1 robotnika do lokacji Stacja pomp nr 1 gracza Iron Nan',
        'Najedź lokację Polowa zbrojownia gracza Jim',
        'Zawrzyj umowę z lokacją Stacja pomp nr 2 gracza Iron Nan',
        'Zerwij umowę z lokacją Stacja pomp nr 1 gracza Iron Nan',
      ]),
    );
  });

  test('own locations of the same name in the questions that follow', () => {
    const table = new Table({ built: [twins], hands: [['barbed-wire']], goods: [{ deal3: 1 }] });
    table.do(0, 'deal barbed-wire');
    expect(asked(table, 0, 'en')).toBe('Choose the location that is to be protected by Barbed Wire.');
    expect(asked(table, 0, 'pl')).toBe('Wybierz lokację, którą osłoni karta Zasieki.');
    expect(labels(table, 0, 'en')).toEqual(["Protect Breaker's Yard no. 1", "Protect Breaker's Yard no. 2"]);
    expect(labels(table, 0, 'pl')).toEqual(['Osłoń lokację Złomowisko nr 1', 'Osłoń lokację Złomowisko nr 2']);
  });
});

describe('prices are part of the words', () => {
  test('the fields of the contact board: price, kind and value', () => {
    const table = new Table({ factions: ['merchants'], goods: [{ scrap: 1, fuel: 1, weapon: 1, brick: 1 }] });
    expect(labels(table, 0, 'en')).toEqual(
      expect.arrayContaining([
        'Take 1 incorporation token of value 1 from your contact board for 1 scrap or fuel',
        'Take 1 conquest token of value 2 from your contact board for 1 weapon',
        'Take 1 deal token of value 3 from your contact board for 1 fuel',
      ]),
    );
    expect(labels(table, 0, 'pl')).toEqual(
      expect.arrayContaining([
        'Weź żeton przyłączenia o wartości 1 z karty kontaktów za 1 złom lub paliwo',
        'Weź żeton podboju o wartości 2 z karty kontaktów za 1 broń',
      ]),
    );
  });

  test('a contact by the field or by tokens, a redevelopment by either', () => {
    const table = new Table({ hands: [['pub']], goods: [{ weapon: 1, conquer2: 1 }] });
    table.do(0, 'conquer pub');
    expect(asked(table, 0, 'en')).toBe('How do you conquer Pub?');
    expect(labels(table, 0, 'en')).toEqual([
      'Straight from your contact board for 1 weapon (range 3)',
      'With 1 conquest token of value 2',
    ]);
    expect(asked(table, 0, 'pl')).toBe('Jak chcesz podbić lokację Knajpa?');
    expect(labels(table, 0, 'pl')).toEqual([
      'Wprost z karty kontaktów za 1 broń (zasięg 3)',
      'Zagraj 1 żeton podboju o wartości 2',
    ]);
    const over = new Table({
      built: [['foundation']],
      hands: [['pub']],
      goods: [{ brick: 1, weapon: 1, redevelop: 1 }],
    });
    over.do(0, 'redevelop pub');
    expect(labels(over, 0, 'en')).toEqual([
      'Redevelop Foundation with your contact board for 2 scrap, weapons, fuel or bricks in any mix',
      'Redevelop Foundation with a redevelopment token',
    ]);
  });

  test('the workers that an action takes, the first time and the second', () => {
    const table = new Table({ built: [['shipwreck']], goods: [{ worker: 3, scrap: 4, fuel: 4, weapon: 4, brick: 4 }] });
    expect(labels(table, 0, 'en')).toContain('Send 1 worker to Shipwreck');
    const events = table.do(0, table.some(0, 'use')[0] ?? '');
    expect(told(table, events, 0)).toContain('You send 1 worker to Shipwreck.');
    table.answer('effectOption');
    table.back(0);
    expect(labels(table, 0, 'en')).toContain('Send 2 workers to Shipwreck');
    expect(labels(table, 0, 'pl')).toContain('Wyślij 2 robotników do lokacji Wrak statku');
  });

  test('an attack is told with what it has to reach', () => {
    const table = new Table({ built: [[], ['docks']], goods: [{ conquer3: 1 }, { defend1: 1, defend3: 1 }] });
    table.do(0, 'conquer docks');
    expect(asked(table, 1, 'en')).toBe(
      'Ada attacks Docks with strength 3 against a defensive distance of 3. Do you defend it?',
    );
    expect(asked(table, 1, 'pl')).toBe(
      'Ada atakuje lokację Doki z siłą 3 przy odległości obronnej 3. Czy jej bronisz?',
    );
    const events = table.do(1, 'defend 1 0');
    expect(told(table, events, 1).slice(0, 2)).toEqual([
      'You play 1 defence token −1: the attack on Docks is down to strength 2.',
      'The attack of Ada on your Docks fails.',
    ]);
    expect(told(table, events, 0, 'pl').slice(0, 2)).toEqual([
      'Iron Nan zagrywa 1 żeton obrony −1: siła ataku na lokację Doki spada do 2.',
      'Twój atak na lokację Doki gracza Iron Nan się nie udaje.',
    ]);
  });
});

describe('everything that changes is told', () => {
  rule('R-NE-071', () => {
    const table = new Table({
      built: [['docks']],
      hands: [['pub']],
      vp: [31, 33],
      goods: [{ incorporate3: 1, worker: 2 }, { worker: 2 }],
    });
    const joined = table.do(0, 'incorporate pub');
    expect(told(table, joined, 1)).toContain(
      'Ada has 33 points. If somebody has 33 or more when all have passed, the game ends.',
    );
    expect(told(table, joined, 0, 'pl')).toContain(
      'Masz 33 punkty. Jeśli ktoś będzie mieć co najmniej 33, gdy wszyscy spasują, gra się skończy.',
    );
    // Whoever has passed cannot lose a location any more; the second one changes nothing.
    const passed = table.do(1, 'pass');
    expect(told(table, passed, 1)).toEqual(['You pass.', 'You have passed with 33 points: this is the last turn.']);
    expect(told(table, passed, 0, 'pl')).toEqual([
      'Iron Nan pasuje.',
      'Iron Nan ma po spasowaniu 33 punkty: to ostatnia tura.',
    ]);
    expect(table.kinds(table.do(0, 'pass'))).not.toContain('lastTurn');
  });

  rule('R-NE-071', () => {
    // Points on cards, on the base and for upgrades count alike; whoever had enough before is not told again.
    const upgrade = new Table({ built: [['upgrade', 'docks']], vp: [30], goods: [{ worker: 1 }] });
    expect(upgrade.kinds(upgrade.do(0, 'use upgrade', 'card docks'))).toContain('reached');
    const rebuilt = { hands: [['pub']], ruins: [['docks']], goods: [{ brick: 1 }] };
    const once = new Table({ ...rebuilt, vp: [31] });
    expect(once.kinds(once.do(0, 'rebuild pub')).filter((kind) => kind === 'reached')).toHaveLength(1);
    const late = new Table({ ...rebuilt, vp: [33] });
    expect(late.kinds(late.do(0, 'rebuild pub'))).not.toContain('reached');
    const short = new Table({ ...rebuilt, vp: [30] });
    expect(short.kinds(short.do(0, 'rebuild pub'))).not.toContain('reached');
  });

  rule('R-NE-080', () => {
    const table = new Table({ goods: [{ scrap: 2, worker: 1 }, {}] });
    const events = [...table.do(0, 'pass'), ...(table.asked === 'act 1' ? table.do(1, 'pass') : [])];
    expect(told(table, events, 0)).toContain('You discard unused goods: 2 scrap and 1 worker.');
    expect(told(table, events, 1, 'pl')).toContain('Ada odrzuca niewykorzystane dobra: 2 złomy i 1 robotnika.');
    expect(events.filter(({ kind }) => kind === 'cleanedUp')).toHaveLength(1);
  });

  rule('R-NE-051', () => {
    const table = new Table({
      seats: 3,
      built: [[], [{ id: 'docks', guard: 'minefield' }]],
      abroad: [[], [], ['docks']],
      goods: [{ conquer5: 2 }],
    });
    table.do(0, 'conquer docks');
    expect(told(table, table.events, 1)).toEqual(
      expect.arrayContaining([
        'Ada wins the raid on your Docks.',
        'You discard Minefield, which lay under Docks.',
        'The deal of Jim with Docks is over.',
        'You have ruins now in place of Docks.',
      ]),
    );
    expect(told(table, table.events, 2, 'pl')).toEqual(
      expect.arrayContaining([
        'Ada wygrywa najazd na lokację Doki gracza Iron Nan.',
        'Iron Nan odrzuca kartę Pole minowe, która leżała pod lokacją Doki.',
        'Twoja umowa z lokacją Doki wygasa.',
        'Iron Nan ma teraz zgliszcza w miejscu lokacji Doki.',
      ]),
    );
  });

  rule('R-NE-036', () => {
    const table = new Table({ hands: [['pub']], ruins: [['docks']], goods: [{ brick: 1 }] });
    expect(told(table, table.do(0, 'rebuild pub'), 0, 'pl')).toEqual(
      expect.arrayContaining(['Uprzątasz zgliszcza lokacji Doki.', 'Odbudowujesz zgliszcza jako lokację Knajpa.']),
    );
  });

  rule('R-NE-122', () => {
    const table = new Table({ leaders: ['warlord'], hands: [['marshal']] });
    expect(told(table, table.do(0, 'leader marshal'), 0).slice(0, 2)).toEqual([
      'You are led by Marshal Dunn from now on.',
      'You discard your old leader, Warlord Kane.',
    ]);
  });

  rule('R-NE-001', () => {
    const table = new Table({ phase: 'setup' });
    const chose = table.events.filter(({ kind }) => kind === 'chose');
    expect(chose.map(({ faction }) => faction)).toEqual(table.state.players.map(({ faction }) => faction));
  });
});

describe('the words of cards', () => {
  const text = (id: string, language: Language): string => {
    const card = newEra.cards().find((one) => one.id === id);
    return card ? say(lexica[language], card.text) : '';
  };

  test('a leader is no location', () => {
    expect(text('marshal', 'en')).toContain('Your locations have 1 more defensive distance');
    expect(text('marshal', 'pl')).toContain('Odległość obronna twoich lokacji jest przy najazdach o 1 większa.');
  });

  test('a gift that may be declined, on the card and as a reason', () => {
    expect(text('mr-president', 'en')).toContain(
      'When you play this leader, redevelop a location at once, free of charge, if you like.',
    );
    const table = new Table({ hands: [['mr-president', 'pub']], built: [['foundation']] });
    const [choice] = table.match.choices(0).filter(({ kind }) => kind === 'leader');
    const reasons = choice ? newEra.insight.reasons(table.match.view(0), 0, choice) : [];
    expect(reasons.map((reason) => said('en', reason, 0))).toEqual([
      'It lets you redevelop a location at once, free of charge, if you like.',
    ]);
  });
});

test('hints name no estimates that their order could contradict', () => {
  const table = new Table({ hands: [['pub', 'docks']], goods: [{ incorporate3: 1 }] });
  const view = table.match.view(0);
  const reasons = table.match.choices(0).flatMap((choice) => newEra.insight.reasons(view, 0, choice));
  expect(reasons.map((reason) => said('en', reason, 0)).filter((one) => /about [\d.]+ points?/i.test(one))).toEqual([]);
  expect(reasons.map((reason) => said('pl', reason, 0))).toContain(
    'Liczy się za 1 punkt i przyda się jeszcze przez jakieś 5 tur.',
  );
});

describe('every template, with nothing, one, several, every gender, others and the reader', () => {
  const samples = {
    does: [kit.say([{ op: 'gain', goods: { vp: 1 } }])],
    gets: [kit.say([{ op: 'gain', goods: { vp: 1 } }])],
    goods: [sayGoods(kit.world, { scrap: 2, worker: 1 })],
    cost: [sayGoods(kit.world, { brick: 1, fuel: 1 })],
    what: [sayGoods(kit.world, { scrap: 2, worker: 1 })],
  };
  const sentences = sentencesOf(newEra.words, samples).filter(({ key }) => key.startsWith('newEra.'));

  test('there are no typical slips', () => expect(templateSlips(newEra.words, samples)).toEqual([]));

  test('a Polish name stands beside a noun that takes the case, or after a colon', () => {
    const name = /(?:lokacj|kar[ct]|lider|zdobycz)\p{L}* Wrecks|^Wrecks(?::| nr)|: Wrecks\.$/u;
    const slips = sentences.filter(
      ({ language, key, params, text }) =>
        language === 'pl' && /\.(?:decision|choice|event)\./.test(key) && params.card === 'Wrecks' && !name.test(text),
    );
    expect(slips.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  test('no numbers of rules or cards', () => {
    expect(sentences.filter(({ text }) => /R-NE|A-NE/.test(text))).toEqual([]);
  });
});
