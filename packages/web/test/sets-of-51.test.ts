import { display } from '@cinderhall/fifty-first-state/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let sets: typeof import('../src/games/fifty-first-state/sets/load.ts');
let words: typeof import('../src/games/fifty-first-state/words.ts');
let look: import('../src/games/types.ts').SetupLook;

beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { pathname: '/', hash: '' });
  words = await import('../src/games/fifty-first-state/words.ts');
  ({ look } = await import('../src/games/fifty-first-state/setup.tsx'));
  sets = await import('../src/games/fifty-first-state/sets/load.ts');
});
afterAll(() => void vi.unstubAllGlobals());

test('the options of a match say which sets its table needs', () => {
  expect(sets.setsIn({})).toEqual([]);
  expect(
    sets.setsIn({ edition: 'ultimate', expansions: ['winter', 'moloch'], promo1: true, arena: true, cities: false }),
  ).toEqual(['winter', 'moloch', 'arena']);
});

test('the words and cards of a set come with it; what the options say of it is there before', async () => {
  const own = () => display.cards().filter(({ set }) => set === 'noMansLand');
  expect(look.words?.en.messages['option.expansions.noMansLand']).toBe("No Man's Land");
  expect(display.words.en.messages['tally.outposts']).toBeUndefined();
  expect(own()).toEqual([]);
  await sets.loadSet('noMansLand');
  await sets.loadSet('noMansLand');
  expect(words.tableWords().en.messages['tally.outposts']).toBe('Outposts');
  expect(own().length).toBeGreaterThan(9);
});

test('a tip for attacks of any opponent names none', async () => {
  await Promise.all([sets.loadSolo(), sets.loadSet('noMansLand')]);
  const tips = Object.values(words.tableWords()).flatMap(({ messages }) =>
    ['victim', 'lostOutpost'].map((kind) => messages[`fiftyFirstState.table.tip.${kind}`]),
  );
  for (const tip of tips) expect(tip).toMatch(/opponent|[Pp]rzeciwnik/);
  for (const tip of tips) expect(tip).not.toMatch(/[vw]irtual/i);
});

test('whatever a card does has a word on its face, in both languages', async () => {
  const { DESIGNS } = await import('@cinderhall/fifty-first-state/table');
  await sets.loadSet('moloch');
  // Drawn in tokens.
  const drawn = ['gain', 'pay', 'choose', 'take', 'cache', 'boardResource', 'drawKeep'];
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'op' && !drawn.includes(part)) found.add(part);
      look(part);
    }
  };
  for (const design of DESIGNS) {
    if (design.kind !== 'location') continue;
    look([design.production, design.action, design.bonus, design.triggers, design.thresholds]);
    for (const { modify } of design.modifiers) found.add(modify);
  }
  expect(found).toContain('hackMachine');
  for (const { messages } of Object.values(words.tableWords()))
    expect([...found].filter((one) => messages[`fiftyFirstState.table.face.${one}`] === undefined)).toEqual([]);
});
