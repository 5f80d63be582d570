/** With a true minus, which is as wide as a plus; a dash where there is no number. */
export const withMinus = (n: number | undefined): string => (n === undefined ? '–' : String(n).replace('-', '−'));

/** A change: what was gained has a plus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : withMinus(n));
