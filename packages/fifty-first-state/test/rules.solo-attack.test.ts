import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { virtualOf } from '../src/solo/opponent.ts';
import { SPOILS_PRIORITY } from '../src/solo/virtual/target.ts';
import { Table, type Wish } from './table.ts';

/** Turns that do no more than pass the time: two contacts each. */
const TIME = ['punks', 'punks', 'punks', 'merchants', 'merchants', 'merchants'];
const alone = (wish: Wish): Table => new Table({ seats: 1, connections: [TIME], ...wish });
const wait = (table: Table) => table.do(0, table.some(0, 'playConnection')[0] as string);
const opponent = (table: Table) => virtualOf(table.state);
const pile = (table: Table): string[] => table.ids(opponent(table).pile);
const countOf = (table: Table, kind: string): number => table.events.filter((event) => event.kind === kind).length;

rule('R-SOLO-020', () => {
  const table = alone({ red: 'punks', blue: 'merchants', deck: ['pub', 'pub'] });
  // Yours is the first turn; nothing has been taken yet.
  expect([table.asked, opponent(table).vp]).toEqual(['act 0', 0]);
  for (const [turn, points] of [2, 4, 4].entries()) {
    wait(table);
    expect([turn, table.asked, opponent(table).vp]).toEqual([turn, 'act 0', points]);
  }
  expect(pile(table)).toEqual(['pub']);
  // Shields are no action: it does not have a turn for them.
  const shields = alone({ red: 'punks', built: [['school', 'docks']], goods: [{ shield: 2 }] });
  shields.do(0, 'shield school', 'shield docks');
  expect([opponent(shields).vp, shields.asked]).toEqual([0, 'act 0']);
});

rule('R-SOLO-021', () => {
  const table = alone({ red: 'thugs', blue: 'merchants', built: [['school']], deck: ['church', 'docks', 'church'] });
  wait(table);
  expect([table.state.red.open, table.id(table.state.blue.open)]).toEqual([null, 'merchants']);
  expect([table.ids(table.state.red.discard), opponent(table).vp]).toEqual([['punks', 'thugs'], 2]);
  wait(table);
  expect([table.state.blue.open, opponent(table).vp]).toEqual([null, 4]);
  expect(table.ids(table.state.blue.discard)).toEqual(['merchants']);
  // Only then it attacks: Church misses the School, Docks hit it, and then it passes.
  wait(table);
  expect([pile(table), table.built(0)]).toEqual([['church'], ['school']]);
  wait(table);
  expect([pile(table), table.built(0), opponent(table).vp]).toEqual([['church', 'docks'], [], 6]);
  wait(table);
  expect([opponent(table).stage, opponent(table).vp]).toEqual(['passed', 6]);
  // The one you leave is the one it takes; if you pass, it takes none.
  const blue = alone({ red: 'punks', blue: 'merchants', goods: [{ worker: 2 }] });
  blue.do(0, 'takeConnection red');
  expect([blue.state.blue.open, opponent(blue).vp]).toEqual([null, 2]);
  const none = alone({ red: 'punks', blue: 'merchants' });
  none.do(0, 'pass');
  expect(opponent(none).vp).toBe(0);
});

rule('R-SOLO-022', () => {
  const table = alone({ built: [['school'], ['church']], deck: ['school', 'church'] });
  wait(table);
  // The top card, face up on its pile; only your locations are compared with it, not its own.
  expect([pile(table), table.built(0), table.built(1)]).toEqual([['church'], ['school'], ['church']]);
  wait(table);
  expect([pile(table), table.ruins(0)]).toEqual([['church', 'school'], ['school']]);
  // The discard pile becomes the deck; and without any card it passes.
  const anew = alone({ built: [['school']], deck: ['church'], discard: ['docks'] });
  wait(anew);
  wait(anew);
  expect([pile(anew), anew.ruins(0), anew.discard()]).toEqual([['church', 'docks'], ['school'], []]);
  const empty = alone({ built: [['school'], ['pub']], deck: ['church'], discard: [] });
  wait(empty);
  expect(opponent(empty).stage).toBe('raze');
  wait(empty);
  expect([opponent(empty).stage, empty.asked, empty.discard()]).toEqual(['passed', 'act 0', ['church']]);
  expect(empty.some(0, 'visit')).toEqual([]);
});

