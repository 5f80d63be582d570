/** The machines of the match: where they lie and what they are. */
import { must, remember, type Seat, shuffleZone } from '@cinderhall/kernel';
import type { Telling } from '@cinderhall/tableau';
import { locationOf, type MachineData } from '../../cards/index.ts';
import { playerOf, type State } from '../../state.ts';

/** R-MOL-060: what each machine costs the leader at the end. */
export const PENALTY = 2;

export type Moloch = NonNullable<State['moloch']>;
export type Deployed = Moloch['deployed'][number];

export const molochOf = ({ moloch }: Pick<State, 'moloch'>): Moloch => must(moloch, 'Moloch');

/** The machine on the other side of a card; the caller knows that it has one. */
export const machineOf = (state: Pick<State, 'cards'>, card: number): MachineData =>
  must(locationOf(state, card).machine, 'a machine');

export const deployedMachine = (state: State, card: number): Deployed =>
  must(
    molochOf(state).deployed.find((one) => one.card === card),
    'a deployed machine',
  );

export const isDeployed = ({ moloch }: State, card: number): boolean =>
  moloch?.deployed.some((one) => one.card === card) ?? false;

export const countDeployed = ({ moloch }: State): number => moloch?.deployed.length ?? 0;

/** More machines than players. R-MOL-066: those at the table, without the opponent of a lone player. */
export const areOutnumbered = (state: State): boolean => countDeployed(state) > state.players.length;

/** R-MOL-003. */
export const isFurious = (state: State, card: number): boolean => machineOf(state, card).fury && !areOutnumbered(state);

/** The hacked cards in a hand. */
export const hackedIn = (state: State, seat: Seat): number[] =>
  playerOf(state, seat).hand.filter((card) => locationOf(state, card).machine !== null);

export const canTakeMachine = ({ moloch }: State): boolean =>
  moloch !== null && moloch.deck.length + moloch.discard.length > 0;

/** R-MOL-020, R-MOL-022: the bottom card of the machine deck; −1: there is none at all. */
export function nextMachine(state: State, flow: Telling): number {
  const { deck, discard } = molochOf(state);
  if (deck.length === 0 && discard.length > 0) {
    deck.push(...discard.splice(0));
    shuffleZone(state, deck, flow.chance);
    flow.emit({ kind: 'machinesShuffled', n: deck.length });
  }
  return deck.shift() ?? -1;
}

/** A hacked card comes to hand. Its machine faces the others, so that all know which one it is. */
export function toHand(state: State, seat: Seat, card: number): void {
  playerOf(state, seat).hand.push(card);
  for (let other = 0; other < state.players.length; other++) if (other !== seat) remember(state, other, [card]);
}

/** Takes a machine off the table, with all that lies on it (R-MOL-064). */
export function undeploy(state: State, card: number): void {
  const moloch = molochOf(state);
  moloch.deployed = moloch.deployed.filter((one) => one.card !== card);
}

/** Whether nothing is closed on the board of a seat. */
export const areAllOpen = ({ moloch }: State, seat: Seat): boolean => (moloch?.closed[seat]?.length ?? 0) === 0;

/** R-MOL-058: the board action is closed until clean-up. */
export const isClosed = ({ moloch }: State, seat: Seat, at: number): boolean =>
  moloch?.closed[seat]?.includes(at) ?? false;
