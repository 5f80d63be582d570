import type { Words } from '@cinderhall/kernel';

/** What the client adds to the words of the game: what lies on the table, groups of choices, and tips. */
export const en: Words = {
  messages: {
    's51.shielded': 'shielded',
    's51.visited': 'a worker is on it',
    's51.ruins': 'Ruins',
    's51.ruinsN': '{n} ruins',
    's51.opponent': 'Virtual opponent',
    's51.connectionsHeld': 'connections: {n}',
    's51.defence': 'Defence {n}',
    's51.board': 'Faction board',
    's51.eachRound': 'Produced every round',
    's51.deals': 'Deals, each round',
    's51.noDeals': 'none yet',
    's51.goodsNote': 'lost at clean-up, except on storage',
    's51.pile.red': 'Red',
    's51.pile.blue': 'Blue',
    's51.pile.taken': 'taken',
    's51.draft': 'Look-out: cards to take',
    's51.setup': 'Set-up',
    's51.round': 'Round {n}',
    's51.phase.lookout': 'Look-out',
    's51.phase.production': 'Production',
    's51.phase.action': 'Action',
    's51.phase.cleanup': 'Clean-up',
    's51.spoils': 'spoils: what razing it brings',
    's51.deal': 'deal: what it pays every round',
    's51.closeUp.prices':
      'Distance {distance}: so many contacts it costs to build it, sign it or raze it from hand. Defence {defence}.',
    's51.stage.connections': 'takes connections',
    's51.stage.rebuild': 'rebuilds',
    's51.stage.raze': 'attacks',
    's51.stage.deals': 'breaks deals',
    's51.stage.passed': 'has passed',
    's51.stageHelp': 'Attempts in this stage: {attempts}',
    's51.face.copyProduction': 'copies a production',
    's51.face.dealGoods': 'goods of a deal',
    's51.face.resetActions': 'clears used',
    's51.face.visitOccupied': 'visits an occupied one',
    's51.face.reuseBoardAction': 'board action again',
    's51.face.razeDefence': 'rivals’ Defence −1',
    's51.face.boardResource': 'board resource +1',
    's51.verb.construct': 'Build for grey contacts',
    's51.verb.rebuild': 'Rebuild into a card',
    's51.verb.deal': 'Sign a deal',
    's51.verb.raze': 'Raze from hand',
    's51.verb.razeRival': 'Raze a rival’s location',
    's51.verb.use': 'Use a location',
    's51.verb.board': 'Use the faction board',
    's51.verb.visit': 'Send a worker out',
    's51.verb.takeConnection': 'Take a connection',
    's51.verb.playConnection': 'Play a connection',
    's51.verb.shield': 'Put a shield',
    's51.tip.keep':
      'Keep cards that share types: a location can later be rebuilt into one of the same type for a single brick. Click the two cards that go.',
    's51.tip.pick':
      'Every card can be built, signed or razed. Grey strip on top: its distance, the price. Red: what razing brings. Blue: what a deal pays every round.',
    's51.tip.act':
      'One action a turn, in any order, until you pass. Lit things can be used: click a card to see what you can do with it. Goods that are left over are lost, so spend them.',
    's51.tip.rebuild':
      'The old location goes to the discard pile. You gain a point, and a new production produces at once.',
    's51.tip.shields':
      'A shield makes a location 1 dearer to raze. It is no action and may be put at the end of your turn.',
    's51.tip.effectPayment':
      'Ammo stands for any basic resource, a universal contact for any contact. Choose what you would rather part with.',
    's51.tip.store': 'Goods on storage survive clean-up; all others are lost.',
    's51.tip.faction': 'Each faction produces other goods and turns them into contacts in its own way.',
    's51.tip.soloPick': 'Alone you choose from what is left; the other cards go to your opponent.',
    's51.tip.effectOption':
      'The card lets you choose. Take what you are short of: you can look at what each option brings in the list.',
    's51.tip.effectAmount':
      'Say how often. What you keep may be lost at clean-up, what you spend brings its gain at once.',
    's51.tip.effectTake':
      'You take goods from a rival’s pool. Take what you can use this round, or what they need most.',
    's51.tip.effectOrder': 'Several of your cards answer to the same event. You say in which order.',
    's51.tip.again':
      'This location can be used twice a round. You may use it a second time at once or keep that for later.',
    's51.tip.payCard':
      'The price includes a card from your hand. Give the one that shares the fewest types with your State.',
    's51.tip.payDeal': 'The price includes one of your deals. It goes to the discard pile and pays no more.',
    's51.tip.copy': 'The card does what another production does. Choose the one whose goods you need most.',
    's51.tip.reset': 'Locations you have used this round become fresh and can be used again.',
    's51.tip.dealGoods': 'You get the goods of a signed deal once more, outside the Production phase.',
    's51.tip.visitOccupied': 'A worker may go to an open production even where another worker stands.',
    's51.tip.drawKeep': 'You look at these cards and keep some of them; the others are discarded.',
    's51.tip.reuse': 'An action of your faction board can be used once more this round.',
    's51.tip.victim':
      'The virtual opponent attacks and two of your locations are equally easy. You say which one falls.',
    's51.tip.lostDeal': 'The virtual opponent breaks one of your deals. You say which.',
    's51.tip.choice.construct':
      'Building costs as many grey contacts as the card’s distance. It stays in your State: production pays at once and every round, an action can be used each round, and at the end it is worth a point.',
    's51.tip.choice.rebuild':
      'Rebuilding needs one brick and an own location that shares a type with the card. It also gains a point: the quickest way to grow when contacts are short.',
    's51.tip.choice.deal':
      'A deal costs blue contacts. The card lies under your board and pays its blue strip at once and in every Production phase, safe from raids.',
    's51.tip.choice.raze':
      'Razing a card from your hand costs red contacts and brings its red strip once, at once. The card is gone.',
    's51.tip.choice.razeRival':
      'Razing a rival’s location costs red contacts, as many as its Defence. You get the spoils; they get its deal side as a comfort and keep ruins to build on.',
    's51.tip.choice.use':
      'An action location is paid for with what stands left of the arrow. It can be used once a round, with ×2 twice.',
    's51.tip.choice.board':
      'Your faction turns goods into contacts. Each line can be used once a round, the lowest one as often as you have two workers for it.',
    's51.tip.choice.visit':
      'Send a worker to a rival’s open production: you get what it produces, and they get a worker in return.',
    's51.tip.choice.takeConnection':
      'For two workers you take the open connection. It goes to your hand and gives its contacts when you play it.',
    's51.tip.choice.playConnection':
      'A connection gives its contacts at once and is discarded. Play it in the round you need them.',
    's51.tip.choice.shield':
      'A shield raises the Defence of one location by 1 until clean-up. It is no action: your turn goes on.',
    's51.tip.choice.pass':
      'Passing ends the round for you: nobody can raze your locations any more, but goods that are not stored are lost.',
  },
  nouns: {},
};
