import { en } from './en.ts';
import { pl } from './pl.ts';

export const effectsWords = { en, pl } as const;
