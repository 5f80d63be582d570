import { PERSONALITIES } from '@cinderhall/bots';
import { settings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { Icon } from '../../look/icon.tsx';
import type { SeatPlan } from '../../protocol.ts';
import { characterOf } from './character-of.ts';
import { characterIcon } from './characters.ts';
import { LevelPicker } from './level-picker.tsx';
import { Pick } from './pick.tsx';
import { bot, person } from './plan.ts';

interface Props {
  readonly seats: readonly SeatPlan[];
  readonly at: number;
  readonly change: (next: SeatPlan) => void;
  /** Null where so few cannot play. */
  readonly remove: (() => void) | null;
  readonly rename: (name: string) => void;
}

/** Below its row: who sits there, and what kind of bot. */
export function SeatEditor({ seats, at, change, remove, rename }: Props) {
  const seat = seats[at];
  if (!seat) return null;
  const others = seats.filter((_, i) => i !== at);
  const { language } = settings.value;
  return (
    <div class="editor">
      <fieldset class="picks segs">
        <legend class="sr">{t('web.new.seat.kind')}</legend>
        <Pick
          name={`kind-${at}`}
          label={t('web.new.seat.person')}
          checked={seat.kind === 'person'}
          pick={() => change(person())}
        />
        <Pick
          name={`kind-${at}`}
          label={t('web.new.seat.bot')}
          checked={seat.kind === 'bot'}
          pick={() => change(bot(seat.level))}
        />
        {remove && <Pick name={`kind-${at}`} label={t('web.new.seat.nobody')} checked={false} pick={remove} />}
      </fieldset>
      {seat.kind === 'bot' && (
        <>
          <fieldset class="picks characters">
            <legend>
              {t('web.new.seat.character')}{' '}
              <small>{t(`web.new.character.${seat.character?.personality ?? 'any'}.help`)}</small>
            </legend>
            {[undefined, ...PERSONALITIES].map((one) => (
              <label key={one?.id ?? ''}>
                <input
                  type="radio"
                  name={`character-${at}`}
                  value={one?.id ?? 'any'}
                  checked={seat.character?.personality === one?.id}
                  onChange={() => change({ ...bot(seat.level), ...characterOf(one, others) })}
                />
                <span>
                  <Icon name={characterIcon(one?.id)} />
                  {one?.title[language] ?? t('web.new.character.any')}
                </span>
              </label>
            ))}
          </fieldset>
          <LevelPicker at={at} level={seat.level} choose={(level) => change({ ...seat, level })} />
          <input
            type="text"
            maxLength={24}
            value={seat.name}
            placeholder={t('web.new.anyName')}
            aria-label={t('web.new.nameOf', { n: at + 1 })}
            onInput={(event) => rename(event.currentTarget.value)}
          />
        </>
      )}
    </div>
  );
}
