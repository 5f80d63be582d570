// Made by `npm run compile` from the schema in state.ts. Do not edit: change the schema and run it again.
import { type Compiled, undeclared } from '@cinderhall/kernel';
import type { State } from '../state.ts';

function copyOneOfStatePlayersGoods(from: State['players'][number]['goods']): State['players'][number]['goods'] {
  return {
    scrap: from.scrap,
    weapon: from.weapon,
    fuel: from.fuel,
    brick: from.brick,
    universal: from.universal,
    worker: from.worker,
    incorporate1: from.incorporate1,
    incorporate2: from.incorporate2,
    incorporate3: from.incorporate3,
    conquer1: from.conquer1,
    conquer2: from.conquer2,
    conquer3: from.conquer3,
    conquer4: from.conquer4,
    conquer5: from.conquer5,
    deal1: from.deal1,
    deal2: from.deal2,
    deal3: from.deal3,
    deal4: from.deal4,
    deal5: from.deal5,
    anyContact: from.anyContact,
    defend1: from.defend1,
    defend3: from.defend3,
    redevelop: from.redevelop,
  };
}

function copyOneOfStatePlayersKept(
  from: NonNullable<State['players'][number]['kept']>,
): NonNullable<State['players'][number]['kept']> {
  return {
    scrap: from.scrap,
    weapon: from.weapon,
    fuel: from.fuel,
    brick: from.brick,
    universal: from.universal,
    worker: from.worker,
    incorporate1: from.incorporate1,
    incorporate2: from.incorporate2,
    incorporate3: from.incorporate3,
    conquer1: from.conquer1,
    conquer2: from.conquer2,
    conquer3: from.conquer3,
    conquer4: from.conquer4,
    conquer5: from.conquer5,
    deal1: from.deal1,
    deal2: from.deal2,
    deal3: from.deal3,
    deal4: from.deal4,
    deal5: from.deal5,
    anyContact: from.anyContact,
    defend1: from.defend1,
    defend3: from.defend3,
    redevelop: from.redevelop,
  };
}

function copyOneOfOneOfStatePlayersLocationsGoods(
  from: NonNullable<State['players'][number]['locations'][number]['goods']>,
): NonNullable<State['players'][number]['locations'][number]['goods']> {
  return {
    scrap: from.scrap,
    weapon: from.weapon,
    fuel: from.fuel,
    brick: from.brick,
    universal: from.universal,
    worker: from.worker,
    incorporate1: from.incorporate1,
    incorporate2: from.incorporate2,
    incorporate3: from.incorporate3,
    conquer1: from.conquer1,
    conquer2: from.conquer2,
    conquer3: from.conquer3,
    conquer4: from.conquer4,
    conquer5: from.conquer5,
    deal1: from.deal1,
    deal2: from.deal2,
    deal3: from.deal3,
    deal4: from.deal4,
    deal5: from.deal5,
    anyContact: from.anyContact,
    defend1: from.defend1,
    defend3: from.defend3,
    redevelop: from.redevelop,
  };
}

function copyOneOfOneOfStatePlayersLocations(
  from: State['players'][number]['locations'][number],
): State['players'][number]['locations'][number] {
  return {
    card: from.card,
    vp: from.vp,
    slots: from.slots,
    upgraded: from.upgraded,
    used: from.used,
    goods: from.goods === null ? null : copyOneOfOneOfStatePlayersLocationsGoods(from.goods),
    guard: from.guard,
  };
}

function copyOneOfStatePlayersLocations(
  from: State['players'][number]['locations'],
): State['players'][number]['locations'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfOneOfStatePlayersLocations(one);
  }
  return to;
}

function copyOneOfStatePlayersLeader(
  from: NonNullable<State['players'][number]['leader']>,
): NonNullable<State['players'][number]['leader']> {
  return { card: from.card, vp: from.vp, slots: from.slots, used: from.used };
}

function copyOneOfStatePlayersBoard(from: State['players'][number]['board']): State['players'][number]['board'] {
  return { incorporate: from.incorporate, conquer: from.conquer, deal: from.deal, redevelop: from.redevelop };
}

