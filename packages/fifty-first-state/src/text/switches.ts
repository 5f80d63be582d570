/** Words of switches that belong to no set. */
import type { Localized, Words } from '@cinderhall/kernel';

export const switchWords: Localized<Words> = {
  en: {
    messages: {
      'option.allowAmmo': 'Boards give ammo',
      'option.allowAmmo.help':
        'The action of every board that gives a resource for 2 workers may also give 1 ammo. The rules can be read so.',
    },
    nouns: {},
  },
  pl: {
    messages: {
      'option.allowAmmo': 'Naboje z plansz frakcji',
      'option.allowAmmo.help':
        'Akcja każdej planszy, która za 2 robotników daje surowiec, może dać także 1 nabój. Zasady można tak rozumieć.',
    },
    nouns: {},
  },
};
