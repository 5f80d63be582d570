import type { Words } from '@cinderhall/kernel';

/** What only a table with a set says: what its cards do, groups of choices, and tips. */
export const en: Words = {
  messages: {
    'fiftyFirstState.table.phase.attack': 'Attack',
    'fiftyFirstState.table.phase.deployment': 'Deployment',
    'fiftyFirstState.table.verb.hack': 'Hack a machine',
    'fiftyFirstState.table.verb.destroy': 'Destroy a machine',
    'fiftyFirstState.table.verb.help': 'Pay a part of a machine',
    'fiftyFirstState.table.verb.cityDeal': 'Sign a deal with a city',
    'fiftyFirstState.table.verb.cityRaze': 'Raze a city',
    'fiftyFirstState.table.verb.border': 'Use a border tile',
    'fiftyFirstState.table.fromBox': 'From the box {name}.',
    'fiftyFirstState.table.boxes': 'With {names}',
    'fiftyFirstState.table.boxes.mix': 'With {names}: a house mix, for the rules add one box at a time',
    'fiftyFirstState.table.influence': 'Influence',
    'fiftyFirstState.table.influenceOwn': 'with its own ally',
    'fiftyFirstState.table.influenceOthers': 'against the others',
    'fiftyFirstState.table.onlyHack': 'only to hack',
    'fiftyFirstState.table.onlyDestroy': 'only to destroy',
    'fiftyFirstState.table.yourPile': 'your pile: {n}',
    'fiftyFirstState.table.pileOf': 'pile: {n}',
    'fiftyFirstState.table.pileTop': 'top of the discard pile of {name}',
    'fiftyFirstState.table.pileEmpty': 'empty pile',
    'fiftyFirstState.table.connections': 'Connections',
    'fiftyFirstState.table.hackedCard': 'hacked',
    'fiftyFirstState.table.face.gainMatching': 'matching good',
    'fiftyFirstState.table.face.payMatching': 'matching good for points',
    'fiftyFirstState.table.face.ifRuins': 'more with ruins',
    'fiftyFirstState.table.face.restoreRuins': 'restores ruins',
    'fiftyFirstState.table.face.takeRuins': 'takes ruins',
    'fiftyFirstState.table.face.razeOwn': 'razes your own',
    'fiftyFirstState.table.face.putOnRuins': 'resources on ruins',
    'fiftyFirstState.table.face.rob': 'robs one player',
    'fiftyFirstState.table.face.rivalLoses': 'a rival loses goods',
    'fiftyFirstState.table.face.giveCard': 'gives a card away',
    'fiftyFirstState.table.face.blockAction': 'blocks an action',
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
    'fiftyFirstState.table.verb.forOutpost': 'Discard a card for an outpost',
    'fiftyFirstState.table.verb.razeOutpost': 'Raze an outpost',
    'fiftyFirstState.table.verb.shieldArea': 'Put a shield on an area',
    'fiftyFirstState.table.tip.raid': 'Choose the opponent who loses the goods. You gain yours in any case.',
    'fiftyFirstState.table.tip.giveCard':
      'Choose a card from your hand, and the opponent who gets it. The others see only that a card changes hands.',
    'fiftyFirstState.table.tip.block':
      'Choose an action location of an opponent. Its action cannot be used until clean-up.',
    'fiftyFirstState.table.tip.borgoShield':
      'A shield on a location of Borgo stays there through clean-up and makes it costlier to raze.',
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
    'fiftyFirstState.table.tip.lostOutpost': 'Your opponent razes one of your lowest outposts. You say which.',
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
      'What you lay on a machine stays there until somebody has paid the rest. Then the machine is gone, but nobody gets a card or a point for it.',
    'fiftyFirstState.table.tip.choice.hack':
      'Paying the three goods of its code takes the machine off the table and gives you the card on its back. It can harm nobody any more.',
    'fiftyFirstState.table.tip.choice.destroy':
      'Destroying costs red contacts, as many as its Defence, and brings a point. With few machines left, Fury makes the others costlier.',
    'fiftyFirstState.table.tip.choice.help':
      'You pay a part now and anybody may pay the rest. Together a machine falls that nobody could pay for alone, but it brings no card and no point.',
    'fiftyFirstState.table.tip.choice.forOutpost':
      'The card itself is the price: one type builds an outpost next to yours, others raise one of yours a level. No contacts are needed.',
    'fiftyFirstState.table.tip.choice.razeOutpost':
      'Razing an outpost next to one of yours costs red contacts, as many as its Defence. Its area becomes free.',
    'fiftyFirstState.table.tip.choice.shieldArea':
      'A shield makes an outpost cost 1 more to raze until clean-up. It is no action: your turn goes on.',
    'fiftyFirstState.table.tip.choice.giveUpPick':
      'Instead of a card you get an outpost, and it is activated at once. One pick a round can be given up like that.',
    'fiftyFirstState.table.tip.choice.claim':
      'Claiming is no action: once your locations have all the types, headquarters bring their reward and your turn goes on.',
    'fiftyFirstState.table.tip.choice.enterArena':
      'Your worker stays in the Arena for the rest of the match. In every clean-up one good arms it; the best armed one brings points at the end.',
    'fiftyFirstState.table.tip.choice.border':
      'You pay what the tile asks for and gain what it gives. Then it turns over, and the other side is there for both neighbours.',
    'fiftyFirstState.table.tip.choice.cityDeal':
      'Blue contacts sign a deal with the city: it pays at once and in every Production phase, until somebody razes the city.',
    'fiftyFirstState.table.tip.choice.cityRaze':
      'Razing a city costs many red contacts and brings all goods that lie on it. It ends the deals of everybody with it.',
    'fiftyFirstState.table.tip.choice.pair':
      'You take two actions in one turn. Say so before the first one, and a worker marks it.',
    'fiftyFirstState.table.face.setAside': 'kept for machines',
    'fiftyFirstState.table.face.setAsideAny': 'kept for machines',
    'fiftyFirstState.table.face.ignoreMachine': 'ignores a machine',
    'fiftyFirstState.table.face.destroyPrice': 'destroying: −1',
    'fiftyFirstState.table.face.discardMachine': 'discards a machine',
    'fiftyFirstState.table.face.searchMachines': 'a hacked card of the discard',
    'fiftyFirstState.table.face.hackMachine': 'hacks a machine',
    'fiftyFirstState.table.face.payPerMachine': 'more for each machine',
    'fiftyFirstState.table.face.firstHack': 'first hack: −1',
    'fiftyFirstState.table.face.drawnSpoils': 'a good of cards you draw',
  },
  nouns: {},
};
