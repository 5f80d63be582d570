import type { Words } from '@cinderhall/kernel';

/** The opponent of a lone player. */
export const pl: Words = {
  messages: {
    'fiftyFirstState.solo.name.borgo': 'Borgo',
    'fiftyFirstState.solo.name.virtual': 'Wirtualny przeciwnik',
    'fiftyFirstState.solo.state': 'Jego Stan',
    'fiftyFirstState.solo.final': '{n|one:1 lokacja|few:{n} lokacje|*:{n} lokacji}: +{n} PZ na koniec',
    'fiftyFirstState.solo.brawlers': 'Awanturnicy: {n}',
    'fiftyFirstState.solo.next': 'następne wypatrywanie: +{n}',
    'fiftyFirstState.solo.pile': 'kart na stosie ataku: {n}',
    'fiftyFirstState.solo.action.attack': 'Atak',
    'fiftyFirstState.solo.action.build': 'Budowa',
    'fiftyFirstState.solo.action.develop': 'Rozwój',
    'fiftyFirstState.solo.action.standard': 'Zwykła akcja',
    'fiftyFirstState.solo.lastTurn': 'Jego ostatnia tura',
    'fiftyFirstState.solo.noTurn': 'Nie miał jeszcze tury.',
    'fiftyFirstState.solo.combo': 'kombinacja {n} akcji',
    'fiftyFirstState.solo.replay': 'Jeszcze raz',
    'fiftyFirstState.solo.spent': 'wykorzystani: {n}',
    'fiftyFirstState.solo.open': 'Rozłóż cały jego panel (P)',
  },
  nouns: {},
};
