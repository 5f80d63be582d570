import { bySeat } from '@cinderhall/effects';
import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { abilitiesAndItems, listAbilities, listItems, playItem, useAbility } from '../actions/items.ts';
import { automaMoves } from '../automa/movement.ts';
import { survivorOf, vehicleOf } from '../cards/index.ts';
import { count, hasSpecial, specials, truckOf } from '../convoy.ts';
import { STOP_KINDS } from '../data/boards.ts';
import type { Shortcut } from '../data/maps.ts';
import { canHaveDriver, canSetOut, roomMakers, seatDriver } from '../driver.ts';
import { kit } from '../effect-kit.ts';
import { announceArrival } from '../last-round.ts';
import { missingOf } from '../ops/gain-missing.ts';
import { leadingSpace, nextOf, standardOrder } from '../order.ts';
import { charge, oneOf, startPrice } from '../prices.ts';
import { distance, edgesOf, endOf, mapOf, shortcutAt, shortcutEdge, startOf, stopAt, waysFrom } from '../route.ts';
import {
  AUTOMA,
  type Choice,
  type ChoiceKind,
  chosen,
  FOOD,
  FUEL,
  type LaFlow,
  markerName,
  type Player,
  playerOf,
  type State,
} from '../state.ts';
import { inReserve, spend } from '../supply.ts';
import { beginPhase, beginTurn } from './exploration.ts';

const STAY: Choice = { kind: 'stay' };
const LEAVE: Choice = { kind: 'leave' };
const TAKE: Choice = { kind: 'takeStop' };
export const CONTAMINATED = STOP_KINDS.indexOf('contamination');

/** R-LA-203: the truck's speed, specials, abilities and items of this turn; fuel comes on top. */
export function pointsOf(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let points = vehicleOf(truckOf(player.convoy).card).speed + state.turn.speed;
  for (const { effect } of specials(player.convoy, 'speed')) points += effect.n;
  for (const { card, zone } of player.survivors) if (zone === 'active') points += driverBonus(state, player, card);
  return points;
}

/** The Navigator helps more when the convoy is far behind the leading one by the shortest way it could take (AMB-34). */
function driverBonus(state: State, player: Player, card: number): number {
  const { ability } = survivorOf(card);
  if (ability.does !== 'speed') return 0;
  if (ability.behind === 0) return ability.n;
  const behind = distance(state, player.space, leadingSpace(state), hasSpecial(player.convoy, 'tracks'));
  return behind >= ability.behind ? ability.n + 1 : ability.n;
}

/** R-LA-202 to R-LA-205: every way the convoy could go, with what it costs. */
export function listDrives(state: State, seat: Seat, list: Choice[]): void {
  const { convoy, space } = playerOf(state, seat);
  const fuel = count(convoy, FUEL) - startPrice(state).n;
  if (fuel < 0 || space >= mapOf(state).end || !canHaveDriver(convoy)) return;
  const food = hasSpecial(convoy, 'recycling') ? count(convoy, FOOD) : 0;
  const points = pointsOf(state, seat);
  for (const { to, via, steps } of waysFrom(state, space, hasSpecial(convoy, 'tracks'), points + fuel + food)) {
    const more = Math.max(0, steps - points);
    for (let eaten = Math.max(0, more - fuel); eaten <= Math.min(more, food); eaten++)
      list.push({ kind: 'drive', to, via, food: eaten });
  }
}

/** R-LA-201: what can be discarded so that somebody can drive, as long as there is fuel to drive with. */
export function listRoomMakers(state: State, seat: Seat, list: Choice[]): void {
  const { convoy, space } = playerOf(state, seat);
  const { n } = startPrice(state);
  if (space >= mapOf(state).end || !canSetOut(convoy, n)) return;
  for (const marker of roomMakers(convoy, n)) list.push({ kind: 'makeRoom', marker });
}

function makeRoom(state: State, seat: Seat, { marker }: ChoiceKind<'makeRoom'>, flow: LaFlow): void {
  charge(state, seat, oneOf(marker));
  flow.emit({ kind: 'shed', seat, marker });
}

/** R-LA-202, R-LA-203: what a way costs; the points of the convoy, or those of the question, go before fuel. */
export function drivePrice(
  state: State,
  seat: Seat,
  { to, via, food }: ChoiceKind<'drive'>,
  points = state.decision?.kind === 'hop' ? state.decision.upTo : pointsOf(state, seat),
): { readonly fuel: number; readonly food: number } {
  const more = Math.max(0, edgesOf(state, playerOf(state, seat).space, to, via).length - points);
  return { fuel: startPrice(state).n + more - food, food };
}

