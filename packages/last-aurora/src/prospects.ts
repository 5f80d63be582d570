/**
 * Where a match that stops now would probably end: for searches that stop early. The weights are what was worth how
 * much in 2,000 matches of greedy players (least squares: the final lead by what the two had at some moment).
 */

import { must, type Seat } from '@cinderhall/kernel';
import { survivorOf, vehicleOf } from './cards/index.ts';
import { contents, slotDef, specials, truckOf } from './convoy.ts';
import { skillOf } from './crew.ts';
import { reached, scoreOf } from './outcome.ts';
import { AMMO, type Crew, DAMAGED, FOOD, FUEL, type Player, playerOf, type State } from './state.ts';
import { roundsLeft, slotWorth, weaponsOf } from './values.ts';

const DEED = 0.25;
const DEED_SKILL = 0.5;
/** A move for which there is fuel, and each of its spaces. */
const MOVE = 0.4;
const SPACE = 0.36;
const SPARE_FUEL = 1;
const SPEED = 0.1;
/** Survivors who make a convoy faster are not always Active, and the Navigator helps only those far behind. */
const ALWAYS = 0.8;
const BEHIND = 0.5;
const FOOD_WORTH = 1;
const MOST_FOOD = 3;
const AMMO_WORTH = 1.2;
const ITEM = 0.4;
const SLOT = 0.3;
const SLOT_LATER = 0.1;
/** A convoy that loses its last survivor is out of the game. */
const LAST_ONE = 5;
/** Healthy survivors count when somebody reaches the Aurora. */
const HEALTHY = 0.8;

/** How many explorations a survivor will still make: a round of exhaustion follows each of them. */
function deedsLeft({ zone, card }: Crew, explorations: number): number {
  const rounds = explorations - (zone === 'active' ? 0 : zone === 'rest' ? 1 : 2);
  if (rounds <= 0) return 0;
  return survivorOf(card).ability.does === 'restInsteadOfExhaust' ? rounds : (rounds + 1) / 2;
}

function speedOf({ convoy, survivors }: Player): number {
  let speed = vehicleOf(truckOf(convoy).card).speed;
  for (const { effect } of specials(convoy, 'speed')) speed += effect.n;
  for (const { card } of survivors) {
    const { ability } = survivorOf(card);
    if (ability.does === 'speed') speed += ability.behind > 0 ? BEHIND : ALWAYS;
  }
  return speed;
}

/** What is still to come for a seat, in points. */
export function prospects(view: State, seat: Seat): number {
  const player = playerOf(view, seat);
  const score = scoreOf(view, seat);
  if (player.out || view.phase === 'over') return score;
  const left = roundsLeft(view);
  const explorations = left + (view.phase === 'setup' || view.phase === 'exploration' ? 1 : 0);
  const moves = left + (view.phase === 'firing' || view.phase === 'end' ? 0 : 1);
  const held = contents(player.convoy);
  const fuel = must(held[FUEL]);
  const speed = speedOf(player);
  let sum =
    score +
    Math.min(fuel, moves) * (MOVE + SPACE * speed) +
    (moves > 0 ? Math.max(0, fuel - moves) * SPARE_FUEL : 0) +
    speed * moves * SPEED +
    Math.min(must(held[AMMO]), weaponsOf(player.convoy) * (left + 1)) * AMMO_WORTH;
  if (left > 0) sum += Math.min(must(held[FOOD]), MOST_FOOD) * FOOD_WORTH + player.items.length * ITEM;
  const open = moves > 0 && !reached(view);
  for (const survivor of player.survivors) {
    if (open && survivor.contamination === 0) sum += HEALTHY;
    sum += deedsLeft(survivor, explorations) * (DEED + DEED_SKILL * skillOf(survivor));
  }
  if (left > 0) sum += soundWorth(view, player) * (SLOT + SLOT_LATER * left);
  return player.survivors.length === 1 && moves > 0 ? sum - LAST_ONE : sum;
}

function soundWorth(view: State, { convoy }: Player): number {
  let sum = 0;
  for (const { card, slots } of convoy)
    for (let slot = 0; slot < slots.length; slot++)
      if (slots[slot] !== DAMAGED) sum += slotWorth(view, slotDef(card, slot));
  return sum;
}
