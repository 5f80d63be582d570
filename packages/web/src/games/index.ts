import type { Localized } from '@cinderhall/kernel';
import type { MoodName } from '../art/moods.ts';
import type { GameTable, SetupLook } from './types.ts';

/** What the hall shows of a game before anything of the game itself is loaded. */
export interface GameListing {
  readonly id: string;
  readonly title: Localized;
  /** The classes that scope its styles: its own, and that of a folder whose styles it shares with others. */
  readonly root: string;
  /** The picture of the game: its weather, and what stands on the horizon (`art/`). */
  readonly mood: MoodName;
  readonly motif: string;
  readonly emblem: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** With what a match of these options needs. Null while the game is still being made. */
  readonly load: ((options?: object, seats?: number) => Promise<GameTable>) | null;
  /** With the cards of everything that can be added; left out: `load` brings them all. */
  readonly loadAll?: () => Promise<GameTable>;
  /** How the options of a new table look. */
  readonly look: () => Promise<SetupLook>;
}

export const gameListings: readonly GameListing[] = [
  {
    id: 'fifty-first-state',
    title: { en: '51st State', pl: '51. Stan' },
    root: 'game-fifty-first-state tableau',
    mood: 'dust',
    motif: 'works',
    emblem: 'modern-city',
    seats: { min: 1, max: 4 },
    minutes: 25,
    load: async (options, seats) => (await import('./fifty-first-state/index.tsx')).tableFor(options, seats),
    loadAll: async () => (await import('./fifty-first-state/index.tsx')).tableWithAll(),
    look: async () => (await import('./fifty-first-state/setup.tsx')).look,
  },
  {
    id: 'new-era',
    title: { en: 'The New Era', pl: 'Nowa Era' },
    root: 'game-new-era tableau',
    mood: 'verdigris',
    motif: 'obelisk',
    emblem: 'mountains',
    seats: { min: 2, max: 5 },
    minutes: 30,
    load: async () => (await import('./new-era/index.tsx')).newEraTable,
    look: async () => (await import('./new-era/setup.tsx')).look,
  },
  {
    id: 'last-aurora',
    title: { en: 'Last Aurora', pl: 'Last Aurora' },
    root: 'game-last-aurora',
    mood: 'night',
    motif: 'train',
    emblem: 'cargo-ship',
    seats: { min: 1, max: 4 },
    minutes: 40,
    load: async () => (await import('./last-aurora/index.tsx')).lastAuroraTable,
    look: async () => (await import('./last-aurora/setup.tsx')).look,
  },
  {
    id: 'divide-et-impera',
    title: { en: 'DEI: Divide et Impera', pl: 'DEI: Divide et Impera' },
    root: 'game-divide-et-impera',
    mood: 'fog',
    motif: 'london',
    emblem: 'tower-bridge',
    seats: { min: 2, max: 4 },
    minutes: 35,
    load: async () => (await import('./divide-et-impera/index.tsx')).divideEtImperaTable,
    look: async () => (await import('./divide-et-impera/setup.tsx')).look,
  },
];

export const gameListingOf = (id: string): GameListing | undefined => gameListings.find((listing) => listing.id === id);
