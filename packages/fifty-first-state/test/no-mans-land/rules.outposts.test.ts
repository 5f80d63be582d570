import { rule } from '@cinderhall/gauntlet/rule';
import { expect, test } from 'vitest';
import { BUSY, Land, type LandWish } from './land.ts';

const at = (map: LandWish['map'], hand: string[], more: LandWish = {}): Land =>
  new Land({
    map: map ?? {},
    hands: [hand, ['fuel-tank']],
    connections: [['punks', 'punks']],
    goods: [{}, BUSY],
    ...more,
  });

rule('R-NML-030', () => {
  // EX-23: from South-West, Docks (iron, ammo) for an outpost in South Centre; North-East is not adjacent.
  const table = at({ sw: '0' }, ['docks', 'pub']);
  expect(table.some(0, 'forOutpost')).toEqual(['forOutpost docks']);
  table.do(0, 'forOutpost docks');
  expect(table.choices(0)).toEqual(['outpost w', 'outpost s']);
  table.do(0, 'outpost s');
  expect([table.map(), table.goods(0), table.discard()]).toEqual([{ sw: '0', s: '0' }, { brick: 1 }, ['docks']]);
  expect(table.asked).toBe('act 1');
  // Without a card of the type there is no way.
  const bare = at({ sw: '0' }, ['boiler-room', 'pub'], { goods: [{ ammo: 3, greyContact: 3 }, BUSY] });
  expect(bare.some(0, 'forOutpost')).toEqual([]);
  expect([bare.why(0, 'area:7'), bare.why(0, 'area:2')]).toEqual([['R-NML-030'], ['R-NML-030']]);
  // A table may ask for iron.
  const iron = at({ sw: '0/3' }, ['docks', 'school', 'shelter'], { options: { outpostBuildType: 'tIron' } });
  expect(iron.some(0, 'forOutpost')).toEqual(['forOutpost docks', 'forOutpost shelter']);
});

rule('R-NML-031', () => {
  // EX-24: Quarry (brick) raises South-West; then level 2 or level 1, not both.
  const table = at({ sw: '0' }, ['quarry', 'camp']);
  expect(table.some(0, 'forOutpost')).toEqual(['forOutpost quarry']);
  table.do(0, 'forOutpost quarry', 'upgrade sw');
  expect(table.choices(0)).toEqual(['activate sw 1', 'activate sw 2']);
  const other = at({ sw: '0' }, ['quarry', 'camp']);
  other.do(0, 'forOutpost quarry', 'upgrade sw', 'activate sw 1');
  table.do(0, 'activate sw 2');
  expect([table.map(), table.vp(0), table.goods(0).worker]).toEqual([{ sw: '0/2' }, 1, undefined]);
  expect([other.map(), other.vp(0), other.goods(0).worker]).toEqual([{ sw: '0/2' }, 0, 2]);
});

test('every area asks for the type it names, and gives what its levels say', () => {
  const AREAS = {
    nw: ['cistern', { iron: 1 }, { universalContact: 1 }],
    n: ['shelter', { ammo: 1 }, { vp: 1 }],
    ne: ['confessor', { gun: 1 }, { redContact: 2 }],
    w: ['confessor', { greyContact: 1 }, { greyContact: 2 }],
    sw: ['abandoned-suburbs', { worker: 2 }, { vp: 1 }],
    s: ['cistern', { brick: 1 }, { development: 1 }],
    se: ['shelter', { fuel: 1 }, { blueContact: 2 }],
  } as const;
  const PAY = ['cistern', 'shelter', 'confessor', 'abandoned-suburbs', 'camp'];
  for (const [id, [card, first, second]] of Object.entries(AREAS)) {
    const table = at({ [id]: '0' }, PAY);
    expect([id, table.some(0, 'forOutpost')]).toEqual([id, [`forOutpost ${card}`]]);
    table.do(0, `forOutpost ${card}`, `activate ${id} 2`);
    expect([id, table.goods(0)]).toEqual([id, second]);
    const low = at({ [id]: '0' }, PAY);
    low.do(0, `forOutpost ${card}`, `activate ${id} 1`);
    expect([id, low.goods(0)]).toEqual([id, first]);
  }
  const centre = at({ c: '0' }, PAY);
  centre.do(0, 'forOutpost camp', 'activate c 2');
  expect([centre.vp(0), centre.ruins(0).length]).toEqual([1, 1]);
  const east = at({ e: '0' }, PAY);
  east.do(0, 'forOutpost abandoned-suburbs', 'activate e 2');
  expect(east.hand(0)).toHaveLength(PAY.length - 1 + 2);
});

