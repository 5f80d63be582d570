import type { Reason, Ref, Seat } from '@cinderhall/kernel';
import { canAfford, canDoCard } from './actions/explore.ts';
import { canPlay } from './actions/items.ts';
import { designOf, itemOf } from './cards/index.ts';
import { cardAt, hasSpecial, placeAt, slotDef } from './convoy.ts';
import { countIn } from './crew.ts';
import { itemWith } from './decks.ts';
import { canHaveDriver, roomMakers } from './driver.ts';
import { listDrives } from './flow/movement.ts';
import { canPay, SHOT, startPrice } from './prices.ts';
import { isOpen, mapOf, regionOf } from './route.ts';
import { type Choice, DAMAGED, playerOf, type State } from './state.ts';

export function refs(choice: Choice): Ref[] {
  switch (choice.kind) {
    case 'explore':
      return [`place:${choice.slot}`];
    case 'bonus':
      return [`bonus:${choice.slot}`];
    case 'drive':
      return [`space:${choice.to}`, ...bitsOf(choice.via).map((at) => `shortcut:${at}`)];
    case 'deed':
      return ['deed:card'];
    case 'collect':
      return [`block:${choice.right ? 'right' : 'left'}`];
    case 'takeStop':
      return ['stop:here'];
    case 'replaceTarget':
      return [`target:${choice.field}`];
    case 'hit':
    case 'mend':
    case 'empty':
      return [`slot:${choice.at}`, `card:${cardAt(choice.at)}`];
    case 'shift':
      return [`slot:${choice.from}`, `slot:${choice.to}`];
    case 'attack':
      return [`slot:${choice.at}`, `card:${choice.enemy}`, ...(choice.item < 0 ? [] : [`card:${choice.item}`])];
    case 'ignore':
    case 'relocate':
      return [`card:${choice.enemy}`];
    case 'mount':
      return [`card:${choice.card}`, `column:${choice.column}`];
    case 'layMine':
      return [`edge:${choice.edge}`];
    case 'shed':
    case 'makeRoom':
    case 'give':
      return [`marker:${choice.marker}`];
    default:
      return 'card' in choice ? [`card:${choice.card}`] : [];
  }
}

const bitsOf = (bits: number): number[] => {
  const found: number[] = [];
  for (let at = 0; bits >> at > 0; at++) if ((bits >> at) & 1) found.push(at);
  return found;
};

export function whyNot(view: State, seat: Seat, ref: Ref): Reason[] {
  const { decision } = view;
  if (!decision || seat < 0 || !view.players[seat]) return [];
  if (!decision.seats.includes(seat)) return [{ key: 'la.why.turn', rule: 'R-LA-101' }];
  const [kind, name = ''] = ref.split(':');
  const number = Number(name);
  if (kind === 'place' && decision.kind === 'turn') return whyNotExplore(view, seat, number);
  if (kind === 'space' && decision.kind === 'move') return whyNotDrive(view, seat, number);
  if (kind === 'shortcut' && decision.kind === 'move') return whyNotTake(view, seat, number);
  if (kind === 'slot' && decision.kind === 'shoot') return whyNotFire(view, seat, number);
  if (kind !== 'card') return [];
  if (playerOf(view, seat).items.includes(number)) return whyNotPlay(view, seat, number);
  return decision.kind === 'turn' || decision.kind === 'send' ? whyNotSend(view, seat, number) : [];
}

/** Somebody at rest can do nothing in the exploration phase; somebody Exhausted could still be fed. */
function whyNotSend(view: State, seat: Seat, card: number): Reason[] {
  const zone = playerOf(view, seat).survivors.find((survivor) => survivor.card === card)?.zone;
  const idle = zone === 'rest' || (zone === 'exhausted' && view.decision?.kind === 'send');
  return idle ? [{ key: 'la.why.notActive', rule: 'R-LA-111' }] : [];
}

