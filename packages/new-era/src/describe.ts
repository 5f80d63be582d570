import { describeEffects, sayGoods } from '@cinderhall/effects';
import type { Describer, GameEvent, Message, Param, Seat } from '@cinderhall/kernel';
import { goodsIn, numberIn, textIn } from '@cinderhall/tableau';
import { reaches } from './actions/raid.ts';
import { designOf, FACTIONS } from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { ownerOf } from './locations.ts';
import type { Choice, State } from './state.ts';

/** The name of a card; of one that the reader cannot see, only that it is a card. */
export const cardName = (view: State, card: number): Message =>
  card < 0 ? { key: 'newEra.unseen' } : { key: `newEra.card.${designOf(view, card).id}` };

const seatName = (seat: Seat): Message => ({ key: 'seat.name', params: { n: seat + 1 } });
const noun = (good: string): Param => ({ noun: kit.world.goods[good]?.noun ?? good });
const effects = describeEffects(kit, cardName);

/** Contacts sound different with a card in hand and with somebody's location. */
function contact(view: State, kind: string, card: number): Message {
  const owner = ownerOf(view, card);
  return owner < 0
    ? { key: `newEra.choice.${kind}`, params: { card: cardName(view, card) } }
    : { key: `newEra.choice.${kind}Abroad`, params: { card: cardName(view, card), owner: seatName(owner) } };
}

/** Which words the end of a list needs: an attack that is strong enough is not given up by adding no more. */
function doneKey(view: State): string {
  const { decision } = view;
  if (decision?.kind === 'press' && reaches(view, decision)) return 'reinforce';
  return decision?.kind ?? 'spoils';
}

export const describe: Describer<State, Choice> = {
  decision(view, decision) {
    const common = effects.decision(view, decision);
    if (common) return common;
    const key = `newEra.decision.${decision.kind}`;
    switch (decision.kind) {
      case 'replace':
      case 'clear':
      case 'shelter':
        return { key, params: { card: cardName(view, view.playing ?? -1) } };
      case 'means':
        return { key, params: { kind: decision.how, card: cardName(view, decision.card) } };
      case 'reinforce':
      case 'press':
        return { key, params: { card: cardName(view, decision.card), strength: decision.strength } };
      case 'defend': {
        const { attacker, card, strength } = decision;
        return { key, params: { seat: seatName(attacker), card: cardName(view, card), strength } };
      }
      default:
        return { key, params: 'card' in decision ? { card: cardName(view, decision.card) } : {} };
    }
  },

  choice(view, choice) {
    const key = `newEra.choice.${choice.kind}`;
    switch (choice.kind) {
      case 'faction':
        return { key, params: { faction: { key: `faction.${FACTIONS[choice.faction]?.id}` } } };
      case 'incorporate':
      case 'conquer':
      case 'deal':
        return contact(view, choice.kind, choice.card);
      case 'fieldToken':
        return { key, params: { kind: choice.how } };
      case 'tokens':
        return { key, params: { goods: sayGoods(kit.world, choice.goods) } };
      case 'over':
        return { key: `${key}.${choice.with}`, params: { card: cardName(view, choice.card) } };
      case 'hire':
      case 'add':
        return { key, params: { good: noun(choice.good) } };
      case 'store':
        return { key, params: { good: noun(choice.good), card: cardName(view, choice.card) } };
      case 'defend': {
        const { defend1, defend3 } = choice;
        const goods = { ...(defend1 > 0 ? { defend1 } : {}), ...(defend3 > 0 ? { defend3 } : {}) };
        return { key, params: { goods: sayGoods(kit.world, goods) } };
      }
      case 'card':
        return { key: `${key}.${view.decision?.kind ?? 'pick'}`, params: { card: cardName(view, choice.card) } };
      case 'done':
        return { key: `${key}.${doneKey(view)}` };
      default:
        return (
          effects.choice(view, view.decision ?? { kind: '' }, choice) ?? {
            key,
            params: 'card' in choice ? { card: cardName(view, choice.card) } : {},
          }
        );
    }
  },

  event(view, event) {
    const common = effects.event(view, event);
    if (common) return common;
    const { kind } = event;
    const key =
      kind === 'joined' ? `joined.${event.way}` : kind === 'scored' && event.card === -1 ? 'scoredBase' : kind;
    return { key: `newEra.event.${key}`, params: eventParams(view, event) };
  },
};

/** The fields of an event as parameters of its message. */
function eventParams(view: State, event: GameEvent): { [name: string]: Param } {
  const params: { [name: string]: Param } = {};
  for (const [name, held] of Object.entries(event)) {
    if (name === 'kind' || name === 'by' || name === 'way' || name === 'again') continue;
    if (name === 'phase' && event.kind !== 'phase') continue;
    if ((name === 'card' || name === 'over') && held === -1 && event.kind !== 'drew') continue;
    if (name === 'seat' || name === 'first' || name === 'owner') params[name] = seatName(numberIn(held));
    else if (name === 'card' || name === 'over') params[name] = cardName(view, numberIn(held));
    else if (name === 'good') params[name] = noun(textIn(held));
    else if (name === 'goods') params[name] = sayGoods(kit.world, goodsIn(held));
    else if (name === 'faction') params[name] = { key: `faction.${FACTIONS[numberIn(held)]?.id}` };
    else params[name] = typeof held === 'number' ? held : String(held);
  }
  return params;
}
