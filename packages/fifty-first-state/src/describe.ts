import { describeEffects, sayGoods } from '@cinderhall/effects';
import {
  type Describer,
  type GameEvent,
  type Message,
  type Param,
  type Params,
  type Seat,
  seatName,
} from '@cinderhall/kernel';
import { goodsIn, numberIn, textIn } from '@cinderhall/tableau';
import { CONNECTION_WORKERS } from './actions/prices.ts';
import { razePrice } from './actions/raze.ts';
import { FACTIONS, factionOf, locationOf } from './cards/index.ts';
import { actionText } from './catalogue.ts';
import { pileOf } from './deck.ts';
import { kit } from './effect-kit.ts';
import { ownerOf, placedOf } from './locations.ts';
import { cardName, ownerName, ownRuinName, placedName, ruinName } from './names.ts';
import { OPPONENT } from './owners.ts';
import { rulesOf, rulesOfChoice, rulesOfDecision } from './sets/index.ts';
import { type Choice, playerOf, type State } from './state.ts';

const noun = (good: string): Param => ({ noun: kit.world.goods[good]?.noun ?? good });
const effects = describeEffects(kit, cardName);

const boardAction = (view: State, seat: Seat, at: number): Message => {
  const action = factionOf(view, seat).actions[at];
  return action ? actionText(action) : { key: 'fiftyFirstState.unseen' };
};

export const describe: Describer<State, Choice> = {
  decision(view, decision, seat) {
    const common = effects.decision(view, decision);
    if (common) return common;
    const said = rulesOfDecision(decision)?.describeDecision?.(view, decision);
    if (said) return said;
    const key = `fiftyFirstState.decision.${decision.kind}`;
    if (decision.kind === 'rebuild') return { key, params: { card: cardName(view, view.playing ?? -1) } };
    if (decision.kind === 'again' && decision.card < 0)
      return {
        key: 'fiftyFirstState.decision.againBoard',
        params: { does: boardAction(view, seat < 0 ? 0 : seat, decision.at) },
      };
    if (decision.kind === 'payFrom') return { key, params: { good: noun(decision.good) } };
    return { key, params: 'card' in decision ? { card: cardName(view, decision.card) } : {} };
  },

  choice(view, choice, seat) {
    switch (choice.kind) {
      case 'faction':
        return {
          key: 'fiftyFirstState.choice.faction',
          params: { faction: { key: `faction.${FACTIONS[choice.faction]?.id}` } },
        };
      case 'drop':
        return {
          key: view.scavengers ? 'fiftyFirstState.choice.dropOnTop' : 'fiftyFirstState.choice.drop',
          params: { first: cardName(view, choice.first), second: cardName(view, choice.second) },
        };
      case 'construct':
      case 'deal':
      case 'raze':
        return {
          key: `fiftyFirstState.choice.${choice.kind}`,
          params: { card: cardName(view, choice.card), distance: locationOf(view, choice.card).distance },
        };
      case 'over':
        return {
          key: choice.development ? 'fiftyFirstState.choice.overDevelopment' : 'fiftyFirstState.choice.over',
          params: {
            card: playerOf(view, seat).ruins.includes(choice.card)
              ? ownRuinName(view, seat, choice.card)
              : placedName(view, choice.card),
          },
        };
      case 'razeRival':
        return {
          key: 'fiftyFirstState.choice.razeRival',
          params: { ...whoseCard(view, choice.card), price: razePrice(view, seat, placedOf(view, choice.card)) },
        };
      case 'visit':
        return { key: 'fiftyFirstState.choice.visit', params: whoseCard(view, choice.card) };
      case 'use':
      case 'shield':
        return { key: `fiftyFirstState.choice.${choice.kind}`, params: { card: placedName(view, choice.card) } };
      case 'board':
        return { key: 'fiftyFirstState.choice.board', params: { does: boardAction(view, seat, choice.at) } };
      case 'takeConnection': {
        const open = pileOf(view, choice.colour).open ?? -1;
        return {
          key: 'fiftyFirstState.choice.takeConnection',
          params: { card: cardName(view, open), n: CONNECTION_WORKERS },
        };
      }
      case 'card':
        return {
          key: `fiftyFirstState.choice.card.${view.decision?.kind ?? 'pick'}`,
          params: ownerOf(view, choice.card) < 0 ? { card: cardName(view, choice.card) } : whoseCard(view, choice.card),
        };
      case 'store':
        return { key: 'fiftyFirstState.choice.store', params: { goods: sayGoods(kit.world, choice.goods) } };
      case 'rebuild':
      case 'playConnection':
        return { key: `fiftyFirstState.choice.${choice.kind}`, params: { card: cardName(view, choice.card) } };
      case 'pass':
      case 'again':
      case 'done':
        return { key: `fiftyFirstState.choice.${choice.kind}` };
      default:
        return (
          rulesOfChoice(choice)?.describeChoice?.(view, choice, seat) ??
          effects.choice(view, view.decision ?? { kind: '' }, choice) ?? { key: choice.kind }
        );
    }
  },

  event(view, event) {
    const common = effects.event(view, event);
    if (common) return common;
    for (const id of view.options.sets) {
      const said = rulesOf(id).describeEvent?.(view, event);
      if (said) return said;
    }
    const key = event.kind === 'razed' && event.owner === -1 ? 'razedHand' : event.kind;
    return { key: `fiftyFirstState.event.${key}`, params: eventParams(view, event) };
  },
};

/** A location on the table, and whose it is. */
const whoseCard = (view: State, card: number): Params => ({
  card: placedName(view, card),
  owner: ownerName(view, ownerOf(view, card)),
});

/** The fields of an event as parameters of its message. */
function eventParams(view: State, event: GameEvent): { [name: string]: Param } {
  const params: { [name: string]: Param } = {};
  // An opponent that is no player goes by its name.
  if (event.kind.startsWith('opponent')) params.owner = ownerName(view, OPPONENT);
  for (const [name, held] of Object.entries(event)) {
    if (name === 'kind' || name === 'by' || name === 'ruin') continue;
    if (name === 'phase' && event.kind !== 'phase') continue;
    if (name === 'seat') params[name] = seatName(numberIn(held));
    else if (name === 'owner' || name === 'first') params[name] = ownerName(view, numberIn(held));
    else if (name === 'over' && event.ruin === true) params[name] = ruinName(view, numberIn(held), 'nothing');
    else if (name === 'card' || name === 'over' || name === 'of') params[name] = cardName(view, numberIn(held));
    else if (name === 'good') params[name] = noun(textIn(held));
    else if (name === 'goods') params[name] = sayGoods(kit.world, goodsIn(held));
    else if (name === 'faction') params[name] = { key: `faction.${FACTIONS[numberIn(held)]?.id}` };
    else if (name === 'at') params.does = boardAction(view, numberIn(event.seat), numberIn(held));
    else params[name] = typeof held === 'number' ? held : String(held);
  }
  return params;
}
