import type { Level } from '@cinderhall/bots';
import { type Game, type GameId, isRefused, loadMatch, Match, type Refused, type Seat } from '@cinderhall/kernel';
import { loadGame } from '@cinderhall/registry/load';
import { beginLesson } from '../learn/begin.ts';
import { type Lesson, PUPIL } from '../learn/lesson.ts';
import { lessonOf } from '../learn/lessons.ts';
import type { Hint, Id, News, NewTable, Refusal, Save, SeatPlan, TableCard } from '../protocol.ts';
import { withCharacters } from './characters.ts';
import { randomSeed, seedFor } from './deal.ts';
import { LocalTable } from './local-table.ts';
import { newId } from './random.ts';
import { matchAt, replayState, statsOf } from './records.ts';
import { claim, fetchAll, fetchOne, forget, keep, keepOwn, type StoredMatch } from './store.ts';
import type { Tabs } from './tabs.ts';
import { botAnswer, hintSlowly } from './thinking.ts';
import type { WorkerRequest } from './worker-messages.ts';

const OK = { type: 'ok' } as const;
/** A beginner should be able to win the first match. */
const FIRST_RIVAL: Level = 'recruit';

const refusal = ({ refused }: Refused): Refusal => ({ type: 'refused', reason: refused });
const fault = (key: string): Refusal => ({ type: 'refused', reason: { key } });

type AtSeat = Exclude<Extract<WorkerRequest['request'], { seat: Seat }>, { type: 'replay' | 'playOn' }>;

/** The host inside the browser: keeps matches, plays the bots, and answers what tables ask. */
export class LocalServer {
  readonly #tables = new Map<Id, LocalTable>();
  readonly #watched = new Set<Id>();
  /** Those that this tab plays, as far as it has heard. */
  readonly #owned = new Set<Id>();
  readonly #thinking = new Map<Id, AbortController>();
  readonly #hinting = new Map<Id, AbortController>();
  readonly #tell: (news: News) => void;
  /** What is being stored now. */
  #storing: Promise<unknown> = Promise.resolve();
  #wait = 600;
  #hold = false;
  readonly #tabs: Tabs;

  constructor(tell: (news: News) => void, tabs: Tabs) {
    this.#tell = tell;
    this.#tabs = tabs;
    tabs.onTaken((table) => this.#leaveTo(table));
  }

  /** Another tab plays this match now: what is in memory here is out of date from here on. */
  #leaveTo(id: Id): void {
    const watched = this.#watched.delete(id);
    this.#stop(id);
    this.#hinting.get(id)?.abort();
    this.#tables.delete(id);
    this.#owned.delete(id);
    if (watched) this.#tell({ type: 'elsewhere', table: id });
  }