rule('R-SOLO-023', () => {
  const table = alone({ built: [['school', 'confessor', 'motel']], deck: ['church'] });
  wait(table);
  expect(table.built(0)).toEqual(['school', 'confessor', 'motel']);
  expect([opponent(table).vp, opponent(table).succeeded, table.goods(0)]).toEqual([0, false, { redContact: 2 }]);
});

rule('R-SOLO-024', () => {
  // Brick Storage gives back what lies on it, besides the goods of its deal.
  const table = alone({
    built: [['brick-storage', 'school', 'mesmerizers-dwelling']],
    deck: ['quarry', 'brick-village'],
  });
  wait(table);
  expect([table.built(0), table.ruins(0)]).toEqual([['school', 'mesmerizers-dwelling'], ['brick-storage']]);
  // R-BASE-109: your feature does not answer to its raze.
  expect(table.goods(0)).toEqual({ redContact: 2, brick: 4 });
  expect([opponent(table).vp, table.built(1), table.discard()]).toEqual([2, [], []]);
  // The ruins can be rebuilt.
  const again = alone({ built: [['school']], hands: [['church']], goods: [{ brick: 1 }], deck: ['docks'] });
  wait(again);
  expect(again.goods(0).worker).toBe(1);
  again.do(0, 'rebuild church');
  expect([again.built(0), again.ruins(0), again.vp(0)]).toEqual([['church'], [], 3]);
});

rule('R-SOLO-025', () => {
  const table = alone({ built: [['school+shield']], deck: ['docks', 'camp', 'quarry'] });
  wait(table);
  expect([table.built(0), table.placed(0, 'school').shield]).toEqual([['school'], false]);
  expect([opponent(table).vp, table.goods(0), table.ruins(0)]).toEqual([0, { redContact: 2 }, []]);
  // Not successful, so it goes on; the second attack of the round razes.
  wait(table);
  expect([table.ruins(0), opponent(table).vp, pile(table)]).toEqual([['school'], 2, ['quarry', 'camp']]);
  // A shield counts as one of the three attacks.
  const built = [['school+shield', 'pub']];
  const three = alone({ built, deck: ['pub', 'church', 'church', 'docks'] });
  for (let i = 0; i < 3; i++) wait(three);
  expect([pile(three), three.built(0)]).toEqual([
    ['docks', 'church', 'church'],
    ['school', 'pub'],
  ]);
  wait(three);
  expect([opponent(three).stage, three.built(0)]).toEqual(['passed', ['school', 'pub']]);
  // You may still put shields after your action, before it attacks.
  const hands = [['wire-entanglement']];
  const late = alone({ built: [['school']], hands, goods: [{ greyContact: 1 }], deck: ['docks'] });
  late.do(0, 'construct wire-entanglement');
  expect([late.asked, pile(late)]).toEqual(['shields 0', []]);
  late.do(0, 'shield school', 'done');
  expect([late.built(0), late.placed(0, 'school').shield]).toEqual([['school', 'wire-entanglement'], false]);
  // A shield elsewhere saves nothing: it is the chosen target that counts.
  const other = alone({ built: [['pub+shield', 'school']], deck: ['docks'] });
  wait(other);
  expect([other.ruins(0), other.placed(0, 'pub').shield]).toEqual([['school'], true]);
});

rule('R-SOLO-026', () => {
  const table = alone({ built: [['hidden-forge', 'school']], deck: ['school', 'combat-zone'] });
  wait(table);
  expect([table.built(0), table.ruins(0), opponent(table).vp]).toEqual([['hidden-forge', 'school'], [], 0]);
  expect([opponent(table).succeeded, table.goods(0)]).toEqual([true, { redContact: 2 }]);
  // It counts as a success: no second attack, it passes.
  wait(table);
  expect([opponent(table).stage, table.built(0)]).toEqual(['passed', ['hidden-forge', 'school']]);
  expect(countOf(table, 'opponentRevealed')).toBe(1);
});

