/**
 * What machines will still cost a seat, for bots. They attack after production: what counts is what a round brings, not what
 * lies in the pool now.
 */
import { bySeat, type Goods } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { plainGains } from '@cinderhall/tableau';
import { DESIGNS, factionOf, locationOf } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { locationsOf, typesOf } from '../../locations.ts';
import { playerOf, type State } from '../../state.ts';
import { actionWorth, goodsWorth, standingWorth } from '../../worth.ts';
import { closable } from './attack.ts';
import { machineOf, PENALTY } from './machines.ts';
import { leads } from './penalty.ts';
import { type Amounts, amountsOf, type Item, NOTHING, PREY, type Threat, threatOf } from './threats.ts';

/** A location that a machine may raze, and what its owner would lose by it. */
interface Standing {
  readonly types: number;
  readonly loss: number;
}

/** What a seat will have when machines come, as far as one can tell. Attacks take from it what they would take. */
class Means {
  readonly have: number[];
  readonly #view: State;
  readonly #seat: Seat;
  readonly #left: number;
  #standing: Standing[] | null = null;
  #actions: number[] | null = null;

  constructor(view: State, seat: Seat, left: number) {
    this.#view = view;
    this.#seat = seat;
    this.#left = left;
    this.have = haveOf(view, seat);
  }

  /** Locations, the least loss first. */
  get standing(): Standing[] {
    this.#standing ??= standingOf(this.#view, this.#seat, this.#left);
    return this.#standing;
  }

  /** What actions of locations are worth that may be blocked, the least first. */
  get actions(): number[] {
    this.#actions ??= actionsOf(this.#view, this.#seat);
    return this.#actions;
  }
}

const CARD = PREY.indexOf('card');
const DEAL = PREY.indexOf('deal');
const POINTS = PREY.indexOf('vp');
/** Of each good what one is worth; a deal brings goods round by round. */
const WORTH: readonly number[] = PREY.map((good) => (good === 'deal' ? 1 : (kit.world.goods[good]?.worth ?? 0)));
/** Beside what it would bring: an action of the board that cannot be used for a round. */
export const CLOSED = 0.4;
/** What a ruin is worth to build on. */
const RUIN = 0.8;
/** Cards that come to a hand before machines do. */
const CARDS_TO_COME = 2;
/** However little a location brings, it is a loss. */
const LEAST = 0.2;

const gainsAsGoods = (gains: readonly (readonly [string, number])[]): Goods => {
  const goods: { [good: string]: number } = {};
  for (const [good, n] of gains) goods[good] = (goods[good] ?? 0) + n;
  return goods;
};

/** For each design what its production brings of what machines take, and what it brings as a deal. */
const INCOME: readonly Amounts[] = DESIGNS.map((design) =>
  design.kind === 'location' && design.production ? amountsOf(gainsAsGoods(plainGains(design.production))) : NOTHING,
);
const DEALS: readonly Amounts[] = DESIGNS.map((design) =>
  design.kind === 'location' ? amountsOf(design.deal) : NOTHING,
);

function add(have: number[], amounts: Amounts): void {
  for (let at = 0; at < amounts.length; at++) have[at] = (have[at] as number) + (amounts[at] as number);
}

/** What a round brings the seat, and what it has that outlasts a round. */
function haveOf(view: State, seat: Seat): number[] {
  const { deals, hand, goods } = playerOf(view, seat);
  const have = amountsOf(factionOf(view, seat).production);
  for (const card of deals) add(have, DEALS[locationOf(view, card).index] ?? NOTHING);
  for (const { card } of locationsOf(view, seat)) add(have, INCOME[locationOf(view, card).index] ?? NOTHING);
  have[CARD] = (have[CARD] as number) + hand.length + CARDS_TO_COME;
  have[DEAL] = deals.length;
  have[POINTS] = (have[POINTS] as number) + goods.vp;
  return have;
}

