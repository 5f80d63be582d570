/** With a true minus, which is as wide as a plus. */
export const withMinus = (n: number): string => String(n).replace('-', '−');

/** A change: what was gained has a plus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : withMinus(n));
