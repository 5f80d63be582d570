export {
  type AbilityIndex,
  abilityIndex,
  enters,
  fire,
  fits,
  type Listeners,
  leaves,
  modifier,
  modifiers,
  noAbilities,
  type Pending,
  runTriggers,
  triggerOf,
} from './abilities.ts';
export { amountOf, checkAmount, printed, sayMore, sayPer } from './amount.ts';
export {
  ask,
  askOption,
  askPayment,
  askTake,
  type EffectDecision,
  type EffectTask,
  push,
  pushEffects,
  settle,
} from './ask.ts';
export { checkFields, checkGoods, type GoodAmounts, sayAnyOf, sayGoods, sayPerOf, worthOf } from './goods.ts';
export { describeEffects, type EffectChoice, effectDecisions, effectTasks } from './handlers.ts';
export { costOf, effectImpact } from './impact.ts';
export { bySeat, frozen, makeKit, sharedOps } from './kit.ts';
export { namedAfter, noteGoods, strongestRival } from './noting.ts';
export type { Choose } from './ops/choose.ts';
export type { Gain } from './ops/gain.ts';
export { checkCost, type Pay, sayCost } from './ops/pay.ts';
export type { RivalsLose } from './ops/rivals-lose.ts';
export { type Take, takeable } from './ops/take.ts';
export { affordableParts, countOf, someOf, together, without } from './part-payment.ts';
export { effectParts } from './parts.ts';
export { affordable, type Price, payable, payments, priceOf, substitutesOf, times } from './payment.ts';
export type * from './types.ts';
export { effectsWords } from './words/index.ts';
