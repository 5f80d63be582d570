import { must, type Seat } from '@cinderhall/kernel';
import { canGo, groupsFor, isOccupied, type Moving, type Way, waysFrom } from '../actions/move.ts';
import { collectorsAt, majorityValue, unitsAt } from '../majority.ts';
import { bridgeAt, liftAt } from '../map/board.ts';
import { type Choice, isGroundArea, playerOf, type State } from '../state.ts';
import { type Weights, weightsFor } from './weights.ts';

type Group = Extract<Choice, { kind: 'units' }>;

/** What somebody thinks of the map: how much control of each area is worth, and how much it draws units. */
export interface Outlook {
  readonly seat: Seat;
  readonly weights: Weights;
  readonly worth: readonly number[];
  readonly presence: readonly number[];
  readonly pull: readonly number[];
  /** The question it was made for. */
  readonly asked: number;
  /** What was worked out for one choice of the question and serves the others too: gains by kind of Move, and by icon. */
  readonly moves: (number | undefined)[];
  readonly icons: (number | undefined)[];
  purchase: number | null;
}

/** What a resource is worth that still has to be collected. */
const UNCOLLECTED = 0.4;
const SPITE = 0.3;
/** What each unit more than needed is worth for keeping an area, as a part of its worth. */
const SAFETY = 0.12;
const FADES = 0.55;
const DRAWS = 0.3;
const ROUNDS = 4;

/** While a question is open nothing on the map changes, so all choices of its list share one outlook. */
const outlooks = new WeakMap<State, Outlook>();

export function outlookOf(view: State, seat: Seat): Outlook {
  const last = outlooks.get(view);
  if (last?.asked === view.asked && last.seat === seat) return last;
  const made = newOutlook(view, seat);
  outlooks.set(view, made);
  return made;
}

function newOutlook(view: State, seat: Seat): Outlook {
  const weights = weightsFor(view, seat);
  const worth: number[] = [];
  const presence: number[] = [];
  for (let area = 0; area < view.leads.length; area++) {
    const resource = isGroundArea(view, area) ? weights.newTech : weights.newEnergy;
    worth.push(0.05 + Math.min(2, must(view.resources[area])) * resource * UNCOLLECTED);
    presence.push(0);
  }
  for (const { colour, area } of view.outposts) {
    worth[area] = must(worth[area]) + must(weights.cubes[colour]);
    presence[area] = must(presence[area]) + must(weights.garrisons[colour]);
  }
  const pull = pullOf(view, seat, worth, presence);
  return { seat, weights, worth, presence, pull, asked: view.asked, moves: [], icons: [], purchase: null };
}

/** What is worth going to draws units near it, and less so those further away. */
function pullOf(view: State, seat: Seat, worth: readonly number[], presence: readonly number[]): number[] {
  const pull = worth.map((own, area) =>
    view.leads[area] === seat ? 0 : own + (unitsAt(view, area, seat) > 0 ? 0 : must(presence[area])),
  );
  const draw = (area: number, next: number): void => {
    pull[area] = Math.max(must(pull[area]), must(pull[next]) * FADES);
  };
  const { bridges, lifts } = playerOf(view, seat);
  for (let round = 0; round < ROUNDS; round++) {
    for (let area = 0; area < pull.length; area++) for (const next of must(view.board.paths[area])) draw(area, next);
    for (const site of lifts) {
      const { ground, roof } = liftAt(view.board, site);
      draw(ground, roof);
      draw(roof, ground);
    }
    for (const site of bridges) {
      const { from, to } = bridgeAt(view.board, site);
      draw(from, to);
      draw(to, from);
    }
  }
  return pull;
}

