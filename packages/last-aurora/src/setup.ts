import { type Chance, must, type Start } from '@cinderhall/kernel';
import { freshCrew, freshRows } from './automa/board.ts';
import { MARKER } from './automa/layout.ts';
import { ACTIONS, enemiesIn, exploredIn, ITEMS, lootOf, MINE, RESULTS, startCard } from './cards/index.ts';
import { freshPart, store } from './convoy.ts';
import { EXTRA_CARDS, FAME_START, RESERVE, STOP_TOKENS, ZONE_COSTS } from './data/boards.ts';
import { MAPS } from './data/maps.ts';
import type { Options } from './options.ts';
import { AMMO, AUTOMA, FOOD, FUEL, type Player, type State, SURVIVOR } from './state.ts';

const PERIODS = [1, 2, 3] as const;

/** R-LA-015 to R-LA-018: the last card is on top; what is not drawn goes back to the box unseen. */
function explorationDeck(players: number, chance: Chance): { deck: number[]; box: number[] } {
  const deck: number[] = [];
  const box: number[] = [];
  for (const period of PERIODS) {
    const extra = chance.shuffle(exploredIn(period, true));
    const drawn = extra.splice(0, EXTRA_CARDS[players]?.[period - 1]);
    box.push(...extra);
    deck.unshift(...chance.shuffle([...exploredIn(period, false), ...drawn, ...enemiesIn(period)]));
  }
  return { deck, box };
}

/** R-LA-023, R-LA-024: which slots the first markers take makes no difference before shots are fired. */
function freshPlayer(seat: number): Player {
  const convoy = [
    freshPart(startCard(`truck-${seat + 1}`), 0, false),
    freshPart(startCard(`trailer-${seat + 1}`), 1, false),
  ];
  for (const marker of [SURVIVOR, SURVIVOR, FOOD, FUEL, AMMO]) store(convoy, marker);
  return {
    out: false,
    fame: FAME_START,
    survivors: [`leader-${seat + 1}`, `navigator-${seat + 1}`].map((id) => ({
      card: startCard(id),
      zone: 'active',
      contamination: 0,
      food: 0,
      steady: 0,
    })),
    convoy,
    aside: [],
    items: [],
    space: 0,
    used: [],
    fired: [],
    rationed: false,
    hasHit: false,
    ignored: -1,
  };
}

/** R-LA-500 to R-LA-505. */
function freshAutoma(chance: Chance): NonNullable<State['automa']> {
  const rows = freshRows();
  for (const row of rows.slice(1)) row[0] = MARKER;
  return {
    space: 0,
    fame: FAME_START,
    rows,
    crew: freshCrew(),
    token: 1,
    contaminated: 0,
    deck: chance.shuffle([...ACTIONS]),
    faceDown: [],
    faceUp: [],
    discard: [],
    trophies: [],
    lead: -1,
    fired: [],
  };
}

export function setup({ map, mine }: Options, seats: number, chance: Chance): Start<State> {
  // R-LA-001: alone, everything is as for two.
  const players = Math.max(2, seats);
  const { deck, box } = explorationDeck(players, chance);
  const stops = Array<number>(MAPS[map].end + 1).fill(0);
  const tokens = chance.shuffle([...STOP_TOKENS]);
  for (const [i, space] of MAPS[map].stops.entries()) stops[space] = must(tokens[i]);
  const first = [startCard('rusty-trailer-1'), startCard('rusty-trailer-2')];
  const zone = ZONE_COSTS.map((_, slot) => ({ card: first[slot] ?? null, left: [], right: [] }));
  return {
    options: { map, mine, players },
    round: 0,
    phase: 'setup',
    order: chance.shuffle(seats === 1 ? [0, AUTOMA] : Array.from({ length: seats }, (_, seat) => seat)),
    zone,
    deck,
    discard: [],
    box,
    itemDeck: chance.shuffle(mine ? [...ITEMS, MINE] : [...ITEMS]),
    itemDiscard: [],
    results: chance.shuffle([...RESULTS]),
    resultDiscard: [],
    lootDeck: [3, 2, 1].flatMap((period) => chance.shuffle(lootOf(period))),
    lootDiscard: [],
    lootUnseen: [],
    gone: [],
    enemies: [],
    rewards: [],
    stops,
    mines: [],
    blocked: 0,
    reserve: {
      ammo: RESERVE.ammo - players,
      food: RESERVE.food - players,
      fuel: RESERVE.fuel - players,
      item: RESERVE.item,
      survivor: RESERVE.survivor - 2 * players,
      mine: mine ? RESERVE.mine : 0,
    },
    players: Array.from({ length: seats }, (_, seat) => freshPlayer(seat)),
    automa: seats === 1 ? freshAutoma(chance) : null,
    turn: {
      seat: -1,
      acted: false,
      slot: -1,
      acting: [],
      cardDone: false,
      bonusDone: false,
      recruited: -1,
      from: -1,
      to: -1,
      via: 0,
      moved: false,
      freeFuel: false,
      speed: 0,
    },
    // R-LA-022: the zone is filled last, when everybody has a convoy (AMB-02).
    tasks: [{ kind: 'refill' }, { kind: 'round' }],
  };
}
