import {
  type AddressedEvent,
  Chance,
  type DecisionHandler,
  type GameEvent,
  type Goods,
  type Impact,
  isRefused,
  Position,
  readOptions,
  type Seat,
} from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { impact, paid } from '../src/impact.ts';
import { type Choice, divideEtImpera, type Options, type State } from '../src/index.ts';
import { majorityParts, majorityValue } from '../src/majority.ts';
import { costOfSlot, paymentsFor } from '../src/prices.ts';
import { SLOTS } from '../src/state.ts';
import { Table, type Wish } from './table.ts';

const EMPTY = { red: [], blue: [], green: [], black: [] };
const HAND = ['DEI025', 'DEI026', 'DEI028'];

/** What a choice, named in short, would cost the seat and whom it is aimed at. */
function impactOf(table: Table, seat: Seat, what: string): Impact {
  const choice = table.match.choices(seat)[table.choices(seat).indexOf(what)];
  if (!choice) throw new Error(`no choice ${what} among ${table.choices(seat)}`);
  return impact(table.match.view(seat), seat, choice);
}
const costs = (table: Table, what: string): Goods | undefined => impactOf(table, 0, what).cost.goods;
const aims = (table: Table, what: string): string[] =>
  impactOf(table, 0, what).targets.map(({ seat, ref = '' }) => `${seat} ${table.name(Number(ref.split(':')[1]))}`);

const paidIn = (events: readonly GameEvent[]): Goods[] =>
  events.flatMap((event) => {
    const payment = paid(event);
    return payment ? [payment.goods] : [];
  });

describe('what a choice costs', () => {
  const shop = (side: object, markets: Wish['markets']): Table =>
    new Table({ sides: [{ hand: HAND, tech: 5, energy: 3, ...side }], markets: { ...EMPTY, ...markets } });

  test('a way to pay is paid as it is told', () => {
    const table = shop({ unlocked: ['lowEnergyControl'] }, { red: ['DEI051', 'DEI049', 'DEI071'] });
    table.do(0, 'down DEI025', 'buy DEI071');
    expect(costs(table, 'pay 0 2')).toEqual({ energy: 2 });
    expect(costs(table, 'pay 1 1')).toEqual({ tech: 1, energy: 1 });
    expect(paidIn(table.do(0, 'pay 1 1'))).toEqual([{ tech: 1, energy: 1 }]);
    expect(table.goods(0)).toEqual([4, 2]);
  });

  test('a card in a market costs when it is paid, but its price is known before', () => {
    const table = shop({}, { black: ['DEI060', 'DEI062', 'DEI063'], green: ['DEI043', 'DEI044', 'DEI045'] });
    table.do(0, 'down DEI025');
    expect(costs(table, 'buy DEI060')).toEqual({});
    const black = 3 * SLOTS;
    // One more in the left place of the Black Market.
    expect(costOfSlot(table.state, 0, black)).toEqual({ goods: { tech: 2, energy: 1 } });
    expect(costOfSlot(table.state, 0, black + 1)).toEqual({ goods: { tech: 1, energy: 1 } });
    expect(paidIn(table.do(0, 'buy DEI060'))).toEqual([{ tech: 2, energy: 1 }]);
  });

  test.each([[[]], [['lowEnergyControl']], [['alternativeEnergy']], [['lowEnergyControl', 'alternativeEnergy']]])(
    'with %j the price of every slot agrees with the ways to pay it',
    (unlocked) => {
      const { state } = new Table({ sides: [{ tech: 5, energy: 5, unlocked }] });
      for (const [place, card] of state.slots.entries()) {
        const { goods = {}, any } = costOfSlot(state, 0, place);
        const least = (good: string): number => goods[good] ?? 0;
        const expected = Array.from({ length: (any?.n ?? 0) + 1 }, (_, more) => [
          least('tech') + more,
          least('energy') + (any?.n ?? 0) - more,
        ]);
        const player = state.players[0];
        if (card === null || !player) throw new Error('no card');
        const ways = paymentsFor(player, card, Math.floor(place / SLOTS), place % SLOTS);
        expect(ways.map(({ tech, energy }) => [tech, energy]).sort()).toEqual(expected.sort());
      }
    },
  );

  test('the Delivery Robot takes its energy', () => {
    const table = shop({ unlocked: ['deliveryRobot'] }, { black: ['DEI060', 'DEI062', 'DEI063'] });
    expect(costs(table, 'robot DEI062')).toEqual({ energy: 1 });
    // The card it fetches has one price, so that paying it answers itself.
    expect(paidIn(table.do(0, 'robot DEI062'))).toEqual([{ energy: 1 }, { tech: 1, energy: 1 }]);
    expect(table.goods(0)).toEqual([4, 1]);
  });

  test('an eleventh resource costs one that is held', () => {
    const table = new Table({
      sides: [{ hand: ['DEI028', 'DEI044'], units: { r08: 1 }, leader: 'r04', tech: 6, energy: 4 }],
      resources: { r08: 2 },
    });
    table.do(0, 'up DEI028', 'use collect');
    expect([costs(table, 'discard true'), costs(table, 'discard false')]).toEqual([{ tech: 1 }, { energy: 1 }]);
    expect(paidIn(table.do(0, 'discard false'))).toEqual([{ energy: 1 }]);
    table.do(0, 'done', 'up DEI044', 'use gain:tech');
    expect(costs(table, 'decline')).toEqual({});
  });

  test('an exchange costs technology', () => {
    const table = new Table({
      sides: [{ hand: ['DEI035', 'DEI026'], units: { g01: 1, r08: 1 }, leader: 'r04', tech: 0, energy: 0 }],
      resources: { g01: 3, r08: 2 },
    });
    table.do(0, 'up DEI035', 'use collect:logistic', 'collect g01');
    expect([costs(table, 'exchange'), costs(table, 'skip')]).toEqual([{ tech: 1 }, {}]);
    expect(paidIn(table.do(0, 'exchange'))).toEqual([{ tech: 1 }]);
  });

  test('a Sweet Boost is spent', () => {
    const table = new Table({ sides: [{ hand: HAND, sweets: ['recruit', 'tech'] }] });
    table.do(0, 'up DEI025');
    expect(costs(table, 'sweet sweet-tech')).toEqual({ sweet: 1 });
    expect(paidIn(table.do(0, 'sweet sweet-tech'))).toEqual([{ sweet: 1 }]);
  });
});

