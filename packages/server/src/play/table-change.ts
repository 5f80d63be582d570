import { cardsHash } from '@cinderhall/kernel';
import type { ServerContext } from '../context.ts';
import type { TableChange } from '../store/appender.ts';
import type { LiveMatch } from './live-match.ts';
import type { Table } from './table.ts';

/** What an entry changes in the row of its table; null for nothing. */
export function changeOf(context: ServerContext, table: Table, live: LiveMatch): TableChange | null {
  const now = context.now();
  if (live.match.over) return { status: 'over', ended: now, due: null, result: JSON.stringify(live.result()) };
  const due = dueOf(context, table, live, now);
  const { game } = live.match;
  const versions = { rules: game.rules, cards: cardsHash(game) };
  const newer = table.row.rules !== versions.rules || table.row.cards !== versions.cards;
  // Another process may have written another due time: only a table that never has one can leave it out.
  if (due === null && table.row.due === null && !newer) return null;
  return { due, ...(newer ? versions : {}) };
}

/** When the table has to be handled even if nobody does anything: a bot is overdue, or a clock runs out. */
export function dueOf({ config }: ServerContext, table: Table, live: LiveMatch, now: number): number | null {
  const bot = live.waitingBot() ? now + config.timing.botPatience : null;
  const deadline = live.clock.deadline();
  const clock = deadline ? Math.ceil((table.row.started ?? now) + deadline.time) : null;
  if (bot === null || clock === null) return bot ?? clock;
  return Math.min(bot, clock);
}
