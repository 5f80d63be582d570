// Made by `npm run compile` from the schema in state.ts. Do not edit: change the schema and run it again.
import { type Compiled, undeclared } from '@cinderhall/kernel';
import type { State } from '../state.ts';

function copyStateDecks(from: State['decks']): State['decks'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = one.slice();
  }
  return to;
}

function copyStatePools(from: State['pools']): State['pools'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = one.slice();
  }
  return to;
}

function copyOneOfOneOfStatePlayersUp(
  from: State['players'][number]['up'][number],
): State['players'][number]['up'][number] {
  return { card: from.card, phase: from.phase, slot: from.slot, sweet: from.sweet };
}

function copyOneOfStatePlayersUp(from: State['players'][number]['up']): State['players'][number]['up'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfOneOfStatePlayersUp(one);
  }
  return to;
}

function copyOneOfOneOfStatePlayersDown(
  from: State['players'][number]['down'][number],
): State['players'][number]['down'][number] {
  return { card: from.card, phase: from.phase, slot: from.slot, sweet: from.sweet };
}

function copyOneOfStatePlayersDown(from: State['players'][number]['down']): State['players'][number]['down'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfOneOfStatePlayersDown(one);
  }
  return to;
}

function copyOneOfStatePlayersSupply(from: State['players'][number]['supply']): State['players'][number]['supply'] {
  return {
    missions: from.missions,
    cards: from.cards,
    drones: from.drones,
    trade: from.trade,
    outposts: from.outposts,
    abilities: from.abilities,
    tech: from.tech,
    energy: from.energy,
    bought: from.bought,
  };
}

function copyOneOfStatePlayers(from: State['players'][number]): State['players'][number] {
  return {
    faction: from.faction,
    tech: from.tech,
    energy: from.energy,
    reserve: from.reserve,
    shelters: from.shelters.slice(),
    bridges: from.bridges.slice(),
    lifts: from.lifts.slice(),
    hand: from.hand.slice(),
    planned: from.planned.slice(),
    up: copyOneOfStatePlayersUp(from.up),
    down: copyOneOfStatePlayersDown(from.down),
    bin: from.bin.slice(),
    bought: from.bought.slice(),
    locked: from.locked.slice(),
    unlocked: from.unlocked.slice(),
    sweets: from.sweets.slice(),
    taken: from.taken.slice(),
    earned: from.earned.slice(),
    powers: from.powers,
    purchased: from.purchased,
    collectedExtra: from.collectedExtra,
    paidOther: from.paidOther,
    robotUsed: from.robotUsed,
    supply: copyOneOfStatePlayersSupply(from.supply),
  };
}

function copyStatePlayers(from: State['players']): State['players'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStatePlayers(one);
  }
  return to;
}

function copyOneOfStateIcons(from: State['icons'][number]): State['icons'][number] {
  return { icon: from.icon, left: from.left };
}

function copyStateIcons(from: State['icons']): State['icons'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateIcons(one);
  }
  return to;
}

function copyOneOfTriggersPending(
  from: Extract<State['tasks'][number], { kind: 'triggers' }>['pending'][number],
): Extract<State['tasks'][number], { kind: 'triggers' }>['pending'][number] {
  return { seat: from.seat, card: from.card, index: from.index };
}

function copyTriggersPending(
  from: Extract<State['tasks'][number], { kind: 'triggers' }>['pending'],
): Extract<State['tasks'][number], { kind: 'triggers' }>['pending'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfTriggersPending(one);
  }
  return to;
}

