import { levels } from '@cinderhall/bots';
import { change as changeSettings, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Pip } from '../look/icon.tsx';
import type { SeatPlan } from '../protocol.ts';

interface Props {
  readonly seat: SeatPlan;
  readonly at: number;
  /** The seat of whoever the browser belongs to: its name is the one in the settings. */
  readonly own: boolean;
  readonly change: (next: SeatPlan) => void;
}

/** Who sits on one seat: a person, who may have a name, or a bot of some strength. */
export function SeatLine({ seat, at, own, change }: Props) {
  const value = seat.kind === 'person' ? 'person' : (seat.level ?? 'greedy');
  const pick = (next: string) =>
    next === 'person'
      ? change({ kind: 'person', name: '', level: null })
      : change({ kind: 'bot', name: seat.kind === 'bot' ? seat.name : '', level: next });
  const rename = (name: string) => {
    if (own) changeSettings({ name });
    change({ ...seat, name: own ? '' : name });
  };
  return (
    <div class="seat">
      <Pip seat={at} />
      <input
        type="text"
        maxLength={24}
        value={seat.name || (own ? settings.value.name : '')}
        placeholder={
          own ? t('web.new.yourName') : t(seat.kind === 'bot' ? 'web.new.anyName' : 'web.player', { n: at + 1 })
        }
        aria-label={own ? t('web.set.name') : t('web.new.nameOf', { n: at + 1 })}
        {...(own ? { autocomplete: 'nickname' } : {})}
        onInput={(event) => rename(event.currentTarget.value)}
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