  /** Makes this tab the one that plays a match. What another one has played since is read again. */
  async #take(id: Id): Promise<void> {
    if (this.#owned.has(id)) return;
    const kept = await claim(id, this.#tabs.own);
    if (kept) this.#owned.add(id);
    if (!kept || kept.owner === this.#tabs.own) return;
    this.#tables.delete(id);
    this.#tabs.tellTaken(id);
  }

  async handle(request: WorkerRequest['request']): Promise<unknown> {
    switch (request.type) {
      case 'tables':
        return (await fetchAll()).map(cardOf).sort((a, b) => b.changed - a.changed);
      case 'create':
        return this.#create(request.plan);
      case 'teach':
        return this.#teach(request.game);
      case 'prepare':
        await loadGame(request.game);
        return OK;
      case 'load':
        return this.#load(request.save);
      case 'study':
        return this.#study(request.table, request.save, request.names);
      case 'settle':
        await this.#storing;
        return OK;
      case 'pace':
        this.#wait = request.wait;
        this.#hold = request.hold;
        return OK;
      case 'say':
        return fault('web.fault.noChat');
      case 'drop':
        this.#stop(request.table);
        this.#tables.delete(request.table);
        this.#owned.delete(request.table);
        await forget(request.table);
        this.#tabs.tellTaken(request.table);
        return OK;
      case 'table': {
        const here = this.#owned.has(request.table) ? this.#tables.get(request.table) : undefined;
        const kept = here ? here.stored() : await fetchOne(request.table);
        return kept ? cardOf(kept) : null;
      }
    }
    if (request.type === 'watch') await this.#take(request.table);
    const table = await this.#open(request.table);
    if (!(table instanceof LocalTable)) return table;
    switch (request.type) {
      case 'watch':
        this.#watched.add(table.id);
        table.forgetSent();
        this.#show(table);
        return OK;
      case 'leave':
        this.#watched.delete(table.id);
        this.#stop(table.id);
        return OK;
      case 'save':
        return table.match.save();
      case 'stats':
        return statsOf(table, this.#mayLook(table, table.facing));
      case 'replay':
        return orRefusal(replayState(table, request.at, this.#mayLook(table, request.seat)));
      case 'playOn':
        return this.#playOn(table, request.at, request.seat);
      case 'stopHint':
        this.#hinting.get(table.id)?.abort();
        return OK;
      case 'leaveLesson':
        table.teach(null, 'left');
        return this.#done(table, null);
      case 'proceed':
        table.held = false;
        this.#show(table);
        return OK;
      default:
        return this.#act(table, request);
    }
  }

  /** While a match goes on, only the seat in front of the screen looks back. */
  #mayLook(table: LocalTable, seat: Seat): Seat {
    return table.match.over || seat === table.facing ? seat : table.facing;
  }

  async #act(table: LocalTable, request: AtSeat): Promise<unknown> {
    const { seat } = request;
    if (request.type === 'ready') {
      if (table.calledSeat(table.sharing, table.facing) !== seat) return fault('web.fault.facing');
      table.facing = seat;
      this.#show(table);
      return OK;
    }
    if (!table.people.includes(seat)) return fault('web.fault.seat');
    if (request.type === 'takeBack') return this.#done(table, table.handOver(seat, false));
    if (seat !== table.facing) return fault('web.fault.facing');
    switch (request.type) {
      case 'answer':
        return this.#done(table, table.run({ kind: 'answer', seat, decision: request.decision, index: request.index }));
      case 'undo':
      case 'redo':
      case 'resign':
        return this.#done(table, table.run({ kind: request.type, seat }));
      case 'handover':
        return this.#done(table, table.handOver(seat, true));
      case 'why':
        return table.why(seat, request.ref);
      case 'hint':
        return this.#hint(table, seat);
      case 'foresee':
        return table.foresee(seat, request.decision, request.index);
      default:
        return fault('web.fault.seat');
    }
  }

  /** What the screen shows is stored, so that a page that goes away loses nothing. A full disk does not end a match. */
  async #done(table: LocalTable, refused: Refused | null): Promise<unknown> {
    if (refused) return refusal(refused);
    // A bot that was thinking of what was before this does not answer while it is stored.
    this.#stop(table.id);
    const storing = keepOwn(table.stored(), this.#tabs.own).catch(() => null);
    this.#storing = storing;
    const mine = await storing;
    if (mine === false) {
      this.#leaveTo(table.id);
      return fault('web.fault.elsewhere');
    }
    this.#show(table);
    return mine ? OK : fault('web.fault.notStored');
  }

  #show(table: LocalTable): void {
    if (!this.#watched.has(table.id)) return;
    for (const news of table.news(this.#hold)) this.#tell(news);
    this.#letBotsPlay(table);
  }

  #letBotsPlay(table: LocalTable): void {
    this.#stop(table.id);
    const next = table.nextBot();
    // Nobody else decides while somebody still may take a turn back.
    if (!next || (this.#hold && table.held)) return;
    const { match } = table;
    const { asked } = match.state;
    const called = new AbortController();
    this.#thinking.set(table.id, called);
    const { signal } = called;
    setTimeout(async () => {
      if (signal.aborted) return;
      const index =
        table.scripted(next.seat) ?? (await botAnswer(match, next.seat, next.level, table.seats[next.seat], signal));
      // While it was thinking, somebody may have taken a step back.
      if (index === null || signal.aborted || match.state.asked !== asked) return;
      await this.#done(table, table.run({ kind: 'answer', seat: next.seat, decision: asked, index }));
    }, this.#wait);
  }

  #stop(id: Id): void {
    this.#thinking.get(id)?.abort();
    this.#thinking.delete(id);
  }

  async #hint(table: LocalTable, seat: Seat): Promise<Hint | Refusal> {
    const { match, id } = table;
    const asked = table.situation(seat);
    if (!asked) return fault('refused.notYours');
    this.#hinting.get(id)?.abort();
    const called = new AbortController();
    this.#hinting.set(id, called);
    const best = await hintSlowly(
      match,
      seat,
      (done) => this.#tell({ type: 'hinting', table: id, done }),
      called.signal,
    );
    if (best === null) return fault('web.fault.hintStopped');
    return { type: 'hint', decision: asked.decision, best: best.map(({ index, reasons }) => ({ index, reasons })) };
  }

  async #create({ game: name, options, seats, deal }: NewTable): Promise<Id | Refusal> {
    const game = await loadGame(name);
    if (!game) return fault('web.fault.game');
    const seed = seedFor(deal);
    if (!seed) return fault('web.fault.deal');
    const match = Match.start(game, { options, seats: seats.length, seed });
    return isRefused(match) ? refusal(match) : this.#seat(match, seats);
  }

  async #teach(name: GameId): Promise<Id | Refusal> {
    const game = await loadGame(name);
    if (!game) return fault('web.fault.game');
    const lesson = await lessonOf(name);
    const match = lesson ? beginLesson(game, lesson) : Match.start(game, firstMatch(game));
    if (isRefused(match)) return refusal(match);
    const seats = Array.from({ length: match.seats }, (_, seat): SeatPlan => seatPlan(seat, PUPIL, FIRST_RIVAL));
    return this.#seat(match, seats, true, lesson);
  }

  async #load(save: unknown): Promise<Id | Refusal> {
    const match = await matchIn(save);
    if (!(match instanceof Match)) return match;
    const seats = Array.from({ length: match.seats }, (_, seat): SeatPlan => seatPlan(seat, 0));
    return this.#seat(match, seats);
  }

  async #study(id: Id, save: Save, names: readonly string[]): Promise<Id | Refusal> {
    const match = await matchIn(save);
    if (!(match instanceof Match)) return match;
    const seats = names.map((name): SeatPlan => ({ kind: 'person', name, level: null }));
    const table = LocalTable.of(id, match, seats, Date.now());
    if (isRefused(table)) return refusal(table);
    this.#tables.set(id, table);
    return id;
  }

  async #playOn(table: LocalTable, at: number, seat: Seat): Promise<Id | Refusal> {
    const match = matchAt(table, at, this.#mayLook(table, seat));
    if (isRefused(match)) return refusal(match);
    return this.#seat(
      match,
      table.seats.map(({ name, character }, each) => ({
        ...seatPlan(each, seat),
        name,
        ...(character && each !== seat ? { character } : {}),
      })),
    );
  }

