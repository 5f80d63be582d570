import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { survivorOf } from '../cards/index.ts';
import { actingWith, crewOf, skillOf } from '../crew.ts';
import { discard, discardItem, itemWith } from '../decks.ts';
import {
  type Choice,
  type Crew,
  chosen,
  FOOD,
  type LaFlow,
  type Player,
  playerOf,
  type State,
  SURVIVOR,
} from '../state.ts';
import { toReserve } from '../supply.ts';
import { eliminate } from './eliminate.ts';

const STOP: Choice = { kind: 'stop' };

/** Removes a survivor card; its marker is removed separately. */
function removeSurvivor(state: State, seat: Seat, card: number, flow: LaFlow): void {
  const player = playerOf(state, seat);
  const at = player.survivors.findIndex((survivor) => survivor.card === card);
  const [gone] = player.survivors.splice(at, 1);
  toReserve(state, FOOD, gone?.food ?? 0);
  discard(state, card);
  flow.emit({ kind: 'died', seat, card });
}

/** R-LA-152: a survivor without any skill left dies, and one marker goes with it. */
export function removeDead(state: State, seat: Seat, flow: LaFlow): void {
  const player = playerOf(state, seat);
  for (let i = player.survivors.length - 1; i >= 0; i--) {
    const survivor = must(player.survivors[i]);
    if (skillOf(survivor) > 0) continue;
    removeSurvivor(state, seat, survivor.card, flow);
    flow.push({ kind: 'lift', seat, marker: SURVIVOR });
  }
  if (player.survivors.length === 0) eliminate(state, seat, flow);
}

/** R-LA-130: food on the cards of a seat goes back at the end of its turn. */
export function clearFood(state: State, seat: Seat, flow: LaFlow): void {
  let cleared = false;
  for (const survivor of playerOf(state, seat).survivors) {
    if (survivor.food === 0) continue;
    toReserve(state, FOOD, survivor.food);
    survivor.food = 0;
    cleared = true;
  }
  if (cleared) removeDead(state, seat, flow);
}

const isCandidate = (state: State, { card }: Crew, acting: boolean): boolean =>
  !acting || state.turn.acting.includes(card);
const candidates = (state: State, { survivors }: Player, acting: boolean): boolean => {
  for (const survivor of survivors) if (isCandidate(state, survivor, acting)) return true;
  return false;
};

export const crewTasks = {
  /** R-LA-150; the Hermit keeps those he explores with clean (AMB-46). */
  contaminate(state, { seat, acting, n }, flow) {
    const player = playerOf(state, seat);
    if (player.out || n === 0 || !candidates(state, player, acting)) return;
    const hermit = actingWith(state, seat, 'ignoreContamination');
    if (hermit >= 0) {
      flow.emit({ kind: 'ability', seat, card: hermit });
      return;
    }
    // Asking another seat may reveal that it holds a Protective Suit.
    if (state.turn.seat !== seat) flow.barrier();
    flow.ask({ kind: 'contaminate', seats: [seat], acting, n });
  },
  cleanse(state, { seat, acting, n }, flow) {
    const { survivors } = playerOf(state, seat);
    const some = survivors.some((one) => one.contamination > 0 && isCandidate(state, one, acting));
    if (n > 0 && some) flow.ask({ kind: 'cleanse', seats: [seat], acting, n });
  },
  /** R-LA-055: with a survivor marker a survivor card is lost. */
  mourn: (_state, { seat }, flow) => flow.ask({ kind: 'mourn', seats: [seat] }),
} satisfies Partial<TaskHandlers<State>>;

export const crewDecisions = {
  contaminate: {
    choices(state, { acting }, seat) {
      const player = playerOf(state, seat);
      const list: Choice[] = [];
      for (const survivor of player.survivors)
        if (isCandidate(state, survivor, acting)) list.push({ kind: 'onto', card: survivor.card });
      const suit = itemWith(player.items, 'shield');
      if (suit >= 0) list.push({ kind: 'play', card: suit });
      return list;
    },
    choose(state, { acting, n }, seat, choice, flow) {
      if (n > 1) flow.push({ kind: 'contaminate', seat, acting, n: n - 1 });
      if (choice.kind === 'play') {
        discardItem(state, seat, choice.card);
        flow.emit({ kind: 'played', seat, card: choice.card });
        return;
      }
      const { card } = chosen(choice, 'onto');
      crewOf(playerOf(state, seat), card).contamination++;
      flow.emit({ kind: 'contaminated', seat, card });
      removeDead(state, seat, flow);
    },
  },
  cleanse: {
    choices(state, { acting }, seat) {
      const list: Choice[] = [];
      for (const survivor of playerOf(state, seat).survivors)
        if (survivor.contamination > 0 && isCandidate(state, survivor, acting))
          list.push({ kind: 'cure', card: survivor.card });
      list.push(STOP);
      return list;
    },
    choose(state, { acting, n }, seat, choice, flow) {
      if (choice.kind !== 'cure') return;
      crewOf(playerOf(state, seat), choice.card).contamination--;
      flow.emit({ kind: 'cleansed', seat, card: choice.card });
      flow.push({ kind: 'cleanse', seat, acting, n: n - 1 });
    },
  },
  mourn: {
    /** R-LA-134: a survivor recruited this turn stays, if anybody else can go. */
    choices(state, _decision, seat) {
      const { survivors } = playerOf(state, seat);
      const list: Choice[] = [];
      for (const { card } of survivors)
        if (survivors.length === 1 || card !== state.turn.recruited) list.push({ kind: 'mourn', card });
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      removeSurvivor(state, seat, chosen(choice, 'mourn').card, flow);
      if (playerOf(state, seat).survivors.length === 0) eliminate(state, seat, flow);
    },
  },
  rouse: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      for (const { card, zone } of playerOf(state, seat).survivors)
        if (zone === 'rest') list.push({ kind: 'rouse', card });
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      const { card } = chosen(choice, 'rouse');
      crewOf(playerOf(state, seat), card).zone = 'active';
      flow.emit({ kind: 'roused', seat, card });
    },
  },
  steady: {
    choices(state, { skill }, seat) {
      const list: Choice[] = [];
      for (const survivor of playerOf(state, seat).survivors)
        if (canSteady(survivor, skill)) list.push({ kind: 'steady', card: survivor.card });
      return list;
    },
    choose(state, { skill }, seat, choice, flow) {
      const { card } = chosen(choice, 'steady');
      crewOf(playerOf(state, seat), card).steady = skill;
      flow.emit({ kind: 'steadied', seat, card, n: skill });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;

/** Only those who can still explore this phase and would gain by it. */
export const canSteady = ({ card, zone, steady }: Crew, skill: number): boolean =>
  zone === 'active' && steady === 0 && survivorOf(card).skill < skill;
