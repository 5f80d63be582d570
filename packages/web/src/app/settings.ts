import { isLanguage, type Language } from '@cinderhall/kernel';
import { effect, signal } from '@preact/signals';
import { languageOf } from './languages.ts';

export type { Language };

export const SPEEDS = ['slow', 'usual', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];
export const SIZES = ['usual', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];
export type Pace = 'instant' | 'quick' | 'calm';

/** What a person prefers, kept in this browser. */
export interface Settings {
  readonly language: Language;
  /** Empty until one was chosen: no name is ever made up. */
  readonly name: string;
  /** A click on a choice is the answer; without it the choice is confirmed. */
  readonly oneClick: boolean;
  /** Bots wait until I end my turn, so that I can still take it back. */
  readonly holdBots: boolean;
  readonly pace: Pace;
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  /** Whether somebody was asked, at their first table, if they want to hear anything. */
  readonly soundAsked: boolean;
  readonly motion: 'full' | 'none';
  /** How fast things move on the table, however fast bots play. */
  readonly speed: Speed;
  /** How large words are. */
  readonly text: Size;
  /** How large everything is that lies on a table. */
  readonly cards: Size;
  /** Brighter words and lines, on every page and table. */
  readonly contrast: boolean;
  readonly tips: boolean;
  /** Notices while a table is open but hidden, where the browser allows them. */
  readonly notify: boolean;
}

const KEY = 'cinderhall.settings';

const defaults = (): Settings => ({
  language: languageOf(navigator.language),
  name: '',
  oneClick: false,
  holdBots: false,
  pace: 'quick',
  sound: false,
  volume: 50,
  soundAsked: false,
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'full',
  speed: 'usual',
  text: 'usual',
  cards: 'usual',
  contrast: matchMedia('(prefers-contrast: more)').matches,
  tips: true,
  notify: true,
});

/** Compares no more than the kind of value (list, object, text …); callers check what is inside. */
const isLike = <T>(value: unknown, otherwise: T): value is T =>
  typeof value === typeof otherwise && value !== null && Array.isArray(value) === Array.isArray(otherwise);

export function readStored<T>(key: string, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isLike(value, otherwise) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage everything else still works.
  }
}

function storedSettings(): Settings {
  const usual = defaults();
  const { language, ...others } = readStored<Partial<Settings>>(KEY, {});
  return { ...usual, ...others, language: isLanguage(language) ? language : usual.language };
}

export const settings = signal<Settings>(storedSettings());

store(KEY, settings.value);

export const change = (changes: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changes };
  store(KEY, settings.value);
};

/** Resets everything but the name and the language. */
export const resetSettings = (): void => {
  const { name, language } = settings.value;
  change({ ...defaults(), name, language });
};

export const milliseconds: { readonly [P in Pace]: number } = { instant: 0, quick: 600, calm: 1500 };

/** How much longer than usual a movement takes. */
export const slowness: { readonly [S in Speed]: number } = { slow: 1.8, usual: 1, fast: 0.5 };

/** Sets `lang` and the `data-` attributes of the document from the settings. */
export function reflectSettings(): void {
  effect(() => {
    const { language, motion, contrast, speed, text, cards } = settings.value;
    document.documentElement.lang = language;
    document.documentElement.dataset.motion = motion;
    document.documentElement.dataset.speed = speed;
    document.documentElement.dataset.text = text;
    document.documentElement.dataset.cards = cards;
    document.documentElement.dataset.contrast = contrast ? 'more' : 'usual';
  });
}
