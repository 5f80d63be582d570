/** What a choice would do to majority and outposts, in words, so that nobody has to count it out. */
import { type Message, must, type Seat, seatName } from '@cinderhall/kernel';
import { reaped } from './actions/drone.ts';
import { droneOf } from './cards/index.ts';
import { areaIn, colourName } from './describe/names.ts';
import { leadIn, majorityValue } from './majority.ts';
import { type Choice, playerOf, type State } from './state.ts';

/** The table after a choice, and where something may have changed: first where the choice is aimed. */
interface Change {
  readonly after: State;
  readonly areas: readonly number[];
}

interface Group {
  readonly collectors: number;
  readonly leader: boolean;
  readonly shelters: number;
}

const LONE: Group = { collectors: 1, leader: false, shelters: 0 };
const LEADER: Group = { collectors: 0, leader: true, shelters: 0 };

/** The pieces of a state, to be moved without touching the state itself. */
const copied = (state: State): State => ({
  ...state,
  collectors: state.collectors.slice(),
  leaders: state.leaders.slice(),
  drones: state.drones.slice(),
  players: state.players.map((player) => ({ ...player, shelters: player.shelters.slice() })),
});

/** A group of a seat goes from an area (−1: the reserve) to another. */
function moved(state: State, seat: Seat, from: number, to: number, group: Group): Change {
  const after = copied(state);
  const seats = state.players.length;
  const add = (area: number, n: number) => {
    after.collectors[area * seats + seat] = must(after.collectors[area * seats + seat]) + n;
  };
  add(to, group.collectors);
  if (from >= 0) add(from, -group.collectors);
  if (group.leader) after.leaders[seat] = to;
  const { shelters } = playerOf(after, seat);
  for (let i = 0, left = group.shelters; i < shelters.length && left > 0; i++)
    if (shelters[i] === from) {
      shelters[i] = to;
      left--;
    }
  return { after, areas: from < 0 ? [to] : [to, from] };
}

function without(state: State, area: number, victims: readonly Seat[]): Change {
  const after = copied(state);
  for (const victim of victims) {
    const place = area * state.players.length + victim;
    after.collectors[place] = must(after.collectors[place]) - 1;
  }
  return { after, areas: [area] };
}

function flown(state: State, seat: Seat, drone: number, to: number): Change {
  const from = must(state.drones[drone]);
  const harms = droneOf(drone).action.some(({ op }) => op === 'reap');
  const { after } = without(state, to, harms ? reaped(state, seat, to) : []);
  after.drones[drone] = to;
  return { after, areas: from === to ? [to] : [to, from] };
}

export function changeBy(state: State, seat: Seat, choice: Choice): Change | null {
  const { decision } = state;
  switch (choice.kind) {
    case 'units':
      return decision?.kind === 'moveUnits' ? moved(state, seat, decision.from, decision.to, choice) : null;
    case 'recruit': {
      const from = decision?.kind === 'recruitTo' ? decision : { from: -1, leader: false };
      return moved(state, seat, from.from, choice.area, from.leader ? LEADER : LONE);
    }
    case 'from':
    case 'leader': {
      const group = choice.kind === 'leader' ? LEADER : LONE;
      return decision?.kind === 'airdrop' ? moved(state, seat, choice.area, decision.area, group) : null;
    }
    case 'teleport':
      return decision?.kind === 'teleport'
        ? moved(state, seat, must(state.drones[decision.drone]), choice.area, LONE)
        : null;
    case 'eliminate':
    case 'remedy':
      return without(state, choice.area, [choice.victim]);
    case 'fly':
      return decision?.kind === 'fly' ? flown(state, seat, decision.drone, choice.area) : null;
    default:
      return null;
  }
}

const THEN = 'dei.then';

/** Who has an outpost of this area afterwards, and had none before; or who has lost one that is nobody's now. */
function outpostsIn(state: State, before: Seat, lead: Seat, area: number, named: boolean): Message[] {
  if (lead === before) return [];
  return state.outposts.flatMap((outpost): Message[] => {
    if (outpost.area !== area) return [];
    const [who, does] = lead >= 0 ? [lead, 'takes'] : [before, 'loses'];
    const params = { seat: seatName(who), colour: colourName(outpost.colour) };
    return [{ key: `${THEN}.${does}${named ? 'At' : ''}`, params: { ...params, area: areaIn(state, area, 'at') } }];
  });
}

/** Who has majority in an area where somebody else is, too. */
const majority = (lead: Seat): Message =>
  lead < 0 ? { key: `${THEN}.tie` } : { key: `${THEN}.majority`, params: { seat: seatName(lead) } };

/** "you 4, Iron Nan 2": the seat first, then the others who are there. */
function majorityValues(state: State, seat: Seat, area: number): Message[] {
  const seats = [seat, ...state.order.filter((one) => one !== seat)];
  return seats.flatMap((one): Message[] => {
    const n = majorityValue(state, area, one);
    return n > 0 || one === seat ? [{ key: `${THEN}.has`, params: { seat: seatName(one), n } }] : [];
  });
}

const listed = (parts: readonly Message[]): Message =>
  parts.reduceRight((more, first) => ({ key: `${THEN}.more`, params: { first, more } }));

/** What a choice of the seat would lead to in the areas it touches; null where that is nothing. */
export function consequence(view: State, seat: Seat, choice: Choice): Message | null {
  const change = changeBy(view, seat, choice);
  if (!change) return null;
  const { after, areas } = change;
  const results = areas.flatMap((area, i) =>
    outpostsIn(view, view.leads[area] ?? -1, leadIn(after, area), area, i > 0),
  );
  const [target = 0] = areas;
  const shares = majorityValues(after, seat, target);
  const contested = shares.length > 1;
  if (results.length === 0 && contested) results.push(majority(leadIn(after, target)));
  if (results.length === 0) return null;
  return contested
    ? { key: `${THEN}.counted`, params: { shares: listed(shares), results } }
    : { key: THEN, params: { results } };
}
