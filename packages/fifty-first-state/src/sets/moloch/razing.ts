/** How many locations machines can raze, each machine one of them. */

/** The places of locations by those who raze them; −1: nobody yet. */
type Razed = number[];

/** The machines that have been asked already, by their bits. */
interface Tried {
  bits: number;
}

/** Gives a location to a machine, which may have to leave its own to another one. */
function give(site: number, types: readonly number[], razers: readonly number[], razed: Razed, tried: Tried): boolean {
  for (let at = 0; at < razers.length; at++) {
    const bit = 1 << at;
    if (((types[site] as number) & (razers[at] as number)) === 0 || (tried.bits & bit) !== 0) continue;
    tried.bits |= bit;
    const other = razed[at] as number;
    if (other < 0 || give(other, types, razers, razed, tried)) {
      razed[at] = site;
      return true;
    }
  }
  return false;
}

/** As many locations as possible, by the machines that raze them. Both are given by the bits of their types. */
export function razedBy(types: readonly number[], razers: readonly number[]): Razed {
  const razed: Razed = [];
  for (let at = 0; at < razers.length; at++) razed.push(-1);
  const tried: Tried = { bits: 0 };
  for (let site = 0, left = razers.length; site < types.length && left > 0; site++) {
    tried.bits = 0;
    if (give(site, types, razers, razed, tried)) left--;
  }
  return razed;
}

export function mostRazed(types: readonly number[], razers: readonly number[]): number {
  let n = 0;
  for (const site of razedBy(types, razers)) if (site >= 0) n++;
  return n;
}
