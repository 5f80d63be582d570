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
import { SWEETS } from '../src/cards/index.ts';
import { type Choice, divideEtImpera, type State } from '../src/index.ts';
import { Table, type Wish } from './table.ts';

const lexica = localized((language) => lexicon(language, kernelWords[language], divideEtImpera.words[language]));
const NAMES = ['Ada', 'Iron Nan', 'Bo', 'Cy'];

/** A message as a reader hears it, in English and in Polish. */
const heard = (message: Message, reader: Seat): string[] =>
  LANGUAGES.map((language) => say(lexica[language], addressed(message, NAMES, reader)));

/** The last event of a kind, as a reader hears it. */
const told = (
  table: Table,
  kind: string,
  reader: Seat,
  which: (event: GameEvent) => boolean = () => true,
): string[] => {
  const event = table.events.findLast((one) => one.kind === kind && which(one));
  if (!event) throw new Error(`no ${kind} among ${table.events.map((one) => one.kind)}`);
  return heard(divideEtImpera.describe.event(table.match.view(reader), event), reader);
};

/** What the choices of one kind are called, in one language. */
const labels = (table: Table, seat: Seat, kind: Choice['kind'], language: Language = 'en'): string[] => {
  const view = table.match.view(seat);
  const own = table.match.choices(seat).filter((choice) => choice.kind === kind);
  return own.map(
    (choice) => heard(divideEtImpera.describe.choice(view, choice, seat), seat)[LANGUAGES.indexOf(language)] ?? '',
  );
};

const asked = (table: Table, seat: Seat): string[] => {
  const view = table.match.view(seat);
  if (!view.decision) throw new Error('nothing is asked');
  return heard(divideEtImpera.describe.decision(view, view.decision, seat), seat);
};

describe('sentences speak to their reader', () => {
  const wish: Wish = {
    sides: [
      { hand: ['DEI062', 'DEI025'], units: { g01: 2 }, leader: 'r04' },
      { units: { g01: 1 }, leader: 'r04' },
    ],
  };

  test('who acts, whose unit it is, and where', () => {
    const table = new Table(wish);
    table.do(0, 'up DEI062');
    expect(told(table, 'played', 0)).toEqual(['You play Hired Knives.', 'Zagrywasz kartę „Najemne noże”.']);
    expect(told(table, 'played', 1)).toEqual(['Ada plays Hired Knives.', 'Ada zagrywa kartę „Najemne noże”.']);
    table.do(0, 'use eliminate');
    expect(told(table, 'eliminated', 0)).toEqual([
      'You eliminate a collector of Iron Nan (Raiders) in Market Lane.',
      'Likwidujesz zbieracza gracza Iron Nan (Łupieżcy) na Targowej.',
    ]);
    expect(told(table, 'eliminated', 1)).toEqual([
      'Ada eliminates a collector of yours in Market Lane.',
      'Ada likwiduje twojego zbieracza na Targowej.',
    ]);
    const drew = { kind: 'drewSweet', seat: 1, card: -1 };
    expect(heard(divideEtImpera.describe.event(table.match.view(0), drew), 0)).toEqual([
      'Iron Nan draws a Sweet Boost.',
      'Iron Nan dobiera słodkie wzmocnienie.',
    ]);
    table.move(0, 'g01', 'g02', '2');
    expect(told(table, 'moved', -1)).toEqual([
      'Ada moves 2 collectors from Market Lane to Old Wharf.',
      'Ada przemieszcza 2 zbieraczy z Targowej na Stare Nabrzeże.',
    ]);
  });

  test('a rival’s collector is named by its owner and by the faction that is seen on the map', () => {
    const table = new Table({
      ...wish,
      seats: 3,
      sides: [...(wish.sides ?? []), { units: { g01: 1 }, leader: 'r04' }],
    });
    table.do(0, 'up DEI062', 'use eliminate');
    expect(labels(table, 0, 'eliminate')).toEqual([
      'Eliminate a collector of Iron Nan (Raiders) in Market Lane',
      'Eliminate a collector of Bo (Farm-Z) in Market Lane',
    ]);
    expect(labels(table, 0, 'eliminate', 'pl')[1]).toBe('Zlikwiduj zbieracza gracza Bo (Farma-Z) na Targowej');
    expect(asked(table, 0)[0]).toBe('Choose a collector to eliminate. Its owner draws a Sweet Boost.');
  });

  test('whom a drone would harm is said before it flies', () => {
    const table = new Table({
      factions: ['farmZ', 'raiders', 'auxilia'],
      seats: 3,
      drones: { draco: 'g02' },
      sides: [
        { hand: ['DEI024', 'DEI018'], leader: 'r04' },
        { units: { g01: 1, g02: 1 }, leader: 'r04' },
        { units: { g01: 1 }, leader: 'r04' },
      ],
    });
    table.do(0, 'up DEI024', 'use drone:draco');
    const said = labels(table, 0, 'fly');
    expect(said).toContain('Stay on Old Wharf and eliminate a collector of Iron Nan');
    expect(said).toContain('Fly to Market Lane and eliminate a collector each of Iron Nan and Bo');
    expect(labels(table, 0, 'fly', 'pl')).toContain('Leć na Targową i zlikwiduj po zbieraczu graczy Iron Nan i Bo');
  });
});

