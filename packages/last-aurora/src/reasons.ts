/** Why a choice is good, in words: for hints. Only what is true of it whatever comes; nothing that ranks it. */
import type { Reason, Seat } from '@cinderhall/kernel';
import { listShots } from './actions/attack.ts';
import { skillAmong } from './actions/explore.ts';
import { columnsFor } from './actions/upgrade.ts';
import { leavesGift } from './blunder.ts';
import { designOf, isVehicle, survivorOf, vehicleOf } from './cards/index.ts';
import { count } from './convoy.ts';
import { crewOf, skillOf } from './crew.ts';
import { skillNeeded } from './data/boards.ts';
import { CONTAMINATED } from './flow/movement.ts';
import { isLastRound } from './last-round.ts';
import { markerList } from './names.ts';
import { moored } from './route.ts';
import { AMMO, type Choice, type ChoiceKind, DAMAGED, EMPTY, FUEL, playerOf, type State } from './state.ts';
import { markersWorth } from './values.ts';

type Reasons = readonly Reason[];
const NONE: Reasons = [];

/** The better block of a place. */
function bestBlock(view: State, seat: Seat, slot: number): readonly number[] {
  const { left = [], right = [] } = view.zone[slot] ?? {};
  return markersWorth(view, seat, right) > markersWorth(view, seat, left) ? right : left;
}

/** Somewhere in the convoy the card has more slots than what it would replace. */
function addsSlots(view: State, seat: Seat, card: number): boolean {
  const { convoy } = playerOf(view, seat);
  const { kind, slots } = vehicleOf(card);
  return columnsFor(view, seat, card).some((column) => {
    const old = convoy.find((part) => part.column === column && part.top === (kind === 'device'));
    return slots.length > (old?.slots.length ?? 0);
  });
}

function explore(view: State, seat: Seat, slot: number): Reasons {
  const card = view.zone[slot]?.card ?? null;
  if (card === null) return NONE;
  const design = designOf(card);
  if (design.kind === 'survivor') return [{ key: 'la.reason.hands', rule: 'R-LA-133' }];
  if (isVehicle(design)) return addsSlots(view, seat, card) ? [{ key: 'la.reason.room', rule: 'R-LA-126' }] : NONE;
  return design.kind === 'location' ? taking(view, seat, bestBlock(view, seat, slot)) : NONE;
}

/** What can be taken, and that it ends a lack of fuel. */
function taking(view: State, seat: Seat, markers: readonly number[]): Reasons {
  const worth: Reason = { key: 'la.reason.resources', params: { markers: markerList(markers) }, rule: 'R-LA-121' };
  const stranded = markers.includes(FUEL) && count(playerOf(view, seat).convoy, FUEL) === 0;
  return stranded ? [{ key: 'la.reason.noFuel', rule: 'R-LA-202' }, worth] : [worth];
}

function block(view: State, seat: Seat, right: boolean): Reasons {
  const card = view.decision?.kind === 'block' ? view.decision.card : -1;
  const place = view.zone.find((one) => one.card === card);
  return taking(view, seat, (right ? place?.right : place?.left) ?? []);
}

function drive(view: State, seat: Seat, { to }: ChoiceKind<'drive'>): Reasons {
  const { space } = playerOf(view, seat);
  const found: Reason[] = [{ key: 'la.reason.drive', params: { n: to - space }, rule: 'R-LA-204' }];
  const token = view.stops[to] ?? 0;
  if (to >= moored(view)) found.push({ key: 'la.reason.aurora', rule: 'R-LA-301' });
  else if (token > 0 && token !== CONTAMINATED) found.push({ key: 'la.reason.stop', rule: 'R-LA-206' });
  return found;
}

/** How much skill is still missing for the card that is explored. */
const skillMissing = (view: State, seat: Seat): number => skillNeeded(view.turn.slot) - skillAmong(view, seat, true);

function send(view: State, seat: Seat, card: number): Reasons {
  if (survivorOf(card).ability.does === 'restInsteadOfExhaust') return [{ key: 'la.reason.rests', rule: 'R-LA-181' }];
  const own = playerOf(view, seat).survivors;
  const least = Math.min(...own.filter(({ zone }) => zone === 'active').map(skillOf));
  const sent = own.find((one) => one.card === card);
  if (!sent) return NONE;
  if (skillOf(sent) === least) return [{ key: 'la.reason.leastNeeded' }];
  return skillOf(sent) >= skillMissing(view, seat) ? [{ key: 'la.reason.enough', rule: 'R-LA-111' }] : NONE;
}

/** Ceasing fire saves ammo only where there was ammo to fire, and something to fire at. */
function cease(view: State, seat: Seat): Reasons {
  const shots: Choice[] = [];
  listShots(view, seat, shots);
  const canFire = count(playerOf(view, seat).convoy, AMMO) > 0 && shots.length > 0;
  return canFire ? [{ key: 'la.reason.savesAmmo', rule: 'R-LA-225' }] : NONE;
}

function reasonsFor(view: State, seat: Seat, choice: Choice): Reasons {
  const player = playerOf(view, seat);
  switch (choice.kind) {
    case 'explore':
      return explore(view, seat, choice.slot);
    case 'collect':
      return block(view, seat, choice.right);
    case 'pass':
      return count(player.convoy, DAMAGED) > 0
        ? [{ key: 'la.reason.passRepairs', rule: 'R-LA-138' }]
        : [{ key: 'la.reason.activeAgain', rule: 'R-LA-192' }];
    case 'feed':
      return [{ key: 'la.reason.activeAgain', rule: 'R-LA-130' }];
    case 'send':
      return send(view, seat, choice.card);
    case 'bonus':
      return [{ key: 'la.reason.onTop', rule: 'R-LA-113' }];
    case 'drive':
      return drive(view, seat, choice);
    case 'stay':
      return !isLastRound(view) && count(player.convoy, FUEL) > 0
        ? [{ key: 'la.reason.savesFuel', rule: 'R-LA-202' }]
        : NONE;
    case 'takeStop':
      return leavesGift(view, seat) ? [{ key: 'la.reason.gift', rule: 'R-LA-206' }] : NONE;
    case 'attack':
      return [{ key: 'la.reason.attack', rule: 'R-LA-223' }];
    case 'cease':
      return cease(view, seat);
    case 'hit':
      return choice.lose === EMPTY ? [{ key: 'la.reason.noCargoLost', rule: 'R-LA-055' }] : NONE;
    case 'mend':
      return [{ key: 'la.reason.worksAgain', rule: 'R-LA-056' }];
    case 'onto': {
      const left = skillOf(crewOf(player, choice.card)) - 1;
      return left > 0 ? [{ key: 'la.reason.survives', params: { skill: left }, rule: 'R-LA-152' }] : NONE;
    }
    case 'cure':
      return [{ key: 'la.reason.cure', rule: 'R-LA-151' }];
    default:
      return NONE;
  }
}

export const reasons = (view: State, seat: Seat, choice: Choice): Reason[] => [...reasonsFor(view, seat, choice)];
