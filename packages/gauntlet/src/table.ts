import {
  type Choice,
  type Game,
  type GameEvent,
  type GameState,
  isRefused,
  kernelWords,
  LANGUAGES,
  lexicon,
  Match,
  must,
  type Seat,
  say,
} from '@cinderhall/kernel';

/** A match for tests that is told in short words what to do, and answers in them. Each game says how it spells a choice. */
export abstract class SpokenTable<S extends GameState, C extends Choice> {
  readonly match: Match<S, C>;
  /** Everything that happened, the opening included. */
  readonly events: GameEvent[] = [];

  constructor(game: Game<S, C>, wish: { options?: object; seats?: number; seed?: string }) {
    const { options = {}, seats = 2, seed = '1'.repeat(32) } = wish;
    const match = Match.start(game, { options, seats, seed });
    if (isRefused(match)) throw new Error(match.refused.key);
    this.match = match;
    this.events.push(...match.opening.map(({ event }) => event));
  }

  protected abstract short(choice: C): string;

  get state(): S {
    return this.match.state;
  }

  /** `act 0`: what is asked, and of whom. */
  get asked(): string {
    return `${this.state.decision?.kind} ${this.match.waiting().join()}`;
  }

  /** What a seat may choose now, in short. */
  choices(seat: Seat): string[] {
    return this.match.choices(seat).map((choice) => this.short(choice));
  }

  /** The choices that begin with this word. */
  some(seat: Seat, word: string): string[] {
    return this.choices(seat).filter((one) => one.split(' ')[0] === word);
  }

  can(seat: Seat, what: string): boolean {
    return this.choices(seat).includes(what);
  }

  /** Chooses each of these in turn, or throws; answers with what happened. */
  do(seat: Seat, ...whats: readonly string[]): GameEvent[] {
    return whats.flatMap((what) => this.#choose(seat, what));
  }

  /** The first choice, again and again, while this is asked. */
  answer(kind: string): void {
    while (this.state.decision?.kind === kind) {
      const seat = must(this.match.waiting()[0]);
      this.do(seat, must(this.choices(seat)[0]));
    }
  }

  /** What a seat would see after this choice, or null. */
  foreseen(seat: Seat, what: string): S | null {
    const index = this.choices(seat).indexOf(what);
    if (index < 0) throw new Error(`${this.asked}: no "${what}" for ${seat}`);
    return this.match.foresee(seat, this.state.asked, index);
  }

  /** Why a seat cannot take its last step back; null when it can. */
  stuck(seat: Seat): string | null {
    return this.match.undoRefusal(seat)?.refused.key ?? null;
  }

  /** The rules that speak against using a thing. */
  why(seat: Seat, ref: string): (string | undefined)[] {
    return this.match.game.whyNot(this.match.view(seat), seat, ref).map(({ rule }) => rule);
  }

  /** The choices that the game calls plain blunders, in short, each with the last word of its reason; said in full. */
  blunders(seat: Seat = 0): { [choice: string]: string } {
    const { game } = this.match;
    const view = this.match.view(seat);
    const choices = this.match.choices(seat);
    const found: { [choice: string]: string } = {};
    for (const choice of choices) {
      const reason = game.insight.blunder?.(view, seat, choice, choices);
      if (!reason) continue;
      for (const language of LANGUAGES) {
        const said = say(lexicon(language, kernelWords[language], game.words[language]), reason);
        if (!/^[^⟨⟩{}]+\.$/.test(said)) throw new Error(`${reason.key} is said as "${said}"`);
      }
      found[this.short(choice)] = reason.key.split('.').at(-1) ?? '';
    }
    return found;
  }

  #choose(seat: Seat, what: string): GameEvent[] {
    const choice = this.match.choices(seat).find((one) => this.short(one) === what);
    if (!choice) throw new Error(`${this.asked}: no "${what}" for ${seat} among ${this.choices(seat).join(' | ')}`);
    const done = this.match.play(seat, this.state.asked, choice);
    if (isRefused(done)) throw new Error(done.refused.key);
    const happened = done.events.map(({ event }) => event);
    this.events.push(...happened);
    return happened;
  }
}
