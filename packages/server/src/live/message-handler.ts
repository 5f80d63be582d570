import type { Seat } from '@cinderhall/kernel';
import type { ClientMessage, ClientMessageOf, ServerMessage } from '@cinderhall/protocol';
import { botName, type Command, PERSON } from '@cinderhall/table';
import type { BotWorkers } from '../bots/bot-workers.ts';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { LiveMatch } from '../play/live-match.ts';
import type { Decide, Play } from '../play/play.ts';
import { isWatching } from '../play/presence.ts';
import { mayWatch } from '../play/records.ts';
import { sendState } from '../play/send-state.ts';
import type { Table } from '../play/table.ts';
import { refreshRows } from '../play/table-rows.ts';
import { addChatLine } from '../tables/chat.ts';
import { hasInvite } from '../tables/seating.ts';
import type { Connection } from './connection.ts';

const OK = { type: 'ok' } as const;
/** What a connection may ask for again and again, and what takes long each time. Answers always count. */
const costly: ReadonlySet<ClientMessage['type']> = new Set(['watch', 'why', 'foresee', 'undo', 'redo', 'ready']);
const HINT_LIMIT = 30_000;

/** Handles the messages of clients. Everything that a message claims is checked. */
export class MessageHandler {
  readonly #context: ServerContext;
  readonly #play: Play;
  readonly #botWorkers: BotWorkers;
  readonly #opened: number;
  onChat: (table: string) => void = () => undefined;

  constructor(context: ServerContext, play: Play, botWorkers: BotWorkers) {
    this.#context = context;
    this.#play = play;
    this.#botWorkers = botWorkers;
    this.#opened = context.now();
  }

  async handle(from: Connection, message: ClientMessage): Promise<ServerMessage> {
    const { spending } = this.#context;
    if (costly.has(message.type)) spending.require(from.payer.person);
    if (!('table' in message)) return this.#handle(from, message);
    return this.#play.charging(from.payer, message.table, () => this.#handle(from, message));
  }

  async #handle(from: Connection, message: ClientMessage): Promise<ServerMessage> {
    switch (message.type) {
      case 'ping':
        return { type: 'pong', now: this.#context.now() };
      case 'watch':
        return this.#watch(from, message);
      case 'leave':
        from.unwatch(message.table);
        return OK;
      case 'answer':
        return this.#act(from, message.table, { ...pick(message), kind: 'answer' });
      case 'undo':
      case 'redo':
      case 'resign':
        return this.#act(from, message.table, { kind: message.type, seat: message.seat });
      case 'handover':
        return this.handOver(from.person, message.table, message.seat);
      case 'takeBack':
        return this.takeBack(from.person, message.table, message.seat);
      case 'ready':
        return this.#ready(from, message);
      case 'why':
        return this.#why(from, message);
      case 'hint':
        return this.#hint(from, message);
      case 'foresee':
        return this.#foresee(from, message);
      case 'say':
        return this.#say(from, message);
    }
  }

