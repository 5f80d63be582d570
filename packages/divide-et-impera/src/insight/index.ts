import { type Insight, must, type Seat } from '@cinderhall/kernel';
import { ALL, MOVINGS, type Way, waysFrom } from '../actions/move.ts';
import { canBuySlot } from '../actions/purchase.ts';
import {
  abilityOf,
  actionCard,
  CARD_ICONS,
  COLOURS,
  IS_DRONE_CARD,
  iconOf,
  isCardEffect,
  POWERS,
  type Power,
  sweetIconsOf,
  sweetOf,
} from '../cards/index.ts';
import { columnOf, isOnTime, missionSupply } from '../flow/end.ts';
import { facts } from '../learning/facts.ts';
import { traits } from '../learning/traits.ts';
import { outpostsOf } from '../majority.ts';
import { BONUS, priceInSlot } from '../prices.ts';
import { BLACK, type Choice, COLLECTORS, playerOf, SLOTS, type State, supplyOf, TURNS } from '../state.ts';
import { bestFrom, bestGroup, bestMove, controlGain, moveGain, type Outlook, outlookOf, placeGain } from './areas.ts';
import { blunder } from './blunder.ts';
import { bestFlight, cardGain, collectGain, effectsGain, flightGains, iconGain, resourceGain } from './icons.ts';
import { potential, prospects } from './prospects.ts';
import { reasons } from './reasons.ts';
import { bestSite, siteGain } from './sites.ts';

/** What an average card is worth each time it is played. */
const AVERAGE_PLAY = 2;
const HESITATION = 0.1;
/** How often a card is played in a turn: six of eight cards are. */
const PLAYS = 0.75;

const turnsLeft = ({ turn }: State): number => TURNS - Math.max(1, turn);

/** What a card in hand is worth beyond what a copy of the average one would be, for the rest of the game. */
function lasting(view: State, outlook: Outlook, card: number): number {
  return (
    (cardGain(view, outlook, card) * 0.5 + (CARD_ICONS[card]?.length ?? 0) * 0.45 - AVERAGE_PLAY * 0.5) *
    PLAYS *
    turnsLeft(view) *
    0.5
  );
}

/** What a card of a market brings, without its price. */
function boughtGain(view: State, outlook: Outlook, card: number): number {
  const drone = IS_DRONE_CARD[card] ? outlook.weights.droneCards : 0;
  const { supplyPerPurchase } = playerOf(view, outlook.seat).powers;
  return actionCard(card).supply + drone + supplyPerPurchase + lasting(view, outlook, card);
}

function slotGain(view: State, outlook: Outlook, place: number): number {
  const card = view.slots[place];
  if (card === null || card === undefined) return 0;
  const market = Math.floor(place / SLOTS);
  const price = priceInSlot(card, market, place % SLOTS);
  const back = market === BLACK ? must(BONUS[place % SLOTS]) : 0;
  const { tech, energy } = outlook.weights;
  return boughtGain(view, outlook, card) - (price.tech - back) * tech - price.energy * energy;
}

function bestPurchase(view: State, outlook: Outlook): number {
  if (outlook.purchase !== null) return outlook.purchase;
  const { seat } = outlook;
  const { tech, energy } = playerOf(view, seat);
  let best = -1;
  for (let place = 0; place < view.slots.length; place++)
    if (canBuySlot(view, seat, place, tech, energy, view.extraOutposts))
      best = Math.max(best, slotGain(view, outlook, place));
  outlook.purchase = best;
  return best;
}

const POWER_WORTH: { readonly [P in Power]?: number } = {
  shelterMajority: 1,
  winsTies: 2,
  movesAfterCard: 2,
  tunnels: 0.5,
  supplyPerPurchase: 2,
  robotPrice: 1.5,
  seeds: 1,
};

const abilityWorth = (card: number): number =>
  POWERS.reduce((sum, power) => (abilityOf(card).powers[power] ? sum + (POWER_WORTH[power] ?? 1) : sum), 0);

/** What a Sweet Boost on the card in play brings; one that is kept may bring more later. */
function sweetGain(view: State, outlook: Outlook, card: number): number {
  const { outposts } = sweetOf(card);
  if (outposts > 0) {
    const repeated = view.icons.filter(({ icon }) => iconOf(icon).repeats >= 0);
    return repeated.reduce(
      (sum, { icon }) => sum + iconGain(view, outlook, iconOf(icon).repeats),
      view.buying ? 0.3 : -0.3,
    );
  }
  return sweetIconsOf(card).reduce((sum, icon) => sum + iconGain(view, outlook, icon), 0) - 0.5 + 0.12 * view.turn;
}