describe('whom a choice is aimed at', () => {
  test('an Eliminate and a Remedy at the owner of the collector', () => {
    const rivals = { units: { g01: 2, g03: 1 }, leader: 'r04' };
    const side = { units: { g01: 1, g03: 2 }, leader: 'r04' };
    const table = new Table({ sides: [{ ...side, hand: ['DEI062', 'DEI025'] }, rivals] });
    table.do(0, 'up DEI062', 'use eliminate');
    expect(aims(table, 'eliminate g03 1')).toEqual(['1 g03']);
    const remedy = new Table({
      sides: [{ ...side, hand: ['DEI028', 'DEI025'], unlocked: ['extraordinaryRemedy'] }, rivals],
      resources: { g03: 1 },
    });
    remedy.do(0, 'up DEI028', 'use collect');
    expect([aims(remedy, 'remedy g01 1'), aims(remedy, 'collect g03')]).toEqual([['1 g01'], []]);
  });

  test('a Move at whoever stands where it goes', () => {
    const table = new Table({
      sides: [
        { hand: ['DEI025'], units: { g01: 4 }, leader: 'g01' },
        { units: { g03: 1 }, leader: 'r04' },
      ],
    });
    table.do(0, 'up DEI025', 'use move');
    expect([aims(table, 'to g03'), aims(table, 'to g05')]).toEqual([['1 g03'], []]);
    table.do(0, 'to g03');
    expect(aims(table, 'units 4+leader')).toEqual(['1 g03']);
  });

  test('a Recruit at whoever stands there', () => {
    const table = new Table({
      sides: [
        { hand: ['DEI029'], shelters: ['g03', 'g05'] },
        { units: { g03: 1 }, leader: 'r04' },
      ],
    });
    table.do(0, 'up DEI029', 'use recruit');
    expect([aims(table, 'recruit g03'), aims(table, 'recruit g05')]).toEqual([['1 g03'], []]);
  });

  test('Draco at everybody who loses a collector, and no other drone', () => {
    const table = new Table({
      seats: 4,
      factions: ['farmZ', 'auxilia', 'raiders', 'shelter42'],
      order: [0, 3, 2, 1],
      sides: [
        { hand: ['DEI024', 'DEI018'], units: { g08: 1 } },
        { units: { g08: 2 } },
        { leader: 'g08' },
        { units: { g08: 1 } },
      ],
      drones: { draco: 'g08' },
    });
    table.do(0, 'up DEI024', 'use drone:draco');
    // The leader there is immune.
    expect(aims(table, 'fly g08')).toEqual(['3 g08', '1 g08']);
    const lost = table.do(0, 'fly g08').filter(({ kind }) => kind === 'eliminated');
    expect(lost.map(({ victim }) => victim)).toEqual([3, 1]);
  });

  test('a free Masamune at whoever has majority where it collects', () => {
    const table = new Table({
      options: { freeMasamune: true },
      sides: [{ hand: ['DEI069', 'DEI026'] }, { units: { g01: 3 } }],
      drones: { masamune: 'g01' },
      resources: { g01: 3 },
    });
    table.do(0, 'up DEI069', 'use drone:masamune');
    expect(aims(table, 'fly g01')).toEqual([]);
    table.do(0, 'fly g01');
    expect(aims(table, 'collect g01')).toEqual(['1 g01']);
  });

  test('Mucha and Simon at whoever stands where collectors land', () => {
    const table = new Table({
      sides: [{ hand: ['DEI032', 'DEI026'], units: { r08: 3 } }, { units: { g09: 4 } }],
      drones: { mucha: 'r08' },
    });
    table.do(0, 'up DEI032', 'use drone:mucha', 'fly r08');
    expect([aims(table, 'teleport g09'), aims(table, 'teleport g04')]).toEqual([['1 g09'], []]);
    const empty = new Table({
      sides: [{ hand: ['DEI075', 'DEI026'], units: { g01: 10, g05: 5 } }, { units: { g05: 2 } }],
      factions: ['auxilia', 'shelter42'],
      drones: { simon: 'g05' },
    });
    empty.do(0, 'up DEI075', 'use drone:simon', 'fly g05');
    expect([aims(empty, 'from g01'), aims(empty, 'leader g02')]).toEqual([['1 g05'], ['1 g05']]);
  });
});

