// Made by `npm run compile` from the schema in state.ts. Do not edit: change the schema and run it again.
import { type Compiled, undeclared } from '@cinderhall/kernel';
import type { State } from '../state.ts';

function copyOneOfStateZone(from: State['zone'][number]): State['zone'][number] {
  return { card: from.card, left: from.left.slice(), right: from.right.slice() };
}

function copyStateZone(from: State['zone']): State['zone'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateZone(one);
  }
  return to;
}

function copyOneOfStateEnemies(from: State['enemies'][number]): State['enemies'][number] {
  return {
    card: from.card,
    region: from.region,
    loot: from.loot,
    defence: from.defence,
    damage: from.damage,
    targets: from.targets.slice(),
  };
}

function copyStateEnemies(from: State['enemies']): State['enemies'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateEnemies(one);
  }
  return to;
}

function copyOneOfStateRewards(from: State['rewards'][number]): State['rewards'][number] {
  return { enemy: from.enemy, winner: from.winner, loot: from.loot, helpers: from.helpers.slice() };
}

function copyStateRewards(from: State['rewards']): State['rewards'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateRewards(one);
  }
  return to;
}

function copyStateReserve(from: State['reserve']): State['reserve'] {
  return {
    ammo: from.ammo,
    food: from.food,
    fuel: from.fuel,
    item: from.item,
    survivor: from.survivor,
    mine: from.mine,
  };
}

function copyOneOfOneOfStatePlayersSurvivors(
  from: State['players'][number]['survivors'][number],
): State['players'][number]['survivors'][number] {
  return { card: from.card, zone: from.zone, contamination: from.contamination, food: from.food, steady: from.steady };
}

function copyOneOfStatePlayersSurvivors(
  from: State['players'][number]['survivors'],
): State['players'][number]['survivors'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfOneOfStatePlayersSurvivors(one);
  }
  return to;
}

function copyOneOfOneOfStatePlayersConvoy(
  from: State['players'][number]['convoy'][number],
): State['players'][number]['convoy'][number] {
  return { card: from.card, column: from.column, top: from.top, slots: from.slots.slice() };
}

function copyOneOfStatePlayersConvoy(from: State['players'][number]['convoy']): State['players'][number]['convoy'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfOneOfStatePlayersConvoy(one);
  }
  return to;
}

