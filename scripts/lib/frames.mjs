/**
 * What Chromium's trace tells: when something began, how long it took, and how much of that the thread worked, in
 * microseconds.
 * @typedef {{
 *   readonly name: string, readonly pid: number, readonly tid: number,
 *   readonly ts: number, readonly dur?: number, readonly tdur?: number
 * }} TraceEvent
 */

/**
 * For each move (`bench.move`) the CPU time of its heaviest frame (`bench.frame`), in milliseconds: all tasks of the
 * thread that end with the frame. A move that the next one has overtaken before it was drawn has no frame, and is left out.
 * @param {readonly TraceEvent[]} events
 * @returns {number[]}
 */
export function heaviestFrames(events) {
  const marks = events.filter(({ name }) => name.startsWith('bench.')).sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === first?.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts);
  /** @type {number[]} */
  const worst = [];
  let next = 0;
  let work = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    work += tdur;
    let drawn = false;
    for (; next < marks.length && (marks[next]?.ts ?? 0) <= ts + dur; next++) {
      if (marks[next]?.name === 'bench.move') worst.push(0);
      else drawn = true;
    }
    if (!drawn) continue;
    const last = worst.length - 1;
    if (last >= 0) worst[last] = Math.max(worst[last] ?? 0, work / 1000);
    work = 0;
  }
  return worst.filter((each) => each > 0);
}
