import type { Id } from '../protocol.ts';
import { randomHex } from './random.ts';

/** The tabs of this browser: each match is played by one of them at a time, the one that opened it last. */
export interface Tabs {
  /** What this tab is called. */
  readonly own: string;
  /** Tells the others that a match is played here from now on, or was removed. */
  tellTaken(table: Id): void;
  onTaken(hear: (table: Id) => void): void;
}

export function openTabs(): Tabs {
  const own = randomHex(8);
  const channel = new BroadcastChannel('cinderhall.tables');
  return {
    own,
    tellTaken: (table) => channel.postMessage(table),
    onTaken: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<Id>) => hear(data)),
  };
}