  async #seat(
    match: Match,
    seats: readonly SeatPlan[],
    guided = false,
    lesson: Lesson | null = null,
  ): Promise<Id | Refusal> {
    const table = LocalTable.of(newId(), match, withCharacters(seats, match.seed), Date.now());
    if (isRefused(table)) return refusal(table);
    table.seatAsPlanned();
    table.guided = guided;
    table.teach(lesson, 'on');
    this.#tables.set(table.id, table);
    this.#owned.add(table.id);
    // Nobody waits for the disk: what is stored or read next comes after it.
    this.#storing = keep({ ...table.stored(), owner: this.#tabs.own });
    return table.id;
  }

  async #open(id: Id): Promise<LocalTable | Refusal> {
    const open = this.#tables.get(id);
    if (open) return open;
    const kept = await fetchOne(id);
    const game: Game | undefined = kept && (await loadGame(kept.save.game));
    if (!kept || !game) return fault('web.fault.table');
    const loaded = loadMatch(game, kept.save);
    if (isRefused(loaded)) return refusal(loaded);
    const table = LocalTable.of(kept.id, loaded.match, kept.seats, kept.created);
    if (isRefused(table)) return refusal(table);
    table.guided = kept.guided ?? false;
    if (kept.lesson && kept.lesson !== 'left') table.teach(await lessonOf(game.id), kept.lesson);
    this.#tables.set(id, table);
    return table;
  }
}

async function matchIn(save: unknown): Promise<Match | Refusal> {
  const named = typeof save === 'object' && save !== null && 'game' in save ? String(save.game) : '';
  const game = await loadGame(named);
  if (!game) return { type: 'refused', reason: { key: 'save.unknownGame', params: { game: named.slice(0, 60) } } };
  const loaded = loadMatch(game, save);
  return isRefused(loaded) ? refusal(loaded) : loaded.match;
}

const seatPlan = (seat: Seat, person: Seat, level: Level = 'greedy'): SeatPlan =>
  seat === person ? { kind: 'person', name: '', level: null } : { kind: 'bot', name: '', level };

/** For a game without a script. As few as it is played by, but not alone: one learns from what others do. */
const firstMatch = ({ seats }: Game) => ({ options: {}, seats: Math.max(2, seats.min), seed: randomSeed() });

const orRefusal = <T extends object>(result: T | Refused): T | Refusal =>
  isRefused(result) ? refusal(result) : result;

const cardOf = ({
  id,
  seats,
  created,
  changed,
  save,
  over,
  waiting,
  scores,
  round = 0,
  places = null,
  guided = false,
  lesson = 'left',
}: StoredMatch): TableCard => ({
  id,
  game: save.game,
  options: save.options,
  seats,
  created,
  changed,
  entryCount: save.log.length,
  over,
  waiting,
  round,
  scores,
  places,
  guided,
  lesson,
});
