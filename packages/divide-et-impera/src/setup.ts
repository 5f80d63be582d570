import { at, type Chance, type Start } from '@cinderhall/kernel';
import {
  ABILITY_TOKENS,
  COLOURS,
  DRONE_CARDS,
  DRONES,
  FACTIONS,
  FIRST_SWEET,
  MARKETS,
  MISSIONS,
  NO_POWERS,
  STARTING,
  STOCK,
  SWEET_TOKENS,
} from './cards/index.ts';
import { type Board, boardOf } from './map/board.ts';
import { quickBoard, randomBoard } from './map/layouts.ts';
import type { Options } from './options.ts';
import { COLLECTORS, ENERGY, type Player, SLOTS, type State, TECH, TURNS } from './state.ts';

const each = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

function boardFor({ map, tiles }: Options, seats: number, chance: Chance): Board {
  if (map === 'random') return randomBoard(seats, chance);
  return map === 'custom' ? boardOf(tiles) : quickBoard(seats);
}

/** R-DEI-006: letters tell the colours. R-DEI-026: one spot of each letter gets a random one of the three first. */
function outpostsOn({ spots }: Board, advanced: boolean, chance: Chance): State['outposts'] {
  const outposts = spots.map(({ letter, area }) => ({ colour: letter, area }));
  if (!advanced) return outposts;
  const chosen = COLOURS.flatMap((_, letter) => {
    const places = spots.flatMap((spot, i) => (spot.letter === letter ? [i] : []));
    return places.length > 0 ? [chance.pick(places)] : [];
  });
  const colours = chance.shuffle(chosen.map((place) => at(outposts, place).colour));
  for (const [i, place] of chosen.entries())
    outposts[place] = { colour: at(colours, i), area: at(outposts, place).area };
  return outposts;
}

const newPlayer = (): Player => ({
  faction: -1,
  tech: 1,
  energy: 1,
  reserve: COLLECTORS,
  shelters: [],
  bridges: [],
  lifts: [],
  hand: [],
  planned: [],
  up: [],
  down: [],
  bin: [],
  bought: [],
  locked: [],
  unlocked: [],
  sweets: [],
  taken: Array<number>(TURNS).fill(-1),
  earned: Array<number>(TURNS).fill(0),
  powers: NO_POWERS,
  purchased: false,
  collectedExtra: false,
  paidOther: false,
  robotUsed: false,
  supply: { missions: 0, cards: 0, drones: 0, trade: 0, outposts: 0, abilities: 0, tech: 0, energy: 0, bought: 0 },
});

/** Everything that does not depend on the factions; the rest follows when they are chosen. */
export function setup(options: Options, seats: number, chance: Chance): Start<State> {
  const board = boardFor(options, seats, chance);
  const areas = board.areas.length;
  const outposts = outpostsOn(board, options.outposts === 'advanced', chance);
  const places = TURNS * (options.noChoice ? 1 : 2);
  const symbols = board.symbols.reduce((sum, n, area) => (area < board.grounds ? sum + n : sum), 0);
  const roofSymbols = board.symbols.reduce((sum, n) => sum + n, 0) - symbols;
  const shuffled = (cards: readonly number[]): number[] => chance.shuffle([...cards]);
  const players = each(seats, newPlayer);
  for (const [seat, id] of options.factions.entries()) at(players, seat).faction = FACTIONS.indexOf(id);
  return {
    options: {
      noChoice: options.noChoice,
      abilityChoice: options.abilityChoice,
      planning: options.planning,
      confrontation: options.confrontation,
      rebellion: options.rebellion,
      freeRobot: options.freeRobot,
      wideGarrisons: options.wideGarrisons,
      freeMasamune: options.freeMasamune,
      lastWinsTies: options.lastWinsTies,
    },
    board,
    outposts,
    missions: shuffled(each(MISSIONS.length, (i) => i)).slice(0, places),
    turn: 0,
    phase: 0,
    over: false,
    order: shuffled(each(seats, (i) => i)),
    collectors: Array<number>(areas * seats).fill(0),
    leaders: Array<number>(seats).fill(-1),
    drones: Array<number>(DRONES.length).fill(-1),
    resources: [...board.symbols],
    leads: Array<number>(areas).fill(-1),
    holders: outposts.map(() => -1),
    cubes: Array<number>(seats * COLOURS.length).fill(0),
    tech: TECH - symbols - seats,
    energy: ENERGY - roofSymbols - seats,
    decks: STOCK.map(shuffled),
    slots: Array<number | null>(MARKETS.length * SLOTS).fill(null),
    sweets: shuffled(SWEET_TOKENS.map((_, i) => FIRST_SWEET + i)),
    pools: ABILITY_TOKENS.map(shuffled),
    box: [...STARTING.flat(), ...shuffled(DRONE_CARDS.flat())],
    players,
    icons: [],
    buying: false,
    sweetened: false,
    extraOutposts: 0,
    bonusMoves: 0,
    tasks: [
      ...(options.factions.length > 0 ? [] : each(seats, (seat) => ({ kind: 'chooseFaction' as const, seat }))),
      { kind: 'deal' },
      { kind: 'turn' },
    ],
  };
}
