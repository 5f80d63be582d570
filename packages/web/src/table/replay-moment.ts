import type { Signal } from '@preact/signals';
import type { Host } from '../host.ts';
import type { ReplayState } from '../protocol.ts';

/** Where a replay stands, and through whose eyes it is seen. */
export interface ReplayWish {
  readonly at: Signal<number>;
  readonly seat: Signal<number>;
}

/**
 * Fetches the moment that is wished for and shows it. An answer that comes after the wish has changed is dropped: it must
 * neither be shown nor take the reader back, even if the page has not been drawn again in between.
 */
export async function fetchMoment(
  host: Pick<Host, 'replay'>,
  match: string,
  { at, seat }: ReplayWish,
  show: (found: ReplayState, seat: number) => void,
): Promise<void> {
  const wanted = at.value;
  const eyes = seat.value;
  const found = await host.replay(match, wanted, eyes);
  if (at.value !== wanted || seat.value !== eyes || !('view' in found)) return;
  if (found.at < wanted) at.value = found.at;
  show(found, eyes);
}