rule('R-NML-032', () => {
  for (const area of ['nw', 'c', 'e'] as const) {
    const table = at({ [area]: '0/2' }, ['archive', 'confessor', 'abandoned-suburbs', 'camp']);
    expect(table.some(0, 'forOutpost')).toEqual(['forOutpost archive']);
    table.do(0, 'forOutpost archive');
    expect(table.map()).toEqual({ [area]: '0/3' });
  }
  const contact = at({ nw: '0/2' }, ['archive', 'sharrash'], { options: { outpostTopType: 'tContact' } });
  expect(contact.some(0, 'forOutpost')).toEqual(['forOutpost sharrash']);
});

test('the top levels count outposts of their direction', () => {
  const TOP = [
    ['nw', { n: '0', ne: '0', w: '0', c: '1' }, { iron: 3 }],
    ['ne', { e: '0', n: '0', nw: '0' }, { gun: 2 }],
    ['sw', { w: '0', nw: '1', s: '0' }, { brick: 2 }],
    ['se', { s: '0', sw: '0', e: '0' }, { fuel: 3 }],
    ['n', { c: '0', s: '0', nw: '0' }, { vp: 3 }],
    ['s', { w: '0', c: '1', e: '0' }, { vp: 2 }],
    ['c', { nw: '0', ne: '0', se: '0', sw: '0' }, { vp: 4 }],
    ['e', { w: '0', c: '0' }, { ammo: 3 }],
  ] as const;
  for (const [id, others, gain] of TOP) {
    const table = at({ ...others, [id]: '0/2' }, ['archive']);
    table.do(0, 'forOutpost archive');
    if (table.can(0, `upgrade ${id}`)) table.do(0, `upgrade ${id}`);
    table.do(0, `activate ${id} 3`);
    expect([id, table.goods(0)]).toEqual([id, gain]);
  }
  const west = at({ w: '0/2', c: '0' }, ['archive']);
  west.do(0, 'forOutpost archive', 'upgrade w', 'activate w 3');
  expect(west.hand(0)).toHaveLength(2);
});

rule('R-NML-033', () => {
  const raid = (redContact: number, w = '1/2', more: LandWish = {}): Land =>
    at({ sw: '0', w: w, ne: '1' }, [], { goods: [{ redContact }, BUSY], ...more });
  // EX-25: level 2 has Defence 3; 2 goods; the token goes back; one may build there.
  const table = raid(3);
  expect(raid(2).why(0, 'area:3')).toEqual(['R-NML-033']);
  table.do(0, 'razeOutpost w');
  expect(table.choices(0)).toEqual(['activate w 1', 'activate w 2']);
  table.do(0, 'activate w 2');
  expect([table.goods(0), table.map()]).toEqual([{ greyContact: 2 }, { sw: '0', ne: '1' }]);
  expect(table.choices(0)).toEqual(['settle w', 'done']);
  table.do(0, 'settle w');
  expect([table.goods(0), table.map()]).toEqual([{ greyContact: 3 }, { sw: '0', ne: '1', w: '0' }]);
  // A shield makes it 4; nobody has to build.
  expect(raid(3, '1/2+shield').can(0, 'razeOutpost w')).toBe(false);
  const shielded = raid(4, '1/2+shield');
  shielded.do(0, 'razeOutpost w', 'activate w 2', 'done');
  expect([shielded.goods(0), shielded.map()]).toEqual([{ greyContact: 2 }, { sw: '0', ne: '1' }]);
  // Only next to one's own, and universal contacts help.
  expect(raid(5).some(0, 'razeOutpost')).toEqual(['razeOutpost w']);
  expect(raid(5).why(0, 'area:2')).toEqual(['R-NML-033']);
  expect(at({ sw: '0', w: '1' }, [], { goods: [{ universalContact: 2 }, BUSY] }).can(0, 'razeOutpost w')).toBe(true);
  // EX-41: not of somebody who has passed.
  const passed = raid(5, '1/2', { first: 1 });
  passed.do(1, 'pass');
  expect([passed.some(0, 'razeOutpost'), passed.why(0, 'area:3')]).toEqual([[], ['R-NML-033']]);
  // A table may do without the last step.
  const without = raid(3, '1/2', { options: { outpostAfterRaze: false } });
  without.do(0, 'razeOutpost w', 'activate w 2');
  expect(without.asked).toBe('act 1');
});