describe('deploying', () => {
  test('where everybody goes is said, and nothing of an odd unit where there is none', () => {
    const { describe: describer } = divideEtImpera;
    const table = new Table();
    const [one = 0, two = 0] = table.state.board.starts;
    const view = table.match.view(-1);
    const deployed = (n: number, more: number): string[] =>
      heard(describer.event(view, { kind: 'deployed', seat: 0, leader: one, more, n }), -1);
    const at = [one, two].map((area) => table.state.board.areas[area]?.name);
    const place = (i: number, language: Language): string => say(lexica[language], { key: `dei.at.${at[i]}` });
    expect(deployed(2, one)).toEqual([
      `Ada deploys the leader and 1 collector ${place(0, 'en')}, and 1 collector ${place(1, 'en')}.`,
      `Ada rozstawia przywódcę i 1 zbieracza ${place(0, 'pl')}, a 1 zbieracza ${place(1, 'pl')}.`,
    ]);
    expect(deployed(2, two)[0]).toBe(`Ada deploys the leader ${place(0, 'en')}, and 2 collectors ${place(1, 'en')}.`);
    expect(deployed(3, one)[1]).toBe(
      `Ada rozstawia przywódcę i 1 zbieracza ${place(0, 'pl')}, a 2 zbieraczy ${place(1, 'pl')}.`,
    );
  });
});