function copyOneOfStateTasks(from: State['tasks'][number]): State['tasks'][number] {
  // A blank of a view.
  if (from === null) return from;
  switch (from.kind) {
    case 'effects':
      return { kind: 'effects', list: from.list, at: from.at, seat: from.seat, card: from.card, x: from.x };
    case 'triggers':
      return { kind: 'triggers', pending: copyTriggersPending(from.pending) };
    case 'chooseFaction':
      return { kind: 'chooseFaction', seat: from.seat };
    case 'deal':
      return { kind: 'deal' };
    case 'draft':
      return { kind: 'draft', seat: from.seat };
    case 'turn':
      return { kind: 'turn' };
    case 'phase':
      return { kind: 'phase', phase: from.phase };
    case 'plan':
      return { kind: 'plan', slot: from.slot };
    case 'begin':
      return { kind: 'begin', seat: from.seat };
    case 'card':
      return { kind: 'card', seat: from.seat, slot: from.slot };
    case 'act':
      return { kind: 'act', seat: from.seat };
    case 'endPhase':
      return { kind: 'endPhase', seat: from.seat };
    case 'mission':
      return { kind: 'mission', seat: from.seat };
    case 'count':
      return { kind: 'count', seat: from.seat };
    case 'cleanup':
      return { kind: 'cleanup' };
    case 'final':
      return { kind: 'final' };
    case 'gain':
      return { kind: 'gain', seat: from.seat, tech: from.tech, energy: from.energy };
    case 'take':
      return { kind: 'take', seat: from.seat, area: from.area };
    case 'exchange':
      return { kind: 'exchange', seat: from.seat, byCard: from.byCard };
    case 'extraCollect':
      return { kind: 'extraCollect', seat: from.seat };
    case 'salvage':
      return { kind: 'salvage', seat: from.seat, area: from.area, left: from.left };
    case 'airdrop':
      return { kind: 'airdrop', seat: from.seat, area: from.area, left: from.left };
    case 'restock':
      return { kind: 'restock', seat: from.seat, market: from.market };
    default:
      return undeclared(from);
  }
}

function copyStateTasks(from: State['tasks']): State['tasks'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateTasks(one);
  }
  return to;
}

