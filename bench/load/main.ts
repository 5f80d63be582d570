import { Progress } from '@cinderhall/cli';
import type { Row } from '../rows.ts';
import { loadRows, tinyLoad, usualLoad } from './load.ts';
import { OurServer } from './ours.ts';
import type { LoadServer } from './table.ts';

export interface Load {
  readonly quick: boolean;
  /** The bundled programs of both servers; theirs only where it is installed. */
  readonly ours: string;
  readonly theirs: { readonly program: string; readonly open: (program: string) => Promise<LoadServer> } | null;
}

/** Measures our server beside theirs. */
export async function serverRows({ quick, ours: program, theirs }: Load): Promise<Row[]> {
  const plan = quick ? tinyLoad : usualLoad;
  const progress = new Progress(process.stderr, plan.rounds * (theirs ? 4 : 2) + 6);
  let done = 0;
  const ours = await OurServer.open(program);
  const other = theirs ? await theirs.open(theirs.program) : null;
  try {
    return await loadRows(ours, other, plan, () => progress.update(done++));
  } finally {
    progress.clear();
    await ours.close();
    await other?.close();
  }
}
