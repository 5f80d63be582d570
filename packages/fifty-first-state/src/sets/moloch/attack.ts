/** The attack phase: every player faces every machine, as many of their attacks as possible take place (R-MOL-016, 017). */
import { bySeat, frozen, type Goods, modifier, without } from '@cinderhall/effects';
import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { byDesign, gainsOf, remove } from '@cinderhall/tableau';
import { compensate } from '../../actions/raze.ts';
import { type Attack, DESIGNS, type Faction, factionOf, type Location, locationOf } from '../../cards/index.ts';
import { canDraw, connectionsOf, discard, discardFromHand } from '../../deck.ts';
import { kit } from '../../effect-kit.ts';
import { locationsOf } from '../../locations.ts';
import { seatsInOrder } from '../../owners.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../../state.ts';
import { areAllOpen, isClosed, type Moloch, machineOf, molochOf } from './machines.ts';
import { bestBlows, certainLoss, mostAttacks, nextAttack } from './plan.ts';
import { type Attacker, type Blow, canStrike, type Siege, type Site, targetsIn } from './siege.ts';
import { type Amounts, amountsOf, presentIn, threatOf } from './threats.ts';

const ANYTHING = frozen({});
const NO_GOODS = frozen({});
const NONE: readonly never[] = [];

export const attackOf = (state: State): NonNullable<Moloch['attack']> =>
  must(molochOf(state).attack, 'an attack that goes on');

/** R-MOL-058: the actions of a board that cost a good or give it; where none costs it, those that give the other. */
function closable({ actions }: Faction, attack: Attack): readonly number[] {
  if (attack.does !== 'close') return NONE;
  const { costs, gives, otherwise } = attack;
  const giving = (good: string): number[] =>
    actions.flatMap((action, at) => (gainsOf(action.do).some((goods) => good in goods) ? [at] : []));
  const costing = actions.flatMap(({ cost }, at) => (costs && (cost?.goods?.[costs] ?? 0) > 0 ? [at] : []));
  return costs === undefined ? giving(gives ?? '') : costing.length > 0 ? costing : giving(otherwise ?? '');
}

const closableOf = new WeakMap<Faction, Map<Attack, readonly number[]>>();

/** Printed on boards and machines, so that they are found once; those that are closed already are left out. */
function openTo(state: State, seat: Seat, attack: Attack): readonly number[] {
  if (attack.does !== 'close') return NONE;
  const board = factionOf(state, seat);
  let known = closableOf.get(board);
  if (!known) {
    known = new Map();
    closableOf.set(board, known);
  }
  let found = known.get(attack);
  if (!found) {
    found = closable(board, attack);
    known.set(attack, found);
  }
  return areAllOpen(state, seat) ? found : found.filter((at) => !isClosed(state, seat, at));
}

/** Cards that may be discarded from a hand: the same that pay a cost in cards. */
const cardsToDiscard = (state: State, seat: Seat): readonly number[] => {
  const { hand } = playerOf(state, seat);
  return state.options.connectionsPay ? [...hand, ...connectionsOf(state, seat)] : hand;
};

/** What a location brings when it falls. */
interface Fall {
  readonly deal: Amounts;
  readonly brings: number;
}
/** What machines can do to a location. Printed, so that it is found once. */
interface Prone {
  readonly fall: Fall;
  /** Where no card can be drawn, so that none comes. */
  readonly fallWithoutCards: Fall;
  readonly canBeBlocked: boolean;
}
const fallOf = (deal: Goods): Fall => {
  const amounts = amountsOf(deal);
  return { deal: amounts, brings: presentIn(amounts) };
};
const proneOf = ({ deal, categories }: Location): Prone => ({
  fall: fallOf(deal),
  fallWithoutCards: fallOf(without(deal, { card: deal.card ?? 0 })),
  // Goods Takeover too, which has no action of its own.
  canBeBlocked: categories.includes('action'),
});
/** By the places of designs; connections never stand. */
const PRONE: readonly (Prone | null)[] = DESIGNS.map((design) => (design.kind === 'location' ? proneOf(design) : null));

