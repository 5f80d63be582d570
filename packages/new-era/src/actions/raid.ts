import { bySeat, fire, frozen, type Goods } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { alone } from '@cinderhall/tableau';
import { DEFENDERS, locationOf, TOKENS_OF } from '../cards/index.ts';
import { rangeOf, tokenRange, tokenValue } from '../contacts.ts';
import { gainAll, kit } from '../effect-kit.ts';
import { grants, locationsOf, ownerOf, placedOf, protectionOf, raidDistance, removeLocation } from '../locations.ts';
import { type Choice, ownOf, playerOf, type State, type StateFlow } from '../state.ts';

/** Nothing is raided with less, so that a look at the others is saved. */
const LOWEST = 3;
const RAID = frozen({ raid: true });
const ANYTHING = frozen({});
const DONE: Choice = { kind: 'done' };

export interface Attack {
  readonly card: number;
  readonly strength: number;
  readonly byField: boolean;
}

interface Defence {
  readonly defend1: number;
  readonly defend3: number;
}

/** R-NE-058. */
export function listRaids(state: State, seat: Seat, reach: number, list: Choice[]): void {
  if (reach < LOWEST) return;
  for (let owner = 0; owner < state.players.length; owner++) {
    if (owner === seat || playerOf(state, owner).passed) continue;
    const protection = protectionOf(state, owner);
    for (const placed of locationsOf(state, owner))
      if (raidDistance(state, owner, placed, protection) <= reach) list.push({ kind: 'conquer', card: placed.card });
  }
}

/** How much the owner of a location can take off an attack. */
export const answerOf = (state: State, owner: Seat): number => {
  const { goods } = playerOf(state, owner);
  return goods.defend1 + 3 * goods.defend3;
};

/** What an attack on a location has to reach. */
export const distanceOf = (state: State, card: number): number =>
  raidDistance(state, ownerOf(state, card), placedOf(state, card));

/** R-NE-052: more tokens are asked for where they reach the distance, unless the attack cannot fail any more. */
function canAdd(state: State, seat: Seat, { card, strength, byField }: Attack): boolean {
  const more = tokenRange(playerOf(state, seat), 'conquer');
  if (byField || more === 0) return false;
  const distance = distanceOf(state, card);
  return strength + more >= distance && strength - answerOf(state, ownerOf(state, card)) < distance;
}

/** The tokens are on the table, or one more of them. */
export function declare(state: State, seat: Seat, { card, strength, byField }: Attack, flow: StateFlow): void {
  const attack = { card, strength, byField };
  if (canAdd(state, seat, attack)) flow.ask({ kind: 'reinforce', seats: [seat], ...attack });
  else beginAttack(state, seat, attack, flow);
}

/** The declared attack begins. */
export function beginAttack(state: State, seat: Seat, { card, strength, byField }: Attack, flow: StateFlow): void {
  const owner = ownerOf(state, card);
  flow.emit({ kind: 'attacked', seat, card, owner, strength });
  flow.push({ kind: 'shootOut', seat, card, strength, byField });
  fire(state, state.abilities, alone(owner), 'attacked', ANYTHING, flow, kit);
}

/** One token of each value, as long as all of them together reach the distance; or no more. */
export function addChoices(state: State, seat: Seat, { card, strength }: Attack): Choice[] {
  const player = playerOf(state, seat);
  const list: Choice[] = [];
  if (strength + tokenRange(player, 'conquer') >= distanceOf(state, card))
    for (const good of [...TOKENS_OF.conquer, 'anyContact'] as const)
      if (ownOf(player, good) > 0) list.push({ kind: 'add', good });
  list.push(DONE);
  return list;
}

export const tokenCost = (good: string): Goods => ({ [good]: 1 });

/** Plays one more token; the strength with it. */
function addToken(state: State, seat: Seat, { card, strength }: Attack, good: string, flow: StateFlow): number {
  kit.world.pay(state, seat, tokenCost(good), bySeat(seat, card), flow);
  return strength + tokenValue(good);
}

export const reinforce = (state: State, seat: Seat, attack: Attack, good: string, flow: StateFlow): void =>
  declare(state, seat, { ...attack, strength: addToken(state, seat, attack, good, flow) }, flow);