function copyOneOfStatePlayers(from: State['players'][number]): State['players'][number] {
  return {
    out: from.out,
    fame: from.fame,
    survivors: copyOneOfStatePlayersSurvivors(from.survivors),
    convoy: copyOneOfStatePlayersConvoy(from.convoy),
    aside: from.aside.slice(),
    items: from.items.slice(),
    space: from.space,
    used: from.used.slice(),
    fired: from.fired.slice(),
    rationed: from.rationed,
    hasHit: from.hasHit,
    ignored: from.ignored,
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

function copyStateAutomaRows(from: NonNullable<State['automa']>['rows']): NonNullable<State['automa']>['rows'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = one.slice();
  }
  return to;
}

function copyStateAutoma(from: NonNullable<State['automa']>): NonNullable<State['automa']> {
  return {
    space: from.space,
    fame: from.fame,
    rows: copyStateAutomaRows(from.rows),
    crew: from.crew.slice(),
    token: from.token,
    contaminated: from.contaminated,
    deck: from.deck.slice(),
    faceDown: from.faceDown.slice(),
    faceUp: from.faceUp.slice(),
    discard: from.discard.slice(),
    trophies: from.trophies.slice(),
    lead: from.lead,
    fired: from.fired.slice(),
  };
}

function copyStateTurn(from: State['turn']): State['turn'] {
  return {
    seat: from.seat,
    acted: from.acted,
    slot: from.slot,
    acting: from.acting.slice(),
    cardDone: from.cardDone,
    bonusDone: from.bonusDone,
    recruited: from.recruited,
    from: from.from,
    to: from.to,
    via: from.via,
    moved: from.moved,
    freeFuel: from.freeFuel,
    speed: from.speed,
  };
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
    case 'round':
      return { kind: 'round' };
    case 'refill':
      return { kind: 'refill' };
    case 'happen':
      return { kind: 'happen', card: from.card, lap: from.lap.slice() };
    case 'explorePhase':
      return { kind: 'explorePhase' };
    case 'exploreLap':
      return { kind: 'exploreLap', lap: from.lap.slice() };
    case 'turn':
      return { kind: 'turn', seat: from.seat };
    case 'deed':
      return { kind: 'deed', seat: from.seat };
    case 'collect':
      return { kind: 'collect', seat: from.seat, card: from.card };
    case 'leaveEncounter':
      return { kind: 'leaveEncounter', card: from.card };
    case 'finishExplore':
      return { kind: 'finishExplore', seat: from.seat };
    case 'endPhase':
      return { kind: 'endPhase' };
    case 'order':
      return { kind: 'order' };
    case 'restPhase':
      return { kind: 'restPhase', lap: from.lap.slice() };
    case 'rest':
      return { kind: 'rest', seat: from.seat };
    case 'restLate':
      return { kind: 'restLate', seat: from.seat };
    case 'movePhase':
      return { kind: 'movePhase', lap: from.lap.slice() };
    case 'move':
      return { kind: 'move', seat: from.seat };
    case 'travel':
      return { kind: 'travel', seat: from.seat, to: from.to, via: from.via };
    case 'arrive':
      return { kind: 'arrive', seat: from.seat };
    case 'moved':
      return { kind: 'moved', seat: from.seat };
    case 'arrange':
      return { kind: 'arrange', lap: from.lap.slice() };
    case 'firing':
      return { kind: 'firing' };
    case 'name':
      return { kind: 'name', lap: from.lap.slice() };
    case 'ambush':
      return { kind: 'ambush' };
    case 'strike':
      return { kind: 'strike', enemy: from.enemy, lap: from.lap.slice() };
    case 'shots':
      return { kind: 'shots', lap: from.lap.slice() };
    case 'shoot':
      return { kind: 'shoot', seat: from.seat };
    case 'automaShoots':
      return { kind: 'automaShoots' };
    case 'attack':
      return { kind: 'attack', seat: from.seat, at: from.at, enemy: from.enemy, item: from.item, snap: from.snap };
    case 'hit':
      return { kind: 'hit', seat: from.seat, enemy: from.enemy, snap: from.snap };
    case 'defeat':
      return { kind: 'defeat', enemy: from.enemy, snap: from.snap };
    case 'rewards':
      return { kind: 'rewards' };
    case 'award':
      return { kind: 'award', seat: from.seat, card: from.card };
    case 'volley':
      return { kind: 'volley', region: from.region };
    case 'underFire':
      return {
        kind: 'underFire',
        lap: from.lap.slice(),
        region: from.region,
        zone: from.zone,
        rows: from.rows.slice(),
        letter: from.letter,
      };
    case 'howl':
      return { kind: 'howl', seat: from.seat, enemies: from.enemies.slice() };
    case 'disperse':
      return { kind: 'disperse' };
    case 'endRound':
      return { kind: 'endRound', lap: from.lap.slice() };
    case 'automaEnd':
      return { kind: 'automaEnd', at: from.at };
    case 'nextRound':
      return { kind: 'nextRound' };
    case 'damage':
      return { kind: 'damage', seat: from.seat, n: from.n, zone: from.zone };
    case 'repair':
      return { kind: 'repair', seat: from.seat, n: from.n, must: from.must };
    case 'contaminate':
      return { kind: 'contaminate', seat: from.seat, acting: from.acting, n: from.n };
    case 'cleanse':
      return { kind: 'cleanse', seat: from.seat, acting: from.acting, n: from.n };
    case 'lift':
      return { kind: 'lift', seat: from.seat, marker: from.marker };
    case 'mourn':
      return { kind: 'mourn', seat: from.seat };
    case 'stow':
      return { kind: 'stow', seat: from.seat, must: from.must };
    case 'draw':
      return { kind: 'draw', seat: from.seat, n: from.n };
    case 'itemLimit':
      return { kind: 'itemLimit', seat: from.seat };
    case 'unhitch':
      return { kind: 'unhitch', seat: from.seat };
    case 'install':
      return { kind: 'install', seat: from.seat, card: from.card };
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
    case 'turn':
      return { kind: 'turn', seats: from.seats.slice() };
    case 'send':
      return { kind: 'send', seats: from.seats.slice() };
    case 'deed':
      return { kind: 'deed', seats: from.seats.slice() };
    case 'block':
      return { kind: 'block', seats: from.seats.slice(), card: from.card };
    case 'rest':
      return { kind: 'rest', seats: from.seats.slice() };
    case 'restLate':
      return { kind: 'restLate', seats: from.seats.slice() };
    case 'move':
      return { kind: 'move', seats: from.seats.slice() };
    case 'hop':
      return { kind: 'hop', seats: from.seats.slice(), upTo: from.upTo };
    case 'moved':
      return { kind: 'moved', seats: from.seats.slice() };
    case 'stop':
      return { kind: 'stop', seats: from.seats.slice() };
    case 'arrange':
      return { kind: 'arrange', seats: from.seats.slice(), settled: from.settled.slice() };
    case 'name':
      return { kind: 'name', seats: from.seats.slice() };
    case 'shoot':
      return { kind: 'shoot', seats: from.seats.slice() };
    case 'snapShot':
      return { kind: 'snapShot', seats: from.seats.slice() };
    case 'target':
      return { kind: 'target', seats: from.seats.slice(), enemy: from.enemy };
    case 'loot':
      return { kind: 'loot', seats: from.seats.slice(), card: from.card };
    case 'damage':
      return { kind: 'damage', seats: from.seats.slice(), zone: from.zone, n: from.n };
    case 'repair':
      return { kind: 'repair', seats: from.seats.slice(), n: from.n, must: from.must };
    case 'contaminate':
      return { kind: 'contaminate', seats: from.seats.slice(), acting: from.acting, n: from.n };
    case 'cleanse':
      return { kind: 'cleanse', seats: from.seats.slice(), acting: from.acting, n: from.n };
    case 'rouse':
      return { kind: 'rouse', seats: from.seats.slice() };
    case 'steady':
      return { kind: 'steady', seats: from.seats.slice(), skill: from.skill };
    case 'lift':
      return { kind: 'lift', seats: from.seats.slice(), marker: from.marker };
    case 'mourn':
      return { kind: 'mourn', seats: from.seats.slice() };
    case 'shed':
      return { kind: 'shed', seats: from.seats.slice(), must: from.must };
    case 'place':
      return { kind: 'place', seats: from.seats.slice(), marker: from.marker };
    case 'itemLimit':
      return { kind: 'itemLimit', seats: from.seats.slice() };
    case 'unhitch':
      return { kind: 'unhitch', seats: from.seats.slice() };
    case 'install':
      return { kind: 'install', seats: from.seats.slice(), card: from.card };
    case 'salvage':
      return { kind: 'salvage', seats: from.seats.slice() };
    case 'swap':
      return { kind: 'swap', seats: from.seats.slice() };
    case 'tradeItem':
      return { kind: 'tradeItem', seats: from.seats.slice(), n: from.n };
    case 'loseResource':
      return { kind: 'loseResource', seats: from.seats.slice() };
    case 'missing':
      return { kind: 'missing', seats: from.seats.slice() };
    case 'layMine':
      return { kind: 'layMine', seats: from.seats.slice() };
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
    round: from.round,
    phase: from.phase,
    order: from.order.slice(),
    zone: copyStateZone(from.zone),
    deck: from.deck.slice(),
    discard: from.discard.slice(),
    box: from.box.slice(),
    itemDeck: from.itemDeck.slice(),
    itemDiscard: from.itemDiscard.slice(),
    results: from.results.slice(),
    resultDiscard: from.resultDiscard.slice(),
    lootDeck: from.lootDeck.slice(),
    lootDiscard: from.lootDiscard.slice(),
    lootUnseen: from.lootUnseen.slice(),
    gone: from.gone.slice(),
    enemies: copyStateEnemies(from.enemies),
    rewards: copyStateRewards(from.rewards),
    stops: from.stops.slice(),
    mines: from.mines.slice(),
    blocked: from.blocked,
    reserve: copyStateReserve(from.reserve),
    players: copyStatePlayers(from.players),
    automa: from.automa === null ? null : copyStateAutoma(from.automa),
    turn: copyStateTurn(from.turn),
    chance: from.chance.slice(),
    tasks: copyStateTasks(from.tasks),
    decision: from.decision === null ? null : copyStateDecision(from.decision),
    asked: from.asked,
    answers: from.answers.slice(),
    known: copyStateKnown(from.known),
  };
}

export const compiled: Compiled<State> = { of: 'd9647f18a8b95101', copy: copyState };
