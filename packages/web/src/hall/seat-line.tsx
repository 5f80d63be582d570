import { levels } from '@cinderhall/bots';
import { t } from '../app/words.ts';
import { Pip } from '../look/icon.tsx';
import type { SeatPlan } from '../protocol.ts';

/** Who sits on one seat: a person with a name, or a bot of some strength. */
export function SeatLine({ seat, at, change }: { seat: SeatPlan; at: number; change: (next: SeatPlan) => void }) {
  const value = seat.kind === 'person' ? 'person' : (seat.level ?? 'greedy');
  const pick = (next: string) =>
    next === 'person'
      ? change({ kind: 'person', name: '', level: null })
      : change({ kind: 'bot', name: seat.kind === 'bot' ? seat.name : '', level: next });
  return (
    <div class="seat">
      <Pip seat={at} />
      <input
        type="text"
        maxLength={24}
        value={seat.name}
        placeholder={t(seat.kind === 'bot' ? 'web.new.anyName' : 'web.player', { n: at + 1 })}
        aria-label={t('web.new.nameOf', { n: at + 1 })}
        onInput={(event) => change({ ...seat, name: event.currentTarget.value })}
      />
      <select
        value={value}
        aria-label={t('web.new.kindOf', { n: at + 1 })}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        <option value="person">{t('web.new.person')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {t(`bot.${level}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
