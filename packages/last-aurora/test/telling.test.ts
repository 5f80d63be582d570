/** What choices and events say: costs and harm, what tells choices apart, and what nobody should miss. */
import { rule } from '@cinderhall/gauntlet/rule';
import { addressed, kernelWords, type Language, lexicon, say } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { isLastRound } from '../src/last-round.ts';
import { AUTOMA, acts, disarm, of, own, solo } from './solo.ts';
import { Table } from './table.ts';

const spoken = (language: Language) => lexicon(language, kernelWords[language], lastAurora.words[language]);

/** What the choices of a seat are called. */
const labels = (table: Table, seat: number, language: Language = 'en'): string[] => {
  const view = table.match.view(seat);
  return table.match
    .choices(seat)
    .map((choice) => say(spoken(language), lastAurora.describe.choice(view, choice, seat)));
};

/** What has been told of some kind of event, to seat 0. */
const heard = (table: Table, kind: string, language: Language = 'en'): string[] =>
  table
    .happened(kind)
    .map((event) => lastAurora.describe.event(table.match.view(0), event))
    .map((message) => say(spoken(language), addressed(message, ['Ada', 'Olek'], 0)));

const reasonsOf = (table: Table, seat: number, short: string): string[] => {
  const choice = table.match.choices(seat)[table.choices(seat).indexOf(short)];
  if (!choice) throw new Error(`no ${short} among ${table.choices(seat).join(', ')}`);
  return lastAurora.insight.reasons(table.match.view(seat), seat, choice).map(({ key }) => key);
};

test('whose shots a result card is for', () => {
  const table = new Table({
    at: 'firing',
    deal: (d) => {
      d.player(1).space = 10;
      d.enemy('war-wolves', 0);
      d.enemy('immortal-wolf', 2);
      d.next('results', 'result-94', 'result-90', 'result-96');
    },
  });
  table.until('damage');
  expect(heard(table, 'revealedResult').slice(0, 2)).toEqual([
    'A result card is turned over for the shots of the enemies in the Bay.',
    'A result card is turned over for the shots of the enemies in the Valley.',
  ]);
  expect(heard(table, 'revealedResult', 'pl')[0]).toBe('Odkryto kartę wyniku dla strzałów wrogów w Zatoce.');
});

describe('costs and harm are in the words', () => {
  const beta = (lay?: (table: Table) => void) => {
    const table = new Table({
      at: 'movement',
      order: [1, 0],
      options: { map: 'beta', mine: true },
      deal: (d) => {
        d.cargo(0, 'fuel', 'fuel', 'food');
        d.items(0, 'nitromethane-1');
        d.start.mines.push(1);
        d.start.reserve.mine--;
        d.start.stops.fill(0);
        d.start.stops[4] = 5;
      },
    });
    lay?.(table);
    return table;
  };

  rule(['R-LA-202', 'R-LA-411'], () => {
    const table = beta();
    expect(labels(table, 0)).toContain(
      'Drive 3 spaces to space 5 by the shortcut from space 2 to space 5 (1 damage and 1 contamination) for 1 fuel, over 1 mine',
    );
    expect(labels(table, 0)).toContain('Drive 1 space to space 1 for 1 fuel');
    expect(labels(table, 0)).toContain('Drive 4 spaces to space 4 (contaminated) for 2 fuel, over 1 mine');
    expect(labels(table, 0, 'pl')).toContain(
      'Przejedź 3 pola na pole 5 skrótem z pola 2 na pole 5 (1 uszkodzenie i 1 skażenie) za 1 znacznik paliwa, przez 1 minę',
    );
    const free = beta((one) => one.do(0, 'play nitromethane-1'));
    expect(labels(free, 0)).toContain('Drive 1 space to space 1, with 1 damage to the truck afterwards');
  });

  test('a location says what it does to those who come', () => {
    const table = new Table({ deal: (d) => d.zone(2, 'contaminated-warehouse') });
    expect(labels(table, 0)).toContain('Explore the Contaminated Warehouse on place 2 (cost 2; first 1 contamination)');
  });

  test('a card that is mounted says which one it replaces', () => {
    const table = new Table({
      deal: (d) => {
        d.zone(1, 'machine-gun');
        d.mount(0, 'roof-rack', 1);
      },
    });
    table.explore(0, 1, 'navigator-1');
    expect(labels(table, 0)).toEqual([
      'Put the Machine Gun in column 1',
      'Put the Machine Gun in column 2 in place of the Roof Rack',
    ]);
  });
});