function startDrive(state: State, seat: Seat, choice: ChoiceKind<'drive'>, points: number, flow: LaFlow): void {
  const { to, via } = choice;
  const { turn } = state;
  const player = playerOf(state, seat);
  seatDriver(player.convoy);
  const { fuel, food } = drivePrice(state, seat, choice, points);
  spend(state, seat, FOOD, food);
  spend(state, seat, FUEL, fuel);
  turn.from = player.space;
  turn.to = to;
  turn.via = via;
  turn.moved = true;
  flow.emit({ kind: 'drives', seat, from: player.space, to, fuel, food, via });
  flow.push({ kind: 'travel', seat, to, via });
}

function emitSpeedSources(state: State, seat: Seat, flow: LaFlow): void {
  const player = playerOf(state, seat);
  for (const { card, zone } of player.survivors)
    if (zone === 'active' && survivorOf(card).ability.does === 'speed') flow.emit({ kind: 'ability', seat, card });
  for (const { card } of specials(player.convoy, 'speed')) flow.emit({ kind: 'worked', seat, card, does: 'speed' });
}

/** R-LA-422: every mine on an edge goes off. */
export function setOffMines(state: State, edge: number): number {
  const before = state.mines.length;
  state.mines = state.mines.filter((mined) => mined !== edge);
  const n = before - state.mines.length;
  state.reserve.mine += n;
  return n;
}

/** R-LA-411, R-LA-412: closes the shortcut if it avalanches; the caller applies its damage and contamination. */
export function takeShortcut(state: State, at: number, flow: LaFlow): Shortcut {
  const shortcut = must(mapOf(state).shortcuts[at]);
  if (shortcut.avalanche) {
    state.blocked |= 1 << at;
    flow.emit({ kind: 'avalanche', from: shortcut.from, to: shortcut.to });
  }
  return shortcut;
}

export const movementTasks = {
  movePhase(state, { lap }, flow) {
    if (state.phase !== 'movement') {
      beginPhase(state, 'movement', flow);
      flow.push({ kind: 'movePhase', lap: standardOrder(state) });
      return;
    }
    const who = nextOf(state, lap);
    if (who === null) {
      // R-LA-209, and a last look at the cargo before the shots.
      flow.push({ kind: 'order' }, { kind: 'firing' });
      return;
    }
    flow.push({ kind: 'movePhase', lap });
    if (who === AUTOMA) {
      automaMoves(state, flow);
      return;
    }
    beginTurn(state, who);
    flow.push({ kind: 'move', seat: who });
  },
  move: (_state, { seat }, flow) => flow.ask({ kind: 'move', seats: [seat] }),

  /** Edge by edge: what happens on one is over before the next (R-LA-411, R-LA-422). */
  travel(state, { seat, to, via }, flow) {
    const player = playerOf(state, seat);
    while (player.space < to) {
      const at = shortcutAt(state, player.space, via);
      const edge = at < 0 ? player.space : shortcutEdge(state, at);
      const mines = setOffMines(state, edge);
      if (at < 0) player.space++;
      if (mines > 0) flow.emit({ kind: 'mineWentOff', seat, n: mines });
      if (at < 0 && mines === 0) continue;
      const next = at < 0 ? player.space : must(mapOf(state).shortcuts[at]).to;
      flow.emit({ kind: 'onTheWay', seat, space: next });
      flow.push({ kind: 'travel', seat, to, via });
      if (mines > 0) flow.push({ kind: 'damage', seat, n: mines, zone: 'truckOnly' });
      if (at < 0) return;
      const shortcut = takeShortcut(state, at, flow);
      const { contamination, damage } = shortcut;
      player.space = shortcut.to;
      flow.push(
        { kind: 'contaminate', seat, acting: false, n: contamination },
        { kind: 'damage', seat, n: damage, zone: 'any' },
      );
      return;
    }
    flow.emit({ kind: 'arrived', seat, space: to });
    announceArrival(state, seat, state.turn.from, flow);
    flow.push({ kind: 'arrive', seat });
  },

  /** R-LA-206, R-LA-207. */
  arrive(state, { seat }, flow) {
    const { space } = playerOf(state, seat);
    if (state.phase === 'movement') {
      if (state.turn.freeFuel) flow.push({ kind: 'damage', seat, n: 1, zone: 'truckOnly' }, { kind: 'moved', seat });
      else flow.push({ kind: 'moved', seat });
    }
    const token = state.stops[space] ?? 0;
    if (token === 0) return;
    flow.emit({ kind: 'stopped', seat, space, token: STOP_KINDS[token] });
    if (token === CONTAMINATED) flow.push({ kind: 'contaminate', seat, acting: false, n: 1 });
    else if (token === STOP_KINDS.indexOf('item') || inReserve(state, token) > 0)
      flow.ask({ kind: 'stop', seats: [seat] });
  },
  moved: (_state, { seat }, flow) => flow.ask({ kind: 'moved', seats: [seat] }),
} satisfies Partial<TaskHandlers<State>>;

