/** What matters in a position, for bots that learn. */
import { namedAfter, strongestRival } from '@cinderhall/effects';
import type { Note, Seat } from '@cinderhall/kernel';
import { designOf, itemOf, survivorOf, vehicleOf } from '../cards/index.ts';
import { contents, slotDef, truckOf } from '../convoy.ts';
import { skillOf } from '../crew.ts';
import { FAME_TRACK } from '../data/boards.ts';
import { automaScore, reached, scoreOf } from '../outcome.ts';
import { prospects } from '../prospects.ts';
import { moored, regionOf } from '../route.ts';
import { DAMAGED, MARKER_NAMES, playerOf, type State } from '../state.ts';
import { roundsLeft } from '../values.ts';

/** The names of all that is told of one side. */
const sideNames = (side: string) => ({
  is: namedAfter(side),
  has: namedAfter(`${side}.has`),
  slot: namedAfter(`${side}.slot`),
  zone: namedAfter(`${side}.zone`),
  skill: namedAfter(`${side}.skill`),
  held: MARKER_NAMES.map((marker) => `${side}.held.${marker}`),
});
type SideNames = ReturnType<typeof sideNames>;

const OWN = sideNames('own');
const RIVAL = sideNames('rival');
const AUTOMA_IS = namedAfter('automa');
const ITEM_HELD = namedAfter('item');
const ZONE = namedAfter('onOffer');
const phase = namedAfter('phase');
const asked = namedAfter('asked');

/** Cargo slots beside each other are told by kind, weapons by level, and specials by what they do. */
function slotName(card: number, slot: number): string {
  const def = slotDef(card, slot);
  if (def.kind === 'weapon') return `weapon${def.level}`;
  return def.kind === 'special' ? def.effect.does : def.kind;
}

function noteConvoy(view: State, seat: Seat, { is, has, slot, held }: SideNames, note: Note): void {
  const { convoy } = playerOf(view, seat);
  let [damage, spoilt] = [0, 0];
  for (const { card, slots } of convoy) {
    note(has(vehicleOf(card).id), 1);
    if (slots.includes(DAMAGED)) spoilt++;
    for (let i = 0; i < slots.length; i++) {
      if (slots[i] === DAMAGED) damage++;
      else note(slot(slotName(card, i)), 1);
    }
  }
  const markers = contents(convoy);
  for (let marker = 1; marker < held.length; marker++) note(held[marker] ?? '', markers[marker] ?? 0);
  note(is('damage'), damage);
  note(is('spoilt'), spoilt);
  note(is('cards'), convoy.length);
  note(is('truckSpeed'), vehicleOf(truckOf(convoy).card).speed);
}

function noteCrew(view: State, seat: Seat, { is, has, zone, skill }: SideNames, note: Note): void {
  const { survivors } = playerOf(view, seat);
  let [sick, strength] = [0, 0];
  for (const survivor of survivors) {
    const able = skillOf(survivor);
    note(zone(survivor.zone), 1);
    note(skill(survivor.zone), able);
    note(has(survivorOf(survivor.card).ability.does), 1);
    sick += survivor.contamination;
    strength += able;
    if (survivor.contamination === 0) note(is('healthy'), 1);
  }
  note(is('survivors'), survivors.length);
  note(is('sick'), sick);
  note(is('strength'), strength);
  note(is(survivors.length < 3 ? 'fewLeft' : 'enoughLeft'), 1);
}

function noteSide(view: State, seat: Seat, names: SideNames, note: Note): void {
  const { is } = names;
  const player = playerOf(view, seat);
  if (player.out) {
    note(is('out'), 1);
    return;
  }
  note(is('score'), scoreOf(view, seat));
  note(is('space'), player.space);
  note(is('toAurora'), moored(view) - player.space);
  note(is('fame'), FAME_TRACK[player.fame] ?? 0);
  note(is('items'), player.items.length);
  note(is('place'), view.order.indexOf(seat));
  noteConvoy(view, seat, names, note);
  noteCrew(view, seat, names, note);
  const region = regionOf(view, player.space);
  let [here, targets] = [0, 0];
  for (const enemy of view.enemies) {
    if (enemy.region === region) here += enemy.defence - enemy.damage;
    for (const who of enemy.targets) if (who === seat) targets++;
  }
  note(is('danger'), here);
  note(is('targets'), targets);
}

function noteAutoma(view: State, note: Note): void {
  const { automa } = view;
  if (!automa || view.order.length === 0) return;
  note(AUTOMA_IS('here'), 1);
  note(AUTOMA_IS('space'), automa.space);
  note(AUTOMA_IS('toAurora'), moored(view) - automa.space);
  note(AUTOMA_IS('fame'), FAME_TRACK[automa.fame] ?? 0);
  note(AUTOMA_IS('score'), automaScore(view));
  note(AUTOMA_IS('trophies'), automa.trophies.length);
  note(AUTOMA_IS('token'), automa.token);
}

export function facts(view: State, seat: Seat, note: Note): void {
  const own = prospects(view, seat);
  const left = roundsLeft(view);
  const {
    rival,
    most: best,
    ahead,
  } = strongestRival(view.players.length, seat, own, (other) => prospects(view, other));
  const most = view.automa && view.order.length > 0 ? Math.max(best, automaScore(view)) : best;
  noteSide(view, seat, OWN, note);
  for (const card of playerOf(view, seat).items) if (card >= 0) note(ITEM_HELD(itemOf(card).id), 1);
  if (rival >= 0) noteSide(view, rival, RIVAL, note);
  noteAutoma(view, note);
  note('outlook', own);
  if (Number.isFinite(most)) {
    note('outlook.lead', own - most);
    // The same lead is worth more the nearer the end is.
    note('outlook.late', (own - most) / (1 + left));
    note('outlook.rival', most);
  }
  note('seats', view.players.length);
  note('ahead', ahead);
  note('round', view.round);
  note('left', left);
  note('reached', reached(view) ? 1 : 0);
  note(view.options.map, 1);
  note('mine', view.options.mine ? 1 : 0);
  note(phase(view.phase), 1);
  for (const { card } of view.zone) if (card !== null && card >= 0) note(ZONE(designOf(card).kind), 1);
  note(view.decision?.seats.includes(seat) ? asked(view.decision.kind) : 'asked.other', 1);
}