rule('R-SOLO-027', () => {
  const once = alone({ built: [['school', 'docks']], deck: ['quarry', 'camp'] });
  for (let i = 0; i < 3; i++) wait(once);
  expect([once.built(0), countOf(once, 'opponentRevealed'), opponent(once).vp]).toEqual([['docks'], 1, 2]);
  const thrice = alone({ built: [['pub']], deck: ['motel', 'docks', 'school', 'church'] });
  for (let i = 0; i < 3; i++) wait(thrice);
  expect([pile(thrice), opponent(thrice).stage]).toEqual([['church', 'school', 'docks'], 'raze']);
  for (let i = 0; i < 2; i++) wait(thrice);
  expect([countOf(thrice, 'opponentRevealed'), opponent(thrice).stage, thrice.built(0)]).toEqual([
    3,
    'passed',
    ['pub'],
  ]);
  // A new round, new attacks.
  thrice.do(0, 'pass');
  thrice.answer('soloPick');
  expect([opponent(thrice).stage, opponent(thrice).attempts]).toEqual(['connections', 0]);
  wait(thrice);
  expect(opponent(thrice).vp).toBe(2);
});

rule('R-SOLO-028', () => {
  const wish = { built: [['pub']], deck: ['docks', 'school', 'church'] };
  const spent = alone(wish);
  for (let i = 0; i < 3; i++) wait(spent);
  expect([pile(spent), spent.discard()]).toEqual([['church', 'school', 'docks'], []]);
  wait(spent);
  expect([pile(spent), spent.discard()]).toEqual([[], ['church', 'school', 'docks']]);
  // Because of a success, and because you passed.
  const success = alone({ built: [['school']], deck: ['docks'] });
  wait(success);
  expect(success.discard()).toEqual([]);
  wait(success);
  expect([pile(success), success.discard()]).toEqual([[], ['docks']]);
  const early = alone(wish);
  wait(early);
  early.do(0, 'pass');
  expect([pile(early), early.discard()]).toEqual([[], ['church']]);
});

rule('R-SOLO-029', () => {
  const table = alone({ built: [['school', 'pub']], red: 'punks', deck: ['docks', 'quarry'] });
  table.do(0, 'pass');
  expect([table.built(0), opponent(table).vp, countOf(table, 'opponentRevealed')]).toEqual([['school', 'pub'], 0, 0]);
  expect([countOf(table, 'opponentPassed'), table.state.round]).toEqual([1, 2]);
});

rule('R-SOLO-030', () => {
  const table = alone({
    built: [
      ['pub', 'fixer'],
      ['docks', 'quarry'],
    ],
    deck: ['church', 'church', 'church-newEra'],
    goods: [{ worker: 3 }],
  });
  table.do(0, 'visit docks');
  for (let i = 0; i < 3; i++) wait(table);
  expect([table.goods(0).redContact, opponent(table).stage]).toEqual([6, 'passed']);
  expect([table.some(0, 'visit'), table.some(0, 'razeRival'), table.some(0, 'use')]).toEqual([[], [], []]);
  for (const id of ['docks', 'quarry']) expect(table.why(0, table.ref(id))).toEqual(['R-BASE-054']);
  // You go on alone, turn after turn.
  wait(table);
  table.do(0, 'board 3', 'option 1 iron');
  expect([table.asked, table.goods(0).iron, countOf(table, 'opponentPassed')]).toEqual(['act 0', 2, 1]);
  // A building bonus that names an opponent finds none.
  const suppliers = alone({ built: [[], ['docks']], hands: [['suppliers']], goods: [{ greyContact: 2 }], discard: [] });
  wait(suppliers);
  suppliers.do(0, 'construct suppliers');
  expect([suppliers.asked, suppliers.goods(0)]).toEqual(['act 0', { redContact: 2 }]);
});

rule('R-SOLO-037', () => {
  const built = [['foundation', 'radioactive-colony']];
  const table = alone({ built, ruins: [['school']], deck: ['school', 'docks', 'combat-zone'] });
  for (let i = 0; i < 3; i++) wait(table);
  expect([table.built(0), table.ruins(0), opponent(table).vp]).toEqual([built[0], ['school'], 0]);
  for (const blank of ['foundation', 'radioactive-colony']) {
    const other = blank === 'foundation' ? 'radioactive-colony' : 'foundation';
    const harmless = alone({ built: [[other, 'school', 'arena']], deck: [blank] });
    wait(harmless);
    expect([harmless.built(0).length, pile(harmless), opponent(harmless).vp]).toEqual([3, [blank], 0]);
  }
});

