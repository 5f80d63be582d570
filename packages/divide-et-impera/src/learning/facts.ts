/** What matters in a position, for bots that learn. */
import { namedAfter, strongestRival } from '@cinderhall/effects';
import type { Note, Seat } from '@cinderhall/kernel';
import { ACTION_CARDS, COLOURS, FACTIONS, missionOf, POWERS } from '../cards/index.ts';
import { columnOf, countFor, isOnTime, missionSupply } from '../flow/end.ts';
import { potential, prospects } from '../insight/prospects.ts';
import { cubesOf, garrisonsOf, outpostsOf, unitsAt } from '../majority.ts';
import { COLLECTORS, isGroundArea, PHASES, playerOf, type State, supplyOf, TURNS } from '../state.ts';

/** The names of all that is told of one side. */
const sideNames = (side: string) => ({
  is: namedAfter(side),
  has: ACTION_CARDS.map(({ id }) => `${side}.has.${id}`),
  power: namedAfter(`${side}.power`),
  mission: namedAfter(`${side}.mission`),
  cubes: COLOURS.map((colour) => `${side}.cubes.${colour}`),
  garrisons: COLOURS.map((colour) => `${side}.garrisons.${colour}`),
});
type SideNames = ReturnType<typeof sideNames>;

const OWN = sideNames('own');
const RIVAL = sideNames('rival');
const HAND = ACTION_CARDS.map(({ id }) => `hand.${id}`);
const phase = namedAfter('phase');
const turn = namedAfter('turn');
const asked = namedAfter('asked');
const option = namedAfter('option');

/** What missions would bring now, and what they count. */
function noteMissions(view: State, seat: Seat, { is, mission }: SideNames, note: Note): void {
  const { taken } = playerOf(view, seat);
  const best = [0, 0, 0, 0];
  let open = 0;
  for (let place = 0; place < view.missions.length; place++) {
    const column = columnOf(place);
    if ((taken[column] ?? -1) >= 0) continue;
    const supply = missionSupply(view, seat, place);
    best[column] = Math.max(best[column] ?? 0, supply);
    const one = missionOf(view.missions[place] ?? 0);
    note(mission(one.counts), supply);
    note(mission(`${one.counts}.n`), countFor(view, seat, one));
    if (isOnTime(view, place)) open++;
  }
  best.sort((a, b) => b - a);
  for (let i = 0; i < best.length; i++) note(is(`mission${i}`), best[i] ?? 0);
  note(is('onTime'), open);
}

/** What a seat has on the map. */
function noteMap(view: State, seat: Seat, { is, cubes, garrisons }: SideNames, note: Note): void {
  let [led, ground, tech, energy, shared] = [0, 0, 0, 0, 0];
  for (let area = 0; area < view.leads.length; area++) {
    const here = unitsAt(view, area, seat);
    if (here > 0) {
      let others = 0;
      for (let other = 0; other < view.players.length; other++)
        if (other !== seat) others += unitsAt(view, area, other);
      if (others > 0) shared++;
    }
    if (view.leads[area] !== seat) continue;
    led++;
    if (isGroundArea(view, area)) {
      ground++;
      tech += view.resources[area] ?? 0;
    } else energy += view.resources[area] ?? 0;
  }
  note(is('areas'), led);
  note(is('ground'), ground);
  note(is('techThere'), tech);
  note(is('energyThere'), energy);
  note(is('shared'), shared);
  note(is('outposts'), outpostsOf(view, seat, COLOURS.length));
  for (let colour = 0; colour < COLOURS.length; colour++) {
    note(cubes[colour] ?? '', cubesOf(view, seat, colour));
    note(garrisons[colour] ?? '', garrisonsOf(view, seat, colour));
  }
}

function noteSide(view: State, seat: Seat, names: SideNames, note: Note): void {
  const { is, has, power } = names;
  const player = playerOf(view, seat);
  note(is('supply'), supplyOf(player));
  note(is('potential'), potential(view, seat));
  note(is('tech'), player.tech);
  note(is('energy'), player.energy);
  note(is('collectors'), COLLECTORS - player.reserve);
  note(is('shelters'), player.shelters.length);
  note(is('bridges'), player.bridges.length);
  note(is('lifts'), player.lifts.length);
  note(is('hand'), player.hand.length);
  note(is('planned'), player.planned.length);
  note(is('up'), player.up.length);
  note(is('down'), player.down.length);
  note(is('bin'), player.bin.length);
  note(is('bought'), player.bought.length);
  note(is('unlocked'), player.unlocked.length);
  note(is('sweets'), player.sweets.length);
  note(is('purchased'), player.purchased ? 1 : 0);
  note(is('place'), view.order.indexOf(seat));
  note(is('missions'), player.taken.filter((place) => place >= 0).length);
  if (player.faction >= 0) note(is(FACTIONS[player.faction] ?? ''), 1);
  for (const card of player.bought) note(has[card] ?? '', 1);
  for (const one of POWERS) note(power(one), player.powers[one]);
  noteMissions(view, seat, names, note);
  noteMap(view, seat, names, note);
}

export function facts(view: State, seat: Seat, note: Note): void {
  const own = prospects(view, seat);
  const left = TURNS - Math.max(1, view.turn) + (PHASES - view.phase) / PHASES;
  const { rival, most, ahead } = strongestRival(view.players.length, seat, own, (other) => prospects(view, other));
  noteSide(view, seat, OWN, note);
  for (const card of playerOf(view, seat).hand) if (card >= 0) note(HAND[card] ?? '', 1);
  if (rival >= 0) {
    noteSide(view, rival, RIVAL, note);
    note('outlook.rival', most);
    note('outlook.lead', own - most);
    // The same lead is worth more the nearer the end is.
    note('outlook.late', (own - most) / (1 + left));
  }
  note('outlook', own);
  note('seats', view.players.length);
  note('ahead', ahead);
  note('left', left);
  note(turn(`${view.turn}`), 1);
  note(phase(`${view.phase}`), 1);
  note('icons', view.icons.length);
  note('buying', view.buying ? 1 : 0);
  for (const [name, on] of Object.entries(view.options)) note(option(name), on ? 1 : 0);
  note(view.decision?.seats.includes(seat) ? asked(view.decision.kind) : 'asked.other', 1);
}