describe('costs are in the words', () => {
  const MARKETS = { red: [], blue: [], green: [], black: ['DEI057', 'DEI058', 'DEI060'] };

  test('a card costs what its place asks, and gives what its place gives', () => {
    const table = new Table({
      sides: [{ hand: ['DEI025', 'DEI026'], tech: 4, energy: 4 }],
      markets: MARKETS,
    });
    expect(labels(table, 0, 'down')[0]).toBe('Play Patrol face down to buy a card; then it goes to the bin');
    expect(labels(table, 0, 'down', 'pl')[0]).toBe(
      'Zagraj kartę „Patrol” zakrytą, aby coś kupić; potem trafi do kosza',
    );
    table.do(0, 'down DEI025');
    expect(labels(table, 0, 'buy')).toEqual([
      'Buy Forged Orders for 2 technology (Black Market)',
      'Buy Double Shift for 1 technology and 1 energy cell (Black Market)',
      'Buy Squatters for 1 technology and 1 energy cell and get 1 technology (Black Market)',
    ]);
    expect(labels(table, 0, 'buy', 'pl')).toEqual([
      'Kup kartę „Sfałszowane rozkazy” za 2 technologie (czarny rynek)',
      'Kup kartę „Podwójna zmiana” za 1 technologię i 1 ogniwo energetyczne (czarny rynek)',
      'Kup kartę „Dzicy lokatorzy” za 1 technologię i 1 ogniwo energetyczne i dostań 1 technologię (czarny rynek)',
    ]);
    table.do(0, 'buy DEI057');
    expect(told(table, 'bought', 1)).toEqual([
      'Ada buys Forged Orders for 2 technology (Black Market).',
      'Ada kupuje kartę „Sfałszowane rozkazy” za 2 technologie (czarny rynek).',
    ]);
  });

  test('the robot’s energy and the choice of what to pay with', () => {
    const table = new Table({
      sides: [{ hand: ['DEI025', 'DEI026'], tech: 4, energy: 4, unlocked: ['deliveryRobot', 'alternativeEnergy'] }],
      markets: MARKETS,
    });
    expect(labels(table, 0, 'robot')[0]).toBe(
      'Pay 1 energy cell for the Delivery Robot and buy Forged Orders for 2 technology or energy cells in any mix (Black Market)',
    );
    table.do(0, 'robot DEI057');
    expect(told(table, 'ability', 0)).toEqual([
      'You pay 1 energy cell for the ability Delivery Robot.',
      'Płacisz 1 ogniwo energetyczne za zdolność „Robot dostawczy”.',
    ]);
    expect(labels(table, 0, 'pay')).toContain('Pay 2 technology');
  });

  test('a Sweet Boost says what it does, in every language', () => {
    const sweets = SWEETS.map(({ id }) => id.replace('sweet-', ''));
    const table = new Table({ sides: [{ hand: ['DEI025', 'DEI026'], sweets }] });
    table.do(0, 'up DEI025');
    expect(labels(table, 0, 'sweet')).toEqual([
      'Add the Sweet Boost Mint Drop: one more Recruit',
      'Add the Sweet Boost Liquorice Wheel: one more Move',
      'Add the Sweet Boost Toffee: one more Collect',
      'Add the Sweet Boost Candy Cane: 1 technology',
      'Add the Sweet Boost Barley Sugar: one more Build',
      'Add the Sweet Boost Boiled Sweet: counts as one more outpost of any colour',
    ]);
    expect(labels(table, 0, 'sweet', 'pl')[2]).toBe('Dodaj słodkie wzmocnienie „Krówka”: dodatkowe zbieranie');
    expect(labels(table, 0, 'done')).toEqual(['Done with this card, leaving 2 actions unused']);
  });
});

describe('control of outposts is told as it is', () => {
  test('won from nobody, from a rival, and lost', () => {
    const table = new Table({
      sides: [
        { hand: ['DEI001'], units: { g02: 3 }, leader: 'r04' },
        { units: { g01: 2 }, leader: 'r04' },
      ],
    });
    table.do(0, 'up DEI001');
    table.move(0, 'g02', 'g01', '3');
    expect(told(table, 'cube', 0)[0]).toBe(
      'You take control of the Tactics outpost in Market Lane, which Iron Nan has lost.',
    );
    expect(told(table, 'cube', 1)).toEqual([
      'Ada takes control of the Tactics outpost in Market Lane, which you have lost.',
      'Ada przejmuje posterunek taktyki na Targowej, który tracisz.',
    ]);
    const lone = new Table({
      sides: [{ hand: ['DEI001'], units: { g02: 1 }, leader: 'r04' }],
    });
    lone.do(0, 'up DEI001');
    lone.move(0, 'g02', 'g01', '1');
    expect(told(lone, 'cube', 1)[0]).toBe('Ada takes control of the Tactics outpost in Market Lane.');
    lone.move(0, 'g01', 'g02', '1');
    expect(told(lone, 'cube', 0)).toEqual([
      'You lose control of the Tactics outpost in Market Lane; nobody controls it now.',
      'Tracisz posterunek taktyki na Targowej; teraz nikt go nie kontroluje.',
    ]);
  });

  test('a fifth outpost of a colour is controlled although its cube finds no room, and has it later', () => {
    const table = new Table({
      outposts: { g01: 'red', g03: 'red', g05: 'red', g06: 'red', g07: 'red' },
      sides: [{ units: { g01: 1, g03: 1, g06: 1, g07: 1, g08: 1 }, hand: ['DEI001'], leader: 'r04' }],
    });
    table.do(0, 'up DEI001');
    table.move(0, 'g08', 'g05', '1');
    expect(told(table, 'control', 0)).toEqual([
      'You take control of the Tactics outpost in Fog Alley, but have no room for its cube.',
      'Przejmujesz posterunek taktyki w Mglistym Zaułku, ale nie masz miejsca na jego kostkę.',
    ]);
    table.move(0, 'g06', 'g03', '1');
    expect(told(table, 'cube', 1, ({ seat }) => seat === 0)).toEqual([
      'Ada has room now for the cube of the Tactics outpost in Fog Alley.',
      'Ada ma już miejsce na kostkę posterunku taktyki w Mglistym Zaułku.',
    ]);
    expect(told(table, 'cube', 1, ({ seat }) => seat === -1)[0]).toBe(
      'Ada loses control of the Tactics outpost in Tanners’ Row; nobody controls it now.',
    );
  });
});

