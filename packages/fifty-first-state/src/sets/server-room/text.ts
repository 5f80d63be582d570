import type { Localized, Words } from '@cinderhall/kernel';

export const words: Localized<Words> = {
  en: {
    messages: {
      'fiftyFirstState.serverRoom': 'Server room',
      'fiftyFirstState.text.serverRoom':
        'Takes one marker more than there are players. When it is full, every player gains 5 points, and from the next round on one machine fewer comes.',
      'fiftyFirstState.event.serverFed': 'The server room has {n} of {most} markers.',
      'fiftyFirstState.event.serverTurned':
        'The server room is hacked: all players gain points, and from the next round on one machine fewer comes.',
      'fiftyFirstState.reach.server': 'Server room: one more hacked machine fills it, and all players gain 5 points.',
      'fiftyFirstState.why.server': 'Only a machine that you hack brings it a marker.',
      'fiftyFirstState.why.serverTurned': 'The server room has been hacked and takes no more markers.',
      'fiftyFirstState.score.serverRoom': 'Server room',
      'fiftyFirstState.reason.feedServer': 'The last marker: all players gain 5 points, and fewer machines come.',
    },
    nouns: {},
  },
  pl: {
    messages: {
      'fiftyFirstState.serverRoom': 'Serwerownia',
      'fiftyFirstState.text.serverRoom':
        'Mieści o jeden znacznik więcej, niż jest graczy. Gdy się zapełni, każdy gracz zyskuje 5 punktów, a od następnej rundy pojawia się o jedną maszynę mniej.',
      'fiftyFirstState.event.serverFed': 'Znaczniki na serwerowni: {n} z {most}.',
      'fiftyFirstState.event.serverTurned':
        'Serwerownia jest zhakowana: wszyscy gracze zyskują punkty, a od następnej rundy pojawia się o jedną maszynę mniej.',
      'fiftyFirstState.reach.server':
        'Serwerownia: zapełni ją jeszcze jedna zhakowana maszyna, a każdy gracz zyska 5 punktów.',
      'fiftyFirstState.why.server': 'Znacznik przybywa tylko za maszynę, którą zhakujesz.',
      'fiftyFirstState.why.serverTurned': 'Serwerownia jest już zhakowana i nie przyjmuje znaczników.',
      'fiftyFirstState.score.serverRoom': 'Serwerownia',
      'fiftyFirstState.reason.feedServer':
        'To ostatni znacznik: wszyscy gracze zyskują po 5 punktów, a maszyn jest mniej.',
    },
    nouns: {},
  },
};
