/** Tips are remembered by the keys of their words. Those of 51st State had other keys once. */
export const withPresentKeys = (seen: readonly string[]): string[] =>
  seen.map((key) => key.replace(/(^| )s51\./, '$1fiftyFirstState.table.'));