  async #watch(from: Connection, { table: id, since, invite }: ClientMessageOf<'watch'>): Promise<ServerMessage> {
    return this.#play.withMatch(id, (table) => {
      mayWatch(table, from.person, hasInvite(table.row, invite));
      this.#context.spending.measure(from.payer.person, () => from.watch(table, since));
      return OK;
    });
  }

  async #act(from: Connection, id: string, command: Command): Promise<ServerMessage> {
    const done = await this.#play.act(id, (table, live) => {
      requireSeat(from, table, command.seat);
      if (!live.hasTaken(command)) requireFacing(from, table, command.seat);
      if (live.bots[command.seat] !== null) throw new Fault('seat.bot');
      if ((command.kind === 'undo' || command.kind === 'redo') && !live.mayTakeBack(command.seat))
        throw new Fault('seat.takebacks');
      return command;
    });
    return done ? { ...OK, n: done.live.count(command.seat), ...(done.repeated ? { repeated: true } : {}) } : OK;
  }

  /** Hands a seat to a bot: its person may do that at any time, the owner while the person is away. */
  async handOver(person: string | null, id: string, seat: Seat): Promise<ServerMessage> {
    const decide: Decide = (table, live) => {
      const row = table.seats[seat];
      if (!row) throw new Fault('seat.yours');
      const own = person !== null && row.person === person;
      if (!own && table.row.owner !== person) throw new Fault('table.owner');
      if (!own && this.#isPresent(table, seat)) throw new Fault('seat.present');
      if (live.bots[seat] !== null) throw new Fault('seat.bot');
      return { kind: 'handover', seat, to: botName(table.settings.standIn) };
    };
    // Who was seen at other processes is in the rows.
    await this.#play.withTable(id, (table) => refreshRows(this.#context, table));
    await this.#play.act(id, decide);
    return OK;
  }

  /** The person takes the seat back from the bot, unless they resigned. */
  async takeBack(person: string | null, id: string, seat: Seat): Promise<ServerMessage> {
    await this.#play.act(id, (table, live) => {
      const row = table.seats[seat];
      if (!row || row.person === null || row.person !== person || live.match.resigned.includes(seat))
        throw new Fault('seat.yours');
      if (live.bots[seat] === null) throw new Fault('seat.person');
      if (!live.mayComeBack(seat)) throw new Fault('seat.returns');
      return { kind: 'handover', seat, to: PERSON };
    });
    return OK;
  }

  #isPresent(table: Table, seat: Seat): boolean {
    const row = table.seats[seat];
    if (!row?.person) return false;
    const { now, store, config } = this.#context;
    const limit = now() - config.timing.absent;
    // Where nobody else writes down who is here, those who were here before the start have time to come back.
    return isWatching(table, row.person) || row.seen > limit || (store.kind === 'sqlite' && this.#opened > limit);
  }

  /** The seat that was called is in front of the shared screen now. */
  async #ready(from: Connection, { table: id, seat }: ClientMessageOf<'ready'>): Promise<ServerMessage> {
    return this.#play.withMatch(id, (table, live) => {
      const watched = from.watching.get(id);
      if (!live || !watched?.watcher.sharedSeats.includes(seat)) throw new Fault('seat.yours');
      const { sharedSeats, seat: facing } = watched.watcher;
      if (live.calledSeat(sharedSeats, facing) !== seat) throw new Fault('seat.facing');
      watched.watcher.seat = seat;
      sendState(table, watched.watcher, this.#context.now(), true);
      return OK;
    });
  }

  async #why(from: Connection, { table: id, seat, ref }: ClientMessageOf<'why'>): Promise<ServerMessage> {
    return this.#play.withCachedMatch(id, (table, live) => {
      const seen = requireMatch(from, table, live, seat);
      return this.#context.spending.measure(from.payer.person, () => seen.why(seat, ref));
    });
  }

  async #hint(from: Connection, { table: id, seat }: ClientMessageOf<'hint'>): Promise<ServerMessage> {
    const { game, asked } = await this.#play.withMatch(id, (table, live) => {
      const seen = requireMatch(from, table, live, seat);
      if (!table.settings.hints) throw new Fault('table.hints');
      if (seen.bots[seat] !== null) throw new Fault('seat.bot');
      return { game: seen.match.game, asked: seen.situation(seat) };
    });
    if (!asked) throw Fault.refused({ key: 'refused.notYours', params: { seat } });
    const { decision, view, choices } = asked;
    const best = await this.#botWorkers.advise(
      { game: game.id, seat, view, choices },
      game,
      { person: `hints for ${from.person}`, network: from.payer.network },
      HINT_LIMIT,
    );
    return { type: 'hint', decision, best };
  }

  async #foresee(
    from: Connection,
    { table: id, seat, decision, index }: ClientMessageOf<'foresee'>,
  ): Promise<ServerMessage> {
    return this.#play.withCachedMatch(id, (table, live) => {
      const seen = requireMatch(from, table, live, seat);
      if (seen.bots[seat] !== null) throw new Fault('seat.bot');
      return this.#context.spending.measure(from.payer.person, () => seen.foresee(seat, decision, index));
    });
  }

  async #say(from: Connection, { table: id, text }: ClientMessageOf<'say'>): Promise<ServerMessage> {
    const { person } = from;
    if (person === null) throw new Fault('session.none');
    const seated = await this.#play.withTable(id, async ({ row, seats }) => ({ row, seats }));
    const line = await addChatLine(this.#context, seated, person, text);
    this.onChat(id);
    return { ...OK, line };
  }
}

const pick = ({ seat, decision, index }: ClientMessageOf<'answer'>) => ({ seat, decision, index });

function requireSeat(from: Connection, table: Table, seat: Seat): void {
  if (!table.seatsOf(from.person).includes(seat)) throw new Fault('seat.yours');
}

/** On a shared screen only the seat in front of it may act. */
function requireFacing(from: Connection, table: Table, seat: Seat): void {
  if (table.seats[seat]?.kind === 'shared' && from.watching.get(table.id)?.watcher.seat !== seat)
    throw new Fault('seat.facing');
}

function requireMatch(from: Connection, table: Table, live: LiveMatch | null, seat: Seat): LiveMatch {
  if (!live) throw new Fault('table.status');
  requireSeat(from, table, seat);
  requireFacing(from, table, seat);
  return live;
}
