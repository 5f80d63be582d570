import { CHANCE_VERSION, isSeed } from '../chance.ts';
import type { Game } from '../game.ts';
import { must } from '../must.ts';
import { type Refused, refuse } from '../refusal.ts';
import { isRecord } from '../schema/check.ts';
import { hashJson } from '../schema/hash.ts';
import { sha256 } from '../sha256.ts';
import { type Entry, isCount, isSnapshot, longEntry, type ShortEntry, type Snapshot } from './log.ts';

export const SAVE_FORMAT = 1;
/** Raised when the kernel would play the same log differently. */
export const KERNEL_VERSION = 1;

/** A whole match in plain JSON: its set-up, its log, and where that led. */
export interface Save {
  readonly format: number;
  readonly kernel: number;
  readonly chance: number;
  readonly game: string;
  readonly rules: number;
  /** Hash of the card data, which hosts may edit. */
  readonly cards: string;
  readonly options: { readonly [name: string]: unknown };
  readonly seats: number;
  readonly seed: string;
  /** `sha256(seed)`, published when the match began. */
  readonly commitment: string;
  readonly log: readonly ShortEntry[];
  /** Hash of the state at the end of the log. */
  readonly hash: string;
  /** Makes loading quick, and keeps the match alive when the rules have changed. */
  readonly snapshot?: Snapshot;
  /** After an upgrade: where play under the present rules begins. What lies before is history. */
  readonly base?: Snapshot;
}

export const commitmentOf = (seed: string): string => sha256(seed);

const cardHashes = new WeakMap<object, string>();

export function cardsHash(game: Pick<Game, 'cards'>): string {
  let hash = cardHashes.get(game);
  if (hash === undefined) {
    hash = hashJson(game.cards());
    cardHashes.set(game, hash);
  }
  return hash;
}

/** Reads a save from text or parsed JSON, trusting nothing. */
export function readSave(input: unknown): Save | Refused {
  let json = input;
  if (typeof input === 'string') {
    try {
      json = JSON.parse(input);
    } catch {
      return refuse('save.damaged', { where: 'JSON' });
    }
  }
  if (!isRecord(json)) return refuse('save.damaged', { where: 'JSON' });
  const damaged = damagedField(json);
  if (damaged) return refuse('save.damaged', { where: damaged });
  const save = json as unknown as Save;
  if (save.format > SAVE_FORMAT) return refuse('save.newerFormat', { save: save.format, code: SAVE_FORMAT });
  if (save.kernel > KERNEL_VERSION) return refuse('save.newerKernel', { save: save.kernel, code: KERNEL_VERSION });
  if (save.chance > CHANCE_VERSION) return refuse('save.newerChance', { save: save.chance, code: CHANCE_VERSION });
  if (save.commitment !== commitmentOf(save.seed)) return refuse('save.commitment');
  return save;
}

function damagedField(json: Record<string, unknown>): string | null {
  for (const name of ['format', 'kernel', 'chance', 'rules', 'seats']) if (!isCount(json[name])) return name;
  for (const name of ['game', 'cards', 'commitment', 'hash']) if (typeof json[name] !== 'string') return name;
  if (!isSeed(json.seed)) return 'seed';
  if (!isRecord(json.options)) return 'options';
  if (!Array.isArray(json.log)) return 'log';
  for (const name of ['snapshot', 'base'])
    if (json[name] !== undefined && !(isSnapshot(json[name]) && json[name].at <= json.log.length)) return name;
  const broken = json.log.findIndex((short) => {
    const entry = longEntry(short);
    return !entry || (entry.kind !== 'upgrade' && entry.seat >= Number(json.seats));
  });
  return broken < 0 ? null : `log[${broken}]`;
}

export const entriesOf = (save: Save): Entry[] => save.log.map((entry) => must(longEntry(entry), 'a readable entry'));
