import type { MoodName } from '../art/moods.ts';
import type { GameTable } from './types.ts';

/** A game as the hall shows it, before anything of the game itself is loaded. */
export interface Door {
  readonly id: string;
  readonly title: { readonly en: string; readonly pl: string };
  readonly world: string;
  /** The classes under which its styles hold: its own, and that of a folder whose styles it shares with others. */
  readonly root: string;
  readonly mood: MoodName;
  readonly motif: string;
  readonly emblem: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** Null while the game is still being made. */
  readonly load: (() => Promise<GameTable>) | null;
}

export const doors: readonly Door[] = [
  {
    id: 'fifty-first-state',
    title: { en: '51st State', pl: '51. Stan' },
    world: 's51',
    root: 'game-fifty-first-state tableau',
    mood: 'dust',
    motif: 'works',
    emblem: 'modern-city',
    seats: { min: 1, max: 4 },
    minutes: 25,
    load: async () => (await import('./fifty-first-state/index.tsx')).fiftyFirstStateTable,
  },
  {
    id: 'new-era',
    title: { en: 'The New Era', pl: 'Nowa Era' },
    world: 'ne',
    root: 'game-new-era tableau',
    mood: 'verdigris',
    motif: 'obelisk',
    emblem: 'mountains',
    seats: { min: 2, max: 5 },
    minutes: 30,
    load: async () => (await import('./new-era/index.tsx')).newEraTable,
  },
  {
    id: 'last-aurora',
    title: { en: 'Last Aurora', pl: 'Last Aurora' },
    world: 'la',
    root: 'game-last-aurora',
    mood: 'night',
    motif: 'train',
    emblem: 'cargo-ship',
    seats: { min: 1, max: 4 },
    minutes: 40,
    load: async () => (await import('./last-aurora/index.tsx')).lastAuroraTable,
  },
  {
    id: 'divide-et-impera',
    title: { en: 'DEI: Divide et Impera', pl: 'DEI: Divide et Impera' },
    world: 'dei',
    root: 'game-divide-et-impera',
    mood: 'fog',
    motif: 'london',
    emblem: 'tower-bridge',
    seats: { min: 2, max: 4 },
    minutes: 35,
    load: async () => (await import('./divide-et-impera/index.tsx')).divideEtImperaTable,
  },
];

export const doorOf = (id: string): Door | undefined => doors.find((door) => door.id === id);