function value(view: State, seat: Seat, choice: Choice): number {
  const { decision } = view;
  switch (choice.kind) {
    case 'draft':
      return abilityWorth(choice.card);
    case 'pay': {
      const { tech, energy } = outlookOf(view, seat).weights;
      return -choice.tech * tech - choice.energy * energy;
    }
    case 'mission':
      return missionValue(view, seat, choice.place);
    case 'up':
    case 'plan':
      return cardGain(view, outlookOf(view, seat), choice.card);
    case 'down': {
      const outlook = outlookOf(view, seat);
      // The weakest card is spent.
      return bestPurchase(view, outlook) + 1 - 0.5 * cardGain(view, outlook, choice.card);
    }
    case 'turnUp':
      // As weighed when it was played face down, so that nothing but news changes a mind.
      return 1.5 * cardGain(view, outlookOf(view, seat), choice.card) - 1 - HESITATION;
    case 'use':
      return (
        iconGain(view, outlookOf(view, seat), choice.icon) - (iconOf(choice.icon).effects[0]?.op === 'move' ? 0.05 : 0)
      );
    case 'sweet':
      return sweetGain(view, outlookOf(view, seat), choice.card);
    case 'bonusMove':
      return bestMove(view, outlookOf(view, seat), MOVINGS.basic) - 0.05;
    case 'robot':
      return slotGain(view, outlookOf(view, seat), choice.market * SLOTS + choice.slot) - 1;
    case 'buy':
      return slotGain(view, outlookOf(view, seat), choice.market * SLOTS + choice.slot);
    case 'option': {
      const option = decision?.kind === 'effectOption' ? must(decision.options[choice.index]) : [];
      return effectsGain(view, outlookOf(view, seat), option.filter(isCardEffect));
    }
    default:
      return mapValue(view, outlookOf(view, seat), choice);
  }
}

/** Supply now, and a mission that could bring more later is kept for later. */
function missionValue(view: State, seat: Seat, place: number): number {
  const now = missionSupply(view, seat, place);
  const column = columnOf(place);
  // Columns that go by lose their better value: the present one should be used first.
  const late = column + 1 > view.turn ? -0.8 * (column + 1 - view.turn) : 0;
  return now + late + (isOnTime(view, place) ? 0 : -0.2);
}

const whatOf = ({ decision }: State): number =>
  decision?.kind === 'buildAt' || decision?.kind === 'buildOld' ? decision.what : 0;

/** The choices that are about places on the map. */
function mapValue(view: State, outlook: Outlook, choice: Choice): number {
  const { decision } = view;
  const { seat } = outlook;
  switch (choice.kind) {
    case 'from':
      if (decision?.kind === 'moveFrom') return bestFrom(view, outlook, choice.area, decision);
      return controlGain(view, outlook, choice.area, -1);
    case 'leader':
      return controlGain(view, outlook, choice.area, -1 - playerOf(view, seat).powers.leaderMajority);
    case 'to': {
      if (decision?.kind !== 'moveTo') return 0;
      const { areas, ways } = waysFrom(view, seat, decision.from, decision.logistic);
      const way: Way = ways[areas.indexOf(choice.area)] ?? ALL;
      return bestGroup(view, outlook, decision.from, choice.area, way, decision);
    }
    case 'units':
      return decision?.kind === 'moveUnits' ? moveGain(view, outlook, decision.from, decision.to, choice) : 0;
    case 'recruit':
      return placeGain(view, outlook, choice.area);
    case 'collect':
      return collectGain(view, outlook, choice.area);
    case 'seed':
      return view.leads[choice.area] === seat ? 0.4 : 0.05;
    case 'remedy':
    case 'eliminate':
      return 0.3 + controlGain(view, outlook, choice.area, 1);
    case 'discard':
      return -resourceGain(view, outlook, choice.tech);
    case 'exchange':
      return outlook.weights.energy - outlook.weights.tech;
    case 'kind':
      return bestSite(view, outlook, choice.what);
    case 'site':
      return siteGain(view, outlook, whatOf(view), choice.at);
    case 'old':
      return -siteGain(view, outlook, whatOf(view), choice.at);
    case 'drone':
      return bestFlight(view, outlook, choice.drone, 0);
    case 'fly':
      return decision?.kind === 'fly' ? flightGains(view, outlook, decision.drone)(choice.area) : 0;
    case 'teleport': {
      if (decision?.kind !== 'teleport') return 0;
      const from = must(view.drones[decision.drone]);
      return moveGain(view, outlook, from, choice.area, { kind: 'units', collectors: 1, leader: false, shelters: 0 });
    }
    case 'deploy':
      return must(outlook.pull[choice.leader]) * 0.1 + must(outlook.pull[choice.more]) * 0.2;
    case 'as':
      return [0.1, bestMove(view, outlook, MOVINGS.basic), 0.6][choice.op] ?? 0;
    default:
      return 0;
  }
}

const STYLES: { readonly [kind in Choice['kind']]?: string } = {
  kind: 'build',
  site: 'build',
  down: 'deal',
  buy: 'deal',
  robot: 'deal',
  exchange: 'trade',
  eliminate: 'raid',
  remedy: 'raid',
  to: 'visit',
  fly: 'visit',
  collect: 'draw',
  recruit: 'guard',
};

export const insight: Insight<State, Choice> = {
  value,
  reasons,
  blunder,
  facts,
  traits,
  style: ({ kind }) => STYLES[kind] ?? null,
  horizon: 44,
  features(view, seat) {
    const total = (one: Seat): number => supplyOf(playerOf(view, one)) + potential(view, one);
    let best = Number.NEGATIVE_INFINITY;
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < view.players.length; other++) {
      if (other === seat) continue;
      best = Math.max(best, total(other));
      rival = Math.max(rival, prospects(view, other));
    }
    const { tech, energy, reserve, unlocked } = playerOf(view, seat);
    return {
      lead: total(seat) - best,
      outlook: prospects(view, seat) - rival,
      supply: supplyOf(playerOf(view, seat)),
      outposts: outpostsOf(view, seat, COLOURS.length),
      tech,
      energy,
      collectors: COLLECTORS - reserve,
      abilities: unlocked.length,
    };
  },
};
