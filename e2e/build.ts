import { loadHall } from '../scripts/lib/hall.mjs';

/** Builds what `npm start` would build, once, before two halls are opened side by side. */
export default async function build(): Promise<void> {
  await loadHall();
}
