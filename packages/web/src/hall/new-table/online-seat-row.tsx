import type { SeatWish } from '@cinderhall/protocol';
import { t } from '../../app/words.ts';
import { Icon, Pip } from '../../look/icon.tsx';
import { LevelBars } from './level.tsx';
import { LevelPicker } from './level-picker.tsx';
import { Pick } from './pick.tsx';
import { SeatChoice } from './seat-choice.tsx';
import type { Editing } from './seat-rows.tsx';
import type { Setting } from './setting.ts';

/** Whom a seat on the server can be for, besides a bot. */
const PEOPLE = ['me', 'open', 'invited', 'shared'] as const;

const ICONS: { readonly [kind in SeatWish['kind']]: string } = {
  me: 'person',
  open: 'flag',
  invited: 'link',
  shared: 'meeple',
  bot: 'vintage-robot',
};

interface Props extends Editing {
  readonly setting: Setting;
  readonly seats: readonly SeatWish[];
  readonly at: number;
  readonly change: (next: SeatWish) => void;
}

const calledKind = (kind: SeatWish['kind']): string => t(kind === 'bot' ? 'web.new.seat.bot' : `web.new.seat.${kind}`);

/** Whom a seat of a table on the server is for. */
export function OnlineSeatRow({ setting, seats, at, open, toggle, change, remove }: Props) {
  const seat = seats[at];
  if (!seat) return null;
  return (
    <li class={`seat ${open ? 'open' : ''}`}>
      <div class="line">
        <Pip seat={at} />
        <span class="who">
          <b>{calledKind(seat.kind)}</b>
          <small>
            <Icon name={ICONS[seat.kind]} /> {t(`web.new.seat.help.${seat.kind}`)}
          </small>
        </span>
        {seat.kind === 'bot' && <LevelBars level={seat.level} />}
        <SeatChoice setting={setting} at={at} />
        <button
          type="button"
          class="tbtn"
          aria-expanded={open}
          aria-label={t('web.new.seat.edit', { n: at + 1, who: calledKind(seat.kind) })}
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'settings-knobs'} />
        </button>
      </div>
      {open && (
        <div class="editor">
          <fieldset class="picks">
            <legend class="sr">{t('web.new.seat.kind')}</legend>
            {PEOPLE.map((kind) => (
              <Pick
                key={kind}
                name={`kind-${at}`}
                label={calledKind(kind)}
                checked={seat.kind === kind}
                pick={() => change({ kind })}
              />
            ))}
            <Pick
              name={`kind-${at}`}
              label={calledKind('bot')}
              checked={seat.kind === 'bot'}
              pick={() => change({ kind: 'bot', level: 'greedy' })}
            />
            {remove && <Pick name={`kind-${at}`} label={t('web.new.seat.nobody')} checked={false} pick={remove} />}
          </fieldset>
          {seat.kind === 'bot' && (
            <LevelPicker at={at} level={seat.level} choose={(level) => change({ kind: 'bot', level })} />
          )}
        </div>
      )}
    </li>
  );
}
