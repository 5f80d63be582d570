/** Words for choices and questions about machines, and the things that they touch. */
import { countOf, sayGoods } from '@cinderhall/effects';
import type { Impact, Message, Ref, Seat } from '@cinderhall/kernel';
import { factionOf } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { cardName, placedName } from '../../names.ts';
import type { Choice, ChoiceOfKind, State } from '../../state.ts';
import { attacksToCome } from './attack.ts';
import { machineOf } from './machines.ts';
import { destroyPrice, hackPrice, partsFor } from './prices.ts';

export function refs(choice: Choice): Ref[] {
  switch (choice.kind) {
    case 'blow': {
      const machine: Ref = `card:${choice.machine}`;
      if (choice.card >= 0) return [machine, `card:${choice.card}`];
      if (choice.at >= 0) return [machine, `board:${choice.at}`];
      return [machine, ...Object.keys(choice.goods).map((good): Ref => `good:${good}`)];
    }
    case 'ignore':
      return [`card:${choice.machine}`];
    case 'feedServer':
      return ['server:0', `card:${choice.card}`];
    case 'spoil':
      return [`good:${choice.good}`];
    default:
      return 'card' in choice ? [`card:${choice.card}`] : [];
  }
}

const FREE: Impact = { cost: {}, targets: [] };

export function impact(view: State, seat: Seat, choice: Choice): Impact {
  switch (choice.kind) {
    case 'hack':
      return { cost: { goods: hackPrice(view, choice.card, choice.less) }, targets: [] };
    case 'destroy':
      return { cost: { goods: { redContact: destroyPrice(view, seat, choice.card) } }, targets: [] };
    case 'help': {
      const [only, ...more] = partsFor(view, seat, choice.card, choice.errand);
      return only && more.length === 0 ? { cost: { goods: only }, targets: [] } : FREE;
    }
    case 'part':
      return { cost: { goods: choice.goods }, targets: [] };
    case 'spoil':
      return { cost: { goods: { worker: 1 } }, targets: [] };
    default:
      return FREE;
  }
}

function blow(view: State, seat: Seat, { machine: by, card, at, goods }: ChoiceOfKind<'blow'>): Message {
  const machine = cardName(view, by);
  const { attack } = machineOf(view, by);
  const key = 'fiftyFirstState.choice.blow';
  switch (attack.does) {
    case 'raze':
    case 'block':
      return { key: `${key}.${attack.does}`, params: { machine, card: placedName(view, card) } };
    case 'discard':
      return { key: `${key}.${attack.what}`, params: { machine, card: cardName(view, card) } };
    case 'close': {
      const does = kit.say(factionOf(view, seat).actions[at]?.effects ?? []);
      return { key: `${key}.close`, params: { machine, does } };
    }
    default:
      return { key: `${key}.lose`, params: { machine, goods: sayGoods(kit.world, goods) } };
  }
}

function hack(view: State, { card, less }: ChoiceOfKind<'hack'>): Message {
  const price = hackPrice(view, card, less);
  const key = 'fiftyFirstState.choice.hack';
  if (countOf(price) === 0) return { key: `${key}.free`, params: { card: cardName(view, card) } };
  const params = { card: cardName(view, card), goods: sayGoods(kit.world, price) };
  if (countOf(less) === 0) return { key, params };
  return { key: `${key}.less`, params: { ...params, less: sayGoods(kit.world, less) } };
}

export function describeChoice(view: State, choice: Choice, seat: Seat): Message {
  const key = `fiftyFirstState.choice.${choice.kind}`;
  switch (choice.kind) {
    case 'hack':
      return hack(view, choice);
    case 'destroy':
      return { key, params: { card: cardName(view, choice.card), n: destroyPrice(view, seat, choice.card) } };
    case 'help':
      return { key: `${key}.${choice.errand}`, params: { card: cardName(view, choice.card) } };
    case 'part':
      return { key, params: { goods: sayGoods(kit.world, choice.goods) } };
    case 'blow':
      return blow(view, seat, choice);
    case 'ignore':
      return { key, params: { machine: cardName(view, choice.machine) } };
    case 'spoil':
      return { key, params: { good: { noun: `fiftyFirstState.${choice.good}` } } };
    default:
      return { key, params: 'card' in choice ? { card: cardName(view, choice.card) } : {} };
  }
}

export function describeDecision(view: State, decision: NonNullable<State['decision']>): Message | null {
  const key = `fiftyFirstState.decision.${decision.kind}`;
  if (decision.kind === 'blow') return { key, params: { ...attacksToCome(view) } };
  if (decision.kind === 'drawnSpoils') {
    const drawn = view.players[decision.seats[0] ?? -1]?.hand[decision.at] ?? -1;
    return { key, params: { drawn: cardName(view, drawn) } };
  }
  return null;
}
