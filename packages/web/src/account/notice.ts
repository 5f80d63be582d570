import { signal } from '@preact/signals';

/** What has just happened to the account, told on the page that comes after it. */
export const notice = signal('');
