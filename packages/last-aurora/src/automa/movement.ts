import { bySeat } from '@cinderhall/effects';
import { actionOf } from '../cards/index.ts';
import { AUTOMA_SPEED, FAR_BEHIND, STOP_KINDS } from '../data/boards.ts';
import { kit } from '../effect-kit.ts';
import { setOffMines, takeShortcut } from '../flow/movement.ts';
import { announceArrival } from '../last-round.ts';
import { distance, isOpen, mapOf, shortcutEdge } from '../route.ts';
import { AUTOMA, automaOf, FUEL, type LaFlow, playerOf, type State } from '../state.ts';
import { contaminateAutoma, gainForAutoma, speedSymbols, spendForAutoma, stored } from './board.ts';
import { automaDraws, HUMAN_SEAT, openEffects } from './exploration.ts';
import { damageAutoma } from './harm.ts';

const hasTracks = (state: State): boolean => automaOf(state).faceUp.some((card) => actionOf(card).tracks);

/** R-LA-542: it spends all its fuel. */
function pointsOf(state: State): number {
  const automa = automaOf(state);
  const human = playerOf(state, HUMAN_SEAT).space;
  const behind = distance(state, automa.space, human, hasTracks(state) ? true : null);
  let points = AUTOMA_SPEED + speedSymbols(automa) + (behind >= FAR_BEHIND ? 1 : 0);
  while (spendForAutoma(state, FUEL)) points++;
  return points;
}

/** R-LA-543: the first open shortcut it reaches; where several begin there, the one that leads furthest. */
function shortcutHere(state: State, space: number): number {
  const { shortcuts } = mapOf(state);
  let best = -1;
  for (let at = 0; at < shortcuts.length; at++)
    if (shortcuts[at]?.from === space && isOpen(state, at, true))
      if (best < 0 || (shortcuts[at]?.to ?? 0) > (shortcuts[best]?.to ?? 0)) best = at;
  return best;
}

/** R-LA-540 to R-LA-545. */
export function automaMoves(state: State, flow: LaFlow): void {
  for (const { card, effects } of openEffects(state, 'beforeMove')) {
    flow.emit({ kind: 'automaUses', card, when: 'beforeMove' });
    for (const effect of effects) kit.run(state, [effect], bySeat(HUMAN_SEAT, card), flow);
  }
  const automa = automaOf(state);
  let tracks = hasTracks(state);
  const from = automa.space;
  const fuel = stored(automa, FUEL);
  for (let left = pointsOf(state); left > 0 && automa.space < mapOf(state).end; left--) {
    const at = tracks ? shortcutHere(state, automa.space) : -1;
    const mines = setOffMines(state, at < 0 ? automa.space : shortcutEdge(state, at));
    if (mines > 0) flow.emit({ kind: 'mineWentOff', seat: AUTOMA, n: mines });
    damageAutoma(state, mines, flow);
    if (at < 0) {
      automa.space++;
      continue;
    }
    tracks = false;
    for (const card of automa.faceUp)
      if (actionOf(card).tracks) flow.emit({ kind: 'automaUses', card, when: 'tracks' });
    const { to, contamination, damage } = takeShortcut(state, at, flow);
    automa.space = to;
    for (let i = 0; i < contamination; i++) contaminateAutoma(state, flow);
    damageAutoma(state, damage, flow);
  }
  flow.emit({ kind: 'automaDrives', from, to: automa.space, fuel });
  announceArrival(state, AUTOMA, from, flow);
  if (automa.space > from) stopHere(state, flow);
}

/** R-LA-544. */
function stopHere(state: State, flow: LaFlow): void {
  const { space } = automaOf(state);
  const token = state.stops[space] ?? 0;
  const kind = STOP_KINDS[token];
  if (kind === 'contamination') {
    flow.emit({ kind: 'stopped', seat: AUTOMA, space, token: kind });
    contaminateAutoma(state, flow);
  }
  if (token === 0 || kind === 'contamination') return;
  state.stops[space] = 0;
  flow.emit({ kind: 'tookStop', seat: AUTOMA, space, token: kind });
  if (kind === 'item') automaDraws(state, flow);
  else gainForAutoma(state, token);
}
