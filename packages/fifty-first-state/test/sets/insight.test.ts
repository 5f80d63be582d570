/** What sets tell bots and hints of their own choices: reasons that are true, styles, and what is plainly worse. */
import { kernelWords, lexicon, say } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { molochTable } from '../moloch/moloch.ts';
import { Table } from '../table.ts';

const english = lexicon('en', kernelWords.en, fiftyFirstState.words.en);
const polish = lexicon('pl', kernelWords.pl, fiftyFirstState.words.pl);

/** For each choice of the seat, in short, its style and the reasons that speak for it. */
function told(table: Table, seat = 0): { [choice: string]: [style: string | null, ...reasons: string[]] } {
  const view = table.match.view(seat);
  const short = table.choices(seat);
  return Object.fromEntries(
    table.match.choices(seat).map((choice, at) => {
      const reasons = fiftyFirstState.insight.reasons(view, seat, choice);
      for (const reason of reasons) expect(say(polish, reason)).toMatch(/^[^⟨⟩{}]+\.$/);
      return [
        short[at] ?? '',
        [fiftyFirstState.insight.style?.(choice) ?? null, ...reasons.map((reason) => say(english, reason))],
      ];
    }),
  );
}

test('to send the worker unarmed while a weapon is lost anyway is a blunder, to keep what is stored is none', () => {
  const arena = (built: string[]): Table => {
    const table = new Table({
      options: { arena: true },
      built: [built],
      goods: [{ worker: 1, gun: 1 }],
    });
    table.do(0, 'enterArena');
    table.passAll();
    expect(table.asked).toBe('arm 0');
    return table;
  };
  expect(arena([]).blunders()).toEqual({ unarmed: 'spent' });
  expect(arena(['ruined-library']).blunders()).toEqual({});
  expect(told(arena([]))['arm gun']?.[0]).toBe('raid');
});

test('of machines only the least harm is called that, and only the worst machine is said to be the worst', () => {
  const table = molochTable({
    phase: 'attackAndAct',
    deployed: ['undertaker', 'magnet-crane'],
    built: [['tank-traps'], []],
    deals: [['docks', 'church'], []],
    goods: [{ fuel: 2, ammo: 2 }, {}],
  });
  const choices = told(table);
  const blows = Object.entries(choices).filter(([choice]) => choice.startsWith('blow'));
  const least = blows.filter(([, [, ...reasons]]) => reasons.includes('This loses you the least.'));
  expect([blows.length, least.length]).toEqual([2, 1]);
  const ignored = Object.entries(choices).filter(([choice]) => choice.startsWith('ignore'));
  expect(ignored.map(([, [style]]) => style)).toEqual(['guard']);
  expect(ignored.filter(([, [, ...reasons]]) => reasons.length > 0)).toHaveLength(1);
});

test('a machine that others have begun to hack promises no card', () => {
  const hack = (code: object): string | undefined => {
    const table = molochTable({
      options: { molochCoop: true },
      deployed: ['mole'],
      laid: { mole: { code } },
      goods: [{ iron: 1, worker: 3 }, {}],
    });
    return (
      told(table)['hack mole 0']?.[1] ?? Object.entries(told(table)).find(([one]) => one.startsWith('hack'))?.[1][1]
    );
  };
  expect(hack({})).toBe('A card for 1 contact, and one machine fewer.');
  expect(hack({ iron: 1 })).toBe('One machine fewer attacks.');
});

test('letting goods go, and doing without the second action', () => {
  const deal = new Table({
    options: { promo2: true },
    factions: ['texas', 'newYork'],
    built: [['bus-station'], ['goods-takeover']],
    hands: [['school'], ['docks']],
    goods: [{ blueContact: 1 }, { worker: 1, greyContact: 1 }],
  });
  deal.do(0, 'deal school');
  expect(told(deal, 1)).toEqual({
    'takeover worker': ['raid', 'A worker for 1 worker.'],
    letGo: [null, 'Your worker stays with you, and the next time is another chance.'],
  });
  const pair = new Table({ options: { promo2: true }, built: [['stilt-hunters', 'archive']], goods: [{ worker: 4 }] });
  pair.do(0, 'pair stilt-hunters', 'use archive', 'done');
  expect(told(pair).endPair).toEqual([null, 'Nobody has to take the second action.']);
});

test('Scratcher offers spoils for a worker', () => {
  const table = molochTable({
    hackedBuilt: [['scratcher', 'vulture'], []],
    goods: [{ worker: 2 }, {}],
    deck: ['docks', 'quarry'],
  });
  table.do(0, 'use vulture');
  expect(told(table)['spoil brick']).toEqual([null, 'A worker for 1 brick.']);
});
