import { askPayment, bySeat, type Cost, frozen, type Goods, sayGoods } from '@cinderhall/effects';
import {
  type CardRecord,
  type DecisionHandlers,
  must,
  type Reason,
  type Seat,
  seatName,
  type TaskHandlers,
} from '@cinderhall/kernel';
import { contactsOf } from '../../actions/payable.ts';
import { gainAll, kit } from '../../effect-kit.ts';
import { fireFeatures } from '../../features.ts';
import { type Counted, withMore } from '../../goods.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../../state.ts';
import { goodsWorth, roundsLeft, SPENT } from '../../worth.ts';
import type { SetRules } from '../types.ts';
import { CITIES, type CityData } from './data.ts';
import { cityDealsOf } from './deals.ts';
import { cityName, words } from './text.ts';

const ANYTHING = frozen({});
const cityAt = (at: number): CityData => must(CITIES[at], 'a city');
const citiesOf = ({ cities }: State) => must(cities, 'cities');
const tileAt = (state: State, at: number) => must(citiesOf(state)[at], 'a tile');

const dealCost = (at: number): Cost => ({ goods: { blueContact: cityAt(at).distance } });
const razeCost = (at: number): Cost => ({ goods: { redContact: cityAt(at).defence } });

/** R-CITY-003: one deal for each player and city. */
const isFree = (state: State, seat: Seat, at: number): boolean => !tileAt(state, at).deals.includes(seat);

function listActions(state: State, seat: Seat, list: Choice[]): void {
  const player = playerOf(state, seat);
  const blue = contactsOf(player, 'deal');
  const red = contactsOf(player, 'raze');
  for (const [at, { distance, defence }] of CITIES.entries()) {
    if (tileAt(state, at).razed) continue;
    if (blue >= distance && isFree(state, seat, at)) list.push({ kind: 'cityDeal', at });
    if (red >= defence) list.push({ kind: 'cityRaze', at });
  }
}

export const tasks = {
  /** R-CITY-003: like any deal, its goods at once, and what waits for a deal after them (R-BASE-092). */
  signCity(state, { seat, at }, flow) {
    tileAt(state, at).deals.push(seat);
    flow.emit({ kind: 'signedCity', seat, city: at });
    fireFeatures(state, seat, 'deal', ANYTHING, flow);
    gainAll(state, seat, cityAt(at).deal, 'deal', -1, flow);
  },
  /** R-CITY-004: the tile is gone, and with it all deals. */
  razeCity(state, { seat, at }, flow) {
    const tile = tileAt(state, at);
    const { goods } = tile;
    tile.razed = true;
    tile.deals = [];
    tile.goods = ANYTHING;
    flow.emit({ kind: 'razedCity', seat, city: at });
    fireFeatures(state, seat, 'raze', ANYTHING, flow);
    gainAll(state, seat, goods, 'spoils', -1, flow);
  },
} satisfies Partial<TaskHandlers<State>>;

export const decisions = {} satisfies Partial<DecisionHandlers<State, Choice>>;

function act(state: State, seat: Seat, choice: Choice, flow: StateFlow): void {
  if (choice.kind === 'cityDeal') {
    flow.push({ kind: 'signCity', seat, at: choice.at });
    askPayment(state, dealCost(choice.at), [], bySeat(seat), flow, kit);
  } else if (choice.kind === 'cityRaze') {
    flow.push({ kind: 'razeCity', seat, at: choice.at });
    askPayment(state, razeCost(choice.at), [], bySeat(seat), flow, kit);
  }
}

const more = (goods: Goods, added: Goods): Goods => {
  let sum = goods;
  for (const good in added) sum = withMore(sum, good, added[good] ?? 0);
  return sum;
};

/** What the deals of the others with a city are worth to them, shared among all rivals. */
function othersLose(view: State, seat: Seat, at: number): number {
  const each = goodsWorth(cityAt(at).deal) * roundsLeft(view);
  const rivals = Math.max(1, view.players.length - 1);
  return tileAt(view, at).deals.reduce((sum, dealer) => sum + (dealer === seat ? -each : each / rivals), 0);
}

const record = ({ id, name, origin, distance, defence, production, start, deal }: CityData): CardRecord => ({
  id,
  set: 'cities',
  catalogue: 'cities',
  name,
  copies: 1,
  distance,
  defence,
  deal,
  text: {
    key: 'fiftyFirstState.text.city',
    params: {
      start: sayGoods(kit.world, start, true),
      goods: sayGoods(kit.world, production, true),
      deal: sayGoods(kit.world, deal, true),
      distance,
      defence,
    },
  },
  origin,
  ways: ['production', 'deal', 'raze'],
});