/** In the order of `PREY`, written out, because goods that are looked up by their names take long. */
function haveOf(state: State, seat: Seat): Amounts {
  const { goods, deals, hand } = playerOf(state, seat);
  const { greyContact, worker, gun, iron, fuel, brick, redContact, blueContact, universalContact, vp, ammo } = goods;
  const cards = hand.length + (state.options.connectionsPay ? connectionsOf(state, seat).length : 0);
  const given = deals.length;
  return [
    greyContact,
    worker,
    gun,
    iron,
    fuel,
    brick,
    cards,
    redContact,
    blueContact,
    universalContact,
    vp,
    ammo,
    given,
  ];
}

/** The machines of the match, by their cards, as attackers that close nothing: made once for each match. */
const attackers = new WeakMap<readonly number[], Attacker[]>();

function attackersOf(state: State, seat: Seat, left: readonly number[]): Attacker[] {
  let known = attackers.get(state.cards);
  if (!known) {
    known = [];
    attackers.set(state.cards, known);
  }
  const machines: Attacker[] = [];
  for (const card of left) {
    known[card] ??= { card, threat: threatOf(machineOf(state, card).attack), actions: NONE };
    const machine = known[card];
    const { threat } = machine;
    machines.push(threat.does === 'close' ? { card, threat, actions: openTo(state, seat, threat.attack) } : machine);
  }
  return machines;
}

/** The attack as it stands. */
export function siegeOf(state: State, seat: Seat, left: readonly number[]): Siege {
  const { blocked } = molochOf(state);
  const canCome = canDraw(state);
  const sites: Site[] = [];
  for (const { card } of locationsOf(state, seat)) {
    const { index, printedTypes, grants } = locationOf(state, card);
    const { fall, fallWithoutCards, canBeBlocked } = PRONE[index] as Prone;
    const { deal, brings } = canCome ? fall : fallWithoutCards;
    const open = canBeBlocked && !blocked.includes(card);
    sites.push({ card, types: printedTypes, grants, deal, brings, open });
  }
  return { have: haveOf(state, seat), sites, machines: attackersOf(state, seat, left) };
}

/** How many machines the seat may still ignore. */
export function ignoresLeft(state: State): number {
  const { seat, ignored } = attackOf(state);
  return Math.max(0, modifier(state, state.abilities, seat, 'ignoreMachine', ANYTHING, kit) - ignored);
}

/** How many of the machines that are left can take effect. */
export function attacksToCome(state: State): { readonly n: number; readonly most: number } {
  const { seat, left } = attackOf(state);
  return { n: left.length, most: mostAttacks(siegeOf(state, seat, left)) };
}

/** A blow as choices: a card or deal that is discarded is chosen too. */
function addChoices(state: State, seat: Seat, { machine, card, at, goods }: Blow, list: Choice[]): void {
  const { attack } = machineOf(state, machine);
  if (attack.does !== 'discard') {
    list.push({ kind: 'blow', machine, card, at, goods });
    return;
  }
  const cards = attack.what === 'card' ? cardsToDiscard(state, seat) : playerOf(state, seat).deals;
  for (const one of byDesign(state, cards)) list.push({ kind: 'blow', machine, card: one.card, at, goods: NO_GOODS });
}

/** The attack as it stood when the question was put that was put last: nothing changes as long as it is open. */
const latest: { decision: object | null; siege: Siege | null } = { decision: null, siege: null };

/** What the seat may choose now: blows that keep the greatest number, and machines that it may ignore. */
export function attackChoices(state: State): Choice[] {
  const { seat, left } = attackOf(state);
  const isLatest = state.decision !== null && state.decision === latest.decision;
  const siege = (isLatest && latest.siege) || siegeOf(state, seat, left);
  const targets = targetsIn(siege);
  const next = nextAttack(siege, targets);
  const list: Choice[] = [];
  for (const blow of bestBlows(next.siege, next.asked)) addChoices(state, seat, blow, list);
  if (ignoresLeft(state) > 0)
    for (const machine of next.asked)
      if (canStrike(targets, machine)) list.push({ kind: 'ignore', machine: machine.card });
  return list;
}

