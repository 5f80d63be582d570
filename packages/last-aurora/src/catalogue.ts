import type { CardRecord, GameEvent } from '@cinderhall/kernel';
export const cards = (): readonly CardRecord[] => [];
export const uses = (_s: unknown, _e: GameEvent): [] => [];
