import { isLevel, levels } from '@cinderhall/bots';
import type { SeatWish } from '@cinderhall/protocol';
import type { ComponentChildren } from 'preact';
import { t } from '../app/words.ts';
import { Pip } from '../look/icon.tsx';

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

interface Props {
  readonly seat: SeatWish;
  readonly at: number;
  readonly change: (next: SeatWish) => void;
  readonly children: ComponentChildren;
}

/** Whom a seat is for. */
export function OnlineSeatLine({ seat, at, change, children }: Props) {
  const value = seatValue(seat);
  const help = seat.kind === 'bot' ? 'bot' : seat.kind;
  return (
    <li class="seat online">
      <Pip seat={at} />
      <select
        value={value}
        aria-label={t('web.new.kindOf', { n: at + 1 })}
        onChange={(event) => change(wishOf(event.currentTarget.value))}
      >
        {SEAT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {seatText(kind)}
          </option>
        ))}
      </select>
      <small>{t(`web.new.seat.help.${help}`)}</small>
      {children}
    </li>
  );
}
