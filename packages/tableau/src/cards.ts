/** Whether an earlier card of these has the same design: to a player both are the same choice. */
export function isRepeated(designs: readonly number[], cards: readonly number[], at: number): boolean {
  const design = designs[cards[at] as number];
  for (let i = 0; i < at; i++) if (designs[cards[i] as number] === design) return true;
  return false;
}

export function remove(zone: number[], card: number): void {
  const at = zone.indexOf(card);
  if (at >= 0) zone.splice(at, 1);
}
