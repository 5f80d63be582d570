import type { ChatLine } from '../protocol.ts';

/** Lines by their number: what comes again, such as a line that was taken away, takes the place of what it was. */
export function mergedLines(known: readonly ChatLine[], fresh: readonly ChatLine[]): readonly ChatLine[] {
  const all = new Map<number, ChatLine>([...known, ...fresh].map((line) => [line.line, line]));
  return [...all.values()].sort((a, b) => a.line - b.line);
}
