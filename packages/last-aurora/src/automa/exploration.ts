import { bySeat, type Effects } from '@cinderhall/effects';
import { must, shuffleZone } from '@cinderhall/kernel';
import { type Action, actionOf, type Deed, type Design, designOf, locationOf } from '../cards/index.ts';
import { ZONE_COSTS } from '../data/boards.ts';
import { takeItem } from '../decks.ts';
import { kit } from '../effect-kit.ts';
import { AUTOMA, automaOf, FOOD, ITEM, type LaFlow, type State } from '../state.ts';
import { toReserve } from '../supply.ts';
import { cardOn, clearSlot, closeGap, holdsResource } from '../zone.ts';
import { crewSize, recruitForAutoma, repairAutoma, spendForAutoma, storeForAutoma } from './board.ts';
import { applyToAutoma } from './harm.ts';

/** The seat that the effects of action cards apply to. */
export const HUMAN_SEAT = 0;

/** R-LA-520: as many action cards as it has survivors, healthy or not. */
export function dealActions(state: State, flow: LaFlow): void {
  const automa = automaOf(state);
  automa.lead = -1;
  for (let i = crewSize(automa); i > 0; i--) {
    if (automa.deck.length === 0) {
      automa.deck.push(...automa.discard);
      automa.discard.length = 0;
      shuffleZone(state, automa.deck, flow.chance);
      flow.emit({ kind: 'reshuffled', deck: 'actions' });
    }
    const card = automa.deck.pop();
    if (card !== undefined) automa.faceDown.push(card);
  }
  flow.emit({ kind: 'automaReady', n: automa.faceDown.length });
}

/** R-LA-521: its turn is the next face-down card. */
export function automaExplores(state: State, flow: LaFlow): void {
  const automa = automaOf(state);
  const card = automa.faceDown.shift();
  if (card === undefined) return;
  automa.faceUp.push(card);
  if (automa.lead < 0) automa.lead = card;
  flow.emit({ kind: 'automaActs', card });
  const action = actionOf(card);
  const slot = slotFor(state, action);
  if (slot >= 0) performAt(state, action, slot, flow);
  else flow.emit({ kind: 'automaIdle' });
}

/** R-LA-522, R-LA-527: the place of exactly that cost; of several the first deed of the table that finds a card. */
function slotFor(state: State, { value, priority, arrow }: Action): number {
  const places = [...ZONE_COSTS.keys()].filter((slot) => ZONE_COSTS[slot] === value && state.zone[slot]?.card !== null);
  if (priority.length === 0) return places[0] ?? -1;
  if (arrow === 'right') places.reverse();
  for (const deed of priority) {
    const found = places.find((slot) => deedFor(designOf(cardOn(state, slot))) === deed);
    if (found !== undefined) return found;
  }
  return -1;
}

function deedFor({ kind }: Design): Deed | null {
  switch (kind) {
    case 'location':
      return 'collect';
    case 'survivor':
      return 'recruit';
    case 'encounter':
      return 'encounter';
    case 'truck':
    case 'trailer':
    case 'device':
      return 'convoy';
    default:
      return null;
  }
}

/** R-LA-523 to R-LA-526, R-LA-528: an enemy stays, a location as long as it has markers. */
function performAt(state: State, action: Action, slot: number, flow: LaFlow): void {
  const card = cardOn(state, slot);
  const deed = deedFor(designOf(card));
  if (deed === null) {
    flow.emit({ kind: 'automaMeets', enemy: card });
    kit.run(state, action.enemy, bySeat(HUMAN_SEAT), flow);
  } else if (deed === 'collect') collect(state, action, slot, card, flow);
  else {
    flow.emit({ kind: 'automaTakes', card, deed });
    if (deed === 'recruit') recruitForAutoma(state, flow);
    if (deed === 'convoy') repairAutoma(state, flow);
    throwOut(state, slot, flow);
  }
}

function throwOut(state: State, slot: number, flow: LaFlow): void {
  state.discard.push(clearSlot(state, slot));
  closeGap(state, slot);
  flow.push({ kind: 'refill' });
}

function collect(state: State, { arrow }: Action, slot: number, card: number, flow: LaFlow): void {
  const place = state.zone[slot];
  if (!place) return;
  applyToAutoma(state, locationOf(card).effect, flow);
  const right = arrow === 'right' ? place.right.length > 0 : place.left.length === 0;
  const taken = right ? place.right : place.left;
  if (right) place.right = [];
  else place.left = [];
  flow.emit({ kind: 'collected', seat: AUTOMA, card, block: right ? 'right' : 'left', markers: taken });
  for (const marker of taken) {
    if (marker === ITEM) {
      toReserve(state, ITEM);
      automaDraws(state, flow);
    } else storeForAutoma(state, marker);
  }
  if (holdsResource(place)) return;
  flow.emit({ kind: 'discarded', card });
  throwOut(state, slot, flow);
}

/** R-LA-554: its items are never looked at. */
export function automaDraws(state: State, flow: LaFlow): void {
  const card = takeItem(state, flow);
  if (card < 0) return;
  automaOf(state).trophies.push(card);
  flow.emit({ kind: 'automaKeeps', what: 'item' });
}

/** R-LA-535: food for more action cards, which give their later abilities only. */
export function automaRests(state: State, flow: LaFlow): void {
  const automa = automaOf(state);
  while (automa.deck.length > 0 && spendForAutoma(state, FOOD)) {
    const card = must(automa.deck.pop());
    automa.faceUp.push(card);
    flow.emit({ kind: 'automaFed', card });
  }
}

/** R-LA-530: what the open action cards do at some time, from left to right. */
export function openEffects(state: State, when: 'beforeMove' | 'atEnd'): { card: number; effects: Effects }[] {
  return automaOf(state)
    .faceUp.map((card) => ({ card, effects: actionOf(card)[when] }))
    .filter(({ effects }) => effects.length > 0);
}
