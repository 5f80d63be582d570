import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
  readonly aliases?: { readonly [name: string]: { readonly parent: string } };
}

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const set: IconSet = JSON.parse(readFileSync(file, 'utf8'));

/** The drawing of an icon of game-icons.net, in a square of 512. */
export function bodyOfIcon(name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`there is no icon '${name}'`);
  return icon.body;
}
