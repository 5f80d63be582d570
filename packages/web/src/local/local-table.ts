import { isLevel, type Level } from '@cinderhall/bots';
import { type Entry, isRefused, type Match, type Refused, type Seat } from '@cinderhall/kernel';
import { botName, type Command, PERSON, playAgain, SPECTATOR, TableMatch } from '@cinderhall/table';
import { allMeant, type Lesson, type LessonStage, turnOf } from '../learn/lesson.ts';
import type { News, SeatPlan, TableState } from '../protocol.ts';
import type { StoredMatch } from './store.ts';

const STAND_IN: Level = 'greedy';

/** A match on this screen: whose eyes look at it, what they were sent, and whether bots are held. */
export class LocalTable extends TableMatch {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly created: number;
  /** The seat in front of the screen. */
  facing: Seat = SPECTATOR;
  /** Bots wait until this is taken away. */
  held = false;
  /** A first match, with a guide. */
  guided = false;
  /** What a first match is taught by, as long as it is. */
  lesson: Lesson | null = null;
  lessonStage: LessonStage = 'left';
  readonly #lastSent = new Map<Seat, number>();

  constructor(id: string, match: Match, seats: readonly SeatPlan[], created: number) {
    super(
      match,
      seats.map(({ kind, level }) => (kind === 'bot' ? (level ?? STAND_IN) : null)),
      STAND_IN,
    );
    this.id = id;
    this.seats = seats;
    this.created = created;
    const [first, ...others] = this.people;
    if (first !== undefined && others.length === 0) this.facing = first;
  }

  /** A match that was played before: it is played once more, so that it is known who knew of what. */
  static of(id: string, match: Match, seats: readonly SeatPlan[], created: number): LocalTable | Refused {
    const table = playAgain(match, (begun) => new LocalTable(id, begun, seats, created));
    if (!isRefused(table)) table.held = false;
    return table;
  }

  /** The seats of people, also of those for whom a bot plays just now. */
  get people(): readonly Seat[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** The people who share the screen; nobody where somebody has it alone. */
  get sharing(): readonly Seat[] {
    return this.people.length > 1 ? this.people : [];
  }

  stored(): StoredMatch {
    const { match, id, seats, created } = this;
    const { score } = match.game.tally(match.state);
    return {
      id,
      seats,
      created,
      changed: Date.now(),
      save: match.save(false),
      over: match.over,
      waiting: this.waitingPeople(),
      scores: score ?? [],
      round: this.round(),
      places: this.outcome()?.places ?? null,
      guided: this.guided,
      lesson: this.lessonStage,
    };
  }

  /** The first seat that waits for a bot, with a level that there is. */
  nextBot(): { readonly seat: Seat; readonly level: Level } | null {
    const bot = this.waitingBot();
    return bot && { seat: bot.seat, level: isLevel(bot.level) ? bot.level : STAND_IN };
  }

  /** The seat of a shared screen that has to look now, when that is not the one in front of it. */
  called(): Seat | null {
    return this.screen(this.sharing, this.facing).call;
  }

  /** Does what somebody wants; null when it was done. */
  run(command: Command): Refused | null {
    const applied = this.take(command, Date.now() - this.created);
    return isRefused(applied) ? applied : null;
  }

  handOver(seat: Seat, toBot: boolean): Refused | null {
    return this.run({ kind: 'handover', seat, to: toBot ? botName(STAND_IN) : PERSON });
  }

  /** Gives each seat to a person or a bot again as the seats were planned, even if somebody had taken it over meanwhile. */
  seatAsPlanned(): void {
    for (const [seat, { kind }] of this.seats.entries())
      if (!this.match.over && (this.bots[seat] !== null) !== (kind === 'bot')) this.handOver(seat, kind === 'bot');
  }

  protected override onApplied(entry: Entry): void {
    const { kind } = entry;
    this.held = (kind === 'step' || kind === 'redo') && this.bots[entry.seat] === null;
  }

  teach(lesson: Lesson | null, stage: LessonStage): void {
    this.lesson = lesson;
    this.lessonStage = lesson ? stage : 'left';
  }

  /** What the script answers for a seat now; null where it says nothing, or nothing that can be done. */
  scripted(seat: Seat): number | null {
    const { match, lesson } = this;
    const turn = lesson && this.lessonStage === 'on' ? turnOf(lesson, match.state.asked, seat) : null;
    if (!lesson || !turn) return null;
    return allMeant(lesson, turn.take, match.choices(seat), (choice) => match.game.refs(choice))[0] ?? null;
  }

  /** A script that has come to its end is done; one that the match has strayed from is left. */
  #checkedStage(): LessonStage {
    const { match, lesson } = this;
    if (!lesson || this.lessonStage !== 'on') return this.lessonStage;
    const waiting = match.waiting();
    if (waiting.length > 0 && waiting.every((seat) => this.scripted(seat) !== null)) return 'on';
    const knows = waiting.some((seat) => turnOf(lesson, match.state.asked, seat) !== null);
    this.lessonStage = knows ? 'left' : 'done';
    return this.lessonStage;
  }

  /** Tells everything again, from the set-up on. */
  forgetSent(): void {
    this.#lastSent.clear();
  }

  /** What the screen shows now. A seat that has to look first is called, and sees nothing until it says so. */
  news(holding: boolean): News[] {
    const { facing, call } = this.screen(this.sharing, this.facing);
    this.facing = facing;
    const state = this.#state(holding);
    return call === null ? [state] : [state, { type: 'call', table: this.id, seat: call }];
  }

  #state(holding: boolean): TableState {
    const { facing } = this;
    const since = this.#lastSent.get(facing) ?? -1;
    this.#lastSent.set(facing, this.count(facing));
    return {
      ...this.stateWithoutView(facing, since, { table: this.id, halted: false, clocks: null }),
      view: this.match.view(facing),
      lesson: this.#checkedStage(),
      held: holding && this.held && this.waitingBot() !== null,
    };
  }
}
