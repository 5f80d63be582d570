import type { Words } from '@cinderhall/kernel';

/** The opponent of a lone player. */
export const en: Words = {
  messages: {
    'fiftyFirstState.solo.name.borgo': 'Borgo',
    'fiftyFirstState.solo.name.virtual': 'Virtual opponent',
    'fiftyFirstState.solo.state': 'His State',
    'fiftyFirstState.solo.final': '{n|one:1 location|other:{n} locations}: +{n} VP at the end',
    'fiftyFirstState.solo.brawlers': 'Brawlers: {n}',
    'fiftyFirstState.solo.next': 'next look-out: +{n}',
    'fiftyFirstState.solo.pile': 'cards in his attack pile: {n}',
    'fiftyFirstState.solo.action.attack': 'Attack',
    'fiftyFirstState.solo.action.build': 'Build',
    'fiftyFirstState.solo.action.develop': 'Develop',
    'fiftyFirstState.solo.action.standard': 'Standard',
    'fiftyFirstState.solo.lastTurn': 'His last turn',
    'fiftyFirstState.solo.noTurn': 'He has not had a turn yet.',
    'fiftyFirstState.solo.combo': 'combo of {n}',
    'fiftyFirstState.solo.replay': 'Replay',
    'fiftyFirstState.solo.spent': 'spent: {n}',
    'fiftyFirstState.solo.open': 'Open his whole panel (P)',
  },
  nouns: {},
};
