import type { Localized, Words } from '@cinderhall/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';

export const cliWords: Localized<Words> = { en, pl };
