import { test } from 'vitest';

/**
 * A test that cites the numbered rules it holds a game to: without the rule it would fail.
 * `npm run rules -- <game>` finds these calls and lists the rules that nothing cites.
 */
export function rule(ids: string | readonly string[], body: () => void | Promise<void>): void {
  test(typeof ids === 'string' ? ids : ids.join(', '), body);
}
