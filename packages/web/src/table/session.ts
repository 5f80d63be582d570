import type {
  Choice,
  GameEvent,
  GameState,
  Goods,
  Impact,
  Lexicon,
  Message,
  Reason,
  Ref,
  Seat,
} from '@cinderhall/kernel';
import { addressed, say, seatName } from '@cinderhall/kernel';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import { lexiconWith } from '../app/words.ts';
import type { GameTable } from '../games/types.ts';
import { wordsOf } from '../games/words-of.ts';
import type { Host } from '../host.ts';
import type { Coaching } from '../learn/coaching.ts';
import type { Hint, News, TableCard, TableState, VisibleEntry } from '../protocol.ts';
import type { TableRoom } from '../remote/table-room.ts';
import { announceChange } from './announce.ts';
import { mergeEntries } from './entries.ts';
import { type Filter, fitting, groupsOf, noFilter, type Row } from './filter.ts';
import { foresee } from './foresee.ts';
import { isShared, nameOfSeat } from './names.ts';
import { Scenes } from './scenes.ts';

/** A thing whose close-up is open: pinned, or only while the pointer rests on it. */
export interface Inspected {
  readonly ref: Ref;
  readonly pinned: boolean;
  readonly at: DOMRect | null;
}

/**
 * A session as a game's table sees it, with that game's states and choices. A `TableSession` is one of any game: a table
 * gets the session of its own match, which is what the types of the game rely on.
 */
export interface Session<S extends GameState = GameState, C extends Choice = Choice>
  extends Omit<TableSession, 'table' | 'view' | 'choices' | 'foreseen' | 'describe'> {
  readonly table: GameTable<S, C>;
  readonly view: ReadonlySignal<S | null>;
  readonly choices: ReadonlySignal<readonly C[]>;
  readonly foreseen: ReadonlySignal<S | null>;
  describe(choice: C): string;
}

/** The client's state of one table: what the host sent, and what the person has selected so far. */
export class TableSession {
  readonly host: Host;
  /** A signal, because people may come and go while somebody plays. */
  readonly about: Signal<TableCard>;
  /** Everybody around a table of the server; null at a table in this browser. */
  readonly room: TableRoom | null;
  readonly table: GameTable;
  readonly state = signal<TableState | null>(null);
  readonly handover = signal<Seat | null>(null);
  readonly filter = signal<Filter>(noFilter);
  readonly selected = signal<number | null>(null);
  readonly busy = signal(false);
  readonly refused = signal<Reason | null>(null);
  readonly hint = signal<Hint | null>(null);
  /** How much of a hint is computed, from 0 to 1; null when none is under way. */
  readonly hinting = signal<number | null>(null);
  /** The view after the selected choice; null while unknown, and where chance or hidden cards decide. */
  readonly foreseen = signal<GameState | null>(null);
  readonly inspected = signal<Inspected | null>(null);
  /** Things a line of the log is about. */
  readonly pointed = signal<ReadonlySet<Ref>>(new Set());
  /** The seat whose part of the table is shown in place of one's own; null for none. */
  readonly looking = signal<number | null>(null);
  /** Another tab plays this match now. */
  readonly elsewhere = signal(false);
  /** After the end: the table is looked at instead of the score. */
  readonly scoreClosed = signal(false);
  readonly drawer = signal<'none' | 'rules' | 'menu' | 'log' | 'room' | 'keys'>('none');
  readonly rule = signal<string | null>(null);
  readonly #logs = new Map<Seat, VisibleEntry[]>();
  readonly log = signal<readonly VisibleEntry[]>([]);
  /** The table as it was when this seat's last turn ended. */
  readonly atMyTurn = signal<{ readonly seat: Seat; readonly view: GameState } | null>(null);
  /** The number of the log entry that the recap is showing; null when none runs. */
  readonly recapAt = signal<number | null>(null);
  /** In a first match: who says which choice is meant, and hears of any other that is clicked. */
  readonly coach = signal<Coaching | null>(null);
  /** What has happened to this seat and was not seen yet. */
  readonly scenes: Scenes;
  #dispose: () => void = () => undefined;
  #hintsAsked = 0;
  #pressed: { readonly ref: Ref; readonly asked: number | undefined } | null = null;

