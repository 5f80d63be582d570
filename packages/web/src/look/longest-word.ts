/** For names that are as large as their longest word allows, so that no word is broken or cut off. */
export const longestWord = (name: string): { readonly '--longest': string } => ({
  '--longest': String(Math.max(...name.split(/[\s-]/).map(({ length }) => length))),
});
