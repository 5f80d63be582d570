import { type Cost, describeEffects, sayCost, sayGoods } from '@cinderhall/effects';
import { type Describer, type GameEvent, type Message, type Param, type Seat, seatName } from '@cinderhall/kernel';
import { goodsIn, numberIn, textIn } from '@cinderhall/tableau';
import { fieldCost } from './actions/board.ts';
import { defenceCost, distanceOf, reaches } from './actions/raid.ts';
import { replaceCost } from './actions/redevelop.ts';
import { useCost } from './actions/workers.ts';
import { designOf, FACTIONS, factionOf, locationOf } from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { locationsOf, ownerOf } from './locations.ts';
import { type Choice, type ChoiceOfKind, playerOf, type State } from './state.ts';

/** The name of a card; of one that the reader cannot see, only that it is a card. */
export const cardName = (view: State, card: number): Message =>
  card < 0 ? { key: 'newEra.unseen' } : { key: `newEra.card.${designOf(view, card).id}` };

/** As `cardName`; locations of one state that have the same name are numbered as they stand. */
function placeName(view: State, card: number): Message {
  const name = cardName(view, card);
  const owner = ownerOf(view, card);
  if (owner < 0) return name;
  const same = locationsOf(view, owner).filter((placed) => view.cards[placed.card] === view.cards[card]);
  if (same.length === 1) return name;
  return { key: 'newEra.copy', params: { card: name, n: same.findIndex((placed) => placed.card === card) + 1 } };
}

const noun = (good: string): Param => ({ noun: kit.world.goods[good]?.noun ?? good });
const sayPrice = (cost: Cost): Param => sayCost(kit, cost);
const effects = describeEffects(kit, cardName);

/** A location of another player's, and whose it is. */
const abroad = (view: State, card: number): { readonly card: Message; readonly owner: Message } => ({
  card: placeName(view, card),
  owner: seatName(ownerOf(view, card)),
});

/** Contacts sound different with a card in hand and with somebody's location. */
const contact = (view: State, kind: string, card: number): Message =>
  ownerOf(view, card) < 0
    ? { key: `newEra.choice.${kind}`, params: { card: cardName(view, card) } }
    : { key: `newEra.choice.${kind}Abroad`, params: abroad(view, card) };

/** The token of a field: which one it is and what it costs. */
function fieldToken(view: State, seat: Seat, { how }: ChoiceOfKind<'fieldToken'>): { readonly [name: string]: Param } {
  const { cost, range } = factionOf(view, seat).board[how];
  return { good: noun(`${how}${range}`), cost: sayPrice(cost) };
}

/** A contact straight from the board. */
function field(view: State, seat: Seat): { readonly [name: string]: Param } {
  const { decision } = view;
  if (decision?.kind !== 'means') return {};
  const { how } = decision;
  return { cost: sayPrice(fieldCost(view, seat, how)), range: factionOf(view, seat).board[how].range };
}

/** A card that answers a question. */
function named(view: State, card: number): Message {
  const key = `newEra.choice.card.${view.decision?.kind ?? 'pick'}`;
  return view.decision?.kind === 'spoils'
    ? { key, params: { card: cardName(view, card), goods: sayGoods(kit.world, locationOf(view, card).spoils) } }
    : { key, params: { card: placeName(view, card) } };
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
      case 'means': {
        const { how, card } = decision;
        const kind = how === 'conquer' && ownerOf(view, card) >= 0 ? 'raid' : how;
        return { key, params: { kind, card: placeName(view, card) } };
      }
      case 'reinforce':
      case 'press':
      case 'defend': {
        const { card, strength } = decision;
        const params = { card: placeName(view, card), strength, distance: distanceOf(view, card) };
        return { key, params: decision.kind === 'defend' ? { seat: seatName(decision.attacker), ...params } : params };
      }
      default:
        return { key, params: 'card' in decision ? { card: placeName(view, decision.card) } : {} };
    }
  },

  choice(view, choice, seat) {
    const key = `newEra.choice.${choice.kind}`;
    switch (choice.kind) {
      case 'faction':
        return { key, params: { faction: { key: `faction.${FACTIONS[choice.faction]?.id}` } } };
      case 'incorporate':
      case 'conquer':
      case 'deal':
        return contact(view, choice.kind, choice.card);
      case 'fieldToken':
        return { key, params: fieldToken(view, seat, choice) };
      case 'field':
        return { key, params: field(view, seat) };
      case 'tokens':
        return { key, params: { goods: sayGoods(kit.world, choice.goods) } };
      case 'over': {
        const cost = choice.with === 'field' ? { cost: sayPrice(replaceCost(view, seat, 'field')) } : {};
        return { key: `${key}.${choice.with}`, params: { card: placeName(view, choice.card), ...cost } };
      }
      case 'lead':
        return { key, params: { card: cardName(view, playerOf(view, seat).leader?.card ?? -1) } };
      case 'use':
        return {
          key,
          params: { card: placeName(view, choice.card), n: useCost(view, seat, choice.card).goods?.worker ?? 0 },
        };
      case 'visit':
      case 'breakDeal':
        return { key, params: abroad(view, choice.card) };
      case 'hire':
      case 'add':
        return { key, params: { good: noun(choice.good) } };
      case 'store':
        return { key, params: { good: noun(choice.good), card: placeName(view, choice.card) } };
      case 'defend':
        return { key, params: { goods: sayGoods(kit.world, defenceCost(choice)) } };
      case 'card':
        return named(view, choice.card);
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