function whyNotFire(view: State, seat: Seat, at: number): Reason[] {
  const player = playerOf(view, seat);
  const { convoy, fired, items, space } = player;
  const part = convoy.find(({ card }) => card === cardAt(at));
  if (!part || part.slots[placeAt(at)] === undefined || slotDef(part.card, placeAt(at)).kind !== 'weapon') return [];
  if (part.slots[placeAt(at)] === DAMAGED) return [{ key: 'la.why.broken', rule: 'R-LA-052' }];
  if (fired.includes(at)) return [{ key: 'la.why.fired', rule: 'R-LA-228' }];
  if (!canPay(player, SHOT) && itemWith(items, 'freeAmmo') < 0) return [{ key: 'la.why.ammo', rule: 'R-LA-220' }];
  const region = regionOf(view, space);
  return view.enemies.some((enemy) => enemy.region === region) ? [] : [{ key: 'la.why.noEnemy', rule: 'R-LA-220' }];
}

function whyNotExplore(view: State, seat: Seat, slot: number): Reason[] {
  const place = view.zone[slot];
  if (!place) return [];
  if (view.turn.acted) return [{ key: 'la.why.acted', rule: 'R-LA-101' }];
  if (countIn(playerOf(view, seat), 'active') === 0) return [{ key: 'la.why.nobody', rule: 'R-LA-104' }];
  if (place.card === null) return [{ key: 'la.why.noCard', rule: 'R-LA-112' }];
  if (designOf(place.card).kind === 'enemy') return [{ key: 'la.why.enemy', rule: 'R-LA-112' }];
  if (!canAfford(view, seat, slot)) return [{ key: 'la.why.skill', rule: 'R-LA-111' }];
  return canDoCard(view, seat, slot) ? [] : [{ key: 'la.why.cardAction', rule: 'R-LA-116' }];
}

function whyNotDrive(view: State, seat: Seat, space: number): Reason[] {
  const player = playerOf(view, seat);
  if (!(space >= 0 && space <= mapOf(view).end)) return [];
  if (space <= player.space) return [{ key: 'la.why.back', rule: 'R-LA-070' }];
  const price = startPrice(view);
  if (!canHaveDriver(player.convoy)) {
    const makers = roomMakers(player.convoy, price.n);
    return [{ key: makers.length > 0 ? 'la.why.noRoomForDriver' : 'la.why.driver', rule: 'R-LA-201' }];
  }
  if (!canPay(player, price)) return [{ key: 'la.why.fuel', rule: 'R-LA-202' }];
  const near = view.decision?.kind === 'move' && canReach(view, seat, space);
  return near ? [] : [{ key: 'la.why.far', rule: 'R-LA-203' }];
}

function whyNotTake(view: State, seat: Seat, at: number): Reason[] {
  const shortcut = mapOf(view).shortcuts[at];
  if (!shortcut) return [];
  const { convoy, space } = playerOf(view, seat);
  if (!isOpen(view, at, true)) return [{ key: 'la.why.closed', rule: 'R-LA-412' }];
  if (!isOpen(view, at, hasSpecial(convoy, 'tracks'))) return [{ key: 'la.why.tracks', rule: 'R-LA-205' }];
  if (shortcut.from < space) return [{ key: 'la.why.back', rule: 'R-LA-070' }];
  return whyNotDrive(view, seat, shortcut.to);
}

function canReach(view: State, seat: Seat, space: number): boolean {
  const list: Choice[] = [];
  listDrives(view, seat, list);
  return list.some((choice) => choice.kind === 'drive' && choice.to === space);
}

const TURNS: readonly string[] = ['turn', 'restLate', 'move', 'moved', 'shoot'];

/** Items that react to something are offered by the decision they react to. */
function whyNotPlay(view: State, seat: Seat, card: number): Reason[] {
  const kind = view.decision?.kind ?? '';
  const op = itemOf(card).effect[0]?.op;
  if (kind === 'contaminate') return op === 'shield' ? [] : [{ key: 'la.why.itemTime', rule: 'R-LA-146' }];
  if (kind === 'itemLimit' || kind === 'tradeItem') return [];
  if (op === 'freeAmmo' && kind === 'shoot') return [];
  if (!TURNS.includes(kind) || !canPlay(view, seat, card)) return [{ key: 'la.why.itemTime', rule: 'R-LA-146' }];
  return [];
}
