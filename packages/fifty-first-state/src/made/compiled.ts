// Made by `npm run compile` from the schema in state.ts. Do not edit: change the schema and run it again.
import { type Compiled, undeclared } from '@cinderhall/kernel';
import type { State } from '../state.ts';

function copyStateRed(from: State['red']): State['red'] {
  return { deck: from.deck.slice(), open: from.open, discard: from.discard.slice() };
}

function copyOneOfStatePlayersGoods(from: State['players'][number]['goods']): State['players'][number]['goods'] {
  return {
    fuel: from.fuel,
    iron: from.iron,
    gun: from.gun,
    brick: from.brick,
    ammo: from.ammo,
    worker: from.worker,
    greyContact: from.greyContact,
    redContact: from.redContact,
    blueContact: from.blueContact,
    universalContact: from.universalContact,
    development: from.development,
    shield: from.shield,
    vp: from.vp,
  };
}

function copyOneOfStatePlayersReceived(
  from: NonNullable<State['players'][number]['received']>,
): NonNullable<State['players'][number]['received']> {
  const to: NonNullable<State['players'][number]['received']> = {};
  for (const key in from) {
    const one = from[key];
    if (one !== undefined) to[key] = one;
  }
  return to;
}

function copyOneOfStatePlayers(from: State['players'][number]): State['players'][number] {
  return {
    faction: from.faction,
    passed: from.passed,
    goods: copyOneOfStatePlayersGoods(from.goods),
    points: from.points,
    cached: from.cached,
    received: from.received === null ? null : copyOneOfStatePlayersReceived(from.received),
    hand: from.hand.slice(),
    connections: from.connections.slice(),
    deals: from.deals.slice(),
    ruins: from.ruins.slice(),
    board: from.board.slice(),
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

function copyOneOfOneOfStateLocations(from: State['locations'][number][number]): State['locations'][number][number] {
  return {
    card: from.card,
    used: from.used,
    spent: from.spent,
    shield: from.shield,
    visits: from.visits,
    goods: from.goods,
  };
}

function copyOneOfStateLocations(from: State['locations'][number]): State['locations'][number] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfOneOfStateLocations(one);
  }
  return to;
}

function copyStateLocations(from: State['locations']): State['locations'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateLocations(one);
  }
  return to;
}

function copyOneOfStateCopies(from: State['copies'][number]): State['copies'][number] {
  return { seat: from.seat, card: from.card, of: from.of, instead: from.instead };
}

function copyStateCopies(from: State['copies']): State['copies'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateCopies(one);
  }
  return to;
}

function copyStateOpponent(from: NonNullable<State['opponent']>): NonNullable<State['opponent']> {
  // A blank of a view.
  if (from === null) return from;
  switch (from.kind) {
    case 'virtual':
      return {
        kind: 'virtual',
        vp: from.vp,
        points: from.points,
        stage: from.stage,
        attempts: from.attempts,
        succeeded: from.succeeded,
        pile: from.pile.slice(),
      };
    case 'borgo':
      return {
        kind: 'borgo',
        vp: from.vp,
        points: from.points,
        stage: from.stage,
        brawlers: from.brawlers,
        drawn: from.drawn,
        attack: from.attack,
        ruins: from.ruins.slice(),
        harder: from.harder,
        icons: from.icons,
      };
    default:
      return undeclared(from);
  }
}

function copyStateScavengersPiles(
  from: NonNullable<State['scavengers']>['piles'],
): NonNullable<State['scavengers']>['piles'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = one.slice();
  }
  return to;
}

function copyStateScavengersOnRuins(
  from: NonNullable<State['scavengers']>['onRuins'],
): NonNullable<State['scavengers']>['onRuins'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = one.slice();
  }
  return to;
}

function copyStateScavengers(from: NonNullable<State['scavengers']>): NonNullable<State['scavengers']> {
  return {
    piles: copyStateScavengersPiles(from.piles),
    yellow: copyStateRed(from.yellow),
    onRuins: copyStateScavengersOnRuins(from.onRuins),
    contactGood: from.contactGood,
  };
}

