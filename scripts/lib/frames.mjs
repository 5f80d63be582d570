/**
 * What Chromium's trace tells: when something began, how long it took, and how much of that the thread worked, in
 * microseconds.
 * @typedef {{
 *   readonly name: string, readonly pid: number, readonly tid: number,
 *   readonly ts: number, readonly dur?: number, readonly tdur?: number,
 *   readonly args?: { readonly data?: { readonly type?: string } }
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

/**
 * For each input, which lies between `bench.input` and `bench.calm`, the CPU time of the thread in milliseconds: from its
 * first event to the end of the picture that shows what its last one did, and from there to the calm.
 * @param {readonly TraceEvent[]} events
 * @returns {{ toPicture: number, after: number }[]}
 */
export function workOfInputs(events) {
  const marks = events.filter(({ name }) => name.startsWith('bench.')).sort((a, b) => a.ts - b.ts);
  const [start] = marks;
  const thread = events.filter(({ pid, tid }) => pid === start?.pid && tid === start.tid).sort((a, b) => a.ts - b.ts);
  const tasks = thread.filter(({ name }) => name === 'RunTask');
  /** @param {TraceEvent} event */
  const taskOf = (event) => tasks.findLastIndex(({ ts }) => ts <= event.ts);
  /** @type {(from: number, to: number) => number} */
  const work = (from, to) => tasks.slice(from, to).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  return marks.flatMap((mark, i) => {
    const calm = marks[i + 1];
    if (mark.name !== 'bench.input' || calm?.name !== 'bench.calm') return [];
    const within = thread.filter(({ ts }) => ts > mark.ts && ts < calm.ts);
    const inputs = within.filter(({ name, args }) => name === 'EventDispatch' && isInput(args?.data?.type));
    const [first, last = first] = [inputs[0], inputs.at(-1)];
    const picture = last && within.find(({ name, ts }) => name === 'Commit' && ts >= last.ts + (last.dur ?? 0));
    if (!first || !picture) throw new Error('an input, or the picture after it, is not in the trace');
    const shown = taskOf(picture) + 1;
    return [{ toPicture: work(taskOf(first), shown), after: work(shown, taskOf(calm)) }];
  });
}

/** @param {string | undefined} type */
const isInput = (type) => type === 'pointerdown' || type === 'click' || type === 'keydown';
