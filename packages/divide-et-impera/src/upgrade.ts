import { charge, robotPrice } from './prices.ts';
import { playerOf, type State } from './state.ts';

/** Rules 1 kept only the sum of what missions brought. */
function fromRules1(state: State): void {
  for (const player of state.players) player.earned = player.taken.map(() => 0);
}

/** Two icons of rules 2: "any drone" is on no card any more, and face-down cards have no icon for their Purchase. */
const ANY_DRONE = 39;
const PURCHASE = 48;

/** Rules 2 let Masamune collect anywhere unless told otherwise, and asked what to buy in a question of its own. */
function fromRules2(state: State): void {
  const options: { [name: string]: boolean } = state.options;
  options.freeMasamune = options.strictMasamune !== true;
  delete options.strictMasamune;
  state.icons = state.icons
    .filter(({ icon }) => icon !== ANY_DRONE && icon !== PURCHASE)
    .map(({ icon, left }) => ({ icon: icon > ANY_DRONE ? icon - 1 : icon, left }));
  if (state.decision?.kind === 'recruitTo') state.decision.leader = false;
  if (state.decision?.kind === 'buy') askAgain(state, state.decision);
}

/** Goes back to the question that led to a purchase: about the card in play, or about the next one. */
function askAgain(state: State, { robot }: { readonly kind: 'buy'; readonly robot?: boolean }): void {
  const task = state.tasks.pop();
  if (task?.kind !== 'act' && task?.kind !== 'card') throw new TypeError('nothing led to this purchase');
  const { seat } = task;
  if (robot) {
    const player = playerOf(state, seat);
    charge(state, seat, { tech: 0, energy: -robotPrice(player).energy });
    player.robotUsed = false;
  }
  state.decision =
    task.kind === 'act' ? { kind: 'act', seats: [seat] } : { kind: 'play', seats: [seat], slot: task.slot };
}

export function upgrade(state: State, from: number): State {
  if (from < 2) fromRules1(state);
  if (from < 3) fromRules2(state);
  return state;
}