function copyOneOfStateAlliesInfluence(
  from: NonNullable<State['allies']>['influence'][number],
): NonNullable<State['allies']>['influence'][number] {
  return {
    influenceIronGang: from.influenceIronGang,
    influenceSharrash: from.influenceSharrash,
    influenceUranopolis: from.influenceUranopolis,
  };
}

function copyStateAlliesInfluence(
  from: NonNullable<State['allies']>['influence'],
): NonNullable<State['allies']>['influence'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateAlliesInfluence(one);
  }
  return to;
}

function copyStateAllies(from: NonNullable<State['allies']>): NonNullable<State['allies']> {
  return { influence: copyStateAlliesInfluence(from.influence), blocked: from.blocked.slice() };
}

function copyOneOfStateMolochDeployed(
  from: NonNullable<State['moloch']>['deployed'][number],
): NonNullable<State['moloch']>['deployed'][number] {
  return { card: from.card, code: from.code, contacts: from.contacts };
}

function copyStateMolochDeployed(
  from: NonNullable<State['moloch']>['deployed'],
): NonNullable<State['moloch']>['deployed'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateMolochDeployed(one);
  }
  return to;
}

function copyStateMolochClosed(from: NonNullable<State['moloch']>['closed']): NonNullable<State['moloch']>['closed'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = one.slice();
  }
  return to;
}

function copyStateMolochAttack(
  from: NonNullable<NonNullable<State['moloch']>['attack']>,
): NonNullable<NonNullable<State['moloch']>['attack']> {
  return { seat: from.seat, left: from.left.slice(), ignored: from.ignored };
}

function copyStateMoloch(from: NonNullable<State['moloch']>): NonNullable<State['moloch']> {
  return {
    difficulty: from.difficulty,
    coop: from.coop,
    deck: from.deck.slice(),
    discard: from.discard.slice(),
    deployed: copyStateMolochDeployed(from.deployed),
    closed: copyStateMolochClosed(from.closed),
    blocked: from.blocked.slice(),
    hacks: from.hacks.slice(),
    highest: from.highest,
    risen: from.risen,
    attack: from.attack === null ? null : copyStateMolochAttack(from.attack),
  };
}

function copyOneOfStateMapAreas(
  from: NonNullable<State['map']>['areas'][number],
): NonNullable<State['map']>['areas'][number] {
  return { owner: from.owner, level: from.level, shield: from.shield };
}

function copyStateMapAreas(from: NonNullable<State['map']>['areas']): NonNullable<State['map']>['areas'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateMapAreas(one);
  }
  return to;
}

function copyStateMap(from: NonNullable<State['map']>): NonNullable<State['map']> {
  return {
    areas: copyStateMapAreas(from.areas),
    gaveUp: from.gaveUp.slice(),
    permitsUsed: from.permitsUsed.slice(),
    options: from.options,
  };
}

function copyOneOfStatePromo2Features(
  from: NonNullable<State['promo2']>['features'][number],
): NonNullable<State['promo2']>['features'][number] {
  return { seat: from.seat, goods: from.goods.slice() };
}

function copyStatePromo2Features(
  from: NonNullable<State['promo2']>['features'],
): NonNullable<State['promo2']>['features'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStatePromo2Features(one);
  }
  return to;
}

function copyStatePromo2Produced(
  from: NonNullable<State['promo2']>['produced'],
): NonNullable<State['promo2']>['produced'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = one.slice();
  }
  return to;
}

function copyStatePromo2Drawn(from: NonNullable<State['promo2']>['drawn']): NonNullable<State['promo2']>['drawn'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = one.slice();
  }
  return to;
}

function copyStatePromo2(from: NonNullable<State['promo2']>): NonNullable<State['promo2']> {
  return {
    features: copyStatePromo2Features(from.features),
    produced: copyStatePromo2Produced(from.produced),
    drawn: copyStatePromo2Drawn(from.drawn),
    pair: from.pair,
    fresh: from.fresh,
  };
}

function copyStateHeadquartersTaken(
  from: NonNullable<State['headquarters']>['taken'],
): NonNullable<State['headquarters']>['taken'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = one.slice();
  }
  return to;
}

function copyStateHeadquarters(from: NonNullable<State['headquarters']>): NonNullable<State['headquarters']> {
  return { offered: from.offered.slice(), taken: copyStateHeadquartersTaken(from.taken), claimed: from.claimed };
}