rule('R-NML-034', () => {
  const six = { nw: '0', n: '0', ne: '0', w: '0/2', c: '0', e: '0/3+shield' } as const;
  const table = at(six, ['docks']);
  table.do(0, 'forOutpost docks', 'outpost sw');
  // West Centre alone is adjacent to South-West.
  expect(table.choices(0)).toEqual(['nw', 'n', 'ne', 'c', 'e'].map((area) => `area ${area}`));
  table.do(0, 'area e');
  expect(table.map()).toEqual({ nw: '0', n: '0', ne: '0', w: '0/2', c: '0', sw: '0' });
  expect(table.goods(0)).toEqual({ worker: 2 });
  // Where several are adjacent, each of them may go. It is the same after a raze and in the look-out.
  const raze = at({ ...six, s: '1' }, [], { goods: [{ redContact: 2 }, BUSY] });
  raze.do(0, 'razeOutpost s', 'settle s');
  expect(raze.choices(0)).toEqual(['nw', 'n', 'ne', 'w', 'e'].map((area) => `area ${area}`));
  const lookout = at({ ...six, sw: '1' }, [], { phase: 'round', round: 2 });
  lookout.do(0, 'giveUpPick se');
  expect(lookout.choices(0)).toEqual(['nw', 'n', 'ne', 'w', 'c'].map((area) => `area ${area}`));
});

rule('R-NML-035', () => {
  const lost = (outpostReentry: boolean, phase: 'action' | 'round'): Land =>
    at({ sw: '1' }, ['docks'], { phase, round: 2, options: { outpostReentry } });
  expect(lost(false, 'action').some(0, 'forOutpost')).toEqual([]);
  expect(lost(false, 'round').some(0, 'giveUpPick')).toEqual([]);
  expect(lost(false, 'action').why(0, 'area:0')).toEqual(['R-NML-030']);
  // Only where the table allows it, on a corner that is empty; not as long as an outpost stands.
  const table = lost(true, 'action');
  table.do(0, 'forOutpost docks');
  expect(table.choices(0)).toEqual(['outpost nw', 'outpost ne', 'outpost se']);
  expect(lost(true, 'round').some(0, 'giveUpPick')).toEqual(['nw', 'ne', 'se'].map((area) => `giveUpPick ${area}`));
  // With every corner taken, anywhere.
  const full = at({ nw: '1', ne: '1', sw: '1', se: '1', c: '1' }, ['docks'], { options: { outpostReentry: true } });
  full.do(0, 'forOutpost docks');
  expect(full.choices(0)).toEqual(['n', 'w', 'e', 's'].map((area) => `outpost ${area}`));
  const there = at({ c: '0/3' }, ['docks'], { options: { outpostReentry: true } });
  there.do(0, 'forOutpost docks');
  expect(there.choices(0)).toEqual(['n', 'w', 'e', 's'].map((area) => `outpost ${area}`));
});

rule('R-NML-036', () => {
  const table = at({ sw: '0', w: '0', s: '1' }, ['docks'], { goods: [{ shield: 3 }, BUSY] });
  expect(table.some(0, 'shieldArea')).toEqual(['shieldArea w', 'shieldArea sw']);
  table.do(0, 'shieldArea sw');
  // It was no action, and there is one shield on an area at most.
  expect([table.asked, table.some(0, 'shieldArea')]).toEqual(['act 0', ['shieldArea w']]);
  expect([table.map().sw, table.goods(0)]).toEqual(['0+shield', { shield: 2 }]);
  // After the action too.
  table.do(0, 'forOutpost docks', 'outpost nw');
  expect(table.asked).toBe('shields 0');
  table.do(0, 'shieldArea nw', 'done');
  expect(table.asked).toBe('act 1');
  expect(table.match.game.whyNot(table.match.view(1), 1, 'area:6')).toEqual([
    { key: 'fiftyFirstState.why.razeRival', params: { price: 3, have: 0 }, rule: 'R-NML-033' },
  ]);
  table.passAll();
  expect(table.state.map?.areas.some(({ shield }) => shield)).toBe(false);
});

rule('R-NML-037', () => {
  // No goods are needed for discarding a card.
  const table = at({ sw: '0' }, ['docks']);
  const events = table.do(0, 'forOutpost docks', 'outpost s');
  expect(events.map(({ kind }) => kind)).toEqual(['spentCard', 'outpostBuilt', 'outpostActivated', 'gained']);
  // A location that lets one build or upgrade takes no card, but the area has to be near and the level below the top.
  const free = at({ sw: '0/3' }, [], {
    built: [['fuel-column', 'pump-station']],
    goods: [{ fuel: 2, worker: 1 }, BUSY],
  });
  expect(free.some(0, 'use')).toEqual(['use fuel-column']);
  free.do(0, 'use fuel-column');
  expect(free.choices(0)).toEqual(['area w', 'area s']);
});

