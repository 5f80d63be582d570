import { isLevel, levels } from '@cinderhall/bots';
import type { SeatWish } from '@cinderhall/protocol';
import { t } from '../app/words.ts';

/** What a seat of an online table can be for; a bot goes by its level. */
export const SEAT_KINDS = ['me', 'open', 'invited', 'shared', ...levels] as const;

export const seatText = (kind: (typeof SEAT_KINDS)[number]): string =>
  t(isLevel(kind) ? `bot.${kind}` : `web.new.seat.${kind}`);

export const wishOf = (value: string): SeatWish => {
  switch (value) {
    case 'me':
    case 'open':
    case 'invited':
    case 'shared':
      return { kind: value };
    default:
      return { kind: 'bot', level: value };
  }
};

export const seatValue = ({ kind, level }: { readonly kind: string; readonly level?: string | null }): string =>
  kind === 'bot' ? (level ?? 'greedy') : kind;
