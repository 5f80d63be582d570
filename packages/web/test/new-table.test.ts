import { personalityOf } from '@cinderhall/bots';
import type { OptionsSpec } from '@cinderhall/kernel';
import { usualSettings } from '@cinderhall/protocol';
import { gameOf, games } from '@cinderhall/registry';
import { describe, expect, test } from 'vitest';
import { gameListings } from '../src/games/index.ts';
import { characterOf } from '../src/hall/new-table/character-of.ts';
import { itemsOf, layoutOf } from '../src/hall/new-table/layout.ts';
import { bot, person, resized, without } from '../src/hall/new-table/plan.ts';
import { seatValues } from '../src/hall/new-table/seat-values.ts';
import * as select from '../src/hall/new-table/selection.ts';
import { withCharacters } from '../src/local/characters.ts';

const specOf = (id: string): select.Spec => gameOf(id)?.options ?? { fields: {} };
const state = specOf('fifty-first-state');
const dei = specOf('divide-et-impera');
const at = (seats: number, options: select.Options = {}): select.Selection => ({ seats, options });
const choose = (selection: select.Selection, value: string, name = 'expansions') =>
  select.chosen(state, selection, name, value);
const boxes = ({ options }: select.Selection) => options.expansions;

describe('boxes on the shelf', () => {
  test('the first is added, another one is swapped for it, and says so beforehand', () => {
    const one = choose(at(3), 'winter');
    expect(boxes(one)).toEqual(['winter']);
    expect(select.offerOf(state, one, 'expansions', 'winter')).toEqual({ kind: 'in' });
    expect(select.offerOf(state, one, 'expansions', 'allies')).toEqual({ kind: 'swap', out: ['winter'] });
    expect(boxes(choose(one, 'allies'))).toEqual(['allies']);
    expect(boxes(select.chosen(state, one, 'expansions', 'winter', false))).toEqual([]);
  });

  test('mixed by the house rule they are added; without it again the last one stays', () => {
    const mixed = choose(choose(select.chosen(state, at(3), 'allowUnofficialMix', 'on'), 'winter'), 'allies');
    expect(boxes(mixed)).toEqual(['winter', 'allies']);
    const strict = select.chosen(state, mixed, 'allowUnofficialMix', 'on', false);
    expect(boxes(strict)).toEqual(['allies']);
    expect(strict.dropped).toMatchObject([{ option: 'expansions', values: ['winter'], reason: { rule: 'R-OPT-002' } }]);
  });

  test('against Borgo they are added too; with more players he leaves, and all but one box', () => {
    const alone = choose(choose(choose(at(1), 'borgo', 'opponent'), 'winter'), 'allies');
    expect(boxes(alone)).toEqual(['winter', 'allies']);
    const three = select.seated(state, alone, 3);
    expect(three.options).toMatchObject({ opponent: 'standard', expansions: ['allies'] });
    expect(three.dropped.map(({ option }) => option)).toEqual(['opponent', 'expansions']);
    expect(select.reasonsAgainst(state, three)).toEqual([]);
  });
});

describe('modules and factions', () => {
  test('what is not for this table is locked with the reason of the game, and leaves when it no longer fits', () => {
    const two = choose(at(2), 'arena', 'arena');
    expect(two.options.arena).toBe(true);
    expect(select.seated(state, two, 1).options.arena).toBe(false);
    expect(select.offerOf(state, at(1), 'arena', 'arena')).toMatchObject({
      kind: 'locked',
      reason: { rule: 'R-OPT-008' },
    });
    expect(choose(at(1), 'arena', 'arena')).toEqual({ ...at(1), dropped: [] });
  });

  test('what needs a box is locked without it, and leaves with it', () => {
    const spec: OptionsSpec<Record<string, unknown>> = {
      fields: {
        sets: { type: 'many', default: [], values: ['robots', 'snow'] },
        server: { type: 'flag', default: false },
      },
      check: ({ sets, server }) =>
        server && !select.listOf(sets).includes('robots') ? [{ key: 'needs', rule: 'R-1' }] : [],
    };
    expect(select.offerOf(spec, at(2), 'server', 'server').kind).toBe('locked');
    const both = at(2, { sets: ['robots'], server: true });
    const left = select.chosen(spec, both, 'sets', 'robots', false);
    expect(left).toMatchObject({ options: { sets: [], server: false }, dropped: [{ option: 'server', values: [] }] });
  });

  test('as many factions as players have to stay in the draw', () => {
    const four = at(4);
    expect(select.neededFor(state, four, 'factions', 'newYork')).toMatchObject({ rule: 'R-SETUP-004' });
    expect(select.chosen(state, four, 'factions', 'newYork', false).options).toEqual({});
    const three = select.chosen(state, at(3), 'factions', 'newYork', false);
    expect(three.options.factions).toHaveLength(3);
    expect(select.seated(state, three, 4).options.factions).toHaveLength(4);
  });

  test('a faction for a seat gives one to every seat; taking somebody’s swaps, and none takes all back', () => {
    const values = ['a', 'b', 'c', 'd'];
    const first = seatValues(values, [], { at: 3, of: 4 }, 'b');
    expect(first).toEqual(['a', 'c', 'd', 'b']);
    expect(seatValues(values, first, { at: 0, of: 4 }, 'b')).toEqual(['b', 'c', 'd', 'a']);
    expect(seatValues(values, first, { at: 0, of: 4 }, null)).toEqual([]);
  });
});

