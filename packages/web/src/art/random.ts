export type Random = () => number;

function hash(text: string): number {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 16777619);
  return sum >>> 0;
}

/** The same seed gives the same numbers, so a picture looks the same everywhere. */
export function randomOf(seed: string): Random {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
