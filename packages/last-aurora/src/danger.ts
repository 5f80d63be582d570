/** What threatens a convoy and its people, in points: for bots. */
import { must, type Seat } from '@cinderhall/kernel';
import { isCardEffect } from './card-effects.ts';
import { CARDS, designOf } from './cards/index.ts';
import { skillOf } from './crew.ts';
import { regionOf } from './route.ts';
import { type Crew, DAMAGED, EMPTY, type Player, playerOf, type State } from './state.ts';
import { WORTH } from './worth.ts';

/** By size of the crew: what losing one of them costs. A convoy that loses the last one is out of the game. */
const LIVES: readonly number[] = [0, 20, 9, 6, 4.5];
export const lifeWorth = (crew: number): number => must(LIVES[Math.min(crew, LIVES.length - 1)]);

/** How many tokens a crew can take before the first of them dies. */
function resistance(crew: readonly Crew[]): number {
  let n = 0;
  for (const survivor of crew) n += Math.max(0, skillOf(survivor) - 1);
  return n;
}

/** So many tokens a crew should still be able to take. */
const SOUND = 3;
/** How much of a life each of those is worth. */
const SICKLY = 0.08;

/** What it is worth to a crew to be able to take one more token. */
const resistanceWorth = (crew: readonly Crew[], able: number): number =>
  able < SOUND ? (SOUND - able) * SICKLY * lifeWorth(crew.length) : 0;

/** What a contamination token costs a survivor: more for the first one, most for the last. */
export function contaminationCost(survivor: Crew, crew: readonly Crew[]): number {
  if (skillOf(survivor) <= 1) return -lifeWorth(crew.length);
  const clean = survivor.contamination === 0 ? WORTH.contamination : -0.3;
  return clean - resistanceWorth(crew, resistance(crew) - 1);
}

/** What it is worth to take a token off a survivor: another one may be its last, and a clean one counts at the end. */
export function cureWorth(survivor: Crew, crew: readonly Crew[]): number {
  if (survivor.contamination === 0) return 0;
  const clean = survivor.contamination === 1 ? 1.3 : 1;
  return clean + (skillOf(survivor) <= 1 ? 1 : 0) + resistanceWorth(crew, resistance(crew));
}

type Harm = 'damage' | 'contaminate';
/** By action card: how much harm of a kind it does to the human at the end of the round. */
const harmOf = (op: Harm): readonly number[] =>
  CARDS.map((design) => {
    if (design.kind !== 'action') return 0;
    const harms = design.atEnd.filter((effect) => isCardEffect(effect) && effect.op === op);
    return harms.reduce((sum, effect) => sum + (isCardEffect(effect) && effect.op === 'damage' ? effect.n : 1), 0);
  });
const HARMS: { readonly [op in Harm]: readonly number[] } = {
  damage: harmOf('damage'),
  contaminate: harmOf('contaminate'),
};

/** What the open action cards of the Automa will do to the human at the end of the round. */
export function atRoundsEnd({ automa, phase }: State, op: Harm): number {
  if (!automa || phase === 'end') return 0;
  let n = 0;
  for (const card of automa.faceUp) n += HARMS[op][card] ?? 0;
  return n;
}

/** Enemies that will shoot at the convoy in this round's firing phase, as far as one can tell. */
export function enemiesNear(view: State, seat: Seat): number {
  if (view.phase === 'end') return 0;
  const region = regionOf(view, playerOf(view, seat).space);
  let n = 0;
  for (const enemy of view.enemies) if (enemy.region === region) n++;
  if (view.phase !== 'firing')
    for (const { card } of view.zone) if (card !== null && designOf(card).kind === 'enemy') n++;
  return n;
}

const comingDamage = (view: State, seat: Seat): number => atRoundsEnd(view, 'damage') + enemiesNear(view, seat);

/** Slots that could be damaged without any marker being lost. */
function spareSlots({ convoy }: Player): number {
  let n = 0;
  for (const { slots } of convoy) for (const held of slots) if (held === EMPTY) n++;
  return n;
}

/** So many spare slots make a convoy feel safe. */
const SAFE = 4;
const SCARCE = 0.3;

/** How much a convoy needs slots to be shot to pieces, by what it has and what is coming. */
export const slotNeed = (view: State, seat: Seat): number =>
  SCARCE * Math.max(0, SAFE + comingDamage(view, seat) - spareSlots(playerOf(view, seat)));

/** What a repair is worth: more, the more of the convoy is shot to pieces. */
export function repairWorth(view: State, seat: Seat): number {
  let [slots, damaged] = [0, 0];
  for (const part of playerOf(view, seat).convoy)
    for (const held of part.slots) {
      slots++;
      if (held === DAMAGED) damaged++;
    }
  return 0.35 + (1.2 * damaged) / Math.max(1, slots) + slotNeed(view, seat);
}

/** What damage costs that its owner can put anywhere. */
export const damageCost = (view: State, seat: Seat): number => WORTH.damage - slotNeed(view, seat);
