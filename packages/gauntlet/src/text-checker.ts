import {
  type AnyGame,
  type Choice,
  hasGap,
  kernelWords,
  LANGUAGES,
  type Lexicon,
  lexicon,
  type Message,
  type Reason,
  type Seat,
  say,
  unaddressed,
} from '@cinderhall/kernel';
import { fail, guard, shown } from './fault.ts';

/** What stands in a sentence when a parameter is wrong, and the numbers of rules, which belong in a field of their own. */
const slips = /\bundefined\b|\bNaN\b|\[object |\bR-[A-Z]+-\d/;

/** Says everything that comes up in every language, and finds what cannot be said. */
export class TextChecker {
  readonly #lexicons: readonly Lexicon[];
  readonly #rules: ReadonlySet<string> | null;

  constructor(game: AnyGame, rules?: readonly string[]) {
    this.#lexicons = guard('text', 'putting the words together', () =>
      LANGUAGES.map((language) => lexicon(language, kernelWords[language], game.words[language])),
    );
    this.#rules = rules ? new Set(rules) : null;
  }

  /** `what` names the thing that is said; `echo`: it may repeat somebody's strange input; `reader`: who alone reads it. */
  say(what: string, make: () => Message, { echo = false, reader }: { echo?: boolean; reader?: Seat } = {}): void {
    const message = guard('text', what, make);
    if (typeof message?.key !== 'string') fail('text', `${what}: ${shown(message)} is no message`);
    for (const lexicon of this.#lexicons) {
      const text = guard('text', what, () => say(lexicon, message));
      if (text.trim() === '' || hasGap(text) || (!echo && slips.test(text)))
        fail('text', `${what} in ${lexicon.language}: “${text}” (${shown(message)})`);
      const [seat] = unaddressed(lexicon, message, reader);
      if (seat !== undefined)
        fail('you', `${what} in ${lexicon.language}: ${message.key} has no words for a reader who is its “${seat}”`);
    }
  }

  /** What the choices of one list are called must differ in every language. */
  labels(what: string, choices: readonly Choice[], describe: (choice: Choice) => Message): void {
    const messages = choices.map((choice) => guard('text', what, () => describe(choice)));
    for (const lexicon of this.#lexicons) {
      const seen = new Map<string, number>();
      for (const [index, message] of messages.entries()) {
        const text = say(lexicon, message);
        const twin = seen.get(text);
        if (twin !== undefined)
          fail(
            'labels',
            `${what} in ${lexicon.language}: “${text}” is both ${shown(choices[twin])} and ${shown(choices[index])}`,
          );
        seen.set(text, index);
      }
    }
  }

  /** As `say`, for reasons: the rule that one cites must exist. */
  reason(what: string, reason: Reason, echo = false): void {
    this.say(what, () => reason, { echo });
    if (reason.rule !== undefined && this.#rules && !this.#rules.has(reason.rule))
      fail('rules', `${what}: there is no rule ${reason.rule} (${reason.key})`);
  }
}