const GOODS = ['tech', 'energy', 'sweet'] as const;
type Amounts = { readonly [G in (typeof GOODS)[number]]: number };

const heldBy = ({ players }: State, seat: Seat): Amounts => {
  const { tech = 0, energy = 0, sweets = [] } = players[seat] ?? {};
  return { tech, energy, sweet: sweets.length };
};

/** What events say that a seat got. */
function gained(events: readonly GameEvent[], seat: Seat): Amounts {
  const sum = { tech: 0, energy: 0, sweet: 0 };
  for (const { kind, seat: whose, good } of events) {
    if (kind === 'eliminated' || whose !== seat) continue;
    if (kind === 'collected' || kind === 'gained') sum[good === 'tech' ? 'tech' : 'energy']++;
    if (kind === 'exchanged') sum.energy++;
    if (kind === 'drewSweet') sum.sweet++;
  }
  return sum;
}

/** Plays a match at random and checks each choice, those that answer themselves included, up to the next one. */
function checkMatch(seats: number, options: Partial<Options>, seed: number, kinds: Set<string>): void {
  const events: AddressedEvent[] = [];
  let open: { seat: Seat; choice: Choice; goods: Goods; from: number; held: Amounts } | null = null;
  const close = (state: State): void => {
    if (!open) return;
    const { seat, choice, goods, from, held } = open;
    const since = events.slice(from).map(({ event }) => event);
    const got = gained(since, seat);
    const now = heldBy(state, seat);
    const payments = since.flatMap((event) => paid(event) ?? []);
    const sum = (good: string): number => payments.reduce((all, one) => all + (one.goods[good] ?? 0), 0);
    for (const good of GOODS) {
      const declared = goods[good] ?? 0;
      expect([choice, good, sum(good)]).toEqual([choice, good, declared]);
      expect([choice, good, held[good] + got[good] - now[good]]).toEqual([choice, good, declared]);
    }
    expect(payments.every((one) => one.seat === seat)).toBe(true);
    if (Object.keys(goods).length > 0) kinds.add(choice.kind);
    open = null;
  };
  type Handler = DecisionHandler<State, { kind: string }, Choice>;
  const watched = (own: Handler): Handler => ({
    choices: (state, decision, seat) => own.choices(state, decision, seat),
    choose(state, decision, seat, choice, flow) {
      close(state);
      const view = { ...state, decision: decision as State['decision'] };
      const { cost } = impact(view, seat, choice);
      open = { seat, choice, goods: cost.goods ?? {}, from: events.length, held: heldBy(state, seat) };
      own.choose(state, decision, seat, choice, flow);
    },
  });
  const handlers = Object.entries(divideEtImpera.decisions as unknown as { [kind: string]: Handler });
  const decisions = Object.fromEntries(handlers.map(([kind, own]) => [kind, watched(own)]));
  const game = {
    ...divideEtImpera,
    decisions: decisions as unknown as typeof divideEtImpera.decisions,
    /** With much in hand there is more to pay, and to discard. */
    setup(chosen: Options, n: number, chance: Chance) {
      const start = divideEtImpera.setup(chosen, n, chance);
      for (const player of start.players) Object.assign(player, { tech: 5, energy: 5 });
      return start;
    },
  };
  const read = readOptions(game.options, options, seats);
  if (isRefused(read)) throw new Error(read.refused.key);
  const position = Position.start(game, read, seats, Chance.fromNumber(seed), events);
  const chance = Chance.fromNumber(seed + 100);
  while (!position.over) {
    for (const [area] of position.state.leads.entries())
      for (let seat = 0; seat < seats; seat++)
        if (
          majorityParts(position.state, area, seat).reduce((all, [, n]) => all + n, 0) !==
          majorityValue(position.state, area, seat)
        )
          expect.fail(`the parts of the majority in ${area} do not add up`);
    const seat = chance.pick(position.waiting());
    position.advance(seat, chance.below(position.choices(seat).length));
  }
  close(position.state);
}

test('in whole matches every choice costs what it says, and nothing else is paid', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 4; seed++) {
    checkMatch(2, {}, seed, kinds);
    checkMatch(3, { map: 'random', planning: true, outposts: 'advanced' }, seed, kinds);
    checkMatch(4, { map: 'random', confrontation: true, abilityChoice: true, freeRobot: true }, seed, kinds);
  }
  expect([...kinds].sort()).toEqual(['discard', 'exchange', 'pay', 'robot', 'sweet']);
});
