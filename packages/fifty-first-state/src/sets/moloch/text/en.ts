import type { Words } from '@cinderhall/kernel';
import { TYPE } from '../../../text/en.ts';

export const en: Words = {
  messages: {
    'tally.machines': 'Machines on the table',
    'fiftyFirstState.takeHackedCard': 'take {what} from the bottom of the machine deck',
    'fiftyFirstState.count.deployed': 'for each deployed machine',
    'fiftyFirstState.count.outnumbered': 'while there are more deployed machines than players',
    'fiftyFirstState.count.boardProduces': 'for each {good} that your board produces',

    'fiftyFirstState.op.setAside.hack': 'put {what} on this card for hacking machines only',
    'fiftyFirstState.op.setAside.destroy': 'put {what} on this card for destroying machines only',
    'fiftyFirstState.op.setAsideAny.hack':
      'put {n|one:1 {of|or}|other:{n} {of:pl|or} in any mix} on this card for hacking machines only',
    'fiftyFirstState.op.setAsideAny.destroy':
      'put {n|one:1 {of|or}|other:{n} {of:pl|or} in any mix} on this card for destroying machines only',
    'fiftyFirstState.op.hackMachine': 'hack a deployed machine without paying its code',
    'fiftyFirstState.op.discardMachine': 'discard a deployed machine',
    'fiftyFirstState.op.searchMachines':
      'look at the top {n|one:card|other:{n} cards} of the machine discard and take one of them as a hacked card',
    'fiftyFirstState.op.payPerMachine': 'if a machine is deployed, pay {each} for each deployed machine to {gets}',
    'fiftyFirstState.op.payPerMachine.more':
      'if a machine is deployed, pay {cost}, and {each} for each deployed machine, to {gets}',

    'fiftyFirstState.text.on.hack': 'Whenever you hack a machine, {does}.',
    'fiftyFirstState.text.on.destroy': 'Whenever you destroy a machine, {does}.',
    'fiftyFirstState.text.modify.ignoreMachine':
      '{n|one:Once|2:Twice|other:{n} times} in each attack phase you may ignore the attack of a machine.',
    'fiftyFirstState.text.modify.destroyPrice':
      'Destroying a machine costs you {n#fiftyFirstState.redContact} less, but at least 1.',
    'fiftyFirstState.text.modify.firstHack':
      'The first machine you hack in a round costs {n|one:one good|other:{n} goods} of its code less, at your choice.',
    'fiftyFirstState.text.modify.defence.production': 'The Defence of your other production locations is {n} higher.',
    'fiftyFirstState.text.modify.drawnSpoils':
      'Whenever you draw a card, you may pay 1 worker to gain one of the goods of its spoils.',
    'fiftyFirstState.text.machine':
      'Machine: code {code}; Defence {defence}{fury?yes: (Fury)|*:}. Attack: {attack}. Hacked: {hacked}',
    'fiftyFirstState.attack.raze': `razes one of your ${'{'}${TYPE}} locations`,
    'fiftyFirstState.attack.lose': 'takes {goods} from you, as far as you have that',
    'fiftyFirstState.attack.loseOr': 'takes {goods} from you, or {or} if you have none',
    'fiftyFirstState.attack.loseAny': 'takes {n} of your {of:pl|or} at your choice',
    'fiftyFirstState.attack.discard.card': 'makes you discard a card from your hand',
    'fiftyFirstState.attack.discard.deal': 'makes you discard one of your deals',
    'fiftyFirstState.attack.close.costs':
      'closes the action of your board that costs {good} until clean-up, on a board without one that which gives {other}',
    'fiftyFirstState.attack.close.gives': 'closes the action of your board that gives a {good} until clean-up',
    'fiftyFirstState.attack.block': 'blocks one of your action locations until clean-up',

    'fiftyFirstState.decision.blow':
      'The machines attack: out of {n|one:1 attack|other:{n} attacks} {most} can take place, and that many must. Choose what comes next.',
    'fiftyFirstState.decision.hackMachine': '{card}: choose the machine you hack.',
    'fiftyFirstState.decision.discardMachine': '{card}: choose the machine you discard.',
    'fiftyFirstState.decision.searchMachines': '{card}: choose the hacked card you take.',
    'fiftyFirstState.decision.hacked': 'The machine {card} is hacked. Take the card, or feed the server room?',
    'fiftyFirstState.decision.payHacked': 'Choose a hacked card to discard.',
    'fiftyFirstState.decision.drawnSpoils': 'You have drawn {drawn}. Pay 1 worker for a good of its spoils?',
    'fiftyFirstState.decision.part': 'Choose what you lay on {card}.',

    'fiftyFirstState.choice.hack': 'Hack {card} for {goods}',
    'fiftyFirstState.choice.hack.less': 'Hack {card} for {goods}, leaving out {less}',
    'fiftyFirstState.choice.hack.free': 'Hack {card} for nothing',
    'fiftyFirstState.choice.destroy':
      'Destroy {card} {n|0:with the contacts that lie on it|*:for {n#fiftyFirstState.redContact}}',
    'fiftyFirstState.choice.help.hack': 'Lay a part of its code on {card}',
    'fiftyFirstState.choice.help.destroy': 'Lay red contacts on {card}',
    'fiftyFirstState.choice.part': 'Lay down {goods}',
    'fiftyFirstState.choice.blow.raze': '{machine} razes {card}',
    'fiftyFirstState.choice.blow.lose': '{machine} takes {goods}',
    'fiftyFirstState.choice.blow.card': '{machine}: discard {card}',
    'fiftyFirstState.choice.blow.deal': '{machine}: give up the deal with {card}',
    'fiftyFirstState.choice.blow.close': '{machine} closes this action: {does}',
    'fiftyFirstState.choice.blow.block': '{machine} blocks {card}',
    'fiftyFirstState.choice.ignore': 'Ignore {machine}',
    'fiftyFirstState.choice.takeHacked': 'Take {card} to hand',
    'fiftyFirstState.choice.feedServer': 'Discard {card} and put a marker on the server room',
    'fiftyFirstState.choice.spoil': 'Pay 1 worker and gain 1 {good}',
    'fiftyFirstState.choice.card.hackMachine': 'Hack {card}',
    'fiftyFirstState.choice.card.discardMachine': 'Discard {card}',
    'fiftyFirstState.choice.card.searchMachines': 'Take {card}',
    'fiftyFirstState.choice.card.payHacked': 'Discard {card}',

    'fiftyFirstState.pile.machines': 'Machines',
    'fiftyFirstState.pile.machineDiscard': 'Discarded machines',
    'fiftyFirstState.event.machinesShuffled':
      'The machine discard is shuffled into a new deck of {n} {n|one:machine|other:machines}.',
    'fiftyFirstState.event.deployed': 'The machine {card} is deployed.',
    'fiftyFirstState.event.overrun':
      'Moloch has overrun the land: no machine is left to come, and the best score has not risen for three rounds. This is the last round.',
    'fiftyFirstState.event.gotHacked': '{^seat} {seat@takes|take} the hacked card {card}.',
    'fiftyFirstState.event.setAside': '{^seat} {seat@puts|put} {n#$good} on {card}.',
    'fiftyFirstState.event.asideLost': '{^seat} {seat@loses|lose} {n#$good} from {card}.',
    'fiftyFirstState.event.hacked':
      '{^seat} {seat@hacks|hack} {card}{fate?discard:; it is discarded, because goods already lay on it|server:; it goes to the server room|*:}.',
    'fiftyFirstState.event.destroyed':
      '{^seat} {seat@destroys|destroy} {card}{shared?true:; for that there is no point, because contacts already lay on it|*:}.',
    'fiftyFirstState.event.rebated': '{^seat} {seat@leaves|leave} out {goods} of the code of {card}.',
    'fiftyFirstState.event.laidPart': '{^seat} {seat@lays|lay} {goods} on {card}.',
    'fiftyFirstState.event.machineDiscarded': '{^seat} {seat@discards|discard} the machine {card}.',
    'fiftyFirstState.event.tookSpoil': '{^seat} {seat@takes|take} a good of the spoils of the card drawn.',
    'fiftyFirstState.event.struck': 'The machine {card} attacks {seat}.',
    'fiftyFirstState.event.spared': 'The machine {card} attacks {seat}, but finds nothing it could harm.',
    'fiftyFirstState.event.ignored': '{^seat} {seat@ignores|ignore} {card}.',
    'fiftyFirstState.event.machineRazed': 'The machine razes {seat@{card} of {seat}|your {card}}.',
    'fiftyFirstState.event.closed': '{seat@Closed to {seat}|Closed} until clean-up: {does}.',
    'fiftyFirstState.event.actionBlocked': 'The machine blocks {seat@{card} of {seat}|your {card}} until clean-up.',

    'fiftyFirstState.why.closed': 'A machine has closed this action until clean-up.',
    'fiftyFirstState.why.attackOver': 'It has attacked you already.',
    'fiftyFirstState.why.attackLater': 'Its turn comes after what is asked about now.',
    'fiftyFirstState.why.attackEmpty': 'As things stand, its attack finds nothing of yours.',
    'fiftyFirstState.why.noMachine': 'No machine that is still to attack can hit it.',
    'fiftyFirstState.why.fewerAttacks': 'Then fewer attacks could take place, and as many as possible must.',
    'fiftyFirstState.why.hack': 'Hacking it takes {goods}; you cannot pay that.',
    'fiftyFirstState.why.destroy': 'Destroying it takes {price#fiftyFirstState.redContact}; you can pay {have}.',
    'fiftyFirstState.score.machines': 'Destroyed machines',
    'fiftyFirstState.score.penalty': 'Most points, {n} {n|one:machine|other:machines} left',

    'fiftyFirstState.reason.hack': 'A card for 1 contact, and one machine fewer.',
    'fiftyFirstState.reason.destroy': 'One machine fewer attacks.',
    'fiftyFirstState.reason.penalty': 'Whoever leads loses {n#fiftyFirstState.vp} for every machine at the end.',
    'fiftyFirstState.reason.blow.least': 'This loses you the least.',
    'fiftyFirstState.reason.ignore': 'Its attack would cost you most.',
    'fiftyFirstState.reason.spoil': 'A worker for 1 {good}.',
    'fiftyFirstState.reason.help': 'The machine is nearer to its end.',
  },
  nouns: {
    'fiftyFirstState.hackedCard': ['hacked card', 'hacked cards'],
    'fiftyFirstState.hackFuel': ['fuel for hacking', 'fuel for hacking'],
    'fiftyFirstState.hackIron': ['iron for hacking', 'iron for hacking'],
    'fiftyFirstState.hackGun': ['gun for hacking', 'guns for hacking'],
    'fiftyFirstState.hackBrick': ['brick for hacking', 'bricks for hacking'],
    'fiftyFirstState.hackWorker': ['worker for hacking', 'workers for hacking'],
    'fiftyFirstState.destroyRedContact': ['red contact for destroying', 'red contacts for destroying'],
  },
};