function copyOneOfStateArena(from: NonNullable<State['arena']>[number]): NonNullable<State['arena']>[number] {
  return { worker: from.worker, weapons: from.weapons };
}

function copyStateArena(from: NonNullable<State['arena']>): NonNullable<State['arena']> {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateArena(one);
  }
  return to;
}

function copyOneOfStateBorders(from: NonNullable<State['borders']>[number]): NonNullable<State['borders']>[number] {
  return { tile: from.tile, side: from.side };
}

function copyStateBorders(from: NonNullable<State['borders']>): NonNullable<State['borders']> {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateBorders(one);
  }
  return to;
}

function copyOneOfStateCities(from: NonNullable<State['cities']>[number]): NonNullable<State['cities']>[number] {
  return { goods: from.goods, deals: from.deals.slice(), razed: from.razed };
}

function copyStateCities(from: NonNullable<State['cities']>): NonNullable<State['cities']> {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const one = to[i];
    if (one !== undefined) to[i] = copyOneOfStateCities(one);
  }
  return to;
}

function copyStateServerRoom(from: NonNullable<State['serverRoom']>): NonNullable<State['serverRoom']> {
  return { markers: from.markers, turned: from.turned };
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
    case 'scavenge':
      return { kind: 'scavenge', seat: from.seat, n: from.n, by: from.by };
    case 'payRuins':
      return { kind: 'payRuins', seat: from.seat, n: from.n };
    case 'ruinsEntered':
      return { kind: 'ruinsEntered', seat: from.seat };
    case 'collect':
      return { kind: 'collect', seat: from.seat, card: from.card, good: from.good };
    case 'attackPhase':
      return { kind: 'attackPhase' };
    case 'faceMachines':
      return { kind: 'faceMachines', seat: from.seat };
    case 'nextBlow':
      return { kind: 'nextBlow' };
    case 'deploy':
      return { kind: 'deploy' };
    case 'hack':
      return { kind: 'hack', seat: from.seat, card: from.card, by: from.by };
    case 'destroy':
      return { kind: 'destroy', seat: from.seat, card: from.card };
    case 'layPart':
      return { kind: 'layPart', seat: from.seat, card: from.card, errand: from.errand, goods: from.goods };
    case 'payHacked':
      return { kind: 'payHacked', seat: from.seat, n: from.n };
    case 'drawnSpoils':
      return { kind: 'drawnSpoils', seat: from.seat, from: from.from, to: from.to };
    case 'spoilPaid':
      return { kind: 'spoilPaid', seat: from.seat, card: from.card, good: from.good };
    case 'placeOutpost':
      return { kind: 'placeOutpost', seat: from.seat, area: from.area, card: from.card };
    case 'upgradeOutpost':
      return { kind: 'upgradeOutpost', seat: from.seat, area: from.area, card: from.card };
    case 'takeOutpost':
      return { kind: 'takeOutpost', seat: from.seat, area: from.area, card: from.card };
    case 'activateLevel':
      return { kind: 'activateLevel', seat: from.seat, area: from.area, level: from.level };
    case 'activateMore':
      return {
        kind: 'activateMore',
        seat: from.seat,
        card: from.card,
        where: from.where,
        left: from.left,
        upTo: from.upTo,
        done: from.done.slice(),
      };
    case 'fireOutpost':
      return { kind: 'fireOutpost', seat: from.seat, on: from.on };
    case 'settleArea':
      return { kind: 'settleArea', seat: from.seat, area: from.area };
    case 'featuresBegin':
      return { kind: 'featuresBegin', seat: from.seat };
    case 'featuresEnd':
      return { kind: 'featuresEnd', seat: from.seat };
    case 'offerTakeover':
      return { kind: 'offerTakeover', seat: from.seat, from: from.from, goods: from.goods };
    case 'lastProduce':
      return { kind: 'lastProduce', seat: from.seat };
    case 'dealFree':
      return { kind: 'dealFree', seat: from.seat, cards: from.cards.slice() };
    case 'razeFree':
      return { kind: 'razeFree', seat: from.seat, cards: from.cards.slice() };
    case 'enterArena':
      return { kind: 'enterArena', seat: from.seat };
    case 'arm':
      return { kind: 'arm', seat: from.seat };
    case 'useBorder':
      return { kind: 'useBorder', seat: from.seat, at: from.at };
    case 'flipBorder':
      return { kind: 'flipBorder', at: from.at };
    case 'raidBeyond':
      return { kind: 'raidBeyond', seat: from.seat, at: from.at };
    case 'signCity':
      return { kind: 'signCity', seat: from.seat, at: from.at };
    case 'razeCity':
      return { kind: 'razeCity', seat: from.seat, at: from.at };
    case 'factions':
      return { kind: 'factions', seat: from.seat };
    case 'deal':
      return { kind: 'deal' };
    case 'round':
      return { kind: 'round' };
    case 'draft':
      return { kind: 'draft', back: from.back };
    case 'picks':
      return { kind: 'picks', seats: from.seats.slice() };
    case 'draftOver':
      return { kind: 'draftOver' };
    case 'soloDraft':
      return { kind: 'soloDraft', step: from.step };
    case 'production':
      return { kind: 'production' };
    case 'declare':
      return { kind: 'declare', seat: from.seat, card: from.card };
    case 'produce':
      return { kind: 'produce', seat: from.seat };
    case 'lateProduce':
      return { kind: 'lateProduce', seat: from.seat };
    case 'thresholds':
      return { kind: 'thresholds', seat: from.seat, fired: from.fired.slice() };
    case 'produced':
      return { kind: 'produced' };
    case 'turns':
      return { kind: 'turns' };
    case 'turn':
      return { kind: 'turn', seat: from.seat };
    case 'endTurn':
      return { kind: 'endTurn', seat: from.seat };
    case 'turnOver':
      return { kind: 'turnOver' };
    case 'opponentTurn':
      return { kind: 'opponentTurn' };
    case 'borgoGathers':
      return { kind: 'borgoGathers' };
    case 'borgoActs':
      return { kind: 'borgoActs', actions: from.actions.slice() };
    case 'borgoDevelops':
      return { kind: 'borgoDevelops', sets: from.sets.slice() };
    case 'borgoAttacked':
      return { kind: 'borgoAttacked' };
    case 'borgoDone':
      return { kind: 'borgoDone' };
    case 'again':
      return { kind: 'again', seat: from.seat, card: from.card, at: from.at };
    case 'place':
      return { kind: 'place', seat: from.seat, over: from.over };
    case 'fireBuilt':
      return { kind: 'fireBuilt', seat: from.seat, card: from.card };
    case 'sign':
      return { kind: 'sign', seat: from.seat };
    case 'razeHand':
      return { kind: 'razeHand', seat: from.seat };
    case 'razeRival':
      return { kind: 'razeRival', seat: from.seat, card: from.card };
    case 'compensate':
      return { kind: 'compensate', owner: from.owner, card: from.card };
    case 'fall':
      return { kind: 'fall', owner: from.owner, card: from.card };
    case 'visit':
      return { kind: 'visit', seat: from.seat, card: from.card };
    case 'host':
      return { kind: 'host', owner: from.owner };
    case 'takeConnection':
      return { kind: 'takeConnection', seat: from.seat, colour: from.colour };
    case 'payCards':
      return { kind: 'payCards', seat: from.seat, n: from.n };
    case 'payDeals':
      return { kind: 'payDeals', seat: from.seat, n: from.n };
    case 'payFrom':
      return { kind: 'payFrom', seat: from.seat, good: from.good, n: from.n };
    case 'moreDealGoods':
      return {
        kind: 'moreDealGoods',
        seat: from.seat,
        card: from.card,
        of: from.of.slice(),
        cities: from.cities.slice(),
        left: from.left,
      };
    case 'cleanup':
      return { kind: 'cleanup' };
    case 'store':
      return { kind: 'store', seat: from.seat, at: from.at };
    case 'nextRound':
      return { kind: 'nextRound' };
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
    case 'borgoShield':
      return { kind: 'borgoShield', seats: from.seats.slice(), of: from.of.slice() };
    case 'scavenge':
      return { kind: 'scavenge', seats: from.seats.slice(), left: from.left, by: from.by };
    case 'payRuin':
      return { kind: 'payRuin', seats: from.seats.slice(), left: from.left };
    case 'matching':
      return { kind: 'matching', seats: from.seats.slice(), effect: from.effect, card: from.card };
    case 'restore':
      return { kind: 'restore', seats: from.seats.slice(), card: from.card };
    case 'takeRuin':
      return { kind: 'takeRuin', seats: from.seats.slice(), card: from.card };
    case 'razeOwn':
      return { kind: 'razeOwn', seats: from.seats.slice(), card: from.card };
    case 'putOnRuin':
      return { kind: 'putOnRuin', seats: from.seats.slice(), card: from.card, left: from.left, first: from.first };
    case 'rob':
      return { kind: 'rob', seats: from.seats.slice(), card: from.card, of: from.of, from: from.from, left: from.left };
    case 'raid':
      return { kind: 'raid', seats: from.seats.slice(), card: from.card, goods: from.goods, list: from.list };
    case 'giveCard':
      return { kind: 'giveCard', seats: from.seats.slice(), card: from.card, goods: from.goods, list: from.list };
    case 'block':
      return { kind: 'block', seats: from.seats.slice(), card: from.card };
    case 'blow':
      return { kind: 'blow', seats: from.seats.slice() };
    case 'hackMachine':
      return { kind: 'hackMachine', seats: from.seats.slice(), card: from.card };
    case 'discardMachine':
      return { kind: 'discardMachine', seats: from.seats.slice(), card: from.card };
    case 'searchMachines':
      return { kind: 'searchMachines', seats: from.seats.slice(), card: from.card, of: from.of.slice() };
    case 'hacked':
      return { kind: 'hacked', seats: from.seats.slice(), card: from.card, by: from.by };
    case 'payHacked':
      return { kind: 'payHacked', seats: from.seats.slice(), left: from.left };
    case 'drawnSpoils':
      return { kind: 'drawnSpoils', seats: from.seats.slice(), card: from.card, at: from.at };
    case 'part':
      return { kind: 'part', seats: from.seats.slice(), card: from.card, errand: from.errand };
    case 'outpostSite':
      return { kind: 'outpostSite', seats: from.seats.slice() };
    case 'recallOutpost':
      return { kind: 'recallOutpost', seats: from.seats.slice(), area: from.area, card: from.card };
    case 'activateLevel':
      return { kind: 'activateLevel', seats: from.seats.slice(), area: from.area, level: from.level };
    case 'activateOutpost':
      return {
        kind: 'activateOutpost',
        seats: from.seats.slice(),
        card: from.card,
        where: from.where,
        left: from.left,
        upTo: from.upTo,
        done: from.done.slice(),
      };
    case 'buildOutpost':
      return { kind: 'buildOutpost', seats: from.seats.slice(), card: from.card };
    case 'upgradeOutpost':
      return { kind: 'upgradeOutpost', seats: from.seats.slice(), card: from.card };
    case 'razeOutpost':
      return { kind: 'razeOutpost', seats: from.seats.slice(), card: from.card, upTo: from.upTo };
    case 'moveOutpost':
      return { kind: 'moveOutpost', seats: from.seats.slice(), card: from.card };
    case 'leaveOutpost':
      return { kind: 'leaveOutpost', seats: from.seats.slice(), card: from.card, effects: from.effects };
    case 'settleArea':
      return { kind: 'settleArea', seats: from.seats.slice(), area: from.area };
    case 'lostOutpost':
      return { kind: 'lostOutpost', seats: from.seats.slice(), of: from.of.slice() };
    case 'takeover':
      return { kind: 'takeover', seats: from.seats.slice(), card: from.card, from: from.from, goods: from.goods };
    case 'drawConnection':
      return { kind: 'drawConnection', seats: from.seats.slice(), card: from.card };
    case 'takeLocation':
      return { kind: 'takeLocation', seats: from.seats.slice(), hq: from.hq };
    case 'arm':
      return { kind: 'arm', seats: from.seats.slice() };
    case 'raidBeyond':
      return { kind: 'raidBeyond', seats: from.seats.slice(), at: from.at, of: from.of.slice() };
    case 'hordeLoss':
      return { kind: 'hordeLoss', seats: from.seats.slice(), of: from.of, from: from.from };
    case 'faction':
      return { kind: 'faction', seats: from.seats.slice() };
    case 'keep':
      return { kind: 'keep', seats: from.seats.slice() };
    case 'pick':
      return { kind: 'pick', seats: from.seats.slice() };
    case 'soloPick':
      return { kind: 'soloPick', seats: from.seats.slice() };
    case 'act':
      return { kind: 'act', seats: from.seats.slice() };
    case 'rebuild':
      return { kind: 'rebuild', seats: from.seats.slice() };
    case 'again':
      return { kind: 'again', seats: from.seats.slice(), card: from.card, at: from.at };
    case 'shields':
      return { kind: 'shields', seats: from.seats.slice() };
    case 'payCard':
      return { kind: 'payCard', seats: from.seats.slice(), left: from.left };
    case 'payFrom':
      return { kind: 'payFrom', seats: from.seats.slice(), good: from.good, left: from.left };
    case 'payDeal':
      return { kind: 'payDeal', seats: from.seats.slice(), left: from.left };
    case 'copy':
      return { kind: 'copy', seats: from.seats.slice(), card: from.card, of: from.of.slice(), declared: from.declared };
    case 'reset':
      return { kind: 'reset', seats: from.seats.slice(), card: from.card, left: from.left, first: from.first };
    case 'dealGoods':
      return {
        kind: 'dealGoods',
        seats: from.seats.slice(),
        card: from.card,
        of: from.of.slice(),
        cities: from.cities.slice(),
        left: from.left,
        first: from.first,
      };
    case 'visitOccupied':
      return { kind: 'visitOccupied', seats: from.seats.slice(), card: from.card };
    case 'drawKeep':
      return {
        kind: 'drawKeep',
        seats: from.seats.slice(),
        card: from.card,
        cards: from.cards.slice(),
        keep: from.keep,
      };
    case 'reuse':
      return { kind: 'reuse', seats: from.seats.slice() };
    case 'store':
      return { kind: 'store', seats: from.seats.slice(), card: from.card, at: from.at, ways: from.ways };
    case 'victim':
      return { kind: 'victim', seats: from.seats.slice(), of: from.of.slice() };
    case 'lostDeal':
      return { kind: 'lostDeal', seats: from.seats.slice(), of: from.of.slice() };
    case 'borgoVisit':
      return { kind: 'borgoVisit', seats: from.seats.slice(), of: from.of.slice() };
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
    round: from.round,
    phase: from.phase,
    first: from.first,
    ending: from.ending,
    deck: from.deck.slice(),
    discard: from.discard.slice(),
    red: copyStateRed(from.red),
    blue: copyStateRed(from.blue),
    playing: from.playing,
    row: from.row.slice(),
    players: copyStatePlayers(from.players),
    locations: copyStateLocations(from.locations),
    copies: copyStateCopies(from.copies),
    opponent: from.opponent === null ? null : copyStateOpponent(from.opponent),
    abilities: from.abilities,
    scavengers: from.scavengers === null ? null : copyStateScavengers(from.scavengers),
    allies: from.allies === null ? null : copyStateAllies(from.allies),
    moloch: from.moloch === null ? null : copyStateMoloch(from.moloch),
    map: from.map === null ? null : copyStateMap(from.map),
    promo2: from.promo2 === null ? null : copyStatePromo2(from.promo2),
    headquarters: from.headquarters === null ? null : copyStateHeadquarters(from.headquarters),
    arena: from.arena === null ? null : copyStateArena(from.arena),
    borders: from.borders === null ? null : copyStateBorders(from.borders),
    cities: from.cities === null ? null : copyStateCities(from.cities),
    serverRoom: from.serverRoom === null ? null : copyStateServerRoom(from.serverRoom),
    chance: from.chance.slice(),
    tasks: copyStateTasks(from.tasks),
    decision: from.decision === null ? null : copyStateDecision(from.decision),
    asked: from.asked,
    answers: from.answers.slice(),
    known: copyStateKnown(from.known),
  };
}

export const compiled: Compiled<State> = { of: 'd01251608fb9b7a2', copy: copyState };