rule('R-NML-038', () => {
  const table = at({ s: '0' }, ['docks'], { deck: ['church'] });
  table.do(0, 'forOutpost docks', 'outpost c');
  // The owner sees what it is, the others that it is there.
  expect([table.ruins(0), table.ruins(0, 1)]).toEqual([['church'], ['?']]);
  expect(table.match.undoRefusal(0)).not.toBeNull();
});

rule('R-NML-039', () => {
  const score = (map: LandWish['map']): number | undefined => {
    const table = at(map, [], { built: [['archive']], goods: [{ vp: 24, worker: 1 }, BUSY] });
    table.do(0, 'use archive');
    table.passAll();
    return table.match.outcome()?.scores[0]?.[0];
  };
  expect([score({}), score({ nw: '0/3', n: '0/2', c: '0' })]).toEqual([26, 26]);
});

rule('R-NML-040', () => {
  const up = at({ sw: '0+shield' }, ['quarry']);
  up.do(0, 'forOutpost quarry', 'upgrade sw', 'activate sw 2');
  expect(up.map()).toEqual({ sw: '0/2+shield' });
  const razed = at({ sw: '0', s: '1+shield' }, [], { goods: [{ redContact: 3 }, BUSY] });
  razed.do(0, 'razeOutpost s', 'settle s');
  expect(razed.map()).toEqual({ sw: '0', s: '0' });
  const moved = at({ sw: '0+shield' }, [], { built: [['night-march']], goods: [{ worker: 1 }, BUSY] });
  moved.do(0, 'use night-march', 'moveOutpost sw s');
  expect([moved.map(), moved.goods(0)]).toEqual([{ s: '0' }, { brick: 1 }]);
  const left = at({ sw: '0+shield', c: '0' }, [], { built: [['fighting-retreat']] });
  left.do(0, 'use fighting-retreat', 'area sw');
  expect([left.map(), left.goods(0)]).toEqual([{ c: '0' }, { vp: 1, worker: 1 }]);
});

rule('R-NML-041', () => {
  const table = at({ sw: '0', s: '1' }, [], {
    built: [['armored-car', 'hunters', 'mesmerizers-dwelling']],
    goods: [{ redContact: 1 }, BUSY],
  });
  expect(table.some(0, 'razeOutpost')).toEqual([]);
  const rich = at({ sw: '0', s: '1' }, [], {
    built: [['armored-car', 'hunters', 'mesmerizers-dwelling']],
    goods: [{ redContact: 2 }, BUSY],
  });
  rich.do(0, 'razeOutpost s', 'done');
  expect([rich.goods(0), rich.goods(1), rich.ruins(1)]).toEqual([{ brick: 1 }, BUSY, []]);
});

rule('R-NML-042', () => {
  // Payment, token, activation, and what waits for it last.
  const table = at({ sw: '0' }, ['docks'], { built: [['pioneer-charter']] });
  const kinds = table.do(0, 'forOutpost docks', 'outpost s').map(({ kind }) => kind);
  expect(kinds).toEqual(['spentCard', 'outpostBuilt', 'outpostActivated', 'gained', 'triggered', 'gained']);
  // A location that activates does so when it is built, before its bonus, and when it produces.
  const built = at({ sw: '0', c: '0' }, ['race-track'], { goods: [{ greyContact: 2 }, BUSY] });
  const events = built.do(0, 'construct race-track');
  expect(events.filter(({ kind }) => kind === 'gained').map(({ good }) => good)).toEqual(['worker', 'fuel']);
  // What would bring nothing is no choice; if nothing would, the activation is lost.
  const empty = at({ e: '0/2', c: '0' }, [], {
    built: [['signal-fires']],
    deck: [],
    discard: [],
    goods: [{ worker: 1 }, BUSY],
  });
  expect(empty.some(0, 'use')).toEqual([]);
  const lost = at({ c: '0' }, ['docks'], { deck: [], discard: [] });
  lost.do(0, 'forOutpost docks', 'outpost e');
  expect([lost.map(), lost.asked]).toEqual([{ c: '0', e: '0' }, 'act 1']);
});
