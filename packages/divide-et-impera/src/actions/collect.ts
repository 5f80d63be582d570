import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { isLeaderAt, tellPower, unitsAt } from '../majority.ts';
import { canBuyAfterCollect, canSeed, isCamp, isCollectable, seedArea } from '../resources.ts';
import { type Choice, type DeiFlow, isGroundArea, playerOf, type State } from '../state.ts';
import { canEliminate, eliminateAt, listVictims } from './eliminate.ts';
import { canBuy } from './purchase.ts';

const SKIP: Choice = { kind: 'skip' };

/** Whether the face-down card in play has nothing to buy unless this very Collect brings it (R-DEI-046). */
const mustHelp = (state: State, seat: Seat): boolean => state.buying && !canBuy(state, seat);

/** R-DEI-183: whether a Collect here brings another one. */
const givesExtra = (state: State, area: number, seat: Seat): boolean => {
  const { powers, collectedExtra } = playerOf(state, seat);
  return powers.extraCollects > 0 && !collectedExtra && isLeaderAt(state, area, seat);
};

export const mayCollect = (state: State, area: number, seat: Seat, extra: boolean): boolean =>
  isCollectable(state, area, seat) &&
  (!mustHelp(state, seat) || canBuyAfterCollect(state, seat, area, !extra && givesExtra(state, area, seat)));

export function canCollect(state: State, seat: Seat): boolean {
  for (let area = 0; area < state.leads.length; area++) if (mayCollect(state, area, seat, false)) return true;
  return canReplace(state, seat, mustHelp(state, seat));
}

/** R-DEI-158 and R-DEI-168: what a Collect may be used for instead. */
function canReplace(state: State, seat: Seat, help: boolean): boolean {
  const { powers } = playerOf(state, seat);
  if (powers.remedy > 0 && canEliminate(state, seat, 'remedy', help)) return true;
  if (powers.seeds === 0 || help) return false;
  for (let area = 0; area < state.leads.length; area++)
    if (canSeed(state, area) && unitsAt(state, area, seat) > 0) return true;
  return false;
}

/** Takes one resource, and then whatever the icon, an ability or a leader adds to it. */
export function collectAt(
  state: State,
  seat: Seat,
  area: number,
  how: { readonly logistic: boolean; readonly machinery: boolean; readonly extra: boolean },
  flow: DeiFlow,
): void {
  // Pushed last, done first.
  if (!how.extra && givesExtra(state, area, seat)) flow.push({ kind: 'extraCollect', seat });
  if (how.machinery) flow.push({ kind: 'gain', seat, tech: 1, energy: 0 });
  if (isGroundArea(state, area) && (how.logistic || isCamp(state, playerOf(state, seat), area)))
    flow.push({ kind: 'exchange', seat, byCard: how.logistic });
  flow.push({ kind: 'take', seat, area });
}

export const collectTasks = {
  /** R-DEI-183. */
  extraCollect(_state, { seat }, flow) {
    flow.ask({ kind: 'collect', seats: [seat], logistic: false, machinery: false, extra: true });
  },
} satisfies Partial<TaskHandlers<State>>;

export const collectDecisions = {
  collect: {
    choices(state, { extra }, seat) {
      const list: Choice[] = [];
      const help = mustHelp(state, seat);
      for (let area = 0; area < state.leads.length; area++)
        if (mayCollect(state, area, seat, extra)) list.push({ kind: 'collect', area });
      const { powers } = playerOf(state, seat);
      if (powers.remedy > 0) listVictims(state, seat, 'remedy', help, list);
      if (powers.seeds > 0 && !help)
        for (let area = 0; area < state.leads.length; area++)
          if (canSeed(state, area) && unitsAt(state, area, seat) > 0) list.push({ kind: 'seed', area });
      if (extra && !help) list.push(SKIP);
      return list;
    },
    choose(state, { logistic, machinery, extra }, seat, choice, flow) {
      if (choice.kind === 'skip') return;
      if (extra) {
        playerOf(state, seat).collectedExtra = true;
        tellPower(state, seat, 'extraCollects', must(state.leaders[seat]), flow);
      }
      if (choice.kind === 'collect') collectAt(state, seat, choice.area, { logistic, machinery, extra }, flow);
      else if (choice.kind === 'remedy') {
        tellPower(state, seat, 'remedy', choice.area, flow);
        eliminateAt(state, seat, choice.area, choice.victim, flow);
      } else if (choice.kind === 'seed') {
        tellPower(state, seat, 'seeds', choice.area, flow);
        seedArea(state, seat, choice.area, flow);
      }
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
