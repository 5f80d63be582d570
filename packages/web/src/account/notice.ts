import { signal } from '@preact/signals';

/** What has just happened to the account, shown on the page that follows. */
export const notice = signal('');
