import { localized, mergeWords } from '@cinderhall/kernel';
import { boxWords } from './boxes.ts';
import { setOptionWords } from './set-options.ts';
import { switchWords } from './switches.ts';

/** What is said of sets, boxes and switches where a table is set up: nobody at a table needs it. */
export const optionWords = localized((language) =>
  mergeWords(switchWords[language], setOptionWords[language], boxWords[language]),
);
