/** Takes a card or a number out of a list; the others keep their places. */
export function remove(zone: number[], item: number): void {
  zone.splice(zone.indexOf(item), 1);
}
