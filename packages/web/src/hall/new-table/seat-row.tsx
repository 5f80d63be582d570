import { lazyPart } from '../../app/lazy.tsx';
import { change as changeSettings, settings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { Icon, Pip } from '../../look/icon.tsx';
import type { SeatPlan } from '../../protocol.ts';
import { characterIcon } from './characters.ts';
import { LevelBars } from './level.tsx';
import { SeatChoice } from './seat-choice.tsx';
import type { Editing } from './seat-rows.tsx';
import type { Setting } from './setting.ts';

const SeatEditor = lazyPart(async () => (await import('./seat-editor.tsx')).SeatEditor);

interface Props extends Editing {
  readonly setting: Setting;
  readonly seats: readonly SeatPlan[];
  readonly at: number;
  /** The seat of the browser's owner: its name is the one in the settings. */
  readonly own: boolean;
  readonly change: (next: SeatPlan) => void;
}

/** Who sits on one seat: a person, who may have a name, or a bot with a character and a level. */
export function SeatRow({ setting, seats, at, own, open, toggle, change, remove }: Props) {
  const seat = seats[at];
  if (!seat) return null;
  const isBot = seat.kind === 'bot';
  const rename = (name: string) => {
    if (own) changeSettings({ name });
    change({ ...seat, name: own ? '' : name });
  };
  return (
    <li class={`seat ${open ? 'open' : ''}`}>
      <div class="line">
        <Pip seat={at} />
        {isBot ? (
          <Bot seat={seat} />
        ) : (
          <input
            type="text"
            maxLength={24}
            value={seat.name || (own ? settings.value.name : '')}
            placeholder={own ? t('web.new.yourName') : t('web.player', { n: at + 1 })}
            aria-label={own ? t('web.set.name') : t('web.new.nameOf', { n: at + 1 })}
            {...(own ? { autocomplete: 'nickname' } : {})}
            onInput={(event) => rename(event.currentTarget.value)}
          />
        )}
        <SeatChoice setting={setting} at={at} />
        <button
          type="button"
          class="tbtn"
          aria-expanded={open}
          aria-label={t('web.new.seat.edit', { n: at + 1, who: calledSeat(seat, at) })}
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'settings-knobs'} />
        </button>
      </div>
      {open && <SeatEditor seats={seats} at={at} change={change} remove={remove} rename={rename} />}
    </li>
  );
}

const calledSeat = ({ kind, name, character }: SeatPlan, at: number): string =>
  name ||
  (kind === 'bot'
    ? (character?.name[settings.value.language] ?? t('web.new.anyName'))
    : t('web.player', { n: at + 1 }));

function Bot({ seat }: { seat: SeatPlan }) {
  const { language } = settings.value;
  const temper = seat.character?.personality;
  return (
    <>
      <span class="who">
        <b>{seat.name || seat.character?.name[language] || t('web.new.anyName')}</b>
        <small>
          <Icon name={characterIcon(temper)} /> {t(temper ? `web.new.character.${temper}.help` : 'web.new.seat.bot')}
        </small>
      </span>
      <LevelBars level={seat.level} />
    </>
  );
}
