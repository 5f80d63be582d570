/** What is to be said of a choice, for bots that learn. */
import { namedAfter } from '@cinderhall/effects';
import type { Note, Seat } from '@cinderhall/kernel';
import { ABILITIES, ACTION_CARDS, actionCard, FIRST_ABILITY, iconOf, missionOf, sweetOf } from '../cards/index.ts';
import { columnOf, isOnTime, missionSupply } from '../flow/end.ts';
import { majorityValue, rivalValue, unitsAt } from '../majority.ts';
import { type Choice, isGroundArea, playerOf, SLOTS, type State, TURNS } from '../state.ts';

const byCard = (prefix: string): readonly string[] => ACTION_CARDS.map(({ id }) => `${prefix}.${id}`);
const UP = byCard('up');
const DOWN = byCard('down');
const BUY = byCard('buy');
const COPY = byCard('copy');
const late = namedAfter('left');
const mission = namedAfter('mission');
const icon = namedAfter('icon');
const ability = namedAfter('ability');
const sweet = namedAfter('sweet');
const area = namedAfter('area');
const units = namedAfter('units');
const market = namedAfter('market');
const drone = namedAfter('drone');
const build = namedAfter('build');
const pay = namedAfter('pay');

/** An area that something is done in: who is there, and what there is to get. */
function noteArea(view: State, seat: Seat, kind: string, at: number, note: Note): void {
  const lead = view.leads[at] ?? -1;
  const own = unitsAt(view, at, seat);
  const margin = majorityValue(view, at, seat) - rivalValue(view, at, seat);
  note(area(`${kind}.own`), own);
  note(area(`${kind}.empty`), own === 0 ? 1 : 0);
  note(area(`${kind}.mine`), lead === seat ? 1 : 0);
  note(area(`${kind}.theirs`), lead >= 0 && lead !== seat ? 1 : 0);
  note(area(`${kind}.margin`), Math.max(-2, Math.min(2, margin)));
  note(area(`${kind}.ground`), isGroundArea(view, at) ? 1 : 0);
  note(area(`${kind}.resources`), view.resources[at] ?? 0);
  let outposts = 0;
  for (const outpost of view.outposts) if (outpost.area === at) outposts++;
  note(area(`${kind}.outposts`), outposts);
  if (outposts > 0) note(area(`${kind}.outpost.${lead === seat ? 'mine' : margin < 0 ? 'theirs' : 'open'}`), 1);
}

function noteMission(view: State, seat: Seat, place: number, note: Note): void {
  const { counts } = missionOf(view.missions[place] ?? 0);
  note(mission(counts), 1);
  note(mission('supply'), missionSupply(view, seat, place));
  note(mission('onTime'), isOnTime(view, place) ? 1 : 0);
  note(mission('ahead'), columnOf(place) + 1 - view.turn);
}

function noteSlot(view: State, seat: Seat, at: number, note: Note): void {
  const card = view.slots[at] ?? -1;
  if (card < 0) return;
  const { cost, supply, kind } = actionCard(card);
  const { tech, energy } = playerOf(view, seat);
  note(BUY[card] ?? '', 1);
  note(market(kind), 1);
  note(market('supply'), supply);
  note(market('cost'), cost.tech + cost.energy);
  note(market('techLeft'), tech - cost.tech);
  note(market('energyLeft'), energy - cost.energy);
}

function noteCard(view: State, { kind, card }: { kind: string; card: number }, left: number, note: Note): void {
  if (card < 0) return;
  switch (kind) {
    case 'up':
    case 'turnUp':
    case 'plan':
      note(UP[card] ?? '', 1);
      note(late(`${kind}.slot`), view.decision?.kind === 'play' ? view.decision.slot : 0);
      return;
    case 'down':
      note(DOWN[card] ?? '', 1);
      note(late('down.last'), left < 1 ? 1 : 0);
      return;
    case 'copy':
      note(COPY[card] ?? '', 1);
      return;
    case 'draft':
      note(ability(ABILITIES[card - FIRST_ABILITY]?.id ?? ''), 1);
      return;
    case 'sweet':
      note(sweet(sweetOf(card).id), 1);
  }
}

export function traits(view: State, seat: Seat, choice: Choice, note: Note): void {
  const left = TURNS - Math.max(1, view.turn);
  const { kind } = choice;
  note(late(kind), left);
  note(late(`${kind}.phase`), view.phase);
  if ('card' in choice) noteCard(view, choice, left, note);
  if ('area' in choice) noteArea(view, seat, kind === 'from' ? (view.decision?.kind ?? kind) : kind, choice.area, note);
  switch (kind) {
    case 'mission':
      noteMission(view, seat, choice.place, note);
      return;
    case 'use':
      note(icon(iconOf(choice.icon).effects[0]?.op ?? ''), 1);
      note(icon(`${choice.icon}`), 1);
      return;
    case 'buy':
    case 'robot':
      noteSlot(view, seat, choice.market * SLOTS + choice.slot, note);
      return;
    case 'units':
      note(units('collectors'), choice.collectors);
      note(units('leader'), choice.leader ? 1 : 0);
      note(units('shelters'), choice.shelters);
      if (view.decision?.kind === 'moveUnits') noteArea(view, seat, 'moveIn', view.decision.to, note);
      return;
    case 'deploy':
      noteArea(view, seat, 'deployLeader', choice.leader, note);
      noteArea(view, seat, 'deployMore', choice.more, note);
      return;
    case 'drone':
      note(drone(`${choice.drone}`), 1);
      return;
    case 'kind':
      note(build(`${choice.what}`), 1);
      return;
    case 'pay':
      note(pay('tech'), choice.tech);
      note(pay('energy'), choice.energy);
      return;
    case 'as':
      note(build(`as${choice.op}`), 1);
      return;
    case 'discard':
      note(pay(choice.tech ? 'discardTech' : 'discardEnergy'), 1);
  }
}
