import {
  type DecisionHandler,
  type GameEvent,
  type GameState,
  type Message,
  type OfKinds,
  seatName,
  type TaskHandler,
} from '@cinderhall/kernel';
import { runTrigger, runTriggers, triggerOf } from './abilities.ts';
import { askPayment, askTake, type EffectDecision, type EffectTask, pushEffects, settle } from './ask.ts';
import { sayGoods } from './goods.ts';
import { takeable } from './ops/take.ts';
import { effectParts } from './parts.ts';
import { times } from './payment.ts';
import type { Effects, Kit } from './types.ts';

export type EffectChoice = OfKinds<(typeof effectParts)['choices']>;
type TaskOf<K> = Extract<EffectTask, { kind: K }>;
type DecisionOf<K> = Extract<EffectDecision, { kind: K }>;
type ChoiceOf<K> = Extract<EffectChoice, { kind: K }>;

/** The handlers of `effectParts.tasks`, to be spread into the game's own. */
export const effectTasks = <S extends GameState>(kit: Kit<S>): EffectTasks<S> => ({
  effects: (state, { list, at, seat, card, x }, flow) => kit.run(state, list, { seat, card, x }, flow, at),
  triggers: (state, { pending }, flow) => runTriggers(state, pending, flow, kit),
});
type EffectTasks<S> = { readonly [K in EffectTask['kind']]: TaskHandler<S, TaskOf<K>> };

type EffectDecisions<S> = {
  readonly [D in EffectDecision['kind']]: DecisionHandler<S, DecisionOf<D>, ChoiceOf<Answers[D]>>;
};
/** The kind of choices that each decision takes. */
interface Answers {
  effectOption: 'option';
  effectPayment: 'payment';
  effectAmount: 'amount';
  effectTake: 'take';
  effectOrder: 'trigger';
}

/** The handlers of `effectParts.decisions`, to be spread into the game's own. */
export const effectDecisions = <S extends GameState>(kit: Kit<S>): EffectDecisions<S> => ({
  effectOption: {
    choices: (_state, { options }) => options.map((_, index) => ({ kind: 'option', index })),
    choose: (_state, { options, seat, card, x }, _seat, choice, flow) => {
      const list = options[choice.index] ?? [];
      if (list.length > 0) pushEffects(list, { seat, card, x }, flow);
    },
  },

  effectPayment: {
    choices: (_state, { payments }) => payments.map((goods) => ({ kind: 'payment', goods })),
    choose: (state, { list, seat, card, x }, _seat, choice, flow) =>
      settle(state, choice.goods, list, { seat, card, x }, flow, kit),
  },

  effectAmount: {
    choices: (_state, { most }) => Array.from({ length: most }, (_, i) => ({ kind: 'amount', n: i + 1 })),
    choose: (state, { cost, list, seat, card }, _seat, { n }, flow) =>
      askPayment(state, times(cost, n), list, { seat, card, x: n }, flow, kit),
  },

  effectTake: {
    choices: (state, { of, from, seat, card, x }) =>
      takeable(state, of, { seat, card, x }, kit, from).map((found) => ({ kind: 'take', ...found })),
    choose: (state, { of, from, left, seat, card, x }, _seat, taken, flow) => {
      const by = { seat, card, x };
      kit.world.lose(state, taken.from, taken.good, 1, by, flow);
      kit.world.gain(state, seat, taken.good, 1, by, flow);
      if (left > 1 && takeable(state, of, by, kit, from).length > 0) askTake(of, left - 1, by, flow, from);
    },
  },

  effectOrder: {
    choices: (state, { pending }) => {
      const seen = new Set<unknown>();
      const list: ChoiceOf<'trigger'>[] = [];
      for (const { seat, card, index } of pending) {
        if (seat !== pending[0]?.seat) break;
        // Triggers that do the same are one choice.
        const effects = triggerOf(state, { card, index }, kit).do;
        if (!seen.has(effects)) list.push({ kind: 'trigger', card, index });
        seen.add(effects);
      }
      return list;
    },
    choose: (state, { pending }, _seat, { card, index }, flow) => {
      const next = pending.find((one) => one.card === card && one.index === index);
      if (next) runTrigger(state, next, pending, flow, kit);
    },
  },
});

const isEffectChoice = (choice: { readonly kind: string }): choice is EffectChoice =>
  choice.kind in effectParts.choices;

/** What words need to know of a decision; one of the game's own has none of it. */
interface Asked {
  readonly kind: string;
  readonly card?: number;
  readonly options?: readonly Effects[];
}

/** Words for the decisions, choices and events of this package; null for any other. `cardName` names a card. */
export const describeEffects = <S extends GameState>(kit: Kit<S>, cardName: (state: S, card: number) => Message) => ({
  decision(state: S, { kind, card }: Asked): Message | null {
    const key = DECISION_KEYS[kind];
    if (key === undefined) return null;
    return card === undefined || card < 0 ? { key } : { key: `${key}.of`, params: { card: cardName(state, card) } };
  },
  choice(state: S, { options }: Asked, chosen: { readonly kind: string }): Message | null {
    if (!isEffectChoice(chosen)) return null;
    switch (chosen.kind) {
      case 'option': {
        const option = options?.[chosen.index] ?? [];
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
            from: seatName(chosen.from),
            good: { noun: kit.world.goods[chosen.good]?.noun ?? chosen.good },
          },
        };
      case 'trigger':
        return {
          key: 'effects.choice.trigger',
          params: { card: cardName(state, chosen.card), does: kit.say(triggerOf(state, chosen, kit).do) },
        };
    }
  },
  event(state: S, event: GameEvent): Message | null {
    if (event.kind !== 'triggered') return null;
    const params = { seat: seatName(Number(event.seat)), card: cardName(state, Number(event.card)) };
    return { key: 'effects.event.triggered', params };
  },
});

const DECISION_KEYS: { readonly [kind: string]: string } = {
  effectOption: 'effects.ask.option',
  effectPayment: 'effects.ask.payment',
  effectAmount: 'effects.ask.amount',
  effectTake: 'effects.ask.take',
  effectOrder: 'effects.ask.order',
};
