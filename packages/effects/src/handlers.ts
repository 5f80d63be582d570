import type { DecisionHandler, GameEvent, GameState, Message, OfKinds, TaskHandler } from '@cinderhall/kernel';
import { type Pending, runTrigger, runTriggers, triggerOf } from './abilities.ts';
import { askPayment, askTake, type EffectDecision, type EffectTask, pushEffects, settle } from './ask.ts';
import { sayGoods } from './goods.ts';
import { takeable } from './ops/take.ts';
import type { effectParts } from './parts.ts';
import { times } from './payment.ts';
import type { Kit } from './types.ts';

export type EffectChoice = OfKinds<(typeof effectParts)['choices']>;
type TaskOf<K> = Extract<EffectTask, { kind: K }>;
type DecisionOf<K> = Extract<EffectDecision, { kind: K }>;
type ChoiceOf<K> = Extract<EffectChoice, { kind: K }>;

/** The handlers of `effectParts.tasks`, to be spread into the game's own. */
export const effectTasks = <S extends GameState>(kit: Kit<S>) => ({
  effects: ((state, { list, at, seat, card, x }, flow) =>
    kit.run(state, list, { seat, card, x }, flow, at)) as TaskHandler<S, TaskOf<'effects'>>,
  triggers: ((state, { pending }, flow) => runTriggers(state, pending, flow, kit)) as TaskHandler<
    S,
    TaskOf<'triggers'>
  >,
});

type Handler<S, D, C> = DecisionHandler<S, DecisionOf<D>, C>;

/** The handlers of `effectParts.decisions`, to be spread into the game's own. */
export const effectDecisions = <S extends GameState, C extends { kind: string } = EffectChoice>(kit: Kit<S>) => ({
  effectOption: {
    choices: (_state, { options }) => options.map((_, index) => ({ kind: 'option', index }) as EffectChoice),
    choose: (_state, { options, seat, card, x }, _seat, choice, flow) => {
      const list = options[(choice as ChoiceOf<'option'>).index] ?? [];
      if (list.length > 0) pushEffects(list, { seat, card, x }, flow);
    },
  } as Handler<S, 'effectOption', EffectChoice> as unknown as Handler<S, 'effectOption', C>,

  effectPayment: {
    choices: (_state, { payments }) => payments.map((goods) => ({ kind: 'payment', goods }) as EffectChoice),
    choose: (state, { list, seat, card, x }, _seat, choice, flow) =>
      settle(state, (choice as ChoiceOf<'payment'>).goods, list, { seat, card, x }, flow, kit),
  } as Handler<S, 'effectPayment', EffectChoice> as unknown as Handler<S, 'effectPayment', C>,

  effectAmount: {
    choices: (_state, { most }) =>
      Array.from({ length: most }, (_, i) => ({ kind: 'amount', n: i + 1 }) as EffectChoice),
    choose: (state, { cost, list, seat, card }, _seat, choice, flow) => {
      const { n } = choice as ChoiceOf<'amount'>;
      askPayment(state, times(cost, n), list, { seat, card, x: n }, flow, kit);
    },
  } as Handler<S, 'effectAmount', EffectChoice> as unknown as Handler<S, 'effectAmount', C>,

  effectTake: {
    choices: (state, { of, from, seat, card, x }) =>
      takeable(state, of, { seat, card, x }, kit, from).map(
        (found): EffectChoice => ({ kind: 'take', from: found.from, good: found.good }),
      ),
    choose: (state, { of, from, left, seat, card, x }, _seat, choice, flow) => {
      const taken = choice as ChoiceOf<'take'>;
      const by = { seat, card, x };
      kit.world.lose(state, taken.from, taken.good, 1, by, flow);
      kit.world.gain(state, seat, taken.good, 1, by, flow);
      if (left > 1 && takeable(state, of, by, kit, from).length > 0) askTake(of, left - 1, by, flow, from);
    },
  } as Handler<S, 'effectTake', EffectChoice> as unknown as Handler<S, 'effectTake', C>,

  effectOrder: {
    choices: (state, { pending }) => {
      const seen = new Set<unknown>();
      const list: EffectChoice[] = [];
      for (const { seat, card, index } of pending) {
        if (seat !== pending[0]?.seat) break;
        // Triggers that do the same are one choice.
        const effects = triggerOf(state, { card, index }, kit).do;
        if (!seen.has(effects)) list.push({ kind: 'trigger', card, index });
        seen.add(effects);
      }
      return list;
    },
    choose: (state, { pending }, _seat, choice, flow) => {
      const { card, index } = choice as ChoiceOf<'trigger'>;
      const next = pending.find((one) => one.card === card && one.index === index);
      if (next) runTrigger(state, next, pending, flow, kit);
    },
  } as Handler<S, 'effectOrder', EffectChoice> as unknown as Handler<S, 'effectOrder', C>,
});

/** Words for the decisions, choices and events of this package; null for any other. `cardName` names a card. */
export const describeEffects = <S extends GameState>(kit: Kit<S>, cardName: (state: S, card: number) => Message) => ({
  decision(state: S, decision: { kind: string }): Message | null {
    const { card } = decision as { card?: number };
    if (!(decision.kind in DECISION_KEYS)) return null;
    const key = DECISION_KEYS[decision.kind] as string;
    return card === undefined || card < 0 ? { key } : { key: `${key}.of`, params: { card: cardName(state, card) } };
  },
  choice(state: S, decision: { kind: string }, choice: { kind: string }): Message | null {
    const chosen = choice as EffectChoice;
    switch (chosen.kind) {
      case 'option': {
        const option = (decision as unknown as DecisionOf<'effectOption'>).options[chosen.index] ?? [];
        return option.length === 0
          ? { key: 'effects.decline' }
          : { key: 'effects.choice.option', params: { does: kit.say(option) } };
      }
      case 'payment':
        return { key: 'effects.choice.payment', params: { goods: sayGoods(kit.world, chosen.goods) } };
      case 'amount':
        return { key: 'effects.choice.amount', params: { n: chosen.n } };
      case 'take':
        return {
          key: 'effects.choice.take',
          params: {
            from: { key: 'seat.name', params: { n: chosen.from + 1 } },
            good: { noun: kit.world.goods[chosen.good]?.noun ?? chosen.good },
          },
        };
      case 'trigger':
        return {
          key: 'effects.choice.trigger',
          params: { card: cardName(state, chosen.card), does: kit.say(triggerOf(state, chosen, kit).do) },
        };
      default:
        return null;
    }
  },
  event(state: S, event: GameEvent): Message | null {
    if (event.kind !== 'triggered') return null;
    const { card, index } = event as unknown as Pending;
    const does = kit.say(triggerOf(state, { card, index }, kit).do);
    return { key: 'effects.event.triggered', params: { card: cardName(state, card), does } };
  },
});

const DECISION_KEYS: { readonly [kind: string]: string } = {
  effectOption: 'effects.ask.option',
  effectPayment: 'effects.ask.payment',
  effectAmount: 'effects.ask.amount',
  effectTake: 'effects.ask.take',
  effectOrder: 'effects.ask.order',
};
