import { type DecisionHandlers, must, type Seat } from '@cinderhall/kernel';
import { collectorsAt, isLeaderAt, settle, sheltersAt, tellPower, unitsAt } from '../majority.ts';
import { canSeed, seedArea } from '../resources.ts';
import { type Choice, type DeiFlow, playerOf, type State } from '../state.ts';
import { canCollect } from './collect.ts';
import { askMove, canMove, MOVINGS } from './move.ts';
import { canBuyAfterMove, isAtRisk } from './purchase-left.ts';

export interface Recruiting {
  readonly tactical: boolean;
  readonly machinery: boolean;
}

const SKIP: Choice = { kind: 'skip' };
/** What a Recruit may be used as (R-DEI-164). */
export const RECRUIT_USES = ['recruit', 'move', 'collect'] as const;

/** R-DEI-070, R-DEI-071, R-DEI-108: whether a collector may be placed here. */
export const isRecruitArea = (state: State, area: number, seat: Seat, tactical: boolean): boolean =>
  state.board.starts.includes(area) ||
  sheltersAt(playerOf(state, seat), area) > 0 ||
  (tactical && unitsAt(state, area, seat) > 0);

/** Whether a unit that comes from the reserve (−1) or from an area may be placed in another. */
export const mayRecruit = (
  state: State,
  seat: Seat,
  tactical: boolean,
  from: number,
  leader: boolean,
  area: number,
): boolean =>
  area !== from &&
  isRecruitArea(state, area, seat, tactical) &&
  (!isAtRisk(state, seat) || canBuyAfterMove(state, seat, from, area, leader ? 0 : 1, leader ? 1 : 0, 0));

function targets(state: State, seat: Seat, tactical: boolean, from: number, leader: boolean): number[] {
  const list: number[] = [];
  for (let area = 0; area < state.leads.length; area++)
    if (mayRecruit(state, seat, tactical, from, leader, area)) list.push(area);
  return list;
}

/** R-DEI-072: with no collector in reserve a unit on the map is taken, be it the leader. */
function sources(state: State, seat: Seat, tactical: boolean): Choice[] {
  const list: Choice[] = [];
  for (let area = 0; area < state.leads.length; area++) {
    if (collectorsAt(state, area, seat) > 0 && targets(state, seat, tactical, area, false).length > 0)
      list.push({ kind: 'from', area });
    if (isLeaderAt(state, area, seat) && targets(state, seat, tactical, area, true).length > 0)
      list.push({ kind: 'leader', area });
  }
  return list;
}

export function canRecruit(state: State, seat: Seat, tactical: boolean): boolean {
  if (playerOf(state, seat).reserve === 0) return sources(state, seat, tactical).length > 0;
  return !isAtRisk(state, seat) || targets(state, seat, tactical, -1, false).length > 0;
}

const mayReplace = (state: State, seat: Seat): boolean => {
  const { powers, reserve } = playerOf(state, seat);
  return powers.recruitAsAny > 0 && reserve === 0;
};

export const canUseRecruit = (state: State, seat: Seat, tactical: boolean): boolean =>
  canRecruit(state, seat, tactical) ||
  (mayReplace(state, seat) && (canMove(state, seat, MOVINGS.basic) || canCollect(state, seat)));

export function placeCollector(state: State, seat: Seat, from: number, to: number, flow: DeiFlow): void {
  const seats = state.players.length;
  if (from < 0) playerOf(state, seat).reserve--;
  else state.collectors[from * seats + seat] = must(state.collectors[from * seats + seat]) - 1;
  state.collectors[to * seats + seat] = must(state.collectors[to * seats + seat]) + 1;
  flow.emit({ kind: 'recruited', seat, from, area: to, who: 'collector' });
  if (from >= 0) settle(state, from, flow);
  settle(state, to, flow);
}

/** R-DEI-072: to be taken from the map is not to be removed from it. */
export function placeLeader(state: State, seat: Seat, from: number, to: number, flow: DeiFlow): void {
  state.leaders[seat] = to;
  flow.emit({ kind: 'recruited', seat, from, area: to, who: 'leader' });
  settle(state, from, flow);
  settle(state, to, flow);
}

function startRecruit(state: State, seat: Seat, { tactical, machinery }: Recruiting, flow: DeiFlow): void {
  if (playerOf(state, seat).reserve > 0)
    flow.ask({ kind: 'recruitTo', seats: [seat], from: -1, leader: false, tactical, machinery });
  else flow.ask({ kind: 'recruitFrom', seats: [seat], tactical, machinery });
}

export function askRecruit(state: State, seat: Seat, how: Recruiting, flow: DeiFlow): void {
  const { tactical, machinery } = how;
  if (mayReplace(state, seat)) flow.ask({ kind: 'recruitAs', seats: [seat], tactical, machinery });
  else startRecruit(state, seat, how, flow);
}

export const recruitDecisions = {
  recruitAs: {
    choices(state, { tactical }, seat) {
      const list: Choice[] = [];
      if (canRecruit(state, seat, tactical)) list.push({ kind: 'as', op: 0 });
      if (canMove(state, seat, MOVINGS.basic)) list.push({ kind: 'as', op: 1 });
      if (canCollect(state, seat)) list.push({ kind: 'as', op: 2 });
      return list;
    },
    choose(state, how, seat, choice, flow) {
      if (choice.kind !== 'as') return;
      if (choice.op > 0) tellPower(state, seat, 'recruitAsAny', -1, flow);
      if (choice.op === 0) startRecruit(state, seat, how, flow);
      else if (choice.op === 1) askMove(seat, MOVINGS.basic, flow);
      else flow.ask({ kind: 'collect', seats: [seat], logistic: false, machinery: false, extra: false });
    },
  },
  recruitFrom: {
    choices: (state, { tactical }, seat) => sources(state, seat, tactical),
    choose(_state, { tactical, machinery }, seat, choice, flow) {
      if (choice.kind !== 'from' && choice.kind !== 'leader') return;
      const leader = choice.kind === 'leader';
      flow.ask({ kind: 'recruitTo', seats: [seat], from: choice.area, leader, tactical, machinery });
    },
  },
  recruitTo: {
    choices: (state, { from, leader, tactical }, seat) =>
      targets(state, seat, tactical, from, leader).map((area): Choice => ({ kind: 'recruit', area })),
    choose(state, { from, leader, machinery }, seat, choice, flow) {
      if (choice.kind !== 'recruit') return;
      if (leader) placeLeader(state, seat, from, choice.area, flow);
      else placeCollector(state, seat, from, choice.area, flow);
      if (machinery && canSeed(state, choice.area)) flow.ask({ kind: 'seed', seats: [seat], area: choice.area });
    },
  },
  /** R-DEI-111. */
  seed: {
    choices: (_state, { area }) => [{ kind: 'seed', area }, SKIP],
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'seed') seedArea(state, seat, choice.area, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
