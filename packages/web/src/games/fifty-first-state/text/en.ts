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
    'fiftyFirstState.table.stage.connections': 'takes connections',
    'fiftyFirstState.table.stage.rebuild': 'rebuilds',
    'fiftyFirstState.table.stage.raze': 'attacks',
    'fiftyFirstState.table.stage.deals': 'breaks deals',
    'fiftyFirstState.table.stage.outpostBuild': 'builds an outpost',
    'fiftyFirstState.table.stage.razeOutposts': 'razes outposts',
    'fiftyFirstState.table.stage.waiting': 'waits for his turn',
    'fiftyFirstState.table.stage.standard': 'takes his standard action',
    'fiftyFirstState.table.stage.attack': 'attacks',
    'fiftyFirstState.table.stage.build': 'builds',
    'fiftyFirstState.table.stage.develop': 'develops',
    'fiftyFirstState.table.stage.passed': 'has passed',
    'fiftyFirstState.table.stageHelp': 'Attempts in this stage: {attempts}',
    'fiftyFirstState.table.face.copyProduction': 'copies a production',
    'fiftyFirstState.table.face.dealGoods': 'goods of a deal',
    'fiftyFirstState.table.face.resetActions': 'clears used',
    'fiftyFirstState.table.face.visitOccupied': 'visits an occupied one',
    'fiftyFirstState.table.face.reuseBoardAction': 'board action again',
    'fiftyFirstState.table.face.gainMatching': 'matching good',
    'fiftyFirstState.table.face.payMatching': 'matching good for points',
    'fiftyFirstState.table.face.ifRuins': 'more with ruins',
    'fiftyFirstState.table.face.restoreRuins': 'restores ruins',
    'fiftyFirstState.table.face.takeRuins': 'takes ruins',
    'fiftyFirstState.table.face.razeOwn': 'razes your own',
    'fiftyFirstState.table.face.putOnRuins': 'resources on ruins',
    'fiftyFirstState.table.face.rob': 'robs one player',
    'fiftyFirstState.table.face.defence': 'ruins: Defence +1',
    'fiftyFirstState.table.face.rivalLoses': 'a rival loses goods',
    'fiftyFirstState.table.face.giveCard': 'gives a card away',
    'fiftyFirstState.table.face.blockAction': 'blocks an action',
    'fiftyFirstState.table.face.types': 'more types',
    'fiftyFirstState.table.face.razeDefence': 'rivals’ Defence −1',
    'fiftyFirstState.table.face.boardResource': 'board resource +1',
    'fiftyFirstState.table.face.missingGood': 'a good you do not receive',
    'fiftyFirstState.table.face.drawConnection': 'draws a connection',
    'fiftyFirstState.table.face.takeover': 'takes over goods',
    'fiftyFirstState.table.face.pair': 'two actions in a row',
    'fiftyFirstState.table.face.activateOutpost': 'activates an outpost',
    'fiftyFirstState.table.face.buildOutpost': 'builds an outpost',
    'fiftyFirstState.table.face.upgradeOutpost': 'upgrades an outpost',
    'fiftyFirstState.table.face.razeOutpost': 'razes an outpost',
    'fiftyFirstState.table.face.moveOutpost': 'moves an outpost',
    'fiftyFirstState.table.face.leaveOutpost': 'removes an outpost',
    'fiftyFirstState.table.face.outpostDefence': 'outposts’ Defence +1',
    'fiftyFirstState.table.face.outpostPermit': 'any card for an outpost',
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
    'fiftyFirstState.table.verb.forOutpost': 'Discard a card for an outpost',
    'fiftyFirstState.table.verb.razeOutpost': 'Raze an outpost',
    'fiftyFirstState.table.verb.shieldArea': 'Put a shield on an area',
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
      'A shield makes a location 1 dearer to raze. It is no action and may be put at the end of your turn.',
    'fiftyFirstState.table.tip.effectPayment':
      'Ammo stands for any basic resource, a universal contact for any contact. Choose what you would rather part with.',
    'fiftyFirstState.table.tip.payFrom':
      'Goods that lie on locations can pay. Take them from where you can best do without them.',
    'fiftyFirstState.table.tip.store': 'Goods on storage survive clean-up; all others are lost.',
    'fiftyFirstState.table.tip.faction':
      'Each faction produces other goods and turns them into contacts in its own way.',
    'fiftyFirstState.table.tip.soloPick': 'Alone you choose from what is left; the other cards go to your opponent.',
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
    'fiftyFirstState.table.tip.raid': 'Choose the opponent who loses the goods. You gain yours in any case.',
    'fiftyFirstState.table.tip.giveCard':
      'Choose a card of your hand, and the opponent who gets it. The others see only that a card changes hands.',
    'fiftyFirstState.table.tip.block':
      'Choose an action location of an opponent. Its action cannot be used until clean-up.',
    'fiftyFirstState.table.tip.victim':
      'The virtual opponent attacks, and several of your locations are equally easy. You say which one falls.',
    'fiftyFirstState.table.tip.borgoVisit':
      'Borgo uses an open production of yours: you gain a worker, he gains a brawler. Which one it is makes no other difference.',
    'fiftyFirstState.table.tip.borgoShield':
      'A shield on a location of Borgo stays there over clean-up and makes it dearer to raze.',
    'fiftyFirstState.table.tip.lostDeal': 'The virtual opponent breaks one of your deals. You say which.',
    'fiftyFirstState.table.tip.outpostSite':
      'A card with the right type builds an outpost next to one of yours, or moves one of yours a level up.',
    'fiftyFirstState.table.tip.recallOutpost':
      'You have six outposts. To build another one, take one of them off the map first.',
    'fiftyFirstState.table.tip.activateLevel':
      'An outpost brings what its own level or any lower one gives: one of them.',
    'fiftyFirstState.table.tip.activateOutpost':
      'Activating an outpost brings the goods of its level or of a lower one.',
    'fiftyFirstState.table.tip.buildOutpost':
      'A new outpost stands on the first level of an empty area, and is activated at once.',
    'fiftyFirstState.table.tip.upgradeOutpost': 'A higher level brings better goods and is harder to raze.',
    'fiftyFirstState.table.tip.razeOutpost':
      'You gain what the razed outpost would bring its owner, and its area becomes free.',
    'fiftyFirstState.table.tip.moveOutpost':
      'An outpost that moves leaves its area to others. Where it stands decides what it brings.',
    'fiftyFirstState.table.tip.leaveOutpost':
      'The outpost you take off the map comes back to you and can be built again.',
    'fiftyFirstState.table.tip.settleArea':
      'You may put an outpost of your own where you have just razed one. It costs nothing.',
    'fiftyFirstState.table.tip.lostOutpost': 'The virtual opponent razes one of your lowest outposts. You say which.',
    'fiftyFirstState.table.tip.scavenge':
      'Everybody discards onto a pile of their own. You may take the top card of somebody else’s, never of yours.',
    'fiftyFirstState.table.tip.payRuin': 'The ruins go to your discard pile, and what lay on them to you.',
    'fiftyFirstState.table.tip.matching':
      'Every type icon on top of a rival’s pile stands for a good. The card itself stays where it is.',
    'fiftyFirstState.table.tip.restore':
      'The ruins become the location they once were, and it produces at once. There is no point and no bonus for it.',
    'fiftyFirstState.table.tip.takeRuin': 'You may rebuild ruins whoever they belonged to.',
    'fiftyFirstState.table.tip.razeOwn': 'You gain its spoils and the goods of its deal; ruins are left to rebuild.',
    'fiftyFirstState.table.tip.putOnRuin': 'Nothing touches these resources until you rebuild the ruins.',
    'fiftyFirstState.table.tip.rob': 'Everything you take comes from the same player.',
    'fiftyFirstState.table.tip.takeover':
      'A rival has gained goods from a feature. Once a round a worker brings you one of the same.',
    'fiftyFirstState.table.tip.drawConnection': 'You see the card you draw; the others see only its colour.',
    'fiftyFirstState.table.tip.takeLocation':
      'The location comes into your State with everything on it, and from now on it works for you.',
    'fiftyFirstState.table.tip.arm':
      'Goods that nobody can keep are lost in clean-up; in the Arena they arm your worker. The best armed one brings points at the end.',
    'fiftyFirstState.table.tip.raidBeyond': 'The raid hits somebody who is not at this border.',
    'fiftyFirstState.table.tip.hordeLoss': 'You have to give up one resource. You say which.',
    'fiftyFirstState.table.tip.blow':
      'Every machine tries to harm you once. You choose the order and what is hit; only answers that let as many machines as possible strike are offered.',
    'fiftyFirstState.table.tip.hackMachine':
      'A hacked machine turns over: its other side is a card of yours. Pick one whose card you can use soon.',
    'fiftyFirstState.table.tip.discardMachine':
      'The machine leaves the table and can harm nobody any more. Pick the one whose attack would hurt you most.',
    'fiftyFirstState.table.tip.searchMachines': 'One of these cards comes to your hand with its hacked side up.',
    'fiftyFirstState.table.tip.hacked':
      'Take the card to your hand, or put a marker on the server room. With enough markers everybody gains 5 points, and fewer machines come.',
    'fiftyFirstState.table.tip.payHacked': 'Pick a hacked card that you can do without.',
    'fiftyFirstState.table.tip.drawnSpoils':
      'A worker buys one good of the spoils on this card; otherwise the card is simply discarded.',
    'fiftyFirstState.table.tip.part':
      'What you lay on a machine stays there until somebody has paid the rest. Then it is gone, but it brings no card or point any more.',
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
