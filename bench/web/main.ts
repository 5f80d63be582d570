import { Progress } from '@cinderhall/cli';
import type { Row } from '../rows.ts';
import { reactionRows } from './reaction.ts';

/** Measures the table in a browser. */
export async function webRows(quick: boolean, root: string, browser: string | undefined): Promise<Row[]> {
  const rounds = quick ? 2 : 25;
  const progress = new Progress(process.stderr, rounds);
  const rows = await reactionRows({ root, browser, rounds, progress: (done) => progress.update(done) });
  progress.clear();
  return rows;
}
