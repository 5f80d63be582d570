import { learn } from '../../app/words.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';

learn({ en, pl });