/** R-NE-052: the defender answers where that could change the outcome. */
export function shootOut(state: State, seat: Seat, { card, strength, byField }: Attack, flow: StateFlow): void {
  const owner = ownerOf(state, card);
  if (strength - answerOf(state, owner) < distanceOf(state, card))
    flow.ask({ kind: 'defend', seats: [owner], attacker: seat, card, strength, byField });
  else flow.push({ kind: 'raidWon', seat, card });
}

/** Every number of tokens of each value that brings the attack below the distance, and none at all. */
export function defences(state: State, seat: Seat, { card, strength }: Attack): Choice[] {
  const { goods } = playerOf(state, seat);
  const enough = strength - distanceOf(state, card) + 1;
  const list: Choice[] = [];
  for (let defend1 = 0; defend1 <= goods.defend1; defend1++)
    for (let defend3 = 0; defend3 <= goods.defend3; defend3++)
      if (defend1 + 3 * defend3 >= enough) list.push({ kind: 'defend', defend1, defend3 });
  list.push(DONE);
  return list;
}

/** The tokens that a defender plays. */
export function defenceCost({ defend1, defend3 }: Defence): Goods {
  return { ...(defend1 > 0 ? { defend1 } : {}), ...(defend3 > 0 ? { defend3 } : {}) };
}

export function defend(
  state: State,
  owner: Seat,
  { attacker, card, strength, byField }: Attack & { readonly attacker: Seat },
  played: Defence,
  flow: StateFlow,
): void {
  const { goods } = playerOf(state, owner);
  const spent = defenceCost(played);
  for (const good of DEFENDERS) goods[good] -= spent[good] ?? 0;
  const left = strength - rangeOf(spent);
  flow.emit({ kind: 'defended', seat: owner, card, strength: left, goods: spent });
  if (canAdd(state, attacker, { card, strength: left, byField }))
    askPress(attacker, { card, strength: left, byField }, flow);
  else repel(attacker, card, owner, flow);
}

const askPress = (seat: Seat, attack: Attack, flow: StateFlow): void =>
  flow.ask({ kind: 'press', seats: [seat], ...attack });

/** R-NE-052: the attacker adds one token after another before the defender may answer again. */
export function press(
  state: State,
  seat: Seat,
  { card, strength, byField }: Attack,
  good: string,
  flow: StateFlow,
): void {
  const attack = { card, strength: addToken(state, seat, { card, strength, byField }, good, flow), byField };
  if (canAdd(state, seat, attack)) askPress(seat, attack, flow);
  else flow.push({ kind: 'shootOut', seat, ...attack });
}

/** Whether the attack reaches the distance as it stands. */
export const reaches = (state: State, { card, strength }: Attack): boolean => strength >= distanceOf(state, card);

/** The attacker adds no more: he has enough, or he gives up. */
export function stopPressing(state: State, seat: Seat, { card, strength, byField }: Attack, flow: StateFlow): void {
  if (reaches(state, { card, strength, byField })) flow.push({ kind: 'shootOut', seat, card, strength, byField });
  else repel(seat, card, ownerOf(state, card), flow);
}

/** R-NE-059: nothing but the tokens is lost, and nothing is set off. */
function repel(seat: Seat, card: number, owner: Seat, flow: StateFlow): void {
  flow.emit({ kind: 'repelled', seat, card, owner });
}

/** R-NE-051: spoils for the attacker, deal goods for the defender, then the location's fate, then what waits for it. */
export function raidWon(state: State, seat: Seat, card: number, flow: StateFlow): void {
  const owner = ownerOf(state, card);
  const { spoils, deal } = locationOf(state, card);
  flow.emit({ kind: 'raided', seat, card, owner });
  fire(state, state.abilities, alone(seat), 'conquest', RAID, flow, kit);
  flow.push({ kind: 'fate', seat, card });
  gainAll(state, seat, spoils, 'spoils', card, flow);
  gainAll(state, owner, deal, 'compensation', card, flow);
}

/** R-NE-107. */
export function decideFate(state: State, seat: Seat, card: number, flow: StateFlow): void {
  if (grants(state, seat, 'spare')) flow.ask({ kind: 'spare', seats: [seat], card });
  else burn(state, card, flow);
}

export function burn(state: State, card: number, flow: StateFlow): void {
  const owner = ownerOf(state, card);
  removeLocation(state, owner, card, flow);
  playerOf(state, owner).ruins.push(card);
  flow.emit({ kind: 'burned', seat: owner, card });
}