test('two bridges between the same roofs over the same street are told apart by their districts', () => {
  const table = new Table({ seats: 3 });
  const { bridges } = table.state.board;
  const view = table.match.view(0);
  const asking: State = { ...view, decision: { kind: 'buildAt', seats: [0], what: 1, old: -1 } };
  for (const index of LANGUAGES.keys()) {
    const said = bridges.map(
      (_, at) => heard(divideEtImpera.describe.choice(asking, { kind: 'site', at }, 0), 0)[index],
    );
    expect(new Set(said).size).toBe(bridges.length);
    expect(said.some((one) => one?.includes(index === 0 ? '(district ' : '(dzielnica '))).toBe(true);
  }
});

describe('what used to happen in silence', () => {
  test('the deal', () => {
    const table = new Table();
    expect(told(table, 'dealt', 0, ({ seat }) => seat === 0)).toEqual([
      'You receive 8 cards and 3 abilities.',
      'Otrzymujesz 8 kart i 3 zdolności.',
    ]);
    const placed = table.events.filter(({ kind }) => kind === 'placed');
    expect(placed.map(({ drone, area }) => [drone, area])).toEqual(
      expect.arrayContaining(table.state.drones.flatMap((area, drone) => (area < 0 ? [] : [[drone, area]]))),
    );
  });

  test('plans, to their owner with the card', () => {
    const table = new Table({ options: { planning: true } });
    for (const seat of [0, 1]) table.do(seat, table.choices(seat)[0] ?? '');
    expect(told(table, 'planned', 0, ({ seat }) => seat === 0)[0]).toMatch(
      /^You plan .+ as the first card of this phase\.$/,
    );
    const unseen = { kind: 'planned', seat: 0, slot: 2, card: -1 };
    expect(heard(divideEtImpera.describe.event(table.match.view(1), unseen), 1)).toEqual([
      'Ada plans the second card of this phase.',
      'Ada planuje drugą kartę tej fazy.',
    ]);
  });

  test('the clean-up', () => {
    const table = new Table({ phase: 3, sides: [{ sweets: ['tech'] }] });
    const up = table.choices(0).find((one) => one.startsWith('up ')) ?? '';
    table.do(0, up, 'sweet sweet-tech');
    table.until(() => table.state.turn === 2);
    expect(told(table, 'cleaned', 1, ({ seat }) => seat === 0)).toEqual([
      'Ada takes 2 cards back to hand.',
      'Ada bierze z powrotem na rękę 2 karty.',
    ]);
    expect(told(table, 'sweetsBack', 0)).toEqual([
      '1 used Sweet Boost goes back to the reserve, which is shuffled.',
      '1 użyte słodkie wzmocnienie wraca do rezerwy, którą się tasuje.',
    ]);
    const binned = { kind: 'cleaned', seat: 0, n: 4, binned: 2 };
    expect(heard(divideEtImpera.describe.event(table.match.view(0), binned), 0)).toEqual([
      'You take 4 cards back to hand; 2 cards go to the bin.',
      'Bierzesz z powrotem na rękę 4 karty; do kosza trafiają 2 karty.',
    ]);
  });
});

test('the last turn is announced', () => {
  const { describe: describer } = divideEtImpera;
  const view = new Table().match.view(0);
  expect(heard(describer.event(view, { kind: 'turn', n: 3 }), 0)[0]).toBe('Turn 3 begins.');
  expect(heard(describer.event(view, { kind: 'turn', n: 4 }), 0)).toEqual([
    'Turn 4 begins. It is the last one.',
    'Zaczyna się tura 4. To już ostatnia.',
  ]);
});
