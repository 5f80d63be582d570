import { setImmediate } from 'node:timers/promises';
import { type Bot, type Character, finishSlowly, HINT_BUDGET, hinting, type Learned } from '@cinderhall/bots';
import {
  type AddressedEvent,
  addressed,
  at,
  eventsFor,
  type GameState,
  isRefused,
  type Lexicon,
  type Match,
  type Message,
  must,
  type Reason,
  type Refused,
  type Seat,
  say,
  seatName,
} from '@cinderhall/kernel';
import { cited, shownOutcome, spokenOutcome } from './ending.ts';
import type { Io } from './io.ts';
import { tableLexicon } from './language.ts';
import { type Line, overviews } from './overview/index.ts';

/** Who sits on another seat than the person's. */
export interface Rival {
  readonly bot: Bot;
  readonly character: Character;
}

/** Who plays at the terminal, against whom, and how the match is kept. */
export interface SessionOptions {
  readonly seat: Seat;
  /** What the person is called; empty where no name was given. */
  readonly name: string;
  /** By seat; null where the person sits. */
  readonly rivals: readonly (Rival | null)[];
  /** What hints go by besides the game's own insight. */
  readonly learned?: Learned | null;
  /** Keeps the match after every answer, and on demand under another name. */
  keep(match: Match, path?: string): string | null;
}

export const COMMANDS = ['undo', 'redo', 'hint', 'why', 'show', 'save', 'quit', 'help'] as const;
type Command = (typeof COMMANDS)[number];

/** One person's match in a terminal: takes a line, does what it says, and tells what came of it. */
export class Session {
  readonly #io: Io;
  readonly #match: Match;
  readonly #options: SessionOptions;
  readonly #words: Lexicon;
  readonly #names: readonly string[];
  /** How many entries of the log the person has been shown. */
  #shownUpTo: number;

  constructor(io: Io, match: Match, options: SessionOptions) {
    this.#io = io;
    this.#match = match;
    this.#options = options;
    this.#names = options.rivals.map((rival) => (rival ? rival.character.name[io.language] : options.name));
    this.#words = tableLexicon(io.language, match.game);
    this.#shownUpTo = match.length;
  }

  /** Lets the bots answer, then prints what happened and what the person is asked. */
  async begin(): Promise<boolean> {
    const { seats, game, opening } = this.#match;
    this.#io.line(
      this.#io.inked('bold', this.#io.say('cli.play.head', { title: game.title[this.#io.language], seats })),
    );
    for (const [seat, rival] of this.#options.rivals.entries())
      this.#io.wrapped(this.#introduce(rival), { head: `${String(seat + 1).padStart(3)}. ` });
    if (this.#match.length === 0 && opening.length > 0) {
      this.#io.line('');
      this.#tell(opening);
    }
    return this.#goOn();
  }

  help(): void {
    this.#io.wrapped(this.#io.say('cli.play.help'), { ink: 'dim' });
  }