export const movementDecisions = {
  move: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      listDrives(state, seat, list);
      listRoomMakers(state, seat, list);
      if (!state.turn.freeFuel || list.length === 0) list.push(STAY);
      listAbilities(state, seat, list);
      listItems(state, seat, list);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      switch (choice.kind) {
        case 'drive':
          emitSpeedSources(state, seat, flow);
          if (choice.food > 0)
            for (const { card } of specials(playerOf(state, seat).convoy, 'recycling'))
              flow.emit({ kind: 'worked', seat, card, does: 'recycling' });
          if (usesTracks(state, choice.via))
            for (const { card } of specials(playerOf(state, seat).convoy, 'tracks'))
              flow.emit({ kind: 'worked', seat, card, does: 'tracks' });
          return startDrive(state, seat, choice, pointsOf(state, seat), flow);
        case 'makeRoom':
          flow.push({ kind: 'move', seat });
          return makeRoom(state, seat, choice, flow);
        case 'ability':
          flow.push({ kind: 'move', seat });
          return useAbility(state, seat, choice.card, flow);
        case 'play':
          flow.push({ kind: 'move', seat });
          return playItem(state, seat, choice.card, flow);
        default:
          flow.emit({ kind: 'stayed', seat, space: playerOf(state, seat).space });
      }
    },
  },
  /** R-LA-402: up to so many spaces for one fuel, and nothing on top. */
  hop: {
    choices(state, { upTo }, seat) {
      const { convoy, space } = playerOf(state, seat);
      const list: Choice[] = [];
      listRoomMakers(state, seat, list);
      if (list.length > 0) return list;
      for (const { to, via } of waysFrom(state, space, hasSpecial(convoy, 'tracks'), upTo))
        list.push({ kind: 'drive', to, via, food: 0 });
      return list;
    },
    choose(state, { upTo }, seat, choice, flow) {
      if (choice.kind !== 'makeRoom') return startDrive(state, seat, chosen(choice, 'drive'), upTo, flow);
      makeRoom(state, seat, choice, flow);
      flow.ask({ kind: 'hop', seats: [seat], upTo });
    },
  },
  /** R-LA-207: after the move it is time for a mine. */
  moved: abilitiesAndItems('moved'),
  stop: {
    choices: () => [TAKE, LEAVE],
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind !== 'takeStop') return;
      const { space } = playerOf(state, seat);
      const good = stopAt(state, space);
      state.stops[space] = 0;
      flow.emit({ kind: 'tookStop', seat, space, token: good });
      kit.run(state, [{ op: 'gain', goods: { [good]: 1 } }], bySeat(seat), flow);
    },
  },
  missing: {
    choices: (state, _decision, seat) => missingOf(state, seat),
    choose(state, _decision, seat, choice, flow) {
      const { marker } = chosen(choice, 'give');
      kit.world.gain(state, seat, markerName(marker), 1, bySeat(seat), flow);
    },
  },
  /** R-LA-421, R-LA-423. */
  layMine: {
    choices(state) {
      const { from, to, via } = state.turn;
      return edgesOf(state, from, to, via).map((edge): Choice => ({ kind: 'layMine', edge }));
    },
    choose(state, _decision, seat, choice, flow) {
      const { edge } = chosen(choice, 'layMine');
      if (state.reserve.mine === 0) {
        const [back = edge] = [...state.mines].sort((a, b) => startOf(state, a) - startOf(state, b));
        state.mines.splice(state.mines.indexOf(back), 1);
        flow.emit({ kind: 'mineLifted', space: startOf(state, back), to: endOf(state, back) });
      } else state.reserve.mine--;
      state.mines.push(edge);
      flow.emit({ kind: 'mined', seat, space: startOf(state, edge), to: endOf(state, edge) });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;

const usesTracks = (state: State, via: number): boolean =>
  mapOf(state).shortcuts.some(({ tracks }, at) => tracks && ((via >> at) & 1) === 1);