function copyStateDecision(from: NonNullable<State['decision']>): NonNullable<State['decision']> {
  // A blank of a view.
  if (from === null) return from;
  switch (from.kind) {
    case 'effectOption':
      return {
        kind: 'effectOption',
        seats: from.seats.slice(),
        options: from.options,
        seat: from.seat,
        card: from.card,
        x: from.x,
      };
    case 'effectPayment':
      return {
        kind: 'effectPayment',
        seats: from.seats.slice(),
        payments: from.payments,
        list: from.list,
        seat: from.seat,
        card: from.card,
        x: from.x,
      };
    case 'effectAmount':
      return {
        kind: 'effectAmount',
        seats: from.seats.slice(),
        cost: from.cost,
        most: from.most,
        list: from.list,
        seat: from.seat,
        card: from.card,
        x: from.x,
      };
    case 'effectTake':
      return {
        kind: 'effectTake',
        seats: from.seats.slice(),
        of: from.of,
        from: from.from,
        left: from.left,
        seat: from.seat,
        card: from.card,
        x: from.x,
      };
    case 'effectOrder':
      return { kind: 'effectOrder', seats: from.seats.slice(), pending: copyTriggersPending(from.pending) };
    case 'faction':
      return { kind: 'faction', seats: from.seats.slice() };
    case 'draftColour':
      return { kind: 'draftColour', seats: from.seats.slice() };
    case 'draftAbility':
      return { kind: 'draftAbility', seats: from.seats.slice(), cards: from.cards.slice() };
    case 'plan':
      return { kind: 'plan', seats: from.seats.slice(), slot: from.slot };
    case 'deploy':
      return { kind: 'deploy', seats: from.seats.slice() };
    case 'play':
      return { kind: 'play', seats: from.seats.slice(), slot: from.slot };
    case 'act':
      return { kind: 'act', seats: from.seats.slice() };
    case 'moveFrom':
      return {
        kind: 'moveFrom',
        seats: from.seats.slice(),
        tactical: from.tactical,
        logistic: from.logistic,
        bonus: from.bonus,
      };
    case 'moveTo':
      return {
        kind: 'moveTo',
        seats: from.seats.slice(),
        from: from.from,
        tactical: from.tactical,
        logistic: from.logistic,
        bonus: from.bonus,
      };
    case 'moveUnits':
      return {
        kind: 'moveUnits',
        seats: from.seats.slice(),
        from: from.from,
        to: from.to,
        tactical: from.tactical,
        logistic: from.logistic,
        bonus: from.bonus,
      };
    case 'recruitAs':
      return { kind: 'recruitAs', seats: from.seats.slice(), tactical: from.tactical, machinery: from.machinery };
    case 'recruitFrom':
      return { kind: 'recruitFrom', seats: from.seats.slice(), tactical: from.tactical, machinery: from.machinery };
    case 'recruitTo':
      return {
        kind: 'recruitTo',
        seats: from.seats.slice(),
        from: from.from,
        leader: from.leader,
        tactical: from.tactical,
        machinery: from.machinery,
      };
    case 'seed':
      return { kind: 'seed', seats: from.seats.slice(), area: from.area };
    case 'collect':
      return {
        kind: 'collect',
        seats: from.seats.slice(),
        logistic: from.logistic,
        machinery: from.machinery,
        extra: from.extra,
      };
    case 'salvage':
      return { kind: 'salvage', seats: from.seats.slice(), area: from.area, left: from.left };
    case 'airdrop':
      return { kind: 'airdrop', seats: from.seats.slice(), area: from.area, left: from.left };
    case 'discard':
      return { kind: 'discard', seats: from.seats.slice(), tech: from.tech, area: from.area };
    case 'exchange':
      return { kind: 'exchange', seats: from.seats.slice(), byCard: from.byCard };
    case 'buildKind':
      return { kind: 'buildKind', seats: from.seats.slice(), kinds: from.kinds.slice() };
    case 'buildOld':
      return { kind: 'buildOld', seats: from.seats.slice(), what: from.what };
    case 'buildAt':
      return { kind: 'buildAt', seats: from.seats.slice(), what: from.what, old: from.old };
    case 'eliminate':
      return { kind: 'eliminate', seats: from.seats.slice() };
    case 'copy':
      return { kind: 'copy', seats: from.seats.slice() };
    case 'drone':
      return { kind: 'drone', seats: from.seats.slice(), bonus: from.bonus };
    case 'fly':
      return { kind: 'fly', seats: from.seats.slice(), drone: from.drone, reach: from.reach, base: from.base };
    case 'teleport':
      return { kind: 'teleport', seats: from.seats.slice(), drone: from.drone, ground: from.ground, roof: from.roof };
    case 'buy':
      return { kind: 'buy', seats: from.seats.slice() };
    case 'pay':
      return { kind: 'pay', seats: from.seats.slice(), market: from.market, slot: from.slot, robot: from.robot };
    case 'mission':
      return { kind: 'mission', seats: from.seats.slice() };
    default:
      return undeclared(from);
  }
}

function copyStateKnown(from: State['known']): State['known'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = one.slice();
  }
  return to;
}

function copyState(from: State): State {
  return {
    options: from.options,
    board: from.board,
    outposts: from.outposts,
    missions: from.missions,
    turn: from.turn,
    phase: from.phase,
    over: from.over,
    order: from.order.slice(),
    collectors: from.collectors.slice(),
    leaders: from.leaders.slice(),
    drones: from.drones.slice(),
    resources: from.resources.slice(),
    leads: from.leads.slice(),
    holders: from.holders.slice(),
    cubes: from.cubes.slice(),
    tech: from.tech,
    energy: from.energy,
    decks: copyStateDecks(from.decks),
    slots: from.slots.slice(),
    sweets: from.sweets.slice(),
    pools: copyStatePools(from.pools),
    box: from.box.slice(),
    players: copyStatePlayers(from.players),
    icons: copyStateIcons(from.icons),
    buying: from.buying,
    sweetened: from.sweetened,
    extraOutposts: from.extraOutposts,
    bonusMoves: from.bonusMoves,
    chance: from.chance.slice(),
    tasks: copyStateTasks(from.tasks),
    decision: from.decision === null ? null : copyStateDecision(from.decision),
    asked: from.asked,
    answers: from.answers.slice(),
    known: copyStateKnown(from.known),
  };
}

export const compiled: Compiled<State> = { of: 'f327986692241043', copy: copyState };
