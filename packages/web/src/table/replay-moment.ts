import type { Signal } from '@preact/signals';
import type { Host } from '../host.ts';
import type { ReplayMoment } from '../protocol.ts';

/** Where a replay stands, and through whose eyes it is seen. */
export interface ReplayWish {
  readonly at: Signal<number>;
  readonly seat: Signal<number>;
  /** Whether the end is wished for, wherever it turns out to be: seats may know of different numbers of moves. */
  readonly end: Signal<boolean>;
}

/**
 * Fetches the moment that is wished for and shows it. An answer that comes after the wish has changed is dropped: it must
 * neither be shown nor take the reader back, even if the page has not been drawn again in between.
 */
export async function fetchMoment(
  host: Pick<Host, 'replay'>,
  match: string,
  { at, seat, end }: ReplayWish,
  show: (found: ReplayMoment, seat: number) => void,
): Promise<void> {
  const wanted = at.value;
  const eyes = seat.value;
  const found = await host.replay(match, wanted, eyes);
  if (at.value !== wanted || seat.value !== eyes || !('view' in found)) return;
  if (found.at < wanted) at.value = found.at;
  if (end.value && found.at < found.of) at.value = found.of;
  else show(found, eyes);
}
