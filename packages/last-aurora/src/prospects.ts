/** Where a match that stops now would probably end: for searches that stop early. */
import type { Seat } from '@cinderhall/kernel';
import { survivorOf, vehicleOf } from './cards/index.ts';
import { contents, slotDef, specials, truckOf } from './convoy.ts';
import { skillOf } from './crew.ts';
import { reached, scoreOf } from './outcome.ts';
import { AMMO, type Crew, DAMAGED, FOOD, FUEL, type Player, playerOf, type State } from './state.ts';
import { roundsLeft, slotWorth } from './values.ts';

/** What one exploration brings, and how much of it each point of skill adds. */
const DEED = 0.8;
const DEED_SKILL = 0.25;
/** A move that has fuel already is surer than one for which it has to be found. */
const FUELLED = 0.75;
const SPARE_FUEL = 0.7;
const SPEED = 0.35;
const FED = 0.5;
const LOADED = 0.45;
const SLOT = 0.5;
/** Whoever loses the last survivor is out of the game. */
const FEW = [0, 4, 1.5] as const;
/** How often somebody reaches the Aurora, so that healthy survivors count and not sound vehicles. */
const REACHES = 0.5;

/** How many explorations a survivor will still make: a round of exhaustion follows each of them. */
function deedsLeft({ zone, card }: Crew, explorations: number): number {
  const rounds = explorations - (zone === 'active' ? 0 : zone === 'rest' ? 1 : 2);
  if (rounds <= 0) return 0;
  return survivorOf(card).ability.does === 'restInsteadOfExhaust' ? rounds : (rounds + 1) / 2;
}

function speedOf({ convoy }: Player): number {
  let speed = vehicleOf(truckOf(convoy).card).speed;
  for (const { effect } of specials(convoy, 'speed')) speed += effect.n;
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
  const fuel = held[FUEL] as number;
  const speed = speedOf(player);
  let sum = score;
  sum += Math.min(fuel, moves) * (speed * FUELLED + 0.3) + Math.max(0, fuel - moves) * (moves > 0 ? SPARE_FUEL : 0);
  sum += speed * moves * SPEED;
  sum +=
    Math.min(held[FOOD] as number, 3) * (left > 0 ? FED : 0) +
    (held[AMMO] as number) * LOADED * Math.min(1, left + 0.5);
  let [healthy, sound] = [0, 0];
  for (const survivor of player.survivors) {
    if (survivor.contamination === 0) healthy++;
    sum += deedsLeft(survivor, explorations) * (DEED + DEED_SKILL * skillOf(survivor));
  }
  for (const { card, slots } of player.convoy) {
    if (!slots.includes(DAMAGED)) sound++;
    for (let slot = 0; slot < slots.length; slot++)
      if (slots[slot] !== DAMAGED) sum += slotWorth(view, slotDef(card, slot)) * SLOT * Math.min(1, left / 2);
  }
  if (moves > 0 && !reached(view)) sum += REACHES * (healthy - sound);
  return sum - (left > 0 || moves > 0 ? (FEW[player.survivors.length] ?? 0) : 0);
}
