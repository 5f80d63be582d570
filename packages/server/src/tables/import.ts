import { cardsHash, isRefused, type Save } from '@cinderhall/kernel';
import type { Thinkers } from '../bots/thinkers.ts';
import { Fault } from '../errors.ts';
import { gameIn, type House } from '../house.ts';
import { newId } from '../ids.ts';
import type { EntryRow, SeatRow, TableRow } from '../store/schema.ts';
import { insertTable, newRow } from './create.ts';
import { usualSettings } from './settings.ts';

const LONGEST = 20_000;
const ROWS_AT_ONCE = 500;
const LIMIT = 20_000;

/**
 * Brings a saved match in. It is played again from its set-up, and nothing else in it is believed. Whoever brings it
 * knows its seed, so nobody else plays on: all its seats share the screen of that person.
 */
export async function importSave(house: House, thinkers: Thinkers, person: string, input: object): Promise<string> {
  const { log } = input as { log?: unknown };
  if (Array.isArray(log) && log.length > LONGEST) throw new Fault('import.long');
  const found = await thinkers.verify(JSON.stringify(input), LIMIT);
  if (isRefused(found)) throw Fault.refused(found.refused);
  if (!found.wholly) throw new Fault('import.partly');
  const { save, over } = found;
  const game = gameIn(house, save.game);
  if (!game) throw new Fault('table.game');
  const now = house.now();
  const row: TableRow = {
    ...newRow(house, {
      id: newId(),
      game,
      options: save.options,
      owner: person,
      settings: { ...usualSettings, spectators: false, listed: false },
    }),
    seed: save.seed,
    rules: game.rules,
    cards: cardsHash(game),
    imported: 1,
    status: over ? 'over' : 'running',
    started: now - lastTime(save),
    ended: over ? now : null,
    // Somebody has to look whether a bot was about to move.
    due: over ? null : now,
  };
  const seats: SeatRow[] = Array.from({ length: save.seats }, (_, seat) => ({
    match: row.id,
    seat,
    kind: 'shared',
    person,
    level: null,
    seen: now,
  }));
  const entries: EntryRow[] = save.log.map((entry, i) => ({
    match: row.id,
    n: i + 1,
    entry: JSON.stringify(entry),
    answer: null,
    mark: newId(),
  }));
  await house.store.together(async (db) => {
    await insertTable(db, row, seats);
    for (let at = 0; at < entries.length; at += ROWS_AT_ONCE)
      await db
        .insertInto('entries')
        .values(entries.slice(at, at + ROWS_AT_ONCE))
        .execute();
  });
  return row.id;
}

function lastTime({ log }: Save): number {
  const last = log.at(-1);
  const time = typeof last?.[0] === 'number' ? last[3] : last?.[2];
  return typeof time === 'number' ? time : 0;
}
