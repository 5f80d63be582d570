import { must, type Seat } from '@cinderhall/kernel';
import { type Ability, survivorOf } from './cards/index.ts';
import { type Crew, type Player, playerOf, type State } from './state.ts';

/** R-LA-151: the skill that counts now: printed or given by an item, with food, without contamination. */
export function skillOf({ card, steady, food, contamination }: Crew): number {
  return Math.max(0, (steady > 0 ? steady : survivorOf(card).skill) + food - contamination);
}

export const crewOf = (player: Player, card: number): Crew =>
  must(player.survivors.find((survivor) => survivor.card === card));

export function countIn(player: Player, zone: Crew['zone']): number {
  let n = 0;
  for (const survivor of player.survivors) if (survivor.zone === zone) n++;
  return n;
}

/** R-LA-180: an Active survivor of the seat whose passive ability does this, or null. */
export function activeWith(player: Player, does: Ability['does']): Crew | null {
  for (const survivor of player.survivors)
    if (survivor.zone === 'active' && survivorOf(survivor.card).ability.does === does) return survivor;
  return null;
}

/** The survivor among those exploring now who has this ability, or −1. */
export function actingWith({ turn, players }: State, seat: Seat, does: Ability['does']): number {
  if (turn.seat !== seat) return -1;
  for (const card of turn.acting)
    if (survivorOf(card).ability.does === does && players[seat]?.survivors.some((one) => one.card === card))
      return card;
  return -1;
}

/** R-LA-154: those who are exploring now and still alive. */
export const livingActors = (state: State, seat: Seat): number => {
  let n = 0;
  for (const { card } of playerOf(state, seat).survivors) if (state.turn.acting.includes(card)) n++;
  return n;
};

export const hasActive = ({ players }: State): boolean => {
  for (const player of players) if (!player.out && countIn(player, 'active') > 0) return true;
  return false;
};
