import { sha256 } from '../ids.ts';
import type { Channel, Parcel } from './channel.ts';
import { type Notice, type Present, readSent, type Sent } from './notice.ts';

/** Matches are spread over so many topics: a process listens to those of the tables that it has in memory. */
const SHARDS = 256;
/** What is not about a table. */
const COMMON = 'all';
/** So many things in one parcel: PostgreSQL takes less than 8,000 bytes. */
const MOST = 40;
/** A process of which nothing was heard for so many intervals is gone. */
const MISSED_BEATS = 3.5;
/** For so many intervals it may still be writing somewhere, unheard. */
const MAY_WRITE = 720;

export const topicOf = (match: string): string => String(Number.parseInt(sha256(match).slice(0, 4), 16) % SHARDS);

/** What was heard of another process. */
interface Peer {
  heard: number;
  beat: number | null;
  /** How far it has come on each topic that we listen to. */
  readonly seqs: Map<string, number>;
  /** The topics that we listened to at its last beat. */
  settled: ReadonlySet<string>;
}

export interface NoticeListener {
  /** `from` is the process that tells it. */
  onNotice(notice: Notice, from: string): void;
  /**
   * Something was lost: whatever is in memory has to be compared with the database. `goesOn`: and more is being lost, so
   * this is said at every interval.
   */
  onMissed(goesOn: boolean): void;
  /** A process has ended, or is silent. */
  onGone(name: string): void;
}

/**
 * Tells the other processes what this one has done, after it is done, in batches, and hears what they tell. Notices may be
 * lost: they are numbered, and at intervals each process says how far it has come, so that the others see that they have
 * missed something. That costs nothing for a table at which nothing happens.
 */
export class Notices {
  readonly #channel: Channel;
  readonly #name: string;
  readonly #interval: number;
  readonly #now: () => number;
  readonly #peers = new Map<string, Peer>();
  /** Processes that fell silent, and at which of our beats. */
  readonly #silent = new Map<string, number>();
  /** For each topic the tables in memory, and when it was listened to. */
  readonly #followed = new Map<string, { readonly tables: Set<string>; readonly listening: Promise<void> }>();
  #pending = new Map<string, Notice[]>();
  readonly #seqs = new Map<string, number>();
  #sinceBeat = new Set<string>();
  #beats = 0;
  /** The last of our own beats that came back to us. */
  #echoed = 0;
  #sending: Promise<void> | null = null;
  listener: NoticeListener = { onNotice: () => undefined, onMissed: () => undefined, onGone: () => undefined };
  /** Told what goes wrong, for the host. */
  onTrouble: (error: unknown) => void = () => undefined;

  constructor(channel: Channel, name: string, interval: number, now: () => number = Date.now) {
    this.#channel = channel;
    this.#name = name;
    this.#interval = interval;
    this.#now = now;
  }

