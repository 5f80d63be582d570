import { must } from '@cinderhall/kernel';
/** Whether an earlier card of these has the same design: to a player both are the same choice. */
export function isRepeated(designs: readonly number[], cards: readonly number[], at: number): boolean {
  const design = designs[must(cards[at])];
  for (let i = 0; i < at; i++) if (designs[must(cards[i])] === design) return true;
  return false;
}

/** One choice for each design among these cards. */
export function byDesign({ cards: designs }: { readonly cards: readonly number[] }, cards: readonly number[]) {
  const list: { kind: 'card'; card: number }[] = [];
  for (let at = 0; at < cards.length; at++)
    if (!isRepeated(designs, cards, at)) list.push({ kind: 'card', card: must(cards[at]) });
  return list;
}

export function remove(zone: number[], card: number): void {
  const at = zone.indexOf(card);
  if (at < 0) return;
  // `splice` would make a list of what it takes out.
  for (let i = at + 1; i < zone.length; i++) zone[i - 1] = must(zone[i]);
  zone.pop();
}
