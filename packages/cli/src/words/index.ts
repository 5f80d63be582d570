import { en } from './en.ts';
import { pl } from './pl.ts';

export const cliWords = { en, pl };
