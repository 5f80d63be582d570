import { must } from '@cinderhall/kernel';
import { enemyInPlay, freeTokens, liftToken, putToken, replaceToken, wound } from '../actions/attack.ts';
import { actionOf, enemyOf, resultOf } from '../cards/index.ts';
import { TARGET_FIELDS } from '../data/boards.ts';
import { drawResult } from '../decks.ts';
import { regionOf } from '../route.ts';
import { AMMO, AUTOMA, automaOf, type EnemyInPlay, type LaFlow, type State } from '../state.ts';
import { changeAutomaFame, damageRow, rowOf, spendForAutoma, stored, weaponOf } from './board.ts';
import { HURT } from './layout.ts';

/** R-LA-551, AMB-26: the left arrow points at the highest numeral, the right one at the lowest. */
function targetOf(state: State): EnemyInPlay | null {
  const { lead, space } = automaOf(state);
  const lowest = lead >= 0 && actionOf(lead).arrow === 'right';
  const region = regionOf(state, space);
  let best: EnemyInPlay | null = null;
  for (const enemy of state.enemies) {
    if (enemy.region !== region) continue;
    const higher = best === null || enemyOf(enemy.card).numeral > enemyOf(best.card).numeral;
    if (best === null || higher !== lowest) best = enemy;
  }
  return best;
}

/** One shot after another, until ammo, weapons or enemies run out; an enemy falls before the next shot. */
export function automaShoots(state: State, flow: LaFlow): void {
  const automa = automaOf(state);
  const enemy = targetOf(state);
  const { column, level } = weaponOf(automa);
  if (!enemy || column === 0 || stored(automa, AMMO) === 0) return;
  flow.push({ kind: 'automaShoots' });
  spendForAutoma(state, AMMO);
  automa.fired.push(column);
  flow.emit({ kind: 'automaAttacked', enemy: enemy.card, level });
  const { damage, jam } = must(resultOf(drawResult(state, { use: 'shot' }, flow)).shots[level - 1]);
  if (jam) {
    rowOf(automa, 0)[column] = HURT;
    flow.emit({ kind: 'automaJammed', level });
  }
  flow.emit({ kind: 'shot', seat: AUTOMA, enemy: enemy.card, n: damage });
  if (!wound(enemy, damage)) return;
  changeAutomaFame(state, 1, flow);
  markTarget(state, enemy.card, flow);
  flow.push({ kind: 'defeat', enemy: enemy.card, snap: false });
}

/** R-LA-552: a token of its own from the lowest enemy; on a full one it takes a player's place, else its own first. */
function markTarget(state: State, card: number, flow: LaFlow): void {
  if (freeTokens(state, AUTOMA) === 0) {
    const [lowest] = state.enemies
      .filter(({ targets }) => targets.includes(AUTOMA))
      .sort((a, b) => enemyOf(a.card).numeral - enemyOf(b.card).numeral);
    if (lowest) liftToken(lowest, lowest.targets.indexOf(AUTOMA), flow);
  }
  const enemy = enemyInPlay(state, card);
  const human = enemy.targets.findIndex((who) => who !== AUTOMA);
  if (enemy.targets.length < TARGET_FIELDS) putToken(enemy, AUTOMA, flow);
  else replaceToken(enemy, human >= 0 ? human : enemy.targets.indexOf(AUTOMA), AUTOMA, flow);
}

/** R-LA-553: all the damage of a volley goes into the row of that card's first letter. */
export function automaUnderFire(state: State, letter: number, n: number, flow: LaFlow): void {
  for (let i = 0; i < n; i++) damageRow(state, letter, flow);
}
