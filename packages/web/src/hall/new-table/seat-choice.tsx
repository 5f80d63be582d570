import { lazyPart } from '../../app/lazy.tsx';
import type { Setting } from './setting.ts';

const SeatFaction = lazyPart(async () => (await import('./seat-faction.tsx')).SeatFaction);

/** The faction of a seat, where the table may settle that beforehand. */
export const SeatChoice = ({ setting, at }: { setting: Setting; at: number }) =>
  setting.layout.seat.length > 0 ? <SeatFaction setting={setting} at={at} /> : null;
