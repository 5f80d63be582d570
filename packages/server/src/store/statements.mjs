// Shared by Kysely's queries and SQLite's writer thread (writer-thread.mjs). Plain JavaScript, because that thread is not
// bundled.

/** The columns of its table that an entry may change. */
export const TABLE_CHANGE_COLUMNS = /** @type {const} */ (['status', 'ended', 'due', 'rules', 'cards', 'result']);

/** A reminder for each address of the person. Safe to repeat with the same mark. */
const INSERT_REMINDER = `insert into outbox (id, person, match, seat, asked, kind, way, target, tries, next)
  select cast(:prefix as text) || target, cast(:person as text), cast(:match as text), cast(:seat as integer),
    cast(:asked as integer), cast(:kind as text), way, target, 0, cast(:at as bigint)
  from (select 'webhook' as way, webhook as target from people where id = :person and webhook is not null
    union all select 'push', endpoint from pushes where person = :person) as ways
  where true on conflict do nothing`;

/**
 * @param {(i: number) => string} placeholder how the database writes its i-th parameter, from 1
 * @returns {{ text: string, valuesOf: (mark: string, reminder: import('./outbox.ts').NewReminder) => (string | number)[] }}
 */
export function reminderStatement(placeholder) {
  /** @type {string[]} */
  const names = [];
  const text = INSERT_REMINDER.replace(/:(\w+)/g, (_, /** @type {string} */ name) => placeholder(names.push(name)));
  return {
    text,
    valuesOf(mark, reminder) {
      /** @type {Record<string, string | number>} */
      const values = { ...reminder, prefix: `${mark}/${reminder.kind}/${reminder.seat}/` };
      return names.map((name) => values[name] ?? '');
    },
  };
}
