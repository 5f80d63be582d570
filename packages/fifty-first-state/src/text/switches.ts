/** Words of switches that belong to no set. */
import type { Localized, Words } from '@cinderhall/kernel';

export const switchWords: Localized<Words> = {
  en: {
    messages: {
      'option.allowAmmo': 'Boards give ammo',
      'option.allowAmmo.help':
        'The action of every board that gives a resource for 2 workers may also give 1 ammo. The rules can be read so.',
      'option.ruinsCountInTie': 'Ruins break ties',
      'option.ruinsCountInTie.help':
        'Where the number of locations breaks a tie, ruins count as locations. The rules can be read so.',
      'option.mutantsAttackOn': 'Mutants attack on',
      'option.mutantsAttackOn.help':
        'Alone, against the Mutants: a success does not end their attacks; they make all five. The rules do not say.',
    },
    nouns: {},
  },
  pl: {
    messages: {
      'option.allowAmmo': 'Naboje z plansz frakcji',
      'option.allowAmmo.help':
        'Akcja każdej planszy, która za 2 robotników daje surowiec, może dać także 1 nabój. Zasady można tak rozumieć.',
      'option.ruinsCountInTie': 'Ruiny rozstrzygają remisy',
      'option.ruinsCountInTie.help':
        'Gdy o remisie decyduje liczba lokacji, ruiny liczą się jak lokacje. Zasady można tak rozumieć.',
      'option.mutantsAttackOn': 'Mutanci atakują dalej',
      'option.mutantsAttackOn.help':
        'W grze samotnej, przeciw Mutantom: udany atak nie kończy ich ataków, przeprowadzają wszystkie pięć. Zasady o tym milczą.',
    },
    nouns: {},
  },
};
