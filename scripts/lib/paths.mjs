import { fileURLToPath } from 'node:url';

/** The folder that holds the whole project, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
