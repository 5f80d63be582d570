/** The cards and machines of Moloch, one line each, as the card catalogue gives them and not as `src/cards` does. */
import { describe, expect, test } from 'vitest';
import { DESIGNS, type Location } from '../../src/cards/index.ts';
import { goods, LETTERS } from '../catalogue.ts';
import { molochTable } from './moloch.ts';

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

/** copies id | distance category | types | spoils | deal */
const LOCATIONS = lines(`
2 captured-scanner | 2 production+feature | gun contact | 2rc 1C | 1rc
2 hi-tech-cellar | 2 production+feature | iron ammo | 2I 1A | 1I
1 battery-cellar | 1 production+feature | fuel | 1F 1W | 1F
1 panzer-truck | 2 production | fuel card | 2F 1C | 1F
1 scrap-sentries | 1 production | gun | 2S | 1S
1 drone-butchers | 2 production | iron ammo | 3I | 1I
1 signal-tower | 1 openProduction | gun contact | 2rc | 1rc
2 recovered-kasparov | 1 feature | contact | 2rc | 1rc
2 mutant-autopsy | 1 feature | worker toxic | 1W 1C | 1W
1 trophy-wall | 2 feature | gun vp | 2VP 1G | 1VP
1 codebreakers-den | 2 feature | card iron | 2C 1I | 1C
1 tank-traps | 1 feature | brick toxic | 2B | 1B
1 pulse-range | 2 feature | fuel toxic | 2rc 1F | 1F
2 risky-inspection | 2 action | iron worker | 2I 1W | 1I
1 code-kitchen | 1 action | brick worker | 1B 1W | 1W
1 gun-pit | 1 action | gun contact | 2G | 1G
1 trial-by-fire | 2 action | gun vp | 2G 1VP | 1G
1 chop-shop | 2 action | brick vp | 2B 1VP | 1B
1 decoy-broadcast | 2 action | fuel contact | 1F 1bc 1C | 1bc
1 machine-graveyard | 2 action | iron toxic | 2C 1I | 1C
1 last-bulwark | 3 action | gun vp | 3G 1VP | 1G
1 rewired-turret | 1 action | brick contact | 1B 1rc | 1B
`);

/** copies id | code | Defence and FURY | then the hacked side: distance category | types | spoils | deal */
const MACHINES = lines(`
1 mother | I F W | 5 fury | 1 action | iron | 2I 1C | 1I
1 juggernaut | G B W | 5 fury | 1 production | gun | 2G 1rc | 1G
1 conflagration | F F I | 4 | 1 production | fuel | 2F 1W | 1F
1 guardian | B I W | 4 | 1 action | brick | 2B 1VP | 1B
1 gladiator | G G W | 4 fury | 1 action | gun | 2G 1VP | 1G
1 transmitter-7g | I F W | 3 | 1 action | iron | 2I 1VP | 1I
1 tank-leech | F I W | 3 | 1 action | fuel | 2F 1VP | 1F
1 furrower | F B W | 4 | 1 production | fuel | 2F 1A | 1F
1 grinder | I G B | 4 | 1 production | iron | 2I 1gc | 1I
1 silencer | G I W | 4 | 1 feature | gun | 2rc 1G | 1G
1 shepherd | B W W | 4 | 1 production | brick | 3W | 1W
1 cable-cutter | F F B | 4 fury | 1 action | fuel | 2bc 1F | 1bc
1 bailiff | G G I | 5 fury | 1 action | gun | 2VP 1G | 1VP
1 hornet-swarm | G W W | 3 | 1 action | gun | 2rc 1G | 1rc
1 drill-worm | B I F | 4 | 1 action | brick | 2B 1VP | 1B
1 vulture | F W W | 3 | 1 action | fuel | 2C 1F | 1C
1 jammer | I B W | 3 | 1 feature | iron | 2I 1W | 1I
1 siphon | F G W | 3 | 1 action | fuel | 2F 1W | 1F
1 warden | B G W | 4 | 1 feature | brick | 2S 1B | 1S
1 black-choir | G F I | 5 fury | 1 action | gun | 2VP 1G | 1VP
1 magnet-crane | I F B | 4 fury | 1 action | iron | 2I 1A | 1A
1 undertaker | B B W | 5 fury | 1 production | brick | 2B 1VP | 1B
1 mole | I W W | 3 | 1 action | iron | 2I 1VP | 1I
1 heart-of-the-state | B B W | 5 fury | 1 action | brick | 2VP 1B | 1VP
1 gasoline-vampire | F F W | 4 | 1 production | fuel | 2F 1W | 1F
1 firewaller | I G W | 4 | 1 action | iron | 2I 1C | 1I
1 scratcher | G I B | 4 fury | 1 feature | gun | 2C 1G | 1C
`);

