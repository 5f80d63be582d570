import type { Localized, Words } from '@cinderhall/kernel';

export const words: Localized<Words> = {
  en: {
    messages: {
      'fiftyFirstState.decision.borgoShield':
        'Borgo shields one of several locations that suit him alike. Choose which.',
      'fiftyFirstState.choice.card.borgoShield': 'The shield goes on {card}',
      'fiftyFirstState.event.borgoShielded': 'Borgo puts a shield on {card}. It stays there through clean-up.',
      'fiftyFirstState.reason.borgoShield': 'Its spoils are the ones you would miss least.',
    },
    nouns: {},
  },
  pl: {
    messages: {
      'fiftyFirstState.decision.borgoShield':
        'Borgo osłania jedną z kilku lokacji, które pasują mu tak samo. Wybierz którą.',
      'fiftyFirstState.choice.card.borgoShield': 'Tarcza trafia na lokację {card}',
      'fiftyFirstState.event.borgoShielded': 'Borgo kładzie tarczę na lokacji {card}. Zostaje tam mimo czyszczenia.',
      'fiftyFirstState.reason.borgoShield': 'Na jej łupach zależy ci najmniej.',
    },
    nouns: {},
  },
};