  readonly #own: Seat | null;

  /** In a replay the eyes can be anybody's: `own` is the seat of the viewer (−1: nobody's). */
  constructor(host: Host, card: TableCard, table: GameTable, room: TableRoom | null = null, own: Seat | null = null) {
    this.#own = own;
    this.host = host;
    this.about = room?.card ?? signal(card);
    this.room = room;
    this.table = table;
    this.scenes = new Scenes(card.id, table.game, this.state, this.log);
  }

  get card(): TableCard {
    return this.about.value;
  }

  readonly view = computed<GameState | null>(() => this.state.value?.view ?? null);
  readonly #asked = computed<number | undefined>(() => this.view.value?.asked);
  readonly seat = computed<Seat>(() => this.state.value?.seat ?? -1);
  /** The seat shown in front: one's own, or for a spectator that of the player who has to decide. */
  readonly me = computed<Seat>(() =>
    this.seat.value < 0 ? (this.view.value?.decision?.seats[0] ?? 0) : this.seat.value,
  );
  readonly choices = computed<readonly Choice[]>(() => this.state.value?.choices ?? []);
  readonly lexicon = computed<Lexicon>(() => lexiconWith(this.table.game.id, wordsOf(this.table)));
  readonly refs = computed<readonly (readonly Ref[])[]>(() =>
    this.choices.value.map((one) => this.table.game.refs(one)),
  );
  readonly texts = computed<readonly string[]>(() => this.choices.value.map((one) => this.describe(one)));
  /** The only choice that a coach lets through; null where everything is. */
  readonly meant = computed<number | null>(() => this.coach.value?.meant.value ?? null);
  /** The indices of the choices that the filter lets through. */
  readonly shown = computed<readonly number[]>(() =>
    fitting(this.choices.value, this.refs.value, this.texts.value, this.table, this.filter.value),
  );
  readonly groups = computed((): readonly Row[] => {
    const { value } = this.meant;
    if (value !== null) return [{ kind: 'choice', index: value }];
    return groupsOf(this.choices.value, this.shown.value, this.table, this.filter.value);
  });
  /** Everything that can be clicked now. */
  readonly lit = computed<ReadonlyMap<Ref, readonly number[]>>(() => {
    const lit = new Map<Ref, number[]>();
    for (const [index, refs] of this.refs.value.entries())
      for (const ref of refs) lit.set(ref, [...(lit.get(ref) ?? []), index]);
    return lit;
  });
  /** How many of the choices that are left use a thing; with a filter that leaves none, how many there are at all. */
  usesOf(ref: Ref): number {
    const all = this.lit.value.get(ref) ?? [];
    const left = all.filter((index) => this.shown.value.includes(index));
    return left.length > 0 ? left.length : all.length;
  }
  /** With a filter on: things that would narrow it down further. */
  readonly near = computed<ReadonlySet<Ref>>(() => new Set(this.shown.value.flatMap((i) => this.refs.value[i] ?? [])));
  readonly chosen = computed<ReadonlySet<Ref>>(() => {
    const { value } = this.selected;
    return new Set([...this.filter.value.refs, ...(value === null ? [] : (this.refs.value[value] ?? []))]);
  });
  /** The goods that the selected choice costs its seat. */
  readonly spent = computed<Goods>(() => {
    const { value } = this.selected;
    return (value === null ? null : this.impactOf(value)?.cost.goods) ?? {};
  });
  /** What stands beside the seats. Sentences call them by `seatName`, and the reader "you". */
  readonly names = computed<readonly string[]>(() => this.card.seats.map(nameOfSeat));
  /** The seat that is spoken to as "you"; −1 for spectators, and where several look at the end together. */
  readonly reader = computed<Seat>(() => {
    if (this.#own !== null) return this.#own;
    return this.state.value?.outcome && isShared(this.card) ? -1 : this.seat.value;
  });
  readonly myTurn = computed(() => this.choices.value.length > 0);

  say(message: Message): string {
    return say(this.lexicon.value, addressed(message, this.names.value, this.reader.value));
  }

  /** What a seat is called where nothing else is said of it: "You", or a name. */
  called(seat: Seat): string {
    return this.say({ key: 'web.called', params: { who: seatName(seat) } });
  }

  describe(choice: Choice): string {
    const { view, seat } = this;
    return view.value ? this.say(this.table.game.describe.choice(view.value, choice, seat.value)) : '';
  }

  /** What a choice costs and whom it is aimed at; null where the game does not tell. */
  impactOf(index: number): Impact | null {
    const choice = this.choices.value[index];
    const view = this.view.value;
    return view && choice ? this.table.game.impact(view, this.seat.value, choice) : null;
  }

  sayEvent(event: GameEvent): string {
    return this.view.value ? this.say(this.table.game.describe.event(this.view.value, event)) : '';
  }

  question(): string {
    const view = this.view.value;
    const decision = view?.decision;
    return view && decision ? this.say(this.table.game.describe.decision(view, decision, this.seat.value)) : '';
  }

  async open(): Promise<void> {
    const unsubscribe = this.host.listen(this.card.id, (news) => this.receive(news));
    const disposeEffect = effect(() => void foresee(this, this.#asked.value));
    this.#dispose = () => {
      unsubscribe();
      disposeEffect();
    };
    await this.watch();
  }

  /** From here on this tab plays the match, where another one did. */
  async watch(): Promise<void> {
    await this.#request({ type: 'watch', table: this.card.id, since: -1 });
  }

  close(): void {
    this.#dispose();
    // At an online table `room` keeps watching for as long as the page is open.
    if (!this.room) void this.host.send({ type: 'leave', table: this.card.id });
  }

  receive(news: News): void {
    if (news.type === 'elsewhere') this.elsewhere.value = true;
    if (news.type === 'call') this.handover.value = news.seat;
    if (news.type === 'hinting' && this.hinting.value !== null) this.hinting.value = news.done;
    if (news.type !== 'state') return;
    const before = this.state.value;
    batch(() => {
      const log = mergeEntries(this.#logs.get(news.seat) ?? [], news.entries);
      this.#logs.set(news.seat, log);
      this.log.value = log;
      if (before?.seat === news.seat && before.choices.length > 0 && news.choices.length === 0)
        this.atMyTurn.value = { seat: news.seat, view: news.view };
      this.state.value = news;
      if (this.#own === null) this.scenes.begin(news);
      this.elsewhere.value = false;
      this.handover.value = null;
      this.busy.value = false;
      if (before?.view.asked !== news.view.asked || before.seat !== news.seat) this.#resetForNewDecision(news);
    });
    announceChange(this, before, news);
  }

  #resetForNewDecision(state: TableState): void {
    this.filter.value = noFilter;
    this.hint.value = null;
    if (this.hinting.value !== null) this.stopHint();
    this.inspected.value = null;
    this.refused.value = null;
    const usual = this.coach.value === null ? this.table.usual?.(state.view, state.choices) : null;
    this.selected.value = state.choices.length === 1 ? 0 : (usual ?? null);
  }

  /**
   * Whether a choice only opens the next question: it is the answer as soon as it is taken up, and undo takes it back. Not
   * where an answer counts (a puzzle) or where a coach means one.
   */
  opens(index: number): boolean {
    const choice = this.choices.value[index];
    const view = this.view.value;
    if (!choice || !view || this.#own !== null || this.coach.value !== null) return false;
    return this.table.opens?.(view, choice) ?? false;
  }

  /** A thing on the table was clicked: only choices that use it remain, and a single one left is selected. */
  pick(ref: Ref): void {
    if (this.meant.value !== null) {
      this.#pickMeant(ref, this.meant.value);
      return;
    }
    const { refs } = this.filter.value;
    if (this.chosen.value.has(ref)) {
      this.#narrow({ ...this.filter.value, query: '', refs: refs.filter((one) => one !== ref) });
      return;
    }
    const together = { ...noFilter, refs: [...refs, ref] };
    const fits = (filter: Filter) =>
      fitting(this.choices.value, this.refs.value, this.texts.value, this.table, filter).length > 0;
    const verb = { ...together, verb: this.filter.value.verb };
    this.#narrow([verb, together].find(fits) ?? { ...noFilter, refs: [ref] });
  }

  #pickMeant(ref: Ref, meant: number): void {
    const uses = this.lit.value.get(ref) ?? [];
    if (this.selected.value === meant && uses.includes(meant)) this.selected.value = null;
    else this.select(uses.includes(meant) ? meant : (uses[0] ?? meant));
  }

  /** A click on a lit thing; the second one of a double click confirms what the first has taken up. */
  press(ref: Ref, clicks: number): void {
    const asked = this.#asked.value;
    const again = clicks > 1 && this.#pressed?.ref === ref && this.#pressed.asked === asked;
    this.#pressed = { ref, asked };
    const taken = this.selected.value;
    if (taken !== null && this.chosen.value.has(ref) && this.opens(taken)) return void this.confirm();
    if (!again || !this.chosen.value.has(ref)) this.pick(ref);
    if (again && this.chosen.value.has(ref)) void this.confirm();
  }

  pickVerb(verb: string): void {
    this.#narrow({ ...this.filter.value, verb });
  }

  search(query: string): void {
    this.filter.value = { ...this.filter.value, query };
  }

  #narrow(filter: Filter): void {
    this.filter.value = filter;
    const { shown } = this;
    const narrow = filter.refs.length > 0 || filter.verb !== null;
    this.selected.value = narrow && shown.value.length === 1 ? (shown.value[0] ?? null) : null;
    const taken = this.selected.value;
    if (taken !== null && (settings.value.oneClick || (filter.refs.length > 0 && this.opens(taken))))
      void this.confirm();
  }

  /** Takes one step back: first the choice, then what it was filtered by. */
  back(): boolean {
    const { refs, verb, query } = this.filter.value;
    if (this.selected.value === null && refs.length === 0 && verb === null && query === '') return false;
    this.selected.value = null;
    this.filter.value = noFilter;
    return true;
  }

  /** Takes up a choice and leaves it to be confirmed. */
  takeUp(index: number): void {
    if (settings.value.oneClick || this.meant.value !== null) this.select(index);
    else this.selected.value = index;
  }

  select(index: number): void {
    if (this.meant.value !== null && index !== this.meant.value) this.coach.value?.stray(index);
    else if (settings.value.oneClick || this.selected.value === index || this.opens(index)) {
      this.selected.value = index;
      void this.confirm();
    } else this.selected.value = index;
  }

  async confirm(): Promise<void> {
    const { state, selected, busy } = this;
    if (state.value === null || selected.value === null || busy.value) return;
    if (this.meant.value !== null && selected.value !== this.meant.value) return;
    busy.value = true;
    const { seat, view } = state.value;
    await this.#request({ type: 'answer', table: this.card.id, seat, decision: view.asked, index: selected.value });
    busy.value = false;
  }

  async act(
    type: 'undo' | 'redo' | 'resign' | 'handover' | 'takeBack' | 'ready',
    seat = this.seat.value,
  ): Promise<void> {
    await this.#request({ type, table: this.card.id, seat });
  }

  async askHint(): Promise<void> {
    if (this.hinting.value !== null || !this.myTurn.value) return;
    this.hinting.value = 0;
    const mine = ++this.#hintsAsked;
    const reply = await this.host.send({ type: 'hint', table: this.card.id, seat: this.seat.value });
    if (mine !== this.#hintsAsked) return;
    this.hinting.value = null;
    if (reply.type === 'hint') this.hint.value = reply;
    if (reply.type === 'refused') this.refused.value = reply.reason;
  }

  stopHint(): void {
    this.#hintsAsked++;
    this.hinting.value = null;
    this.host.stopHint?.(this.card.id);
  }

  async why(ref: Ref): Promise<readonly Reason[]> {
    if (this.seat.value < 0) return [];
    const reply = await this.host.send({ type: 'why', table: this.card.id, seat: this.seat.value, ref });
    return reply.type === 'why' ? reply.reasons : [];
  }

  openRule(rule: string | null): void {
    this.rule.value = rule;
    this.inspected.value = null;
    this.drawer.value = 'rules';
  }

  async #request(request: Parameters<Host['send']>[0]): Promise<void> {
    const reply = await this.host.send(request);
    this.refused.value = reply.type === 'refused' ? reply.reason : null;
  }
}