describe('choices can be told apart', () => {
  test('two Rusty Trailers in one convoy', () => {
    const table = new Table({
      deal: (d) => {
        d.mount(0, 'turbo-truck', 0);
        d.mount(0, 'rusty-trailer-1', 2);
        d.mount(0, 'rusty-trailer-2', 3);
        d.zone(1, 'courier-truck');
      },
    });
    table.explore(0, 1, 'navigator-1');
    expect(labels(table, 0, 'pl')).toEqual([
      'Zostaw Przyczepę',
      'Zostaw Zardzewiałą Przyczepę 1',
      'Zostaw Zardzewiałą Przyczepę 2',
    ]);
  });

  test('two equal weapons on one card', () => {
    const table = new Table({
      at: 'setup',
      order: [1, 0],
      deal: (d) => {
        d.next('deck', 'ice-storm');
        d.mount(0, 'twin-barrels', 0);
      },
    });
    const said = labels(table, 0);
    expect(said).toContain('Damage the first weapon of level 1 of the Twin Barrels');
    expect(said).toContain('Damage the second weapon of level 1 of the Twin Barrels');
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('the last round is announced and can be shown', () => {
  rule('R-LA-301', () => {
    const table = new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.player(0).space = 16;
        d.cargo(0, 'fuel', 'fuel');
        d.start.stops.fill(0);
      },
    });
    expect(isLastRound(table.match.view(0))).toBe(false);
    table.do(0, 'drive 18 0 0');
    expect(heard(table, 'lastRound')).toEqual(['You reach the Aurora: this is the last round.']);
    expect(isLastRound(table.match.view(1))).toBe(true);
    // Stopping short of her is no news.
    const short = new Table({ at: 'movement', order: [1, 0] });
    short.do(0, 'drive 1 0 0');
    expect(short.happened('lastRound')).toEqual([]);
  });

  test('round 6 is the last in any case', () => {
    const table = new Table({ at: 'end', round: 5 });
    expect(isLastRound(table.match.view(0))).toBe(true);
    expect(heard(table, 'finalRound')).toEqual(['This is the last round: after it the Aurora sails.']);
    expect(new Table({ at: 'end', round: 4 }).happened('finalRound')).toEqual([]);
  });
});

describe('what the Automa does is told', () => {
  test('recruiting', () => {
    const table = acts('automa-112', (d) => d.zone(1, 'hermit'));
    expect(heard(table, 'automaActs')).toEqual(['The Automa plays “Supplies” and turns to the place of cost 1.']);
    expect(heard(table, 'automaTakes')).toEqual(['The Automa takes in the Hermit.']);
    expect(heard(table, 'automaRecruited', 'pl')).toEqual(['Automa zyskuje ocalałego i ma ich teraz 2.']);
    expect(of(table).crew.filter((held) => held === 1)).toHaveLength(2);
  });

  test('healing', () => {
    const table = acts('automa-112', (d) => {
      d.zone(1, 'hermit');
      own(d).crew = [1, 1, 1, 1, 0, 0];
      own(d).contaminated = 2;
      d.start.reserve.survivor -= 5;
    });
    expect(heard(table, 'automaHealed')[0]).toBe('A survivor of the Automa recovers; 1 is still contaminated.');
  });

  test('fame, contamination and what it takes', () => {
    const table = acts('automa-112', (d) => {
      d.zone(1, 'refugee-camp');
      own(d).fame = 2;
    });
    expect(heard(table, 'fame')).toEqual(['The Automa loses 1 fame.']);
    expect(heard(table, 'collected')).toEqual(['The Automa takes 1 food and 1 fuel from the Refugee Camp.']);
    const sick = acts('automa-112', (d) => d.zone(1, 'contaminated-warehouse'));
    expect(heard(sick, 'automaContaminated')).toEqual(['A survivor of the Automa is contaminated, now 1 of 1.']);
    expect(heard(sick, 'automaContaminated', 'pl')).toEqual([
      'Ocalały Automy zostaje skażony; skażony jest jeden z 1.',
    ]);
  });

  test('what its resources go for', () => {
    const table = solo({
      at: 'firing',
      order: [0, AUTOMA],
      deal: (d) => {
        disarm(d);
        d.zone(3, 'rendall-and-randall');
      },
    });
    table.until('shoot', ['asItIs', 'option 0']);
    expect(heard(table, 'lost').some((text) => text.startsWith('The Automa loses 1 '))).toBe(true);
  });
});

describe('reasons are true', () => {
  const stop = (token: number, ...held: ('ammo' | 'food' | 'fuel')[]) =>
    new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.cargo(0, 'fuel', ...held);
        d.items(0, 'nitromethane-1');
        d.start.stops.fill(0);
        d.start.stops[2] = token;
      },
    });

  test('a contaminated stop is nothing to be taken', () => {
    expect(reasonsOf(stop(2), 0, 'drive 2 0 0')).toContain('la.reason.stop');
    expect(reasonsOf(stop(5), 0, 'drive 2 0 0')).not.toContain('la.reason.stop');
  });

  test('what there is no room for is not said to have some', () => {
    const roomy = stop(2);
    roomy.do(0, 'drive 2 0 0');
    expect(reasonsOf(roomy, 0, 'takeStop')).toEqual(['la.reason.gift']);
    const full = stop(2, 'ammo', 'ammo', 'ammo');
    full.do(0, 'play nitromethane-1', 'drive 2 0 0');
    expect(reasonsOf(full, 0, 'takeStop')).toEqual([]);
  });

  test('nobody saves fuel for later in the last round', () => {
    expect(reasonsOf(stop(0), 0, 'stay')).toEqual(['la.reason.savesFuel']);
    const last = new Table({ at: 'movement', order: [1, 0], round: 6, deal: (d) => d.cargo(0, 'fuel') });
    expect(reasonsOf(last, 0, 'stay')).toEqual([]);
  });

  test('nobody saves ammo who has none', () => {
    const shoot = (...held: ('ammo' | 'food')[]) => {
      const table = new Table({
        at: 'firing',
        order: [1, 0],
        deal: (d) => {
          d.enemy('war-wolves', 0);
          d.cargo(0, ...held);
          d.items(0, 'incendiary-rounds-1');
        },
      });
      table.until('shoot', ['asItIs']);
      return table;
    };
    expect(reasonsOf(shoot('ammo'), 0, 'cease')).toEqual(['la.reason.savesAmmo']);
    expect(reasonsOf(shoot('food'), 0, 'cease')).toEqual([]);
  });
});
