import type { DecisionHandlers, Seat, TaskHandlers } from '@cinderhall/kernel';
import { designOf, isVehicle, survivorOf, vehicleOf } from '../cards/index.ts';
import {
  canTowMore,
  columnsOf,
  contents,
  deviceAt,
  freshPart,
  overflow,
  partOf,
  trailersOf,
  truckOf,
} from '../convoy.ts';
import { discard } from '../decks.ts';
import {
  type Choice,
  chosen,
  DAMAGED,
  EMPTY,
  type LaFlow,
  type Part,
  playerOf,
  type State,
  SURVIVOR,
} from '../state.ts';
import { inReserve, receive, takeFromReserve } from '../supply.ts';

/** R-LA-403: what a seat may take out of the exploration discard: no start card of another colour. */
export function salvageable(seat: Seat, card: number): boolean {
  const design = designOf(card);
  if (!isVehicle(design)) return false;
  const colour = /^(?:truck|trailer)-(\d)$/.exec(design.id)?.[1];
  return colour === undefined || Number(colour) === seat + 1;
}

/** Takes a card from wherever it lies openly: a place of the zone or a discard pile. */
function pickUp(state: State, card: number): void {
  const place = state.zone.find((one) => one.card === card);
  if (place) place.card = null;
  for (const pile of [state.discard, state.lootDiscard]) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
}

/** R-LA-132: what lay on a card is set aside, its damage is gone, and the card goes to its pile. */
function scrap(state: State, seat: Seat, part: Part, flow: LaFlow): void {
  const player = playerOf(state, seat);
  player.convoy.splice(player.convoy.indexOf(part), 1);
  for (const held of part.slots) if (held !== EMPTY && held !== DAMAGED) player.aside.push(held);
  discard(state, part.card);
  flow.emit({ kind: 'scrapped', seat, card: part.card });
}

/** R-LA-126, R-LA-127, R-LA-128: the columns where a card could go; a trailer at the rear, or in place of another. */
export function columnsFor(state: State, seat: Seat, card: number): number[] {
  const player = playerOf(state, seat);
  const columns = columnsOf(player.convoy);
  switch (vehicleOf(card).kind) {
    case 'truck':
      return [0];
    case 'trailer':
      return canTowMore(player) ? [columns] : trailersOf(player.convoy).map(({ column }) => column);
    default:
      return Array.from({ length: columns }, (_, column) => column);
  }
}

export function mount(state: State, seat: Seat, card: number, column: number, flow: LaFlow): void {
  const { convoy } = playerOf(state, seat);
  const top = vehicleOf(card).kind === 'device';
  const old = top ? deviceAt(convoy, column) : convoy.find((part) => part.column === column && !part.top);
  pickUp(state, card);
  if (old) scrap(state, seat, old, flow);
  convoy.push(freshPart(card, column, top));
  flow.emit({ kind: 'installed', seat, card, column: column + 1 });
  flow.push({ kind: 'unhitch', seat }, { kind: 'stow', seat, must: false });
}

/** R-LA-129: a trailer leaves with its device, and those behind it close up (AMB-08). */
function unhitch(state: State, seat: Seat, card: number, flow: LaFlow): void {
  const player = playerOf(state, seat);
  const trailer = partOf(player.convoy, card);
  const device = deviceAt(player.convoy, trailer.column);
  if (device) scrap(state, seat, device, flow);
  scrap(state, seat, trailer, flow);
  for (const part of player.convoy) if (part.column > trailer.column) part.column--;
}

/** R-LA-116: whether a survivor marker could be had and find a slot, even if resources have to go for it. */
export function canRecruit(state: State, seat: Seat): boolean {
  const { convoy, survivors } = playerOf(state, seat);
  if (inReserve(state, SURVIVOR) === 0) return false;
  const held = contents(convoy).fill(0);
  held[SURVIVOR] = survivors.length + 1;
  return overflow(convoy, held) === 0;
}

/** R-LA-133: into Rest, with a marker in the convoy. */
export function recruit(state: State, seat: Seat, card: number, must: boolean, flow: LaFlow): void {
  const player = playerOf(state, seat);
  pickUp(state, card);
  player.survivors.push({ card, zone: 'rest', contamination: 0, food: 0, steady: 0 });
  flow.emit({ kind: 'recruited', seat, card, skill: survivorOf(card).skill });
  if (takeFromReserve(state, SURVIVOR)) receive(state, seat, [SURVIVOR], flow, must);
}

export const upgradeTasks = {
  install: (_state, { seat, card }, flow) => flow.ask({ kind: 'install', seats: [seat], card }),
  unhitch(state, { seat }, flow) {
    const { convoy } = playerOf(state, seat);
    if (vehicleOf(truckOf(convoy).card).towing < columnsOf(convoy) - 1) flow.ask({ kind: 'unhitch', seats: [seat] });
  },
} satisfies Partial<TaskHandlers<State>>;

const listMounts = (state: State, seat: Seat, card: number, list: Choice[]): Choice[] => {
  for (const column of columnsFor(state, seat, card)) list.push({ kind: 'mount', card, column });
  return list;
};

const REFUSE: Choice = { kind: 'refuse' };

export const upgradeDecisions = {
  install: {
    choices: (state, { card }, seat) => listMounts(state, seat, card, []),
    choose(state, _decision, seat, choice, flow) {
      const { card, column } = chosen(choice, 'mount');
      mount(state, seat, card, column, flow);
    },
  },
  salvage: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      for (const card of state.discard) if (salvageable(seat, card)) listMounts(state, seat, card, list);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      const { card, column } = chosen(choice, 'mount');
      mount(state, seat, card, column, flow);
    },
  },
  unhitch: {
    choices: (state, _decision, seat) =>
      trailersOf(playerOf(state, seat).convoy).map(({ card }): Choice => ({ kind: 'unhitch', card })),
    choose(state, _decision, seat, choice, flow) {
      unhitch(state, seat, chosen(choice, 'unhitch').card, flow);
      flow.push({ kind: 'unhitch', seat });
    },
  },
  /** R-LA-233, AMB-17: loot is added to the convoy, or laid away. */
  loot: {
    choices(state, { card }, seat) {
      const list: Choice[] = [];
      if (isVehicle(designOf(card))) listMounts(state, seat, card, list);
      else if (canRecruit(state, seat)) list.push({ kind: 'mount', card, column: 0 });
      list.push(REFUSE);
      return list;
    },
    choose(state, { card }, seat, choice, flow) {
      if (choice.kind !== 'mount') flow.emit({ kind: 'refused', seat, card });
      else if (isVehicle(designOf(card))) mount(state, seat, card, choice.column, flow);
      else recruit(state, seat, card, true, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