/** R-MOL-018: what is left can do nothing. */
function sparedBy(state: State, seat: Seat, machines: readonly number[], flow: StateFlow): void {
  for (const card of machines) flow.emit({ kind: 'spared', seat, card });
  molochOf(state).attack = null;
}

function strike(state: State, seat: Seat, { machine, card, at, goods }: Blow, flow: StateFlow): void {
  remove(attackOf(state).left, machine);
  flow.emit({ kind: 'struck', seat, card: machine });
  const { attack } = machineOf(state, machine);
  switch (attack.does) {
    case 'raze':
      // R-MOL-019: its owner gains its deal, nobody its spoils. R-MOL-065: nobody razes, so that nothing waits for it.
      flow.emit({ kind: 'machineRazed', seat, card });
      compensate(state, seat, card, flow);
      return;
    case 'block':
      molochOf(state).blocked.push(card);
      flow.emit({ kind: 'actionBlocked', seat, card });
      return;
    case 'close':
      molochOf(state).closed[seat]?.push(at);
      flow.emit({ kind: 'closed', seat, at });
      return;
    case 'discard':
      discardOne(state, seat, attack.what, card, flow);
      return;
    default:
      for (const good in goods) kit.world.lose(state, seat, good, goods[good] ?? 0, bySeat(seat, machine), flow);
  }
}

function discardOne(state: State, seat: Seat, what: 'card' | 'deal', card: number, flow: StateFlow): void {
  if (what === 'card') {
    discardFromHand(state, seat, card);
    flow.emit({ kind: 'discarded', seat, card });
    return;
  }
  remove(playerOf(state, seat).deals, card);
  discard(state, seat, card);
  flow.emit({ kind: 'gaveUpDeal', seat, card });
}

export const attackTasks = {
  /** R-MOL-015: not in the first round. R-MOL-065: in turn order. */
  attackPhase(state, _task, flow) {
    if (state.round === 1 || molochOf(state).deployed.length === 0) return;
    state.phase = 'attack';
    // What was copied may fall to a machine now, and lie face down.
    state.copies = [];
    for (const player of state.players) player.received = null;
    flow.emit({ kind: 'phase', phase: 'attack' });
    flow.push(...seatsInOrder(state).map((seat) => ({ kind: 'faceMachines' as const, seat })));
  },

  faceMachines(state, { seat }, flow) {
    const moloch = molochOf(state);
    moloch.attack = { seat, left: moloch.deployed.map(({ card }) => card), ignored: 0 };
    flow.push({ kind: 'nextBlow' });
  },

  nextBlow(state, _task, flow) {
    const { seat, left } = attackOf(state);
    const siege = siegeOf(state, seat, left);
    const targets = targetsIn(siege);
    if (!siege.machines.some((machine) => canStrike(targets, machine))) {
      sparedBy(state, seat, left, flow);
      return;
    }
    const certain = ignoresLeft(state) > 0 ? undefined : certainLoss(siege);
    if (certain) {
      flow.push({ kind: 'nextBlow' });
      strike(state, seat, certain, flow);
      return;
    }
    flow.ask({ kind: 'blow', seats: [seat] });
    latest.decision = state.decision;
    latest.siege = siege;
  },
} satisfies Partial<TaskHandlers<State>>;

export const attackDecisions = {
  blow: {
    choices: attackChoices,
    choose(state, _decision, seat, choice, flow) {
      flow.push({ kind: 'nextBlow' });
      if (choice.kind === 'ignore') {
        const attack = attackOf(state);
        remove(attack.left, choice.machine);
        attack.ignored++;
        flow.emit({ kind: 'ignored', seat, card: choice.machine });
      } else if (choice.kind === 'blow') strike(state, seat, choice, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