const standingOf = (view: State, seat: Seat, left: number): Standing[] =>
  locationsOf(view, seat)
    .map(({ card }) => {
      const loss = standingWorth(view, seat, card, left) - goodsWorth(locationOf(view, card).deal) - RUIN;
      return { types: typesOf(view, seat, card), loss: Math.max(LEAST, loss) };
    })
    .sort((a, b) => a.loss - b.loss);

const actionsOf = (view: State, seat: Seat): number[] =>
  locationsOf(view, seat)
    .flatMap(({ card }) => {
      const { action } = locationOf(view, card);
      return action ? [Math.max(0, actionWorth(view, seat, action, card))] : [];
    })
    .sort((a, b) => a - b);

/** Takes these goods, as far as they are there; what they were worth. */
function takeItems(have: number[], items: readonly Item[]): number {
  let worth = 0;
  for (const { at, n } of items) {
    const taken = Math.min(n, have[at] as number);
    have[at] = (have[at] as number) - taken;
    worth += taken * (WORTH[at] as number);
  }
  return worth;
}

function takeAny(have: number[], items: readonly Item[], n: number): number {
  let worth = 0;
  for (let left = n; left > 0; left--) {
    let least = -1;
    for (const { at } of items)
      if ((have[at] as number) > 0 && (least < 0 || (WORTH[at] as number) < (WORTH[least] as number))) least = at;
    if (least < 0) break;
    have[least] = (have[least] as number) - 1;
    worth += WORTH[least] as number;
  }
  return worth;
}

/** One attack of a machine: takes what it takes from the means of the seat, and says what that was worth. */
function takenBy(view: State, seat: Seat, threat: Threat, means: Means): number {
  const { have } = means;
  const { attack, razes, takes, instead, any } = threat;
  switch (attack.does) {
    case 'raze': {
      const at = means.standing.findIndex(({ types }) => (types & razes) !== 0);
      return at < 0 ? 0 : (means.standing.splice(at, 1)[0]?.loss ?? 0);
    }
    case 'block':
      return means.actions.shift() ?? 0;
    case 'close': {
      const board = factionOf(view, seat);
      const worths = closable(board, attack).map((at) =>
        kit.worth(view, board.actions[at]?.effects ?? [], bySeat(seat)),
      );
      return worths.length > 0 ? Math.max(0, Math.min(...worths)) + CLOSED : 0;
    }
    default:
      if (any > 0) return takeAny(have, takes, any);
      return takeItems(have, takes) || takeItems(have, instead);
  }
}

/** What the next attack of these machines would cost the seat. */
function tollOf(view: State, seat: Seat, machines: readonly number[], left: number): number {
  const means = new Means(view, seat, left);
  let sum = 0;
  for (const card of machines) sum += takenBy(view, seat, threatOf(machineOf(view, card).attack), means);
  return sum;
}

/** Of what a machine would do, so much is sure enough to reckon with. */
const SURE = 0.5;
/** After the next attack a machine may be gone, or find nothing any more. */
const LATER = 0.5;
const reckoned = (toll: number, left: number): number => toll * SURE * (left <= 1 ? left : 1 + (left - 1) * LATER);

/** What the attacks of these machines will still cost the seat. */
export const attacksOf = (view: State, seat: Seat, machines: readonly number[], left: number): number =>
  left <= 0 ? 0 : reckoned(tollOf(view, seat, machines, left), left);

/** How probable it is that who leads now, or does not, loses points for machines at the end. */
const LEADER = 0.5;
const OTHERS = 0.2;

/** What a machine that stays on the table will cost the seat at the end. */
export function penaltyToFear(view: State, seat: Seat, left: number): number {
  const ahead = leads(view, seat);
  if (left <= 0) return ahead ? PENALTY : 0;
  return PENALTY * (ahead ? LEADER : OTHERS);
}

/** What all machines on the table will still cost the seat. */
export function burdenOf(view: State, seat: Seat, left: number): number {
  const machines = view.moloch?.deployed.map(({ card }) => card) ?? [];
  if (machines.length === 0) return 0;
  return attacksOf(view, seat, machines, left) + machines.length * penaltyToFear(view, seat, left);
}