const whyNotDeal = (view: State, seat: Seat, at: number): Reason[] => {
  if (!isFree(view, seat, at)) return [{ key: 'fiftyFirstState.why.cityDealt', rule: 'R-CITY-003' }];
  const { distance } = cityAt(at);
  const have = contactsOf(playerOf(view, seat), 'deal');
  return have >= distance ? [] : [{ key: 'fiftyFirstState.why.deal', params: { distance, have }, rule: 'R-CITY-003' }];
};
const whyNotRaze = (view: State, seat: Seat, at: number): Reason[] => {
  const { defence } = cityAt(at);
  const have = contactsOf(playerOf(view, seat), 'raze');
  return have >= defence
    ? []
    : [{ key: 'fiftyFirstState.why.razeRival', params: { price: defence, have }, rule: 'R-CITY-004' }];
};

const USES: Readonly<Record<string, string>> = {
  cityProduced: 'production',
  signedCity: 'deal',
  razedCity: 'raze',
};

export const rules: SetRules = {
  setup(start) {
    start.cities = CITIES.map(({ start: goods }) => ({ goods, deals: [], razed: false }));
  },
  beforeProduction(state, flow) {
    for (const [at, tile] of citiesOf(state).entries()) {
      if (tile.razed) continue;
      const { production } = cityAt(at);
      tile.goods = more(tile.goods, production);
      flow.emit({ kind: 'cityProduced', city: at, goods: production });
    }
  },
  produce(state, seat, flow) {
    for (const at of cityDealsOf(state, seat)) {
      flow.emit({ kind: 'cityDealPaid', seat, city: at });
      gainAll(state, seat, cityAt(at).deal, 'deal', -1, flow);
    }
  },
  listActions,
  act,

  refs: (choice) => ('at' in choice ? [`city:${choice.at}`] : []),
  impact(view, seat, choice) {
    if (choice.kind === 'cityDeal') return { cost: dealCost(choice.at), targets: [] };
    if (choice.kind !== 'cityRaze') return { cost: {}, targets: [] };
    const targets = tileAt(view, choice.at).deals.filter((dealer) => dealer !== seat);
    return {
      cost: razeCost(choice.at),
      targets: targets.map((dealer) => ({ seat: dealer, ref: `city:${choice.at}` })),
    };
  },
  value(view, seat, choice) {
    switch (choice.kind) {
      case 'cityDeal': {
        const { deal, distance } = cityAt(choice.at);
        return goodsWorth(deal) * (1 + roundsLeft(view)) - distance * goodsWorth({ blueContact: 1 }) * SPENT;
      }
      case 'cityRaze': {
        const price = cityAt(choice.at).defence * goodsWorth({ redContact: 1 }) * SPENT;
        return goodsWorth(tileAt(view, choice.at).goods) + othersLose(view, seat, choice.at) - price;
      }
      case 'cityGoods':
        return goodsWorth(cityAt(choice.at).deal);
      default:
        return 0;
    }
  },
  reasons(view, _seat, choice) {
    switch (choice.kind) {
      case 'cityDeal':
        return [
          {
            key: 'fiftyFirstState.reason.deal',
            params: { goods: sayGoods(kit.world, cityAt(choice.at).deal), left: Math.round(roundsLeft(view)) },
            rule: 'R-CITY-003',
          },
        ];
      case 'cityRaze':
        return [
          {
            key: 'fiftyFirstState.reason.spoils',
            params: { goods: sayGoods(kit.world, tileAt(view, choice.at).goods) },
            rule: 'R-CITY-004',
          },
        ];
      default:
        return [];
    }
  },
  style: ({ kind }) => (kind === 'cityDeal' ? 'deal' : kind === 'cityRaze' ? 'raid' : null),
  describeChoice: (_view, choice) =>
    'at' in choice
      ? {
          key: `fiftyFirstState.choice.${choice.kind}`,
          params: {
            city: cityName(choice.at),
            n: choice.kind === 'cityRaze' ? cityAt(choice.at).defence : cityAt(choice.at).distance,
          },
        }
      : { key: choice.kind },
  describeEvent(_view, event) {
    if (typeof event.city !== 'number') return null;
    const goods: Counted = Object(event.goods ?? {});
    return {
      key: `fiftyFirstState.event.${event.kind}`,
      params: {
        city: cityName(event.city),
        ...(typeof event.seat === 'number' ? { seat: seatName(event.seat) } : {}),
        ...(event.goods ? { goods: sayGoods(kit.world, goods) } : {}),
      },
    };
  },
  whyNot(view, seat, ref) {
    const [kind, name] = ref.split(':');
    const at = Number(name);
    if (kind !== 'city' || !CITIES[at]) return null;
    if (tileAt(view, at).razed) return [{ key: 'fiftyFirstState.why.cityRazed', rule: 'R-CITY-004' }];
    const ways = [whyNotDeal(view, seat, at), whyNotRaze(view, seat, at)];
    return ways.some((reasons) => reasons.length === 0) ? [] : ways.flat();
  },
  uses(_state, { kind, city }) {
    const way = USES[kind];
    return way && typeof city === 'number' ? [[cityAt(city).id, way]] : [];
  },
  get records() {
    return CITIES.map(record);
  },
  words,
};
