import { isLevel, type Level, levels } from '@cinderhall/bots';
import { t } from '../../app/words.ts';

export const levelOf = (level: string | null | undefined): Level => (isLevel(level) ? level : 'greedy');

/** How strong a bot is: bars, and a word. */
export const LevelBars = ({ level }: { level: string | null | undefined }) => (
  <span class="lv">
    <i class="bars" style={{ '--on': String(levels.indexOf(levelOf(level)) + 1) }} aria-hidden="true" />
    {t(`web.new.level.${levelOf(level)}`)}
  </span>
);
