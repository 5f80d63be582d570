import { addressOf } from './cache.ts';
import { skyline } from './land.ts';
import { moods } from './moods.ts';
import { drawingOf, packsHere } from './pack.ts';
import type { Picture } from './picture.ts';
import { randomOf } from './random.ts';

const WIDTH = 120;
const HEIGHT = 92;

/** The motif of a picture alone, dark against the sky behind it; what has none is a block of the city. */
export function silhouetteUrl(picture: Picture): string {
  const { id, mood, packs = [] } = picture;
  const found = packsHere(packs);
  const { land, lit, sky } = moods[mood];
  const key = `silhouette ${JSON.stringify(picture)} ${found ? '' : '…'}`;
  return addressOf(key, () => {
    const drawing = found && packs.length > 0 ? drawingOf(id, found) : undefined;
    const art = drawing
      ? `<g transform="translate(${WIDTH / 2} ${HEIGHT - 4})">${drawing}</g>`
      : skyline(randomOf(id), WIDTH, HEIGHT, HEIGHT, '{c}', 1.5, 1.2);
    const filled = art.replaceAll('{c}', land[3]).replaceAll('{a}', lit).replaceAll('{s}', sky[1]);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${filled}</svg>`;
  });
}
