/** What happens once something about outposts is decided and paid for. */
import { bySeat, frozen, type Goods, pushEffects } from '@cinderhall/effects';
import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { played } from '../../actions/hand.ts';
import { discard } from '../../deck.ts';
import { gainAll, kit } from '../../effect-kit.ts';
import { fireFeatures } from '../../features.ts';
import { answerOf, type Choice, type State, type StateFlow } from '../../state.ts';
import { loseToBorgo } from './borgo.ts';
import { fitsSite, sitesFor } from './cards.ts';
import { activations, levelGoods, levelsUpTo } from './levels.ts';
import {
  buildable,
  clearArea,
  isNextTo,
  MOST_OUTPOSTS,
  mapOf,
  outpostAt,
  outpostsOf,
  recallable,
  upgradable,
} from './map.ts';
import { moves } from './ops/move-outpost.ts';
import { razableUpTo } from './ops/raze-outpost.ts';
import { loseToVirtual } from './virtual.ts';

const ANYTHING = frozen({});
const DONE: Choice = { kind: 'done' };
const inAreas = (areas: readonly number[]): Choice[] => areas.map((area) => ({ kind: 'area', area }));
const areaOf = (choice: Choice): number => answerOf(choice, 'area').area;

/** R-NML-030: an outpost on level 1, which is activated, and then what waits for one to be built. */
function place(state: State, seat: Seat, area: number, card: number, flow: StateFlow): void {
  const outpost = outpostAt(state, area);
  outpost.owner = seat;
  outpost.level = 1;
  flow.emit({ kind: 'outpostBuilt', seat, area, by: card });
  flow.push({ kind: 'activateLevel', seat, area, level: 1 }, { kind: 'fireOutpost', seat, on: 'outpostBuilt' });
}

/** R-NML-007. */
function gainLevel(state: State, seat: Seat, area: number, level: number, card: number, flow: StateFlow): void {
  flow.emit({ kind: 'outpostActivated', seat, area, level, by: card, phase: state.phase });
  const printed = levelGoods(area, level);
  const goods: { [good: string]: number } = {};
  for (const good in printed) {
    const n = kit.amount(state, must(printed[good]), bySeat(seat));
    if (n > 0) goods[good] = n;
  }
  const all: Goods = goods;
  gainAll(state, seat, all, 'outposts', -1, flow);
}

export const tasks = {
  /** R-NML-034: for a seventh, another has to go first. */
  placeOutpost(state, { seat, area, card }, flow) {
    if (outpostsOf(state, seat).length < MOST_OUTPOSTS) {
      place(state, seat, area, card, flow);
      return;
    }
    flow.emit({ kind: 'outpostsUsedUp', seat, by: card });
    flow.ask({ kind: 'recallOutpost', seats: [seat], area, card });
  },

  /** R-NML-031, R-NML-032. */
  upgradeOutpost(state, { seat, area, card }, flow) {
    const outpost = outpostAt(state, area);
    outpost.level++;
    flow.emit({ kind: 'outpostUpgraded', seat, area, level: outpost.level, by: card });
    flow.push(
      { kind: 'activateLevel', seat, area, level: outpost.level },
      { kind: 'fireOutpost', seat, on: 'outpostUpgraded' },
    );
  },

  /** R-NML-033, R-NML-041. */
  takeOutpost(state, { seat, area, card }, flow) {
    const { owner, level } = outpostAt(state, area);
    flow.emit({ kind: 'outpostRazed', seat, area, owner, level, by: card });
    clearArea(state, area);
    flow.push(
      { kind: 'activateLevel', seat, area, level },
      { kind: 'fireOutpost', seat, on: 'outpostRazed' },
      { kind: 'settleArea', seat, area },
    );
  },

  activateLevel(state, { seat, area, level }, flow) {
    if (levelsUpTo(state, seat, area, level, kit).length > 0)
      flow.ask({ kind: 'activateLevel', seats: [seat], area, level });
  },

  activateMore(state, { seat, card, where, left, upTo, done }, flow) {
    if (activations(state, seat, where, done, kit).length > 0)
      flow.ask({ kind: 'activateOutpost', seats: [seat], card, where, left, upTo, done });
  },

  fireOutpost: (state, { seat, on }, flow) => fireFeatures(state, seat, on, ANYTHING, flow),

  settleArea(state, { seat, area }, flow) {
    if (mapOf(state).options.afterRaze && isNextTo(state, area, seat))
      flow.ask({ kind: 'settleArea', seats: [seat], area });
  },
} satisfies Partial<TaskHandlers<State>>;

