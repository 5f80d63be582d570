import type { Words } from '@cinderhall/kernel';
import { TYPE } from '../../../text/en.ts';

export const en: Words = {
  messages: {
    'fiftyFirstState.takeScavenged':
      "take{n|one:, if you like, the top card of another player's discard pile|other: up to {n} cards from the top of other players' discard piles}",
    'fiftyFirstState.count.ruins': 'for each ruin in your State',

    'fiftyFirstState.op.gainMatching':
      "choose a type icon on the top card of another player's discard pile and gain the good that matches it",
    'fiftyFirstState.op.gainMatchingOf':
      "choose a {of|or} icon on the top card of another player's discard pile and gain {n} of that resource",
    'fiftyFirstState.op.payMatching':
      "choose a type icon on the top card of another player's discard pile and pay the good that matches it to {gets}",
    'fiftyFirstState.op.payMatchingBoth':
      "pay {what} and the good that matches a type icon on the top card of another player's discard pile to {gets}, or the goods that match two different icons of that card to {more}",
    'fiftyFirstState.op.ifRuins': '{otherwise}; with at least {n#fiftyFirstState.ruins} in your State, {does} instead',
    'fiftyFirstState.op.restoreRuins': 'turn one of your ruins face up: it is a location again and produces at once',
    'fiftyFirstState.op.takeRuins':
      "take a ruin of an opponent who hasn't passed into your State, with whatever lies on it",
    'fiftyFirstState.op.razeOwn':
      'raze another location of your own and gain both its spoils and the goods of its deal',
    'fiftyFirstState.op.putOnRuins':
      'put 1 fuel, iron, gun or brick from the supply on {n|one:one of your ruins; you take it when you rebuild those ruins|other:each of up to {n} of your ruins; you take them when you rebuild those ruins}',
    'fiftyFirstState.op.rob': 'take {n|one:1 {of|or}|other:up to {n} {of:pl|or}} from one other player',

    'fiftyFirstState.text.on.ruins': 'Whenever a ruin comes into your State, {does}.',
    'fiftyFirstState.text.on.reviveRuins': 'Whenever you rebuild or restore one of your ruins, {does}.',
    'fiftyFirstState.text.modify.defence':
      'While you have at least {ruins#fiftyFirstState.ruins}, the Defence of your other locations is {n} higher.',

    'fiftyFirstState.decision.scavenge': 'Take the top card of a discard pile, or do without.',
    'fiftyFirstState.decision.payRuin': 'Choose ruins to discard.',
    'fiftyFirstState.decision.matching': '{card}: choose a type icon.',
    'fiftyFirstState.decision.restore': '{card}: choose the ruins you restore.',
    'fiftyFirstState.decision.takeRuin': '{card}: choose the ruins you take.',
    'fiftyFirstState.decision.razeOwn': '{card}: choose the location you raze.',
    'fiftyFirstState.decision.putOnRuin': '{card}: choose what to put on which ruins.',
    'fiftyFirstState.decision.rob': '{card}: choose what to take, and from whom.',

    'fiftyFirstState.choice.dropOnTop': 'Discard {first}, then {second} on top',
    'fiftyFirstState.choice.scavenge': 'Take {card} from {owner@the pile of {owner}|your pile}',
    'fiftyFirstState.choice.icons': '{n|one:The {types} icon|other:The {types} icons} on {card}',
    'fiftyFirstState.choice.ruin.payRuin': 'Discard {ruin}',
    'fiftyFirstState.choice.ruin.restore': 'Restore {ruin}',
    'fiftyFirstState.choice.putOnRuin': 'Put 1 {good} on {ruin}',
    'fiftyFirstState.choice.takeRuin': 'Take {ruin} from {owner}',
    'fiftyFirstState.choice.card.razeOwn': 'Raze {card}',

    'fiftyFirstState.pile.of': '{owner@Discard pile of {owner}|Your discard pile}',
    'fiftyFirstState.event.scavenged': '{^seat} {seat@takes|take} {card} from {owner@the pile of {owner}|your pile}.',
    'fiftyFirstState.event.discardedRuin': '{^seat} {seat@discards|discard} the ruins of {card}.',
    'fiftyFirstState.event.matched': `{^seat} {seat@picks|pick} the {${TYPE}} icon on {card}.`,
    'fiftyFirstState.event.restored': '{^seat} {seat@restores|restore} {card}.',
    'fiftyFirstState.event.tookRuin':
      '{^seat} {seat@takes|take} {card?fiftyFirstState.unseen:ruins|*:the ruins of {card}} from {owner}.',
    'fiftyFirstState.event.razedOwn': '{^seat} {seat@razes|raze} {card} in {seat@their|your} own State.',
    'fiftyFirstState.event.laidOnRuin':
      '{^seat} {seat@puts|put} 1 {good} on {card?fiftyFirstState.unseen:ruins|*:the ruins of {card}}.',
    'fiftyFirstState.event.borgoFoundNothing': 'Borgo looks for a card to build, but his discard pile is empty.',
    'fiftyFirstState.event.opponentPile': '{^owner} begins with a discard pile of {n#fiftyFirstState.card}.',

    'fiftyFirstState.score.end': 'At the end of the game',
    'fiftyFirstState.why.ownPile': 'You never scavenge from your own pile.',
    'fiftyFirstState.reason.putOnRuin': 'It is yours when you rebuild these ruins.',
    'fiftyFirstState.reason.takeRuin': 'Ruins to rebuild for you, and none for a rival.',

    'tally.ruins': 'Ruins',
  },
  nouns: { 'fiftyFirstState.scavenge': ['scavenged card', 'scavenged cards'] },
};
