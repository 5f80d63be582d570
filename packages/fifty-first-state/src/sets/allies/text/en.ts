import type { Words } from '@cinderhall/kernel';

export const en: Words = {
  messages: {
    'fiftyFirstState.op.rivalLoses': '{does} and make an opponent lose up to {what}',
    'fiftyFirstState.op.giveCard':
      'give an opponent a location card from your hand to {does}; that opponent loses {what}',
    'fiftyFirstState.op.blockAction': "block an opponent's action location until clean-up",

    'fiftyFirstState.decision.raid': '{card}: choose an opponent.',
    'fiftyFirstState.decision.giveCard': '{card}: choose a card, and to whom you give it.',
    'fiftyFirstState.decision.block': '{card}: choose an action location to block.',
    'fiftyFirstState.choice.raid': 'Make {owner} lose up to {what}',
    'fiftyFirstState.choice.giveCard': 'Give {card} to {owner}',
    'fiftyFirstState.choice.block':
      'Block {owner@{card} of {owner}|your {card}}{used|0:|one: (used once)|2: (used twice)|other: (used {used} times)}',
    'fiftyFirstState.event.raided': '{^seat} {seat@turns|turn} {card} against {owner}.',
    'fiftyFirstState.event.gaveCard':
      '{^seat} {seat@gives|give} {owner} {card?fiftyFirstState.unseen:a card|*:{card}}.',
    'fiftyFirstState.event.blocked':
      '{^seat} {seat@blocks|block} {owner@{card} of {owner}|your {card}} until clean-up.',

    'fiftyFirstState.reason.raid': 'Your rival loses what they could have spent.',
    'fiftyFirstState.reason.block': 'Its owner cannot use it any more this round.',
    'fiftyFirstState.reason.blockUsed': 'It is used already, so a block changes nothing.',

    'tally.influence': 'Influence',
  },
  nouns: {
    'fiftyFirstState.anyInfluence': ['influence of any kind', 'influence of any kind'],
    'fiftyFirstState.influenceIronGang': ['Iron Gang influence', 'Iron Gang influence'],
    'fiftyFirstState.influenceSharrash': ['Sharrash influence', 'Sharrash influence'],
    'fiftyFirstState.influenceUranopolis': ['Uranopolis influence', 'Uranopolis influence'],
  },
};