export const decisions = {
  /** R-NML-037: the card is all that it costs. */
  outpostSite: {
    choices: (state, _decision, seat) => sitesFor(state, seat, state.playing ?? -1),
    choose(state, _decision, seat, choice, flow) {
      const site = choice.kind === 'upgrade' ? choice : answerOf(choice, 'outpost');
      const card = played(state);
      if (!fitsSite(state, seat, card, site)) usePermit(state, seat, flow);
      discard(state, seat, card);
      const kind = site.kind === 'upgrade' ? 'upgradeOutpost' : 'placeOutpost';
      flow.push({ kind, seat, area: site.area, card: -1 });
    },
  },

  recallOutpost: {
    choices: (state, { area }, seat) => inAreas(recallable(state, seat, area)),
    choose(state, { area, card }, seat, choice, flow) {
      removeOwn(state, seat, areaOf(choice), flow);
      place(state, seat, area, card, flow);
    },
  },

  activateLevel: {
    choices: (state, { area, level }, seat) =>
      levelsUpTo(state, seat, area, level, kit).map((one) => ({ kind: 'activate', area, level: one })),
    choose(state, { area }, seat, choice, flow) {
      gainLevel(state, seat, area, answerOf(choice, 'activate').level, -1, flow);
    },
  },

  activateOutpost: {
    choices(state, { where, done, upTo }, seat) {
      const list: Choice[] = activations(state, seat, where, done, kit).map(({ area, level }) => ({
        kind: 'activate',
        area,
        level,
      }));
      if (upTo) list.push(DONE);
      return list;
    },
    choose(state, { card, where, left, upTo, done }, seat, choice, flow) {
      if (choice.kind === 'done') return;
      const { area, level } = answerOf(choice, 'activate');
      if (left > 1) flow.push({ kind: 'activateMore', seat, card, where, left: left - 1, upTo, done: [...done, area] });
      gainLevel(state, seat, area, level, card, flow);
    },
  },

  buildOutpost: {
    choices: (state, _decision, seat) => inAreas(buildable(state, seat)),
    choose: (_state, { card }, seat, choice, flow) =>
      flow.push({ kind: 'placeOutpost', seat, area: areaOf(choice), card }),
  },

  upgradeOutpost: {
    choices: (state, _decision, seat) => inAreas(upgradable(state, seat)),
    choose: (_state, { card }, seat, choice, flow) =>
      flow.push({ kind: 'upgradeOutpost', seat, area: areaOf(choice), card }),
  },

  razeOutpost: {
    choices: (state, { upTo }, seat) => inAreas(razableUpTo(state, seat, upTo, kit)),
    choose: (_state, { card }, seat, choice, flow) =>
      flow.push({ kind: 'takeOutpost', seat, area: areaOf(choice), card }),
  },

  moveOutpost: {
    choices: (state, _decision, seat) => moves(state, seat).map((move) => ({ kind: 'moveOutpost', ...move })),
    choose(state, { card }, seat, choice, flow) {
      const { from, area } = answerOf(choice, 'moveOutpost');
      clearArea(state, from);
      const outpost = outpostAt(state, area);
      outpost.owner = seat;
      outpost.level = 1;
      flow.emit({ kind: 'outpostMoved', seat, from, area, by: card });
      flow.push({ kind: 'activateLevel', seat, area, level: 1 });
    },
  },

  leaveOutpost: {
    choices: (state, _decision, seat) => inAreas(outpostsOf(state, seat)),
    choose(state, { card, effects }, seat, choice, flow) {
      const area = areaOf(choice);
      const { level } = outpostAt(state, area);
      removeOwn(state, seat, area, flow);
      pushEffects(effects, { seat, card, x: level }, flow);
    },
  },

  settleArea: {
    choices: (_state, { area }) => [{ kind: 'settle', area }, DONE],
    choose(_state, { area }, seat, choice, flow) {
      if (choice.kind === 'settle') flow.push({ kind: 'placeOutpost', seat, area, card: -1 });
    },
  },

  lostOutpost: {
    choices: (_state, { of }) => inAreas(of),
    choose: (state, _decision, _seat, choice, flow) => loseOutpost(state, areaOf(choice), flow),
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;

/** The opponent of a lone player razes an outpost, or its shield. */
const loseOutpost = (state: State, area: number, flow: StateFlow): void =>
  (state.opponent?.kind === 'borgo' ? loseToBorgo : loseToVirtual)(state, area, flow);

function usePermit(state: State, seat: Seat, flow: StateFlow): void {
  const { permitsUsed } = mapOf(state);
  permitsUsed[seat] = (permitsUsed[seat] ?? 0) + 1;
  flow.emit({ kind: 'permitUsed', seat });
}

function removeOwn(state: State, seat: Seat, area: number, flow: StateFlow): void {
  clearArea(state, area);
  flow.emit({ kind: 'outpostRemoved', seat, area });
}
