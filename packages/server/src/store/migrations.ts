import { type Kysely, sql } from 'kysely';

/** What migrations may use: no typed queries, since the types describe the newest tables only. */
export type SchemaEditor = Pick<Kysely<unknown>, 'schema' | 'getExecutor'>;

export interface Migration {
  readonly name: string;
  up(db: SchemaEditor): Promise<void>;
}

const first: Migration = {
  name: '001-context',
  async up(db) {
    const table = (name: string) => db.schema.createTable(name);
    await table('meta')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await table('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('handle', 'text', (c) => c.unique())
      .addColumn('passphrase', 'text')
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('webhook', 'text')
      .execute();
    await table('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .execute();
    await table('recovery')
      .addColumn('code', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .execute();
    await table('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('settings', 'text', (c) => c.notNull())
      .addColumn('owner', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('invite', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('rules', 'integer', (c) => c.notNull())
      .addColumn('cards', 'text', (c) => c.notNull())
      .addColumn('imported', 'integer', (c) => c.notNull())
      .addColumn('again', 'text', (c) => c.unique())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('started', 'bigint')
      .addColumn('ended', 'bigint')
      .addColumn('due', 'bigint')
      .addColumn('version', 'integer', (c) => c.notNull())
      .execute();
    await table('seats')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('level', 'text')
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
      .execute();
    await table('entries')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addColumn('answer', 'integer')
      .addColumn('mark', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_key', ['match', 'n'])
      .execute();
    await table('snapshots')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('at', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('rules', 'integer', (c) => c.notNull())
      .addColumn('cards', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['match', 'kind'])
      .execute();
    await table('chat')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('line', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('removed', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('chat_key', ['match', 'line'])
      .execute();
    await table('mutes')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['match', 'person'])
      .execute();
    await table('blocks')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('blocked', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
      .execute();
    await table('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text')
      .addColumn('match', 'text')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await table('pushes')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await table('outbox')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('asked', 'integer', (c) => c.notNull())
      .addColumn('way', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('next', 'bigint', (c) => c.notNull())
      .execute();
    const indexes = [
      ['tables', 'due'],
      ['tables', 'status'],
      ['seats', 'person'],
      ['sessions', 'person'],
      ['recovery', 'person'],
      ['pushes', 'person'],
      ['outbox', 'next'],
    ] as const;
    for (const [on, column] of indexes)
      await db.schema.createIndex(`${on}_by_${column}`).on(on).column(column).execute();
  },
};

const second: Migration = {
  name: '002-results',
  async up(db) {
    await db.schema.alterTable('tables').addColumn('result', 'text').execute();
    await db.schema.createIndex('tables_by_owner').on('tables').column('owner').execute();
    await db.schema.createIndex('chat_by_person').on('chat').columns(['person', 'at']).execute();
  },
};

const third: Migration = {
  name: '003-reminder-kinds',
  async up(db) {
    await db.schema
      .alterTable('outbox')
      .addColumn('kind', 'text', (c) => c.notNull().defaultTo('turn'))
      .execute();
  },
};

const fourth: Migration = {
  name: '004-sessions-and-lists',
  async up(db) {
    await db.schema
      .alterTable('sessions')
      .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('listed', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql.raw(FILL_LISTED).execute(db);
    await db.schema.createIndex('tables_by_listed').on('tables').columns(['status', 'listed', 'created']).execute();
    await db.schema
      .createTable('attempts')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('failed', 'integer', (c) => c.notNull())
      .addColumn('next', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sessions_by_seen').on('sessions').column('seen').execute();
  },
};

/** The column is a copy of a setting, so that lists can be queried; rows of older versions do not have it. */
export const FILL_LISTED = `update tables set listed = case when settings like '%"listed":true%' then 1 else 0 end`;

/** In order of application. A released migration is never changed. */
export const migrations: readonly Migration[] = [first, second, third, fourth];
