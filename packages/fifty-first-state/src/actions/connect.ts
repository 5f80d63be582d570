import { askPayment, bySeat, type Cost, costOf } from '@cinderhall/effects';
import { must, type Reason, type Seat } from '@cinderhall/kernel';
import { isRepeated, remove } from '@cinderhall/tableau';
import { type Colour, connectionOf } from '../cards/index.ts';
import { coloursOf, discardConnection, pileOf } from '../deck.ts';
import { kit } from '../effect-kit.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../state.ts';
import { CONNECTION_COST, CONNECTION_WORKERS, workersOf } from './prices.ts';

const TAKE: { readonly [colour in Colour]: Choice } = {
  red: { kind: 'takeConnection', colour: 'red' },
  blue: { kind: 'takeConnection', colour: 'blue' },
  yellow: { kind: 'takeConnection', colour: 'yellow' },
};

export function listConnections(state: State, seat: Seat, list: Choice[]): void {
  const player = playerOf(state, seat);
  // R-BASE-150.
  if (workersOf(player) >= CONNECTION_WORKERS)
    for (const colour of coloursOf(state)) if (pileOf(state, colour).open !== null) list.push(TAKE[colour]);
  const { connections } = player;
  for (let i = 0; i < connections.length; i++) {
    const card = connections[i] ?? -1;
    if (!isRepeated(state.cards, connections, i) && canPlay(state, seat, card))
      list.push({ kind: 'playConnection', card });
  }
}

const canPlay = (state: State, seat: Seat, card: number): boolean =>
  kit.can(state, connectionOf(state, card).play, { seat, card, x: 0 });

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
}

/** R-BASE-152, R-BASE-153. */
export const playCost = (state: State, seat: Seat, card: number): Cost =>
  costOf(state, connectionOf(state, card).play, bySeat(seat, card), kit);

export function playConnection(state: State, seat: Seat, card: number, flow: StateFlow): void {
  remove(playerOf(state, seat).connections, card);
  discardConnection(state, card);
  flow.emit({ kind: 'playedConnection', seat, card });
  kit.run(state, connectionOf(state, card).play, bySeat(seat, card), flow);
}

export function whyNotTake(view: State, seat: Seat, colour: Colour): Reason[] {
  if (pileOf(view, colour).open === null) return [{ key: 'fiftyFirstState.why.noConnection', rule: 'R-BASE-150' }];
  return workersOf(playerOf(view, seat)) >= CONNECTION_WORKERS
    ? []
    : [{ key: 'fiftyFirstState.why.connectionWorkers', params: { n: CONNECTION_WORKERS }, rule: 'R-BASE-150' }];
}

export const whyNotPlay = (view: State, seat: Seat, card: number): Reason[] =>
  canPlay(view, seat, card) ? [] : [{ key: 'fiftyFirstState.why.connectionCost', rule: 'R-BASE-153' }];
