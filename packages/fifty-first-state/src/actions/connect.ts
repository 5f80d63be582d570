import { affordable, askPayment, bySeat, type Cost, costOf, frozen } from '@cinderhall/effects';
import { must, type Reason, type Seat } from '@cinderhall/kernel';
import { isRepeated } from '@cinderhall/tableau';
import { type Colour, connectionOf } from '../cards/index.ts';
import { coloursOf, connectionsOf, discardConnection, pileOf, removeConnection } from '../deck.ts';
import { kit } from '../effect-kit.ts';
import { fireFeatures } from '../features.ts';
import { rulesOf, setsWith } from '../sets/index.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../state.ts';
import { CONNECTION_COST, CONNECTION_WORKERS, workersOf } from './prices.ts';

const TAKE: { readonly [colour in Colour]: Choice } = {
  red: { kind: 'takeConnection', colour: 'red' },
  blue: { kind: 'takeConnection', colour: 'blue' },
  yellow: { kind: 'takeConnection', colour: 'yellow' },
};

const ANYTHING = frozen({});

export function listConnections(state: State, seat: Seat, list: Choice[]): void {
  const player = playerOf(state, seat);
  // R-BASE-150.
  if (workersOf(player) >= CONNECTION_WORKERS)
    for (const colour of coloursOf(state)) if (pileOf(state, colour).open !== null) list.push(TAKE[colour]);
  const held = connectionsOf(state, seat);
  // A card that has to wait must not stand for another of its kind.
  const connections = setsWith.mayPlay(state).length > 0 ? held.filter((card) => mayPlay(state, seat, card)) : held;
  for (let i = 0; i < connections.length; i++) {
    const card = connections[i] ?? -1;
    if (!isRepeated(state.cards, connections, i) && canPlay(state, seat, card))
      list.push({ kind: 'playConnection', card });
  }
}

/** R-BASE-192: not in the turn in which it was taken, where a turn has more than one action. */
function mayPlay(state: State, seat: Seat, card: number): boolean {
  for (const rules of setsWith.mayPlay(state)) if (!rules.mayPlay(state, seat, card)) return false;
  return true;
}

const canPlay = (state: State, seat: Seat, card: number): boolean =>
  mayPlay(state, seat, card) && kit.can(state, connectionOf(state, card).play, { seat, card, x: 0 });

export function startTaking(state: State, seat: Seat, colour: Colour, flow: StateFlow): void {
  flow.push({ kind: 'takeConnection', seat, colour });
  askPayment(state, CONNECTION_COST, [], bySeat(seat), flow, kit);
}

/** R-BASE-151: nothing takes its place this round. */
export function takeConnection(state: State, seat: Seat, colour: Colour, flow: StateFlow): void {
  const pile = pileOf(state, colour);
  const card = must(pile.open, `an open ${colour} connection`);
  pile.open = null;
  playerOf(state, seat).connections.push(card);
  flow.emit({ kind: 'connected', seat, card });
  for (const id of state.options.sets) rulesOf(id).connected?.(state);
}

/** R-BASE-152, R-BASE-153. */
export const playCost = (state: State, seat: Seat, card: number): Cost =>
  costOf(state, connectionOf(state, card).play, bySeat(seat, card), kit);

export function playConnection(state: State, seat: Seat, card: number, flow: StateFlow): void {
  const { colour, play } = connectionOf(state, card);
  removeConnection(state, seat, card);
  discardConnection(state, card);
  flow.emit({ kind: 'playedConnection', seat, card });
  // After its own goods, so that it is pushed before them.
  fireFeatures(state, seat, `${colour}Connection`, ANYTHING, flow);
  kit.run(state, play, bySeat(seat, card), flow);
}

export function whyNotTake(view: State, seat: Seat, colour: Colour): Reason[] {
  if (pileOf(view, colour).open === null) return [{ key: 'fiftyFirstState.why.noConnection', rule: 'R-BASE-150' }];
  return workersOf(playerOf(view, seat)) >= CONNECTION_WORKERS
    ? []
    : [{ key: 'fiftyFirstState.why.connectionWorkers', params: { n: CONNECTION_WORKERS }, rule: 'R-BASE-150' }];
}

export function whyNotPlay(view: State, seat: Seat, card: number): Reason[] {
  if (canPlay(view, seat, card)) return [];
  if (!mayPlay(view, seat, card)) return [{ key: 'fiftyFirstState.why.connectionFresh', rule: 'R-BASE-192' }];
  return affordable(kit.world, view, seat, playCost(view, seat, card))
    ? [{ key: 'fiftyFirstState.why.noEffect', rule: 'R-BASE-126' }]
    : [{ key: 'fiftyFirstState.why.connectionCost', rule: 'R-BASE-153' }];
}
