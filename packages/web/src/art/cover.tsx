import { pictureUrl } from './cache.ts';
import type { MoodName } from './moods.ts';

const TALL = { width: 150, height: 210, horizon: 0.68 };
const WIDE = { width: 330, height: 150, horizon: 0.7 };

/** The cover of a box: tall where many stand side by side, otherwise wide. The drawing comes with the pack of boxes. */
export const Cover = ({ id, mood, wide = false }: { id: string; mood: MoodName; wide?: boolean }) => (
  <img class="art" src={pictureUrl({ id: `box-${id}`, mood, packs: ['boxes'], ...(wide ? WIDE : TALL) })} alt="" />
);
