import { knownLanguage } from '@cinderhall/kernel';
import type { Reminder } from '@cinderhall/protocol';
import { gameIn, type ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { LiveMatch } from '../play/live-match.ts';
import type { Play } from '../play/play.ts';
import type { Table } from '../play/table.ts';
import type { NewReminder } from '../store/outbox.ts';
import type { OutboxRow } from '../store/schema.ts';
import { sayOwn } from '../words/index.ts';
import { isReminderAddress, post } from './http-post.ts';
import { isTimely, occasions, reminderKindOf } from './kinds.ts';
import {
  authorization,
  encrypted,
  isSubscription,
  newPushKeys,
  type PushKeys,
  pushKeysIn,
  type Subscription,
} from './web-push.ts';

const BATCH = 20;
const MAX_TRIES = 10;
const FIRST_WAIT = 5_000;
const MAX_WAIT = 3_600_000;
/** A reminder that a process has claimed but not finished is sent by another after this. */
const CLAIM_TIMEOUT = 60_000;
const MAX_BROWSERS = 10;
const DAY = 86_400;

/** Reminds people who are away of what concerns them (kinds.ts). Failures never affect the match. */
export class Reminders {
  readonly #context: ServerContext;
  readonly #play: Play;
  readonly #keys: PushKeys;
  readonly #stop = new AbortController();
  /** By kind and seat the decision that its person was last reminded of. */
  readonly #lastReminded = new WeakMap<Table, Map<string, number>>();

  private constructor(context: ServerContext, play: Play, keys: PushKeys) {
    this.#context = context;
    this.#play = play;
    this.#keys = keys;
  }

  static async open(context: ServerContext, play: Play): Promise<Reminders> {
    const keys = pushKeysIn(await context.store.metaValue('push-keys', newPushKeys));
    return new Reminders(context, play, keys);
  }

  get #manner() {
    return { allowPrivate: this.#context.config.privateReminders, signal: this.#stop.signal };
  }

  /** What is being sent is broken off; as it was claimed, it is sent again a minute later. */
  close(): void {
    this.#stop.abort();
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** Reminders for those whom something concerns now and who do not watch; `again` includes those who were reminded before. */
  due(table: Table, live: LiveMatch, again = false): readonly NewReminder[] {
    if (table.settings.clock.kind === 'live') return [];
    const { asked } = live.match.state;
    const last = this.#lastReminded.get(table);
    const watching = new Set([...table.watchers].map(({ person }) => person));
    const at = this.#context.now();
    return occasions(live).flatMap(({ kind, seat }) => {
      const person = table.seats[seat]?.person;
      const reminded = !again && last?.get(`${kind}/${seat}`) === asked;
      return person && !reminded && !watching.has(person) ? [{ kind, person, match: table.id, seat, asked, at }] : [];
    });
  }

  /** Everybody whom something concerns now has been reminded, by this or another process. */
  markReminded(table: Table, live: LiveMatch): void {
    const last = this.#lastReminded.get(table) ?? new Map<string, number>();
    this.#lastReminded.set(table, last);
    for (const { kind, seat } of occasions(live)) last.set(`${kind}/${seat}`, live.match.state.asked);
  }

  /** Sends due reminders. Several processes may do that at once: each reminder is claimed by one. */
  async deliver(): Promise<void> {
    const { store } = this.#context;
    const now = this.#context.now();
    const due = await store.db
      .selectFrom('outbox')
      .selectAll()
      .where('next', '<=', now)
      .orderBy('next')
      .limit(BATCH)
      .execute();
    await Promise.all(due.map((row) => this.#deliverOne(row, now)));
  }

  async #deliverOne(row: OutboxRow, now: number): Promise<void> {
    const { db } = this.#context.store;
    const claimed = await db
      .updateTable('outbox')
      .set({ next: now + CLAIM_TIMEOUT })
      .where('id', '=', row.id)
      .where('next', '=', row.next)
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) return;
    const result = (await this.#isTimely(row)) ? await this.#send(row) : 'late';
    if (this.#stop.signal.aborted && result === 'failed') return;
    this.#context.metrics.reminders.inc({ way: row.way, result });
    const tries = row.tries + 1;
    if (result === 'gone') await db.deleteFrom('pushes').where('endpoint', '=', row.target).execute();
    if (result !== 'failed' || tries >= MAX_TRIES) await db.deleteFrom('outbox').where('id', '=', row.id).execute();
    else {
      const wait = Math.min(FIRST_WAIT * 2 ** row.tries, MAX_WAIT);
      await db
        .updateTable('outbox')
        .set({ tries, next: this.#context.now() + wait })
        .where('id', '=', row.id)
        .execute();
    }
  }

  async #isTimely(row: OutboxRow): Promise<boolean> {
    try {
      return await this.#play.withMatch(row.match, (_table, live) => isTimely(live, row));
    } catch (error) {
      if (error instanceof Fault) return false;
      throw error;
    }
  }

  async #send(row: OutboxRow): Promise<'sent' | 'failed' | 'gone'> {
    const { config, log } = this.#context;
    try {
      const body = JSON.stringify(await this.#message(row));
      const status =
        row.way === 'push' ? await this.#push(row.target, body) : await this.#postWebhook(row.target, body);
      if (status >= 200 && status < 300) return 'sent';
      return row.way === 'push' && (status === 404 || status === 410) ? 'gone' : 'failed';
    } catch (error) {
      log.debug({ way: row.way, error: String(error), origin: config.origin }, 'a reminder was not delivered');
      return 'failed';
    }
  }

  async #message({ kind, person, match, seat }: OutboxRow): Promise<Reminder> {
    const { db } = this.#context.store;
    const who = await db.selectFrom('people').select('language').where('id', '=', person).executeTakeFirst();
    const table = await db.selectFrom('tables').select('game').where('id', '=', match).executeTakeFirst();
    const language = knownLanguage(who?.language);
    const title = gameIn(this.#context, table?.game ?? '')?.title[language] ?? '';
    const { origin } = this.#context.config;
    return {
      kind,
      table: match,
      ...(table ? { game: table.game } : {}),
      seat,
      message: sayOwn(language, { key: reminderKindOf(kind)?.words ?? '', params: { title } }),
      ...(origin ? { url: `${origin}/t/${match}` } : {}),
    };
  }

  async #push(endpoint: string, text: string): Promise<number> {
    const { config, store } = this.#context;
    const row = await store.db.selectFrom('pushes').selectAll().where('endpoint', '=', endpoint).executeTakeFirst();
    if (!row) return 410;
    const contact = config.origin ?? 'https://localhost';
    const headers = {
      Authorization: authorization(this.#keys, endpoint, contact, this.#context.now()),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(DAY),
      Urgency: 'normal',
    };
    return post(endpoint, headers, encrypted(text, row), this.#manner);
  }

  #postWebhook(address: string, text: string): Promise<number> {
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Cinderhall' };
    return post(address, headers, Buffer.from(text), this.#manner);
  }

  async setWebhook(person: string, address: string | null): Promise<void> {
    this.#requireAddress(address);
    const { store } = this.#context;
    await store.withRetry(() =>
      store.db.updateTable('people').set({ webhook: address }).where('id', '=', person).execute(),
    );
  }

  /** Sends a test message to the person's webhook and returns the status; null if there was no response. */
  async tryWebhook(person: string): Promise<number | null> {
    const { db } = this.#context.store;
    const row = await db
      .selectFrom('people')
      .select(['webhook', 'language'])
      .where('id', '=', person)
      .executeTakeFirst();
    if (!row?.webhook) throw new Fault('reminder.none');
    const language = knownLanguage(row.language);
    const body: Reminder = { kind: 'test', message: sayOwn(language, { key: 'reminder.test' }) };
    return this.#postWebhook(row.webhook, JSON.stringify(body)).catch(() => null);
  }

  async subscribe(person: string, subscription: Subscription): Promise<void> {
    this.#requireAddress(subscription.endpoint);
    if (!isSubscription(subscription)) throw new Fault('reminder.address');
    const { db } = this.#context.store;
    const { endpoint, p256dh, auth } = subscription;
    const row = { endpoint, person, p256dh, auth, created: this.#context.now() };
    await db
      .insertInto('pushes')
      .values(row)
      .onConflict((c) => c.column('endpoint').doUpdateSet(row))
      .execute();
    const all = await db
      .selectFrom('pushes')
      .select('endpoint')
      .where('person', '=', person)
      .orderBy('created', 'desc')
      .execute();
    for (const old of all.slice(MAX_BROWSERS)) await this.unsubscribe(person, old.endpoint);
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    const { db } = this.#context.store;
    await db.deleteFrom('pushes').where('person', '=', person).where('endpoint', '=', endpoint).execute();
  }

  #requireAddress(address: string | null): void {
    if (address !== null && !isReminderAddress(address, this.#context.config.privateReminders))
      throw new Fault('reminder.address');
  }
}