/** What an attack with this card hits; `tie` if you are asked. */
function target(built: readonly string[], attack: string, before: readonly string[] = []): string {
  const goods = [{ worker: 2, gun: 4 }];
  const table = alone({ built: [built], deck: [attack], goods });
  if (before.length > 0) table.do(0, ...before);
  else wait(table);
  if (table.asked === 'victim 0') return 'tie';
  const [hit] = table.events.filter(({ kind }) => kind === 'opponentRazed' || kind === 'withstood');
  return hit ? table.id(hit.card as number) : 'none';
}

/** The first of the two is hit, in whatever order they stand. */
function expectFirst(one: string, other: string, attack: string, before?: readonly string[]): void {
  expect([one, other, attack, target([one, other], attack, before)]).toEqual([one, other, attack, one]);
  expect([one, other, attack, target([other, one], attack, before)]).toEqual([one, other, attack, one]);
}

rule('R-SOLO-040', () => {
  // Two types in common before one, however far the other.
  expectFirst('murderers-pub', 'confessor', 'bioweaponry');
  // The greatest distance before an action; types that the attack card has not do not count.
  expectFirst('arena', 'combat-zone', 'wire-entanglement');
  expectFirst('confessor', 'bioweaponry', 'wire-entanglement');
  // An action not used yet, then a used one, then a feature, then production. All else speaks for the others.
  expectFirst('confessor', 'gun-shop', 'wire-entanglement', ['use gun-shop']);
  expectFirst('gun-shop', 'confessor', 'wire-entanglement', ['use confessor', 'done']);
  expectFirst('shadow', 'mesmerizers-dwelling', 'wire-entanglement');
  expectFirst('bioweaponry', 'mesmerizers-dwelling', 'wire-entanglement', ['use bioweaponry']);
  expectFirst('hunters', 'sheriffs-office', 'wire-entanglement');
  expectFirst('archive', 'hibernation-chambers', 'camp');
  // The spoils, good by good.
  const spoils: [string, string, string][] = [
    ['armored-car', 'hunters', 'combat-zone'],
    ['murderers-pub', 'armored-car', 'combat-zone'],
    ['crossroads', 'thieves-den', 'camp'],
    ['demolition-team', 'crossing', 'sharrash'],
    ['lemmys-storage', 'suppliers', 'landfill'],
    ['sharrash', 'construction-vehicles', 'outpost-mercenaries'],
    ['huge-machinery', 'gunsmith', 'sharrash'],
    ['gunsmith', 'convoy', 'sharrash'],
    ['convoy', 'oilfield', 'methane-storage'],
    ['fuel-tank', 'docks', 'landfill'],
    ['docks', 'assassin', 'landfill'],
    ['assassin', 'quarry', 'landfill'],
    ['quarry', 'school', 'landfill'],
    ['pickers', 'combat-vehicle', 'sharrash'],
    ['hidden-forge', 'wire-entanglement', 'combat-zone'],
  ];
  for (const [one, other, attack] of spoils) expectFirst(one, other, attack);
  // Some neighbours in this order meet on no two cards of these sets.
  const order = 'vp card development ammo universalContact greyContact redContact blueContact';
  const influence = 'influenceIronGang influenceSharrash influenceUranopolis';
  expect(SPOILS_PRIORITY).toEqual(
    `${order} fuel iron gun brick worker scavenge hackedCard ruins ${influence} shield`.split(' '),
  );
  // Open production is production like any other.
  expectFirst('assassin', 'the-iron-gang', 'combat-zone');
  // Still tied: you choose, and only among those.
  expect(target(['confessor', 'gun-shop'], 'wire-entanglement')).toBe('tie');
  const table = alone({ built: [['school', 'confessor', 'combat-zone', 'gun-shop']], deck: ['wire-entanglement'] });
  wait(table);
  expect([table.asked, table.choices(0)]).toEqual(['victim 0', ['card confessor', 'card gun-shop']]);
  table.do(0, 'card gun-shop');
  expect([table.ruins(0), table.asked, opponent(table).vp]).toEqual([['gun-shop'], 'act 0', 2]);
});
