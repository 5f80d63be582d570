import type { Words } from '@cinderhall/kernel';

/** What the client adds to the words of the game: what lies on the table, groups of choices, and tips. */
export const en: Words = {
  messages: {
    'fiftyFirstState.table.shielded': 'shielded',
    'fiftyFirstState.table.visited': 'a worker is on it',
    'fiftyFirstState.table.ruins': 'Ruins',
    'fiftyFirstState.table.ruinsN': 'ruins: {n}',
    'fiftyFirstState.table.opponent': 'Virtual opponent',
    'fiftyFirstState.table.connectionsHeld': 'connections: {n}',
    'fiftyFirstState.table.defence': 'Defence {n}',
    'fiftyFirstState.table.board': 'Faction board',
    'fiftyFirstState.table.eachRound': 'Produced every round',
    'fiftyFirstState.table.score': 'score',
    'fiftyFirstState.table.score.points': 'points',
    'fiftyFirstState.table.score.locations': 'locations',
    'fiftyFirstState.table.score.more': 'more',
    'fiftyFirstState.table.score.why': 'The score if the match ended now: points gained, and one for each location.',
    'fiftyFirstState.table.race': 'Points gained: {n} end the match after the round.',
    'fiftyFirstState.table.deals': 'Deals, each round',
    'fiftyFirstState.table.noDeals': 'none yet',
    'fiftyFirstState.table.goods': 'Goods',
    'fiftyFirstState.table.goodsNote': 'lost at clean-up, except on storage',
    'fiftyFirstState.table.pile.red': 'Red',
    'fiftyFirstState.table.pile.blue': 'Blue',
    'fiftyFirstState.table.pile.yellow': 'Yellow',
    'fiftyFirstState.table.pile.taken': 'taken',
    'fiftyFirstState.table.draft': 'Look-out: cards to take',
    'fiftyFirstState.table.setup': 'Set-up',
    'fiftyFirstState.table.round': 'Round {n}',
    'fiftyFirstState.table.phase.lookout': 'Look-out',
    'fiftyFirstState.table.phase.production': 'Production',
    'fiftyFirstState.table.phase.action': 'Action',
    'fiftyFirstState.table.phase.cleanup': 'Clean-up',
    'fiftyFirstState.table.spoils': 'spoils: what razing it brings',
    'fiftyFirstState.table.deal': 'deal: what it pays every round',
    'fiftyFirstState.table.closeUp.prices':
      'Distance {distance}: so many contacts it costs to build it, sign it or raze it from hand. Defence {defence}.',
    'fiftyFirstState.table.face.copyProduction': 'copies a production',
    'fiftyFirstState.table.face.dealGoods': 'goods of a deal',
    'fiftyFirstState.table.face.resetActions': 'clears used',
    'fiftyFirstState.table.face.visitOccupied': 'visits an occupied one',
    'fiftyFirstState.table.face.reuseBoardAction': 'board action again',
    'fiftyFirstState.table.face.defence': 'ruins: Defence +1',
    'fiftyFirstState.table.face.types': 'more types',
    'fiftyFirstState.table.face.razeDefence': 'rivals’ Defence −1',
    'fiftyFirstState.table.face.boardResource': 'board resource +1',
    'fiftyFirstState.table.verb.construct': 'Build for grey contacts',
    'fiftyFirstState.table.verb.rebuild': 'Rebuild into a card',
    'fiftyFirstState.table.verb.deal': 'Sign a deal',
    'fiftyFirstState.table.verb.raze': 'Raze from hand',
    'fiftyFirstState.table.verb.razeRival': 'Raze a rival’s location',
    'fiftyFirstState.table.verb.use': 'Use a location',
    'fiftyFirstState.table.verb.board': 'Use the faction board',
    'fiftyFirstState.table.verb.visit': 'Send a worker out',
    'fiftyFirstState.table.verb.takeConnection': 'Take a connection',
    'fiftyFirstState.table.verb.playConnection': 'Play a connection',
    'fiftyFirstState.table.verb.shield': 'Put a shield',
    'fiftyFirstState.table.tip.keep':
      'Keep cards that share types: a location can later be rebuilt into one of the same type for a single brick. Pick the two cards that go.',
    'fiftyFirstState.table.tip.pick':
      'Every card can be built, signed or razed. Grey strip on top: its distance, the price. Red: what razing brings. Blue: what a deal pays every round.',
    'fiftyFirstState.table.tip.act':
      'One action a turn, in any order, until you pass. Lit things can be used: pick a card to see what you can do with it. Goods that are left over are lost, so spend them.',
    'fiftyFirstState.table.tip.rebuild':
      'The old location goes to the discard pile. You gain a point, and a new production produces at once.',
    'fiftyFirstState.table.tip.shields':
      'A shield makes a location cost 1 more to raze. It is no action and may be put at the end of your turn.',
    'fiftyFirstState.table.tip.effectPayment':
      'Ammo stands for any basic resource, a universal contact for any contact. Choose what you would rather part with.',
    'fiftyFirstState.table.tip.payFrom':
      'Goods that lie on locations can pay. Take them from where you can best do without them.',
    'fiftyFirstState.table.tip.store': 'Goods on storage survive clean-up; all others are lost.',
    'fiftyFirstState.table.tip.faction':
      'Each faction produces other goods and turns them into contacts in its own way.',
    'fiftyFirstState.table.tip.effectOption':
      'The card lets you choose. Take what you are short of: you can look at what each option brings in the list.',
    'fiftyFirstState.table.tip.effectAmount':
      'Say how often. What you keep may be lost at clean-up, what you spend brings its gain at once.',
    'fiftyFirstState.table.tip.effectTake':
      'You take goods from a rival’s pool. Take what you can use this round, or what they need most.',
    'fiftyFirstState.table.tip.effectOrder': 'Several of your cards answer to the same event. You say in which order.',
    'fiftyFirstState.table.tip.again':
      'This location can be used more than once a round. You may use it again at once, or keep that for later.',
    'fiftyFirstState.table.tip.payCard':
      'The price includes a card from your hand. Give the one that shares the fewest types with your State.',
    'fiftyFirstState.table.tip.payDeal':
      'The price includes one of your deals. It goes to the discard pile and pays no more.',
    'fiftyFirstState.table.tip.copy':
      'The card does what another production does. Choose the one whose goods you need most.',
    'fiftyFirstState.table.tip.reset': 'Locations you have used this round become fresh and can be used again.',
    'fiftyFirstState.table.tip.dealGoods':
      'You get the goods of a signed deal once more, outside the Production phase.',
    'fiftyFirstState.table.tip.visitOccupied':
      'A worker may go to an open production even where another worker stands.',
    'fiftyFirstState.table.tip.drawKeep': 'You look at these cards and keep some of them; the others are discarded.',
    'fiftyFirstState.table.tip.reuse': 'An action of your faction board can be used once more this round.',
    'fiftyFirstState.table.tip.choice.construct':
      'Building costs as many grey contacts as the card’s distance. It stays in your State: production pays at once and every round, an action can be used each round, and at the end it is worth a point.',
    'fiftyFirstState.table.tip.choice.rebuild':
      'Rebuilding needs one brick and an own location that shares a type with the card. It also gains a point: the quickest way to grow when contacts are short.',
    'fiftyFirstState.table.tip.choice.deal':
      'A deal costs blue contacts. The card lies under your board and pays its blue strip at once and in every Production phase, safe from raids.',
    'fiftyFirstState.table.tip.choice.raze':
      'Razing a card from your hand costs red contacts and brings its red strip once, at once. The card is gone.',
    'fiftyFirstState.table.tip.choice.razeRival':
      'Razing a rival’s location costs red contacts, as many as its Defence. You get the spoils; they get its deal side as a comfort and keep ruins to build on.',
    'fiftyFirstState.table.tip.choice.use':
      'An action location is paid for with what stands left of the arrow. It can be used once a round, with ×2 twice.',
    'fiftyFirstState.table.tip.choice.board':
      'Your faction turns goods into contacts. Each line can be used once a round, the lowest one as often as you have two workers for it.',
    'fiftyFirstState.table.tip.choice.visit':
      'Send a worker to a rival’s open production: you get what it produces, and they get a worker in return.',
    'fiftyFirstState.table.tip.choice.takeConnection':
      'For two workers you take the open connection. It goes to your hand and gives its contacts when you play it.',
    'fiftyFirstState.table.tip.choice.playConnection':
      'A connection gives its contacts at once and is discarded. Play it in the round you need them.',
    'fiftyFirstState.table.tip.choice.shield':
      'A shield raises the Defence of one location by 1 until clean-up. It is no action: your turn goes on.',
    'fiftyFirstState.table.tip.choice.pass':
      'Passing ends the round for you: nobody can raze your locations any more, but goods that are not stored are lost.',
  },
  nouns: {},
};
