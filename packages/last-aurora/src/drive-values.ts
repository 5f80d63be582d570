/** What a move is worth, in points: for bots. */
import type { Seat } from '@cinderhall/kernel';
import { count } from './convoy.ts';
import { skillOf } from './crew.ts';
import { atRoundsEnd, contaminationCost, damageCost } from './danger.ts';
import { STOP_KINDS } from './data/boards.ts';
import { drivePrice, pointsOf } from './flow/movement.ts';
import { startPrice } from './prices.ts';
import { mapOf, moored } from './route.ts';
import { type ChoiceKind, type Crew, FUEL, playerOf, type State } from './state.ts';
import { markerWorth, roundsLeft } from './values.ts';
import { WORTH } from './worth.ts';

/** How far, what lies there, what the way costs, and what the fuel would be worth later. */
export function driveValue(view: State, seat: Seat, choice: ChoiceKind<'drive'>): number {
  const { to, via } = choice;
  const player = playerOf(view, seat);
  const hop = view.decision?.kind === 'hop';
  const { fuel, food } = drivePrice(view, seat, choice);
  const more = fuel - startPrice(view).n;
  const left = count(player.convoy, FUEL) - fuel;
  let value = to - player.space - more * 0.1 - food * 0.4;
  if (hop || roundsLeft(view) > 0) value += fuelKept(left);
  if (to >= moored(view)) value += 2 + (roundsLeft(view) > 0 ? 1 : 0);
  const { shortcuts } = mapOf(view);
  let [tokens, damage] = [0, 0];
  for (let at = 0; at < shortcuts.length; at++) {
    if (((via >> at) & 1) === 0) continue;
    tokens += shortcuts[at]?.contamination ?? 0;
    damage += shortcuts[at]?.damage ?? 0;
  }
  const token = view.stops[to] ?? 0;
  if (STOP_KINDS[token] === 'contamination') tokens++;
  else value += giftValue(view, seat, token);
  return value + damage * damageCost(view, seat) + tokensCost(view, seat, tokens);
}

/** What so many contamination tokens cost on top of those that the end of the round will bring anyway. */
function tokensCost(view: State, seat: Seat, n: number): number {
  if (n === 0) return 0;
  const { survivors } = playerOf(view, seat);
  const sure = atRoundsEnd(view, 'contaminate');
  return leastFor(survivors, n + sure) - leastFor(survivors, sure);
}

/** So many tokens one after another, each where it costs least. */
function leastFor(survivors: readonly Crew[], n: number): number {
  const crew = survivors.map((survivor) => ({ ...survivor }));
  let sum = 0;
  for (let i = 0; i < n; i++) {
    let best: Crew | null = null;
    let least = Number.NEGATIVE_INFINITY;
    for (const survivor of crew) {
      const cost = contaminationCost(survivor, crew);
      if (cost <= least) continue;
      least = cost;
      best = survivor;
    }
    if (!best) break;
    best.contamination++;
    sum += least;
    if (skillOf(best) === 0) crew.splice(crew.indexOf(best), 1);
  }
  return sum;
}

function giftValue(view: State, seat: Seat, token: number): number {
  if (token === 0) return 0;
  return STOP_KINDS[token] === 'item' ? WORTH.item : markerWorth(view, seat, token) * 0.8;
}

/** What fuel that is not spent will be worth. */
const fuelKept = (left: number): number => (left > 0 ? 2.2 + (left - 1) * 0.85 : 0);

export const stayValue = (view: State, seat: Seat): number =>
  roundsLeft(view) > 0 ? fuelKept(count(playerOf(view, seat).convoy, FUEL)) : 0;

/** What it brings to be able to move at all, once this has made room for a driver. */
export function roomValue(view: State, seat: Seat, marker: number): number {
  const fuel = count(playerOf(view, seat).convoy, FUEL) - startPrice(view).n - (marker === FUEL ? 1 : 0);
  return pointsOf(view, seat) + (roundsLeft(view) > 0 ? fuelKept(fuel) : 0);
}
