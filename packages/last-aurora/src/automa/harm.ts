import type { Effect, Effects } from '@cinderhall/effects';
import { at } from '@cinderhall/kernel';
import { isCardEffect } from '../card-effects.ts';
import { resultOf } from '../cards/index.ts';
import { drawResult } from '../decks.ts';
import { AMMO, AUTOMA, automaOf, FOOD, FUEL, type LaFlow, markerName, type State } from '../state.ts';
import { changeAutomaFame, contaminateAutoma, crewSize, damageRow, spendForAutoma, stored } from './board.ts';

/** R-LA-560: one result card for each point; its first letter is the row. */
export function damageAutoma(state: State, n: number, flow: LaFlow): void {
  for (let i = 0; i < n; i++)
    damageRow(state, at(resultOf(drawResult(state, { use: 'automa' }, flow)).letters, 0), flow);
}

/** AMB-25: of what it has most; among equals food, then ammo, then fuel. */
function loseMost(state: State, flow: LaFlow): void {
  const automa = automaOf(state);
  let most: number = FOOD;
  for (const marker of [AMMO, FUEL]) if (stored(automa, marker) > stored(automa, most)) most = marker;
  if (spendForAutoma(state, most)) flow.emit({ kind: 'lost', seat: AUTOMA, good: markerName(most), n: 1 });
}

const holdsSomething = (state: State): boolean =>
  [FOOD, AMMO, FUEL].some((marker) => stored(automaOf(state), marker) > 0);

/** Whether the Automa can do what an option asks of it (R-LA-550). */
function isPossible(state: State, [first]: Effects): boolean {
  if (first?.op === 'contaminate') return crewSize(automaOf(state)) > 0;
  return first?.op !== 'loseResource' || holdsSomething(state);
}

/** What an ambush, an event or a location does to the Automa: the same effects that players get. */
export function applyToAutoma(state: State, effects: Effects, flow: LaFlow): void {
  for (const effect of effects) applyOne(state, effect, flow);
}

const unknownToAutoma = ({ op }: Effect): TypeError => new TypeError(`nothing says what ${op} does to the Automa`);

function applyOne(state: State, effect: Effect, flow: LaFlow): void {
  if (!isCardEffect(effect)) throw unknownToAutoma(effect);
  switch (effect.op) {
    case 'damage':
      damageAutoma(state, effect.n, flow);
      break;
    case 'contaminate':
      contaminateAutoma(state, flow);
      break;
    case 'loseFame':
      loseAutomaFame(state, flow);
      break;
    case 'loseResource':
      loseMost(state, flow);
      break;
    case 'choose':
      applyToAutoma(state, effect.of.find((option) => isPossible(state, option)) ?? [], flow);
      break;
    default:
      throw unknownToAutoma(effect);
  }
}

/** R-LA-062 holds for the Automa too: on the lowest field it takes damage instead. */
export function loseAutomaFame(state: State, flow: LaFlow): void {
  if (automaOf(state).fame === 0) damageAutoma(state, 1, flow);
  else changeAutomaFame(state, -1, flow);
}