  async open(): Promise<void> {
    await this.#channel.open({
      heard: (parcel) => this.#read(parcel),
      missed: () => this.listener.onMissed(false),
      failed: (error) => this.onTrouble(error),
    });
    await this.#channel.listen(COMMON);
  }

  /** Listens to what is told about a table. Its rows must be read after this. */
  async follow(match: string): Promise<void> {
    const topic = topicOf(match);
    const followed = this.#followed.get(topic) ?? { tables: new Set<string>(), listening: this.#channel.listen(topic) };
    this.#followed.set(topic, followed);
    followed.tables.add(match);
    await followed.listening;
  }

  unfollow(match: string): void {
    const topic = topicOf(match);
    const followed = this.#followed.get(topic);
    if (!followed?.tables.delete(match) || followed.tables.size > 0) return;
    this.#followed.delete(topic);
    for (const { seqs } of this.#peers.values()) seqs.delete(topic);
    void this.#channel.unlisten(topic);
  }

  tell({ entries = [], tables = [], chat = [], presence = [], ...common }: Notice): void {
    for (const match of entries) this.#add(topicOf(match), { entries: [match] });
    for (const table of tables) this.#add(topicOf(table), { tables: [table] });
    for (const table of chat) this.#add(topicOf(table), { chat: [table] });
    for (const one of presence) this.#add(topicOf(one.table), { presence: [one] });
    if (Object.keys(common).length > 0) this.#add(COMMON, common);
  }

  #add(topic: string, notice: Notice): void {
    const notices = this.#pending.get(topic);
    if (notices) notices.push(notice);
    else this.#pending.set(topic, [notice]);
    this.#sending ??= this.#send();
  }

  async #send(): Promise<void> {
    while (this.#pending.size > 0) {
      // Lets others join the batch.
      await new Promise(setImmediate);
      const pending = this.#pending;
      this.#pending = new Map();
      await this.#channel.send([...pending].flatMap(([topic, notices]) => this.#parcels(topic, notices)));
    }
    this.#sending = null;
  }

  #parcels(topic: string, notices: readonly Notice[]): Parcel[] {
    return merged(notices).map((notice) => {
      const seq = (this.#seqs.get(topic) ?? 0) + 1;
      this.#seqs.set(topic, seq);
      this.#sinceBeat.add(topic);
      return { topic, text: JSON.stringify({ from: this.#name, seq, ...notice } satisfies Sent) };
    });
  }

  /** Says how far this process has come, and notices which others are silent. */
  async beat(): Promise<void> {
    await this.#sending;
    // Our own last beat has not come back, so messages of others do not arrive either.
    const cutOff = this.#echoed < this.#beats;
    const last = Object.fromEntries([...this.#sinceBeat].map((topic) => [topic, this.#seqs.get(topic) ?? 0]));
    this.#sinceBeat = new Set();
    this.#beats += 1;
    await this.#channel.send([
      { topic: COMMON, text: JSON.stringify({ from: this.#name, beat: this.#beats, last } satisfies Sent) },
    ]);
    const silent = this.#now() - this.#interval * MISSED_BEATS;
    for (const [name, { heard }] of this.#peers) if (heard < silent) this.#lose(name);
    for (const [name, since] of this.#silent) if (this.#beats - since > MAY_WRITE) this.#silent.delete(name);
    if (cutOff || this.#silent.size > 0) this.listener.onMissed(true);
  }

  async close(): Promise<void> {
    await this.#sending;
    const text = JSON.stringify({ from: this.#name, bye: true } satisfies Sent);
    await this.#channel.send([{ topic: COMMON, text }]);
    await this.#channel.close();
  }

  /** It may have written something that it could not tell, and if it is only cut off, it goes on doing so. */
  #lose(name: string): void {
    this.#peers.delete(name);
    this.#silent.set(name, this.#beats);
    this.listener.onGone(name);
  }

  #read({ topic, text }: Parcel): void {
    let sent: Sent;
    try {
      sent = readSent(text);
    } catch {
      this.listener.onMissed(false);
      return;
    }
    const { from, seq, beat, last, bye, ...notice } = sent;
    if (from === this.#name) {
      this.#echoed = Math.max(this.#echoed, beat ?? 0);
      return;
    }
    this.#silent.delete(from);
    const peer = this.#peers.get(from) ?? { heard: 0, beat: null, seqs: new Map(), settled: new Set<string>() };
    this.#peers.set(from, peer);
    peer.heard = this.#now();
    if (bye) {
      this.#peers.delete(from);
      this.listener.onGone(from);
    } else if (beat !== undefined) {
      if (this.#lacks(peer, beat, last ?? {})) this.listener.onMissed(false);
    } else {
      const before = peer.seqs.get(topic);
      if (seq !== undefined) peer.seqs.set(topic, seq);
      this.listener.onNotice(notice, from);
      if (before !== undefined && seq !== undefined && seq > before + 1) this.listener.onMissed(false);
    }
  }

  /** Whether a beat tells of notices that have not come. */
  #lacks(peer: Peer, beat: number, last: Readonly<Record<string, number>>): boolean {
    let lacks = peer.beat !== null && beat > peer.beat + 1;
    // The first that is heard of a process: what it told before is not known.
    if (peer.beat === null && beat > 1) lacks = true;
    peer.beat = beat;
    for (const [topic, seq] of Object.entries(last)) {
      if (topic !== COMMON && !this.#followed.has(topic)) continue;
      // What was told before we listened is in the rows that were read after.
      const known = peer.seqs.get(topic);
      if (known === undefined ? peer.settled.has(topic) : known < seq) lacks = true;
      peer.seqs.set(topic, seq);
    }
    peer.settled = new Set([COMMON, ...this.#followed.keys()]);
    return lacks;
  }
}

/** All in as few notices as may be, each thing once; who is at a table, as it is now. */
function merged(notices: readonly Notice[]): Notice[] {
  const all: { [kind: string]: Map<string, unknown> } = {};
  const add = (kind: string, key: (of: ReadonlyMap<string, unknown>) => string, thing: unknown) => {
    const of = all[kind] ?? new Map<string, unknown>();
    all[kind] = of;
    of.set(key(of), thing);
  };
  for (const { presence = [], charges = [], rates = [], ...lists } of notices) {
    for (const [kind, things] of Object.entries(lists)) for (const thing of things) add(kind, () => thing, thing);
    for (const charge of charges) add('charges', (of) => `${of.size}`, charge);
    for (const rate of rates) add('rates', (of) => `${of.size}`, rate);
    for (const present of presence) {
      const before = all.presence?.get(present.table) as Present | undefined;
      add('presence', () => present.table, { ...present, ask: present.ask || before?.ask === true });
    }
  }
  return Object.entries(all).flatMap(([kind, things]) => {
    const values = [...things.values()];
    return Array.from({ length: Math.ceil(values.length / MOST) }, (_, i) => ({
      [kind]: values.slice(i * MOST, (i + 1) * MOST),
    }));
  });
}
