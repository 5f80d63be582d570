import type { MoodName } from './moods.ts';
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

export const pictureUrl = (picture: Picture): string => addressOf(JSON.stringify(picture), () => drawPicture(picture));

export const stripUrl = (id: string, mood: MoodName): string =>
  addressOf(`strip ${id} ${mood}`, () => drawStrip(id, mood));
