import type { Words } from '@cinderhall/kernel';

/** "a victory card": the type of a card that is discarded. */
const CARD =
  'type?tFuel:a fuel card|tIron:an iron card|tGun:a gun card|tBrick:a brick card|tAmmo:an ammo card|tWorker:a worker card|tVp:a victory card|*:a contact card';
const ONE =
  'where?corner:of your corner outposts|north:of your northern outposts|east:of your eastern outposts|south:of your southern outposts|west:of your western outposts|central:of your outposts on one central line|line:of your outposts in one direction of your choice|*:of your outposts';
const SEVERAL = 'n|one:1 {where?corner:corner outpost|*:outpost}|other:{n} {where?corner:corner outposts|*:outposts}';

export const en: Words = {
  messages: {
    'fiftyFirstState.count.outposts': `for each ${'{'}${ONE}}`,
    'fiftyFirstState.count.enoughOutposts': `if you have at least ${'{'}${SEVERAL}}`,
    'fiftyFirstState.count.tooFewOutposts': `if you have fewer than ${'{'}${SEVERAL}}`,

    'fiftyFirstState.op.activateOutpost':
      'activate {n|one:one|2:two|other:{n}} of your {where?corner:corner outposts|north:northern outposts|east:eastern outposts|south:southern outposts|west:western outposts|central:outposts on a central line|line:outposts in one direction|*:outposts}',
    'fiftyFirstState.op.activateUpTo':
      'activate up to {n|2:two|*:{n}} of your {where?corner:corner outposts|*:outposts}',
    'fiftyFirstState.op.buildOutpost': 'build an outpost without discarding a card',
    'fiftyFirstState.op.upgradeOutpost': 'upgrade an outpost by one level without discarding a card',
    'fiftyFirstState.op.razeOutpost':
      "raze an opponent's outpost next to one of yours, with a Defence of at most {n}, without spending red contacts",
    'fiftyFirstState.op.moveOutpost':
      'move one of your outposts of level 1 to an empty area next to it and activate it there',
    'fiftyFirstState.op.leaveOutpost': 'remove one of your outposts from the map and {does}, where X is its level',

    'fiftyFirstState.text.area': `Level 1: {level1}. Level 2 (discard ${'{'}${CARD}}): {level2}. Level 3: {level3}.`,
    'fiftyFirstState.text.on.outpostBuilt': 'Whenever you build an outpost, {does}.',
    'fiftyFirstState.text.on.outpostUpgraded': 'Whenever you upgrade an outpost, {does}.',
    'fiftyFirstState.text.on.outpostRazed': "Whenever you raze an opponent's outpost, {does}.",
    'fiftyFirstState.text.modify.outpostDefence': 'The Defence of your outposts is {n} higher.',
    'fiftyFirstState.text.modify.outpostPermit':
      '{n|one:Once|2:Twice|other:{n} times} a round you may build or upgrade an outpost by discarding a card of any type, or of none.',

    'fiftyFirstState.decision.outpostSite': 'Choose what you discard the card for.',
    'fiftyFirstState.decision.recallOutpost': 'All your outposts are on the map. Choose the one you remove.',
    'fiftyFirstState.decision.activateLevel': 'Choose the level you activate.',
    'fiftyFirstState.decision.activateOutpost': '{card}: choose the outpost you activate.',
    'fiftyFirstState.decision.buildOutpost': '{card}: choose where you build.',
    'fiftyFirstState.decision.upgradeOutpost': '{card}: choose the outpost you upgrade.',
    'fiftyFirstState.decision.razeOutpost': '{card}: choose the outpost you raze.',
    'fiftyFirstState.decision.moveOutpost': '{card}: choose which outpost you move, and where to.',
    'fiftyFirstState.decision.leaveOutpost': '{card}: choose the outpost you remove.',
    'fiftyFirstState.decision.settleArea': 'Build an outpost where you have razed one?',
    'fiftyFirstState.decision.lostOutpost': 'The attack hits one of several outposts. Choose which.',

    'fiftyFirstState.choice.forOutpost': 'Discard {card} for an outpost',
    'fiftyFirstState.choice.outpost': 'Build an outpost in {area}',
    'fiftyFirstState.choice.upgrade': 'Upgrade the outpost in {area} to level {level}',
    'fiftyFirstState.choice.razeOutpost':
      'Raze {owner@the outpost of {owner}|your outpost} in {area} for {price#fiftyFirstState.redContact}',
    'fiftyFirstState.choice.shieldArea': 'Put a shield on {area}',
    'fiftyFirstState.choice.giveUpPick': 'Take no card: build an outpost in {area}',
    'fiftyFirstState.choice.activate': '{area}, level {level}: {does}',
    'fiftyFirstState.choice.area.recallOutpost': 'Remove the outpost in {area}',
    'fiftyFirstState.choice.area.buildOutpost': 'Build in {area}',
    'fiftyFirstState.choice.area.upgradeOutpost': 'Upgrade the outpost in {area}',
    'fiftyFirstState.choice.area.razeOutpost': 'Raze the outpost in {area}',
    'fiftyFirstState.choice.area.leaveOutpost': 'Remove the outpost in {area}',
    'fiftyFirstState.choice.area.lostOutpost': 'Lose the outpost in {area}',
    'fiftyFirstState.choice.moveOutpost': 'Move the outpost from {from} to {area}',
    'fiftyFirstState.choice.settle': 'Build an outpost in {area}',

    'fiftyFirstState.event.gaveUpPick': '{^seat} {seat@takes|take} no card and {seat@builds|build} an outpost instead.',
    'fiftyFirstState.event.spentCard': '{^seat} {seat@discards|discard} {card} for an outpost.',
    'fiftyFirstState.event.permitUsed': '{^seat} {seat@uses|use} a permit: the card need not be of the right type.',
    'fiftyFirstState.event.outpostsUsedUp':
      '{^seat} {seat@has|have} no outpost left and {seat@has|have} to remove one.',
    'fiftyFirstState.event.outpostBuilt': '{^seat} {seat@builds|build} an outpost in {area}.',
    'fiftyFirstState.event.outpostUpgraded': '{^seat} {seat@upgrades|upgrade} the outpost in {area} to level {level}.',
    'fiftyFirstState.event.outpostActivated': '{^seat} {seat@activates|activate} level {level} of {area}.',
    'fiftyFirstState.event.outpostRazed':
      '{^seat} {seat@razes|raze} {owner@the outpost of {owner}|your outpost} in {area} (level {level}).',
    'fiftyFirstState.event.outpostRemoved': '{^seat} {seat@removes|remove} the outpost in {area}.',
    'fiftyFirstState.event.outpostMoved': '{^seat} {seat@moves|move} an outpost from {from} to {area}.',
    'fiftyFirstState.event.areaShielded': '{^seat} {seat@puts|put} a shield on {area}.',
    'fiftyFirstState.event.areaShieldLost': 'The outpost in {area} loses its shield, but stands.',
    'fiftyFirstState.event.areaShieldReturned': 'The shield on {area} goes back to the supply.',
    'fiftyFirstState.event.opponentAimsAtOutposts': '{^owner} attacks an outpost.',
    'fiftyFirstState.event.opponentOutpost': '{^owner} builds an outpost in {area}.',
    'fiftyFirstState.event.opponentRazedOutpost': '{^owner} razes the outpost in {area}.',

    'fiftyFirstState.opponent.outposts': '{n} for razing outposts',
    'fiftyFirstState.opponent.marches': '{n} for other moves on the map',
    'fiftyFirstState.why.notNear': 'None of your outposts is next to this area.',
    'fiftyFirstState.reach.outpost': `Another outpost: you lack ${'{'}${CARD}}.`,
    'fiftyFirstState.reach.outpostCard': 'Another outpost: {card} in your hand pays for it.',
    'fiftyFirstState.reach.upgrade': `{area} to level {level}: you lack ${'{'}${CARD}}.`,
    'fiftyFirstState.reach.upgradeCard': '{area} to level {level}: {card} in your hand pays for it.',
    'fiftyFirstState.why.outpostCard': `You have no card to discard for it: it takes ${'{'}${CARD}}.`,
    'fiftyFirstState.why.topLevel': 'There is no higher level.',
    'fiftyFirstState.why.outpostPassed': 'Its owner has passed: nothing of theirs can be touched.',
    'fiftyFirstState.reason.shieldArea': 'With a shield it is harder to raze until the end of the round.',

    'tally.outposts': 'Outposts',
  },
  nouns: {},
};