function copyOneOfStatePlayers(from: State['players'][number]): State['players'][number] {
  return {
    faction: from.faction,
    passed: from.passed,
    score: from.score,
    vp: from.vp,
    base: from.base,
    goods: copyOneOfStatePlayersGoods(from.goods),
    kept: from.kept === null ? null : copyOneOfStatePlayersKept(from.kept),
    hand: from.hand.slice(),
    locations: copyOneOfStatePlayersLocations(from.locations),
    ruins: from.ruins.slice(),
    spoils: from.spoils.slice(),
    deals: from.deals.slice(),
    leader: from.leader === null ? null : copyOneOfStatePlayersLeader(from.leader),
    board: copyOneOfStatePlayersBoard(from.board),
    abroad: from.abroad.slice(),
    visited: from.visited.slice(),
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
    case 'factions':
      return { kind: 'factions', seat: from.seat };
    case 'deal':
      return { kind: 'deal' };
    case 'newTurn':
      return { kind: 'newTurn' };
    case 'pick':
      return { kind: 'pick', n: from.n };
    case 'drawUnseen':
      return { kind: 'drawUnseen' };
    case 'production':
      return { kind: 'production' };
    case 'produce':
      return { kind: 'produce', seat: from.seat };
    case 'cashSpoils':
      return { kind: 'cashSpoils', seat: from.seat };
    case 'locationsProduce':
      return { kind: 'locationsProduce', seat: from.seat };
    case 'actions':
      return { kind: 'actions' };
    case 'act':
      return { kind: 'act', seat: from.seat };
    case 'carryOut':
      return {
        kind: 'carryOut',
        seat: from.seat,
        how: from.how,
        card: from.card,
        strength: from.strength,
        byField: from.byField,
        single: from.single,
      };
    case 'secondDeal':
      return { kind: 'secondDeal', seat: from.seat, range: from.range };
    case 'attack':
      return { kind: 'attack', seat: from.seat, card: from.card, strength: from.strength, byField: from.byField };
    case 'shootOut':
      return { kind: 'shootOut', seat: from.seat, card: from.card, strength: from.strength, byField: from.byField };
    case 'raidWon':
      return { kind: 'raidWon', seat: from.seat, card: from.card };
    case 'fate':
      return { kind: 'fate', seat: from.seat, card: from.card };
    case 'redevelop':
      return { kind: 'redevelop', seat: from.seat, over: from.over, quiet: from.quiet };
    case 'rebuild':
      return { kind: 'rebuild', seat: from.seat };
    case 'swap':
      return { kind: 'swap', seat: from.seat };
    case 'fieldToken':
      return { kind: 'fieldToken', seat: from.seat, how: from.how };
    case 'scoring':
      return { kind: 'scoring' };
    case 'cleanup':
      return { kind: 'cleanup' };
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
    case 'pick':
      return { kind: 'pick', seats: from.seats.slice() };
    case 'spoils':
      return { kind: 'spoils', seats: from.seats.slice() };
    case 'act':
      return { kind: 'act', seats: from.seats.slice() };
    case 'means':
      return { kind: 'means', seats: from.seats.slice(), how: from.how, card: from.card };
    case 'secondDeal':
      return { kind: 'secondDeal', seats: from.seats.slice(), range: from.range };
    case 'shelter':
      return { kind: 'shelter', seats: from.seats.slice() };
    case 'reinforce':
      return {
        kind: 'reinforce',
        seats: from.seats.slice(),
        card: from.card,
        strength: from.strength,
        byField: from.byField,
      };
    case 'defend':
      return {
        kind: 'defend',
        seats: from.seats.slice(),
        attacker: from.attacker,
        card: from.card,
        strength: from.strength,
        byField: from.byField,
      };
    case 'press':
      return {
        kind: 'press',
        seats: from.seats.slice(),
        card: from.card,
        strength: from.strength,
        byField: from.byField,
      };
    case 'spare':
      return { kind: 'spare', seats: from.seats.slice(), card: from.card };
    case 'replace':
      return { kind: 'replace', seats: from.seats.slice(), free: from.free, anyType: from.anyType, quiet: from.quiet };
    case 'clear':
      return { kind: 'clear', seats: from.seats.slice() };
    case 'discard':
      return { kind: 'discard', seats: from.seats.slice(), left: from.left };
    case 'develop':
      return {
        kind: 'develop',
        seats: from.seats.slice(),
        card: from.card,
        anyType: from.anyType,
        optional: from.optional,
      };
    case 'upgrade':
      return { kind: 'upgrade', seats: from.seats.slice(), card: from.card, of: from.of };
    case 'produceAgain':
      return { kind: 'produceAgain', seats: from.seats.slice(), card: from.card };
    case 'under':
      return { kind: 'under', seats: from.seats.slice(), card: from.card, of: from.of };
    case 'steal':
      return { kind: 'steal', seats: from.seats.slice(), card: from.card, what: from.what };
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
    cards: from.cards,
    options: from.options,
    turn: from.turn,
    phase: from.phase,
    first: from.first,
    deck: from.deck.slice(),
    discard: from.discard.slice(),
    row: from.row.slice(),
    playing: from.playing,
    players: copyStatePlayers(from.players),
    abilities: from.abilities,
    chance: from.chance.slice(),
    tasks: copyStateTasks(from.tasks),
    decision: from.decision === null ? null : copyStateDecision(from.decision),
    asked: from.asked,
    answers: from.answers.slice(),
    known: copyStateKnown(from.known),
  };
}

export const compiled: Compiled<State> = { of: 'aab657bb599863bf', copy: copyState };
