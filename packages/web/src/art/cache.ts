import type { MoodName } from './moods.ts';
import { drawMotif } from './motif.ts';
import { drawingOf, packsHere, partsAtHand } from './pack.ts';
import { drawPicture, drawStrip, type Picture } from './picture.ts';

const addresses = new Map<string, string>();

/** Each picture is drawn once and then shared by all its sizes. */
export function addressOf(key: string, draw: () => string): string {
  let address = addresses.get(key);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(draw())}`;
    addresses.set(key, address);
  }
  return address;
}

/** The address of a picture. Until its pack is here, that is the same landscape without the motif. */
export function pictureUrl(picture: Picture): string {
  const { id, motif = '', packs = [] } = picture;
  const key = JSON.stringify(picture);
  const found = packsHere(packs);
  if (packs.length === 0)
    return addressOf(key, () =>
      drawPicture(
        picture,
        drawMotif(motif, (name) => partsAtHand[name]),
      ),
    );
  return found
    ? addressOf(key, () => drawPicture(picture, drawingOf(id, found)))
    : addressOf(`${key} …`, () => drawPicture(picture, ''));
}

export const stripUrl = (id: string, mood: MoodName): string =>
  addressOf(`strip ${id} ${mood}`, () => drawStrip(id, mood));