/** What it means to a seat that its majority value in an area changes by so much. */
export function controlGain(view: State, { seat, worth }: Outlook, area: number, by: number): number {
  const own = majorityValue(view, area, seat) + by;
  let best = 0;
  let top = -1;
  for (let rival = 0; rival < view.players.length; rival++) {
    if (rival === seat) continue;
    const value = majorityValue(view, area, rival);
    if (value > best) {
      best = value;
      top = rival;
    } else if (value === best) top = -1;
  }
  const wins = own > 0 && (own > best || (own === best && playerOf(view, seat).powers.winsTies > 0));
  const before = must(view.leads[area]);
  const after = wins ? seat : own === best ? -1 : top;
  const value = must(worth[area]);
  let gain = 0;
  if (after === seat && before !== seat) gain += value;
  if (after !== seat && before === seat) gain -= value;
  if (before >= 0 && before !== seat && after !== before) gain += SPITE * value;
  if (after >= 0 && after !== seat && before !== after) gain -= SPITE * value;
  // A second unit keeps what the first one has won.
  if (after === seat) gain += SAFETY * value * Math.min(2, own - best);
  if (before === seat) gain -= SAFETY * value * Math.min(2, own - by - best);
  return gain;
}

/** What a group that goes from one area to another brings. */
export function moveGain(view: State, outlook: Outlook, from: number, to: number, group: Group): number {
  const { seat, presence, pull } = outlook;
  const { powers } = playerOf(view, seat);
  const { collectors, leader, shelters } = group;
  const units = collectors + (leader ? 1 : 0);
  const value = units + (leader ? powers.leaderMajority : 0) + shelters * powers.shelterMajority;
  let gain = controlGain(view, outlook, from, -value) + controlGain(view, outlook, to, value);
  if (units > 0 && unitsAt(view, to, seat) === 0) gain += must(presence[to]);
  if (units > 0 && unitsAt(view, from, seat) === units) gain -= must(presence[from]);
  const drawn = DRAWS * (must(pull[to]) - must(pull[from]));
  return gain + drawn * Math.min(2, units) + (drawn > 0 ? 0.02 : -0.02) * units;
}

/** The best of the sensible groups: nearly everybody, one or two, or those who go with the leader. */
export function bestGroup(view: State, outlook: Outlook, from: number, to: number, way: Way, moving: Moving): number {
  const { seat } = outlook;
  let best = Number.NEGATIVE_INFINITY;
  if (!canGo(view, seat, from, to, way, moving)) return best;
  const all = collectorsAt(view, from, seat);
  for (const one of groupsFor(view, seat, from, to, moving)) {
    if (one.kind !== 'units') continue;
    if (one.collectors >= all - 1 || one.collectors < 3 || one.leader || one.shelters > 0)
      best = Math.max(best, moveGain(view, outlook, from, to, one));
  }
  return best;
}

export function bestFrom(view: State, outlook: Outlook, from: number, moving: Moving): number {
  if (!isOccupied(view, from, outlook.seat)) return Number.NEGATIVE_INFINITY;
  const { areas, ways } = waysFrom(view, outlook.seat, from, moving.logistic);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < areas.length; i++)
    best = Math.max(best, bestGroup(view, outlook, from, must(areas[i]), must(ways[i]), moving));
  return best;
}

export function bestMove(view: State, outlook: Outlook, moving: Moving): number {
  const kind = (moving.tactical ? 1 : 0) + (moving.logistic ? 2 : 0);
  const known = outlook.moves[kind];
  if (known !== undefined) return known;
  let best = 0;
  for (let area = 0; area < view.leads.length; area++) best = Math.max(best, bestFrom(view, outlook, area, moving));
  outlook.moves[kind] = best;
  return best;
}

/** What one more collector in an area brings. */
export function placeGain(view: State, outlook: Outlook, area: number): number {
  const { seat, weights, presence, pull } = outlook;
  const garrison = unitsAt(view, area, seat) === 0 ? must(presence[area]) : 0;
  return weights.collectors + controlGain(view, outlook, area, 1) + garrison + DRAWS * must(pull[area]);
}
