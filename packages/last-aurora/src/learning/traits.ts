/** What is to be said of a choice, for bots that learn. */
import { namedAfter } from '@cinderhall/effects';
import type { Note, Seat } from '@cinderhall/kernel';
import { designOf, enemyOf, itemOf, survivorOf, vehicleOf } from '../cards/index.ts';
import { cardAt, contents, count, placeAt, slotDef } from '../convoy.ts';
import { countIn, crewOf, skillOf } from '../crew.ts';
import { moored } from '../route.ts';
import { AMMO, type Choice, DAMAGED, FUEL, MARKER_NAMES, playerOf, type State } from '../state.ts';
import { roundsLeft } from '../values.ts';

const late = namedAfter('left');
const explore = namedAfter('explore');
const exploreLeft = namedAfter('explore·left');
const place = namedAfter('slot');
const crew = namedAfter('crew');
const item = namedAfter('item');
const vehicle = namedAfter('vehicle');
const drive = namedAfter('drive');
const stay = namedAfter('stay');
const attack = namedAfter('attack');
const marker = namedAfter('marker');
const hit = namedAfter('hit');
const ends = namedAfter('ends');
const bonus = namedAfter('bonus');

const markerNamed = (which: number): string => MARKER_NAMES[which] ?? 'none';

/** What the card on a place is, and what lies on it. */
function noteExplore(view: State, seat: Seat, slot: number, left: number, note: Note): void {
  const here = view.zone[slot];
  note(place(`${slot}`), 1);
  note(explore('active'), countIn(playerOf(view, seat), 'active'));
  if (!here || here.card === null || here.card < 0) return;
  const design = designOf(here.card);
  note(explore(design.kind), 1);
  note(exploreLeft(design.kind), left);
  note(explore(design.id), 1);
  for (const one of here.left.length > here.right.length ? here.left : here.right) note(explore(markerNamed(one)), 1);
  const held = contents(playerOf(view, seat).convoy);
  if (here.left.includes(FUEL) || here.right.includes(FUEL)) note(explore('fuelHeld'), held[FUEL] ?? 0);
}

function noteDrive(view: State, seat: Seat, { to, food, via }: Extract<Choice, { kind: 'drive' }>, note: Note): void {
  const { convoy, space } = playerOf(view, seat);
  const left = roundsLeft(view);
  note(drive('far'), to - space);
  note(drive('far·left'), (to - space) * left);
  note(drive('fuel'), count(convoy, FUEL));
  note(drive('lastFuel'), count(convoy, FUEL) === 1 ? 1 : 0);
  note(drive('food'), food);
  note(drive('shortcut'), via > 0 ? 1 : 0);
  note(drive('aurora'), to >= moored(view) ? 1 : 0);
  note(drive(`stop${view.stops[to] ?? 0}`), 1);
  let [ahead, here] = [0, 0];
  for (const other of view.players) {
    if (other.space > to) ahead++;
    if (other.space === to) here++;
  }
  note(drive('behind'), ahead);
  note(drive('shared'), here);
}

function noteSlot(card: number, slot: number, note: Note): void {
  const def = slotDef(card, slot);
  note(hit(def.kind === 'weapon' ? `weapon${def.level}` : def.kind), 1);
}

/** What is left as it is when a turn or a phase ends. */
function noteEnd(view: State, seat: Seat, kind: string, note: Note): void {
  const player = playerOf(view, seat);
  note(ends(`${kind}.active`), countIn(player, 'active'));
  note(ends(`${kind}.damage`), count(player.convoy, DAMAGED));
  note(ends(`${kind}.ammo`), count(player.convoy, AMMO));
}

function noteMore(view: State, seat: Seat, choice: Choice, note: Note): void {
  switch (choice.kind) {
    case 'send':
    case 'pass':
    case 'feed':
    case 'boost':
    case 'onto':
    case 'cure':
    case 'rouse':
    case 'mourn': {
      const survivor = crewOf(playerOf(view, seat), choice.card);
      note(crew(`${choice.kind}.skill`), skillOf(survivor));
      note(crew(`${choice.kind}.sick`), survivor.contamination);
      note(crew(`${choice.kind}.${survivorOf(choice.card).ability.does}`), 1);
      return;
    }
    case 'play':
    case 'discardItem':
      if (choice.card >= 0) note(item(`${choice.kind}.${itemOf(choice.card).id}`), 1);
      return;
    case 'mount':
      note(vehicle(designOf(choice.card).id), 1);
      note(vehicle(`column${choice.column}`), 1);
      return;
    case 'unhitch':
      note(vehicle(`away.${vehicleOf(choice.card).kind}`), 1);
      return;
    case 'hit':
      noteSlot(cardAt(choice.at), placeAt(choice.at), note);
      note(hit(`lose.${markerNamed(choice.lose)}`), 1);
      return;
    case 'mend':
      noteSlot(cardAt(choice.at), placeAt(choice.at), note);
      return;
    case 'give':
    case 'shed':
    case 'makeRoom':
      note(marker(`${choice.kind}.${markerNamed(choice.marker)}`), 1);
      return;
    case 'bonus':
      note(bonus(`${view.options.map}.${choice.slot}.${choice.index}`), 1);
  }
}

export function traits(view: State, seat: Seat, choice: Choice, note: Note): void {
  const left = roundsLeft(view);
  note(late(choice.kind), left);
  switch (choice.kind) {
    case 'explore':
      noteExplore(view, seat, choice.slot, left, note);
      return;
    case 'drive':
      noteDrive(view, seat, choice, note);
      return;
    case 'stay':
      note(stay('fuel'), count(playerOf(view, seat).convoy, FUEL));
      note(stay('fuel·left'), count(playerOf(view, seat).convoy, FUEL) * left);
      return;
    case 'attack': {
      const target = view.enemies.find(({ card }) => card === choice.enemy);
      const def = slotDef(cardAt(choice.at), placeAt(choice.at));
      note(attack(`level${def.kind === 'weapon' ? def.level : 0}`), 1);
      note(attack('numeral'), enemyOf(choice.enemy).numeral);
      note(attack('open'), target ? target.defence - target.damage : 0);
      note(attack('mine'), target?.targets.includes(seat) ? 1 : 0);
      note(attack('item'), choice.item >= 0 ? 1 : 0);
      note(attack('ammo'), count(playerOf(view, seat).convoy, AMMO));
      return;
    }
    case 'endTurn':
    case 'cease':
    case 'done':
    case 'stop':
      noteEnd(view, seat, choice.kind, note);
      return;
    default:
      noteMore(view, seat, choice, note);
  }
}