const of = (kind: 'location' | 'machine', sets: readonly string[]): Location[] =>
  DESIGNS.filter(
    (design): design is Location =>
      design.kind === 'location' && sets.includes(design.set) && (design.machine !== null) === (kind === 'machine'),
  );
const locations = of('location', ['moloch']);
const machines = of('machine', ['moloch', 'promo2']);
const copiesOf = (designs: readonly Location[]): number => designs.reduce((sum, { copies }) => sum + copies, 0);

function expectFace(design: Location | undefined, where = '', types = '', spoils = '', deal = ''): void {
  const [distance, category = ''] = where.split(' ');
  expect(design?.distance).toBe(Number(distance));
  expect(design?.categories).toEqual(category.split('+'));
  expect(design?.category).toBe(category.split('+')[0]);
  expect(design?.types.map((type) => type.slice(1).toLowerCase())).toEqual(types.split(' '));
  expect([design?.spoils, design?.deal]).toEqual([goods(spoils), goods(deal)]);
}

describe('the box', () => {
  test('holds 27 cards of 22 designs', () => {
    expect([locations.length, copiesOf(locations), LOCATIONS.length]).toEqual([22, 27, 22]);
  });

  test.each(LOCATIONS)('%s', (front = '', ...face) => {
    const [copies, id] = front.split(' ');
    const design = locations.find((one) => one.id === id);
    expect(design?.copies).toBe(Number(copies));
    expectFace(design, ...face);
  });

  test('holds 23 machines, and promo set 2 four more', () => {
    expect([machines.length, copiesOf(machines), MACHINES.length]).toEqual([27, 27, 27]);
    expect(copiesOf(of('machine', ['moloch']))).toBe(23);
  });

  test.each(MACHINES)('%s', (front = '', code = '', strength = '', ...face) => {
    const [copies, id] = front.split(' ');
    const design = machines.find((one) => one.id === id);
    expect(design?.copies).toBe(Number(copies));
    const [defence, fury] = strength.split(' ');
    expect(design?.machine).toMatchObject({
      code: code.split(' ').map((letter) => LETTERS[letter]),
      defence: Number(defence),
      fury: fury === 'fury',
    });
    expectFace(design, ...face);
  });
});

describe('hacked sides that simply produce', () => {
  test.each([
    ['juggernaut', '1G 1rc'],
    ['furrower', '1F 1A'],
    ['grinder', '1I 1gc'],
    ['shepherd', '2W'],
  ])('%s: %s', (id, text) => {
    const made = (hacked: string[]): { readonly [good: string]: number } =>
      molochTable({ phase: 'production', hackedBuilt: [hacked, []] }).goods(0);
    const [without, having] = [made([]), made([id])];
    const more = Object.entries(having).map(([good, n]) => [good, n - (without[good] ?? 0)] as const);
    expect(Object.fromEntries(more.filter(([, n]) => n !== 0))).toEqual(goods(text));
    // And at once when it is built.
    const built = molochTable({ hacked: [[id], []], goods: [{ greyContact: 1 }, {}] });
    built.do(0, `construct ${id}`);
    expect(built.goods(0)).toEqual(goods(text));
  });
});