describe('presets', () => {
  const ranges = new Map(games.map((game) => [game.id, game.seats]));
  test.each(gameListings.map(({ id }) => id))('%s: each that is offered can be started as it is', (id) => {
    const spec = specOf(id);
    const range = ranges.get(id) ?? { min: 1, max: 1 };
    expect(spec.offered?.length).toBeGreaterThan(1);
    for (const name of spec.offered ?? [])
      for (let seats = range.min; seats <= range.max; seats++) {
        const taken = select.preset(spec, name, seats, range);
        expect(select.reasonsAgainst(spec, taken)).toEqual([]);
        expect(select.presetOf(spec, taken)).toBe(name);
      }
  });

  test('the seats stay where the preset allows it, and come near otherwise', () => {
    const take = (spec: select.Spec, name: string, seats: number, min: number) =>
      select.preset(spec, name, seats, { min, max: 4 }).seats;
    expect(take(state, 'longer', 4, 1)).toBe(4);
    expect(take(state, 'borgo', 4, 1)).toBe(1);
    expect(take(dei, 'embankment', 4, 2)).toBe(2);
  });

  test('a map of one’s own is for so many players: with others the fixed map is played', () => {
    const { options } = select.preset(dei, 'embankment', 2, { min: 2, max: 4 });
    expect(select.seated(dei, { options, seats: 3 }, 3).options).toMatchObject({ map: 'quick', tiles: [] });
    expect(select.put(dei, { options, seats: 2 }, { map: 'random' }).options.tiles).toEqual([]);
    // No faction has to go for a map that cannot be played anyway, and the reason is the map.
    const named = { options: { factions: ['farmZ', 'raiders', 'auxilia'] }, seats: 3 };
    const offer = select.offerOf(dei, named, 'map', 'custom');
    expect(offer).toMatchObject({ kind: 'locked', reason: { key: 'dei.map.empty' } });
  });
});

describe('the page', () => {
  test('asks about a set or an opponent only while it is in', () => {
    const house = (options: select.Options) => layoutOf(state, options).house.map(([name]) => name);
    expect(house({})).not.toContain('outpostBuildType');
    expect(house({ expansions: ['noMansLand'] })).toContain('outpostBuildType');
    const table = (options: select.Options) => layoutOf(state, options).table.map(([name]) => name);
    expect(table({})).not.toContain('borgoHarder');
    expect(table({ opponent: 'borgo' })).toContain('borgoHarder');
  });

  test('has a place for every option but those with pages of their own', () => {
    for (const { options } of games) {
      const spec: select.Spec = options;
      const everything = {
        ...spec,
        fields: Object.fromEntries(Object.entries(spec.fields).map(([name, { of: _, ...field }]) => [name, field])),
      };
      const shown = Object.values(layoutOf(everything, {}))
        .flat()
        .map(([name]) => name);
      const asked = Object.entries(spec.fields).filter(([, { type }]) => type !== 'data');
      expect(shown.sort()).toEqual(asked.map(([name]) => name).sort());
    }
  });

  test('draws a cover for everything on the shelf, and another emblem for each faction', async () => {
    for (const { id, look } of gameListings) {
      const spec = specOf(id);
      const drawn = await look();
      for (const { option, value } of itemsOf(layoutOf(spec, {}).shelf))
        expect([id, value, drawn.cover(option, value, at(2))]).not.toContain(null);
      const factions = drawn.cast ?? itemsOf(layoutOf(spec, {}).faction).map(({ value }) => value);
      expect(new Set(factions.map((value) => drawn.emblem('faction', value))).size).toBe(factions.length);
      for (const faction of factions) expect(drawn.board?.(faction)).toBeTruthy();
    }
  });
});

test('a plan of an older hall loses what the game no longer knows', () => {
  const old = { expansions: ['winter', 'gone'], promo1: true, weather: 'grim' };
  expect(select.known(state, old)).toEqual({ promo1: true });
});

describe('seats', () => {
  const plan = {
    where: 'here',
    seats: [person(), bot('veteran')],
    wishes: [{ kind: 'me' }],
    settings: usualSettings,
    options: {},
  } as const;

  test('more of them are bots here and open online; nobody on a seat takes it away', () => {
    expect(resized(plan, 4).seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(resized({ ...plan, where: 'online' }, 3).wishes.map(({ kind }) => kind)).toEqual(['me', 'open', 'open']);
    expect(without(resized(plan, 3), 1).seats).toEqual([person(), bot()]);
    const online = resized({ ...plan, where: 'online' }, 3);
    expect(without(online, 0)).toEqual({ ...online, wishes: [{ kind: 'open' }, { kind: 'open' }] });
  });

  test('a character that was chosen has a name that nobody else has, not even one that comes by chance', () => {
    const raider = personalityOf('raider');
    const first = { ...bot(), ...characterOf(raider, []) };
    const second = { ...bot(), ...characterOf(raider, [first]) };
    expect(first.character).toMatchObject({ personality: 'raider', name: raider?.names[0] });
    expect(second.character?.name).toEqual(raider?.names[1]);
    for (let i = 0; i < 40; i++) {
      const seed = i.toString(16).padStart(32, '0');
      const names = withCharacters([first, bot(), bot()], seed).map(({ character }) => character?.name.en);
      expect(new Set(names).size).toBe(3);
    }
  });
});
