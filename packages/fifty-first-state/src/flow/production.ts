import { type Effects, type Goods, pushEffects } from '@cinderhall/effects';
import type { Seat, TaskHandlers } from '@cinderhall/kernel';
import { factionOf, locationOf, type ProductionStep, waitsForOthers } from '../cards/index.ts';
import { gainAll, kit } from '../effect-kit.ts';
import { pushFeatures } from '../features.ts';
import { addToPool, tokensOf } from '../goods.ts';
import { locationsOf } from '../locations.ts';
import { copyable, isCopy } from '../ops/copy-production.ts';
import { seatsInOrder } from '../owners.ts';
import { rulesOf } from '../sets/index.ts';
import { nothingReceived, playerOf, type State, type StateFlow } from '../state.ts';

/** R-BASE-043: goods held by storage features come back; they are not received (R-BASE-045, A-08). */
function takeBack(state: State, seat: Seat, flow: StateFlow): void {
  for (const placed of locationsOf(state, seat)) {
    if (!placed.goods || locationOf(state, placed.card).stores.length === 0) continue;
    for (const good of tokensOf(state)) {
      const n = placed.goods[good] ?? 0;
      if (n === 0) continue;
      addToPool(state, seat, good, n);
      flow.emit({ kind: 'returned', seat, card: placed.card, good, n });
    }
    placed.goods = null;
  }
}

/** R-BASE-049: somebody takes this location's production instead of its owner. */
function isTaken(state: State, card: number): boolean {
  for (const { of, instead } of state.copies) if (instead && of === card) return true;
  return false;
}

/** The productions of a seat at one step, each by the location it comes from. */
function pushProduction(state: State, seat: Seat, step: ProductionStep, flow: StateFlow): void {
  const owned = locationsOf(state, seat);
  for (let i = owned.length - 1; i >= 0; i--) {
    const card = owned[i]?.card ?? -1;
    const design = locationOf(state, card);
    if (design.step === step && design.production && !isTaken(state, card))
      pushEffects(design.production, { seat, card, x: 0 }, flow);
  }
}

/** What a seat takes or copies from other locations: what waits for others at its step, everything else at once. */
function pushCopies(state: State, seat: Seat, at: ProductionStep | 'once', flow: StateFlow): void {
  for (const { seat: taker, of } of state.copies) {
    const { production, step } = locationOf(state, of);
    if (taker === seat && production && (waitsForOthers(step) ? step : 'once') === at)
      pushEffects(production, { seat, card: of, x: 0 }, flow);
  }
}

/** R-BASE-045, step 4. */
export function lastProduction(state: State, seat: Seat, flow: StateFlow): void {
  pushProduction(state, seat, 'last', flow);
  pushCopies(state, seat, 'last', flow);
}

export const productionTasks = {
  production(state, _task, flow) {
    state.phase = 'production';
    for (const player of state.players) player.received = nothingReceived();
    flow.emit({ kind: 'phase', phase: 'production' });
    const order = seatsInOrder(state);
    // R-BASE-041. Step 3 waits for everybody, because a copied location counts what its own owner received.
    flow.push(
      ...order.flatMap((seat) => declarations(state, seat)),
      ...order.map((seat) => ({ kind: 'produce' as const, seat })),
      ...order.map((seat) => ({ kind: 'lateProduce' as const, seat })),
      ...(state.options.sets.length > 0 ? [{ kind: 'produced' as const }] : []),
      { kind: 'turns' },
    );
    for (const id of state.options.sets) rulesOf(id).beforeProduction?.(state, flow);
  },

  produced(state, _task, flow) {
    for (const id of state.options.sets) rulesOf(id).afterProduction?.(state, flow);
  },

  /** R-BASE-049: who takes a production from its owner names it before anybody produces. */
  declare(state, { seat, card }, flow) {
    const [effect] = locationOf(state, card).production ?? [];
    if (!effect || !isCopy(effect)) return;
    const of = copyable(state, effect, { seat, card, x: 0 }, kit).filter((one) => !isTaken(state, one));
    if (of.length > 0) flow.ask({ kind: 'copy', seats: [seat], card, of, declared: true });
  },

  /** R-BASE-045, steps 0 to 2. What asks nothing comes first, so that all choices are made knowing it. */
  produce(state, { seat }, flow) {
    takeBack(state, seat, flow);
    flow.emit({ kind: 'produces', seat });
    gainAll(state, seat, factionOf(state, seat).production, 'board', -1, flow);
    for (const card of playerOf(state, seat).deals) {
      flow.emit({ kind: 'dealPaid', seat, card });
      gainAll(state, seat, locationOf(state, card).deal, 'deal', card, flow);
    }
    for (const id of state.options.sets) rulesOf(id).produce?.(state, seat, flow);
    for (const { card } of locationsOf(state, seat)) {
      const { production, step } = locationOf(state, card);
      if (step === 'plain' && production && !isTaken(state, card)) runNow(state, production, seat, card, flow);
    }
    // Pushed last, runs first: copies may bring cards, so the choices come after them; anything may bring ruins.
    pushProduction(state, seat, 'ruins', flow);
    pushProduction(state, seat, 'choice', flow);
    pushProduction(state, seat, 'copy', flow);
    pushCopies(state, seat, 'once', flow);
  },

  /** R-BASE-045, step 3. */
  lateProduce(state, { seat }, flow) {
    flow.push({ kind: 'thresholds', seat, fired: [] });
    pushProduction(state, seat, 'late', flow);
    pushCopies(state, seat, 'late', flow);
  },

  /** Each feature at most once, until none fires: they may feed each other. */
  thresholds(state, { seat, fired }, flow) {
    const received: Goods | null = playerOf(state, seat).received;
    for (const { card } of locationsOf(state, seat)) {
      if (fired.includes(card)) continue;
      for (const { of, atLeast, do: effects } of locationOf(state, card).thresholds) {
        let sum = 0;
        for (const good of of) sum += received?.[good] ?? 0;
        if (sum < atLeast) continue;
        flow.emit({ kind: 'reached', seat, card });
        flow.push({ kind: 'thresholds', seat, fired: [...fired, card] });
        pushFeatures(state, seat, flow, () => pushEffects(effects, { seat, card, x: 0 }, flow));
        return;
      }
    }
  },
} satisfies Partial<TaskHandlers<State>>;

const declarations = (state: State, seat: Seat) =>
  locationsOf(state, seat)
    .filter(({ card }) => locationOf(state, card).step === 'declared')
    .map(({ card }) => ({ kind: 'declare' as const, seat, card }));

/** Plain production asks nothing, so it needs no task of its own. */
function runNow(state: State, effects: Effects, seat: Seat, card: number, flow: StateFlow): void {
  const by = { seat, card, x: 0 };
  for (const effect of effects) kit.ops[effect.op]?.run(state, effect, by, flow, kit);
}
