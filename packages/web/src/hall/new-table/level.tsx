import { isLevel, type Level, levels } from '@cinderhall/bots';
import { t } from '../../app/words.ts';
import { Pick } from './pick.tsx';

export const levelOf = (level: string | null | undefined): Level => (isLevel(level) ? level : 'greedy');

/** How strong a bot is: bars, and a word. */
export const LevelBars = ({ level }: { level: string | null | undefined }) => (
  <span class="lv">
    <i class="bars" style={{ '--on': String(levels.indexOf(levelOf(level)) + 1) }} aria-hidden="true" />
    {t(`web.new.level.${levelOf(level)}`)}
  </span>
);

interface Props {
  readonly at: number;
  readonly level: string | null | undefined;
  readonly choose: (level: Level) => void;
}

/** The levels, and what the chosen one means. */
export const LevelPicker = ({ at, level, choose }: Props) => (
  <fieldset class="picks segs">
    <legend>
      {t('web.new.seat.level')} <small>{t(`bot.${levelOf(level)}.about`)}</small>
    </legend>
    {levels.map((one) => (
      <Pick
        key={one}
        name={`level-${at}`}
        label={t(`web.new.level.${one}`)}
        checked={levelOf(level) === one}
        pick={() => choose(one)}
      />
    ))}
  </fieldset>
);
