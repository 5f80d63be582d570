import { levels } from '@cinderhall/bots';
import { t } from '../app/words.ts';
import type { ClockSetting, TableSettings } from '../protocol.ts';

const CLOCKS: { readonly [K in ClockSetting['kind']]: ClockSetting } = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 20 * 60, increment: 15 },
  slow: { kind: 'slow', hours: 24 },
};
const FLAGS = ['spectators', 'listed', 'hints'] as const;

interface Props {
  readonly settings: TableSettings;
  readonly change: (changes: Partial<TableSettings>) => void;
}

/** What is agreed for an online table besides the game: time, and what happens when it runs out; who may look and ask. */
export function OnlineSettings({ settings, change }: Props) {
  const { clock, timeout, standIn } = settings;
  return (
    <section class="agreed-on" aria-label={t('web.new.agreed')}>
      <h2>{t('web.new.agreed')}</h2>
      <fieldset class="picks">
        <legend>
          {t('web.new.clock')} <small>{t(`web.new.clock.${clock.kind}.help`)}</small>
        </legend>
        {(['none', 'live', 'slow'] as const).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="clock"
              checked={clock.kind === kind}
              onChange={() => change({ clock: CLOCKS[kind] })}
            />
            <span>{t(`web.new.clock.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      {clock.kind === 'live' && (
        <div class="pair">
          <NumberField
            label={t('web.new.clock.bank')}
            value={clock.bank / 60}
            max={1440}
            min={1}
            put={(minutes) => change({ clock: { ...clock, bank: minutes * 60 } })}
          />
          <NumberField
            label={t('web.new.clock.increment')}
            value={clock.increment}
            max={3600}
            min={0}
            put={(increment) => change({ clock: { ...clock, increment } })}
          />
        </div>
      )}
      {clock.kind === 'slow' && (
        <NumberField
          label={t('web.new.clock.hours')}
          value={clock.hours}
          max={1440}
          min={1}
          put={(hours) => change({ clock: { kind: 'slow', hours } })}
        />
      )}
      {clock.kind !== 'none' && (
        <fieldset class="picks">
          <legend>{t('web.new.timeout')}</legend>
          {(['bot', 'resign'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="timeout" checked={timeout === one} onChange={() => change({ timeout: one })} />
              <span>{t(`web.new.timeout.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label class="field">
        {t('web.new.standIn')} <small>{t('web.new.standIn.help')}</small>
        <select
          value={standIn}
          onChange={(event) =>
            change({ standIn: levels.find((level) => level === event.currentTarget.value) ?? standIn })
          }
        >
          {levels.map((level) => (
            <option key={level} value={level}>
              {t(`bot.${level}`)}
            </option>
          ))}
        </select>
      </label>
      {FLAGS.map((flag) => (
        <label key={flag} class="check">
          <input
            type="checkbox"
            checked={settings[flag]}
            onChange={(event) => change({ [flag]: event.currentTarget.checked })}
          />
          <span>
            {t(`web.new.${flag}`)}
            <small>{t(`web.new.${flag}.help`)}</small>
          </span>
        </label>
      ))}
    </section>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly put: (value: number) => void;
}

const NumberField = ({ label, value, min, max, put }: NumberProps) => (
  <label class="field">
    {label}
    <input
      type="number"
      min={min}
      max={max}
      value={Number.isNaN(value) ? '' : value}
      onInput={(event) => put(event.currentTarget.valueAsNumber)}
    />
  </label>
);
