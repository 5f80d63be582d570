/** The item at a place that the list must have; that it has none is a mistake of ours. */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`no item ${place} in a list of ${list.length}`);
  return item;
}

/** Takes the last item of a list that must have one. */
export function pop<T>(list: T[]): T {
  const item = list.pop();
  if (item === undefined) throw new RangeError('nothing is left to take');
  return item;
}

/** Takes a card or a number out of a list; the others keep their places. */
export function remove(zone: number[], item: number): void {
  zone.splice(zone.indexOf(item), 1);
}
