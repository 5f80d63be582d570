/** A mean of repeated measurements, and how far it may be off: the true mean is that close with a confidence of 95 %. */
export interface Measured {
  readonly mean: number;
  readonly reach: number;
}

const Z = 1.959964;

export function measured(values: readonly number[]): Measured {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, n);
  if (n < 2) return { mean, reach: 1 };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return { mean, reach: Z * Math.sqrt(variance / n) };
}
