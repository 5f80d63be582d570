import { type Level, levels } from '@cinderhall/bots';
import { t } from '../../app/words.ts';
import { levelOf } from './level.tsx';
import { Pick } from './pick.tsx';

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
