/**
 * Whether more of a unit is better: speeds, and what is held or shown.
 * @param {string} unit
 */
export const moreIsBetter = (unit) => isSpeed(unit) || unit === 'held' || unit === 'cards';

/** "steps/CPU-s", but not "ms CPU/s". @param {string} unit */
const isSpeed = (unit) => /^\w+\/(CPU-)?s$/.test(unit);

/**
 * Whether a figure depends on how fast the machine is: all speeds and times, but no sizes and counts.
 * @param {string} unit
 */
const isTimed = (unit) => isSpeed(unit) || /^[nm]s( |$)/.test(unit);

/**
 * How good a figure without a peer is on a machine that does a thousand units of a fixed work in a CPU-second: more is better.
 * @param {string} unit
 * @param {number} figure
 * @param {number} machine how many thousand units this machine does
 */
export function worth(unit, figure, machine) {
  const good = moreIsBetter(unit) ? figure : 1 / figure;
  return isTimed(unit) ? good / machine : good;
}
