import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { isLeaderAt, tellPower, unitsAt } from '../majority.ts';
import { canBuyAfter, canSeed, seedArea } from '../resources.ts';
import { type Choice, type DeiFlow, isGroundArea, playerOf, type State } from '../state.ts';
import { canEliminate, eliminateAt, listVictims } from './eliminate.ts';
import { canBuy } from './purchase.ts';

const SKIP: Choice = { kind: 'skip' };

/** R-DEI-080. */
export const isCollectable = (state: State, area: number, seat: Seat): boolean =>
  state.leads[area] === seat && must(state.resources[area]) > 0;

/** Whether a face-down card needs this very Collect to have anything to buy. */
const mustPay = (state: State, seat: Seat): boolean => state.buying && !canBuy(state, seat);

const helpsToPay = (state: State, area: number, seat: Seat): boolean =>
  canBuyAfter(state, seat, isGroundArea(state, area));

export function canCollect(state: State, seat: Seat): boolean {
  const pays = mustPay(state, seat);
  for (let area = 0; area < state.leads.length; area++)
    if (isCollectable(state, area, seat) && (!pays || helpsToPay(state, area, seat))) return true;
  return !pays && canReplace(state, seat);
}

/** R-DEI-158 and R-DEI-168: what a Collect may be used for instead. */
function canReplace(state: State, seat: Seat): boolean {
  const { powers } = playerOf(state, seat);
  if (powers.remedy > 0 && canEliminate(state, seat, 'remedy')) return true;
  if (powers.seeds === 0) return false;
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
  const { powers, lifts, collectedExtra } = playerOf(state, seat);
  const isGround = isGroundArea(state, area);
  const camp = powers.exchangeAtLift > 0 && lifts.some((site) => state.board.lifts[site]?.ground === area);
  // Pushed last, done first.
  if (powers.extraCollects > 0 && !collectedExtra && !how.extra && isLeaderAt(state, area, seat))
    flow.push({ kind: 'extraCollect', seat });
  if (how.machinery) flow.push({ kind: 'gain', seat, tech: 1, energy: 0 });
  if (isGround && (how.logistic || camp)) flow.push({ kind: 'exchange', seat, byCard: how.logistic });
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
      const pays = mustPay(state, seat);
      for (let area = 0; area < state.leads.length; area++)
        if (isCollectable(state, area, seat) && (!pays || helpsToPay(state, area, seat)))
          list.push({ kind: 'collect', area });
      if (!pays) {
        const { powers } = playerOf(state, seat);
        if (powers.remedy > 0) listVictims(state, seat, 'remedy', list);
        if (powers.seeds > 0)
          for (let area = 0; area < state.leads.length; area++)
            if (canSeed(state, area) && unitsAt(state, area, seat) > 0) list.push({ kind: 'seed', area });
      }
      if (extra) list.push(SKIP);
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
