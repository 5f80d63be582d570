import { describeEffects } from '@cinderhall/effects';
import {
  type Describer,
  type GameEvent,
  type Message,
  must,
  type Param,
  type Seat,
  seatName,
} from '@cinderhall/kernel';
import { designOf } from './cards/index.ts';
import { kit } from './effect-kit.ts';
import type { Choice, State } from './state.ts';

/** The name of a card; of one that the reader cannot see, only that it is a card. */
export const cardName = (view: State, card: number): Message =>
  card < 0 ? { key: 'ash.unseen' } : { key: `ash.card.${designOf(view, card).id}` };

/** The cards among which a player chooses: a hand, what somebody has built, the market, or cards looked at. */
const zonesOf = ({ players, market, decision }: State): readonly (readonly number[])[] => [
  ...players.flatMap(({ hand, built }) => [hand, built]),
  market,
  ...(decision?.kind === 'scout' ? [decision.cards] : []),
];

/** A card by its name, and by a number where another one beside it has the same name. */
function pickedName(view: State, card: number): Message {
  const name = cardName(view, card);
  const zone = zonesOf(view).find((cards) => cards.includes(card)) ?? [];
  const twins = zone.filter((other) => cardName(view, other).key === name.key);
  return twins.length < 2 ? name : { key: 'ash.twin', params: { card: name, n: twins.indexOf(card) + 1 } };
}

const good = (name: string): Param => ({ noun: kit.world.goods[name]?.noun ?? name });

const effects = describeEffects(kit, cardName);

export const describe: Describer<State, Choice> = {
  decision(view, decision) {
    if (decision.kind === 'guard')
      return { key: 'ash.decision.guard', params: { raider: seatName(decision.raider), n: decision.n } };
    if (decision.kind === 'act')
      return {
        key: 'ash.decision.act',
        params: { left: view.players[must(decision.seats[0])]?.actions ?? 0 },
      };
    return effects.decision(view, decision) ?? { key: `ash.decision.${decision.kind}` };
  },

  choice(view, choice) {
    switch (choice.kind) {
      case 'envoy':
        return {
          key: 'ash.choice.envoy',
          params: { card: pickedName(view, choice.card), reach: designOf(view, choice.card).reach },
        };
      case 'pick':
      case 'build':
      case 'use':
      case 'guard':
      case 'keep':
      case 'discard':
        return { key: `ash.choice.${choice.kind}`, params: { card: pickedName(view, choice.card) } };
      case 'trade':
        return { key: 'ash.choice.trade', params: { give: good(choice.give), get: good(choice.get) } };
      case 'raid':
        return { key: 'ash.choice.raid', params: { from: seatName(choice.from) } };
      case 'pickCounter':
        return { key: 'ash.choice.pickCounter', params: { card: cardName(view, view.counter ?? -1) } };
      case 'pickDeck':
      case 'scout':
      case 'pass':
      case 'yield':
        return { key: `ash.choice.${choice.kind}` };
      default:
        return effects.choice(view, view.decision ?? { kind: '' }, choice) ?? { key: choice.kind };
    }
  },

  event: (view, event) =>
    effects.event(view, event) ?? { key: `ash.event.${event.kind}`, params: eventParams(view, event) },
};

/** Whatever an event holds, as something that can be said. */
function eventParams(view: State, event: GameEvent): { [name: string]: Param } {
  const params: { [name: string]: Param } = {};
  for (const [name, held] of Object.entries(event)) {
    if (name === 'kind' || name === 'phase' || name === 'by') continue;
    if (name === 'seat' || name === 'from' || name === 'lantern') params[name] = seatName(held as Seat);
    else if (name === 'card') params[name] = cardName(view, held as number);
    else if (name === 'good' || name === 'give' || name === 'get') params[name] = good(held as string);
    else if (name === 'order') params[name] = (held as Seat[]).map(seatName);
    else params[name] = held as number;
  }
  return params;
}