  /** True while the match goes on and the person stays. */
  async take(line: string): Promise<boolean> {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === '') return true;
    if (/^\d+$/.test(word)) return this.#answer(Number(word) - 1);
    const found = COMMANDS.filter((name) => name.startsWith(word.toLowerCase()));
    const [command] = found;
    if (!command || found.length > 1) {
      this.#io.wrapped(this.#io.say('cli.play.unknown'));
      return true;
    }
    return this.#obey(command, rest.join(' '));
  }

  /** Whether an entry of the log is a bot's, as all others at this table are. */
  #isRival(at: number): boolean {
    const entry = this.#match.history[at]?.entry;
    return entry !== undefined && 'seat' in entry && entry.seat !== this.#options.seat;
  }

  async #obey(command: Command, argument: string): Promise<boolean> {
    const { seat } = this.#options;
    switch (command) {
      case 'undo':
        return this.#changed(this.#match.undo(seat, Date.now(), (at) => this.#isRival(at)));
      case 'redo':
        return this.#changed(this.#match.redo(seat, Date.now()));
      case 'hint':
        await this.#hint();
        return true;
      case 'why':
        this.#why(argument);
        return true;
      case 'show':
        this.#ask();
        return true;
      case 'save': {
        const path = this.#options.keep(this.#match, argument || undefined);
        this.#io.wrapped(path === null ? this.#io.say('cli.play.saveWhere') : this.#io.say('cli.play.saved', { path }));
        return true;
      }
      case 'quit':
        return false;
      case 'help':
        this.help();
        return true;
    }
  }

  async #answer(index: number): Promise<boolean> {
    const count = this.#match.choices(this.#options.seat).length;
    if (index < 0 || index >= count) {
      this.#io.line(this.#io.say('cli.play.noChoice', { count }));
      return true;
    }
    return this.#changed(this.#match.step(this.#options.seat, this.#match.state.asked, index, Date.now()));
  }

  async #changed(happened: object | Refused): Promise<boolean> {
    if (isRefused(happened)) {
      this.#io.wrapped(this.#cited(happened.refused));
      return true;
    }
    return this.#goOn();
  }

  async #goOn(): Promise<boolean> {
    const { seat, rivals } = this.#options;
    while (!this.#match.over && !this.#match.waiting().includes(seat)) {
      const other = must(this.#match.waiting()[0]);
      this.#io.aside(this.#io.say('cli.play.thinks', { name: this.#called(other) }));
      const index = rivals[other]?.bot.think(this.#match.view(other), this.#match.choices(other), other) ?? 0;
      this.#match.step(other, this.#match.state.asked, index, Date.now());
      await setImmediate();
    }
    this.#io.aside('');
    this.#tell(this.#match.history.slice(this.#shownUpTo).flatMap(({ events }) => events));
    this.#shownUpTo = this.#match.length;
    this.#options.keep(this.#match);
    const outcome = this.#match.outcome();
    if (!outcome) {
      this.#ask();
      return true;
    }
    const spoken = spokenOutcome((message) => this.#say(message), outcome, this.#match.resigned);
    this.#io.line(`\n${shownOutcome(this.#io, spoken, (each) => this.#called(each))}`);
    return false;
  }

  #tell(events: readonly AddressedEvent[]): void {
    const { game } = this.#match;
    const view = this.#match.view(this.#options.seat);
    const said = eventsFor(events, this.#options.seat).map((event) => this.#say(game.describe.event(view, event)));
    for (const { text, times } of counted(said))
      this.#io.wrapped(times > 1 ? `${text} (×${times})` : text, { head: '  ', ink: 'dim' });
  }

  /** What the table shows, the question and the numbered choices. */
  #ask(): void {
    const { game } = this.#match;
    const { seat } = this.#options;
    const view = this.#match.view(seat);
    this.#io.line('');
    this.#show(view);
    if (view.decision) this.#io.wrapped(this.#say(game.describe.decision(view, view.decision, seat)), { ink: 'bold' });
    for (const [i, choice] of this.#match.choices(seat).entries())
      this.#choice(i, this.#say(game.describe.choice(view, choice, seat)));
  }

  /** How everybody stands, what lies before them and what lies between them. */
  #show(view: GameState): void {
    const { game } = this.#match;
    const overview = overviews[game.id];
    const tally = Object.entries(game.tally(view));
    for (const seat of this.#names.keys()) {
      const role = game.role ? ` (${this.#say(game.role(view, seat).name)})` : '';
      const numbers = tally.map(([key, n]) => `${this.#say({ key: `tally.${key}` })} ${n[seat]}`).join(' · ');
      if (tally.length > 0 || overview) this.#io.wrapped(numbers, { head: `${this.#called(seat)}${role}  ` });
      for (const line of overview?.before(view, seat) ?? []) this.#line(line);
    }
    const between = overview?.between(view) ?? [];
    if (between.length > 0) this.#io.line(this.#io.say('cli.play.table'));
    for (const line of between) this.#line(line);
    if (game.isLastRound?.(view))
      this.#io.wrapped(this.#io.say('cli.play.lastRound', { game: game.id }), { ink: 'bold' });
    if (tally.length > 0 || overview) this.#io.line('');
  }

  #line({ head, things }: Line): void {
    this.#io.wrapped(this.#say({ key: `cli.table.${head}`, params: { things } }), { head: '    ', ink: 'dim' });
  }

  #choice(index: number, text: string): void {
    this.#io.wrapped(text, { head: `${String(index + 1).padStart(3)}. `, headInk: 'ember' });
  }

  async #hint(): Promise<void> {
    const { game } = this.#match;
    const { seat } = this.#options;
    const view = this.#match.view(seat);
    const choices = this.#match.choices(seat);
    const { learned = null } = this.#options;
    const thought = hinting(game, view, seat, choices, HINT_BUDGET, learned);
    const found = await finishSlowly(thought, () => setImmediate());
    for (const { index, reasons } of found ?? []) {
      const what = this.#say(game.describe.choice(view, at(choices, index), seat));
      const why = reasons.map((reason) => this.#say(reason)).join(' ');
      this.#choice(index, `${what}${why ? ` — ${why}` : ''}`);
    }
  }

  #why(ref: string): void {
    const { game } = this.#match;
    const { seat } = this.#options;
    const refs = [...new Set(this.#match.choices(seat).flatMap((choice) => game.refs(choice)))];
    if (!ref) {
      this.#io.wrapped(this.#io.say('cli.play.whyWhat', { refs: refs.slice(0, 12).join(', ') || '—' }));
      return;
    }
    const reasons = game.whyNot(this.#match.view(seat), seat, ref);
    for (const reason of reasons) this.#io.wrapped(this.#cited(reason), { head: '  ' });
    if (reasons.length === 0) this.#io.line(this.#io.say('cli.play.whyNone'));
  }

  #introduce(rival: Rival | null): string {
    const { language } = this.#io;
    const own = this.#options.name;
    if (!rival) return own ? this.#io.say('cli.play.youAs', { name: own }) : this.#io.say('cli.play.you');
    const { name, personality } = rival.character;
    const who = { name: name[language], kind: personality.title[language], level: rival.bot.name };
    return this.#io.say('cli.play.rival', who);
  }

  /** A sentence to the person who plays: their own seat is "you". */
  #say(message: Message): string {
    return say(this.#words, addressed(message, this.#names, this.#options.seat));
  }

  #cited(reason: Reason): string {
    return cited(this.#io, { words: this.#say(reason), ...(reason.rule ? { rule: reason.rule } : {}) });
  }

  #called(seat: Seat): string {
    return this.#say({ key: 'cli.table.called', params: { who: seatName(seat) } });
  }
}

/** Texts that follow each other and say the same, as one. */
function counted(texts: readonly string[]): { readonly text: string; readonly times: number }[] {
  const found: { text: string; times: number }[] = [];
  for (const text of texts) {
    const last = found.at(-1);
    if (last?.text === text) last.times += 1;
    else found.push({ text, times: 1 });
  }
  return found;
}
