import type { AddressedEvent, AnyGame, GameState } from '@cinderhall/kernel';
import { fail, guard, shown } from './fault.ts';
import type { Trial } from './trial.ts';

/** Cards that cannot even be listed are reported by those who look at their words. */
function cardsOf(game: AnyGame): ReturnType<AnyGame['cards']> {
  try {
    return game.cards();
  } catch {
    return [];
  }
}

const named = (card: string, way: string): string => `${card}/${way}`;

/** What a whole run has seen so far. */
export class RunStats {
  matches = 0;
  steps = 0;
  costly = 0;
  longestMatch = 0;
  longestList = { length: 0, decision: '' };
  readonly worlds = { compared: 0, abandoned: 0 };
  /** How often each kind of decision got the costly checks. */
  readonly decisions = new Map<string, number>();
  /** What objects that must never change looked like when they were first seen. */
  readonly unchanging = new WeakMap<object, string>();
  readonly #ways = new Set<string>();
  readonly #missing = new Set<string>();
  readonly #unusable: { readonly [way: string]: string };

  constructor({ game, unusable = {} }: Trial) {
    this.#unusable = unusable;
    for (const card of cardsOf(game)) for (const way of card.ways) this.#ways.add(named(card.id, way));
    for (const way of this.#ways) if (!Object.hasOwn(unusable, way)) this.#missing.add(way);
  }

  /** Notes which cards these events show in use; answers how many of them are new. */
  use(game: AnyGame, state: GameState, events: readonly AddressedEvent[]): number {
    const before = this.#missing.size;
    for (const { event } of events)
      for (const [card, way] of guard('coverage', `uses(${shown(event)})`, () => game.uses(state, event))) {
        const name = named(card, way);
        if (!this.#ways.has(name)) fail('coverage', `an event reports ${name}, which no card record has`);
        if (Object.hasOwn(this.#unusable, name)) fail('coverage', `${name} was used, but should be impossible`);
        this.#missing.delete(name);
      }
    return before - this.#missing.size;
  }

  /** How many ways these events would add, without noting them. */
  news(game: AnyGame, state: GameState, events: readonly AddressedEvent[]): number {
    let found = 0;
    for (const { event } of events)
      for (const [card, way] of game.uses(state, event)) if (this.#missing.has(named(card, way))) found += 1;
    return found;
  }

  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** The cards that still have an unused way. */
  get wanted(): ReadonlySet<string> {
    return new Set(this.missing.map((way) => way.slice(0, way.lastIndexOf('/'))));
  }

  get total(): number {
    return this.#ways.size - Object.keys(this.#unusable).filter((way) => this.#ways.has(way)).length;
  }
}
