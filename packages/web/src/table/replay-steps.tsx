import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import type { ReplayMoment } from '../protocol.ts';

interface Props {
  readonly game: string;
  readonly at: number;
  readonly of: number;
  readonly marks: ReplayMoment['marks'];
  readonly playing: boolean;
  readonly to: (at: number) => void;
  readonly play: () => void;
}

/** Through a match: a slider, the rounds along it, and buttons for single steps. */
export function Steps({ game, at, of, marks, playing, to, play }: Props) {
  const starts = roundStarts(marks);
  const ends = [...starts.slice(1).map(([, first]) => first - 1), of];
  return (
    <>
      <label class="slide">
        <span class="sr">{t('web.replay.slider')}</span>
        <input type="range" min={0} max={of} value={at} onInput={(event) => to(event.currentTarget.valueAsNumber)} />
      </label>
      <div class="rounds">
        {starts.map(([round, first], i) => (
          <button
            key={round}
            type="button"
            class="btn sm"
            style={{ flexGrow: Math.max(1, (ends[i] ?? of) - first + 1) }}
            aria-current={first <= at && at <= (ends[i] ?? of) ? 'step' : undefined}
            onClick={() => to(first)}
          >
            {t('web.replay.round', { n: round, game })}
          </button>
        ))}
      </div>
      <div class="bts">
        <Control icon="first" label={t('web.replay.first')} act={() => to(0)} />
        <Control icon="back" label={t('web.replay.back')} act={() => to(at - 1)} />
        <Control
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'web.replay.pause' : 'web.replay.play')}
          act={play}
        />
        <Control icon="next" label={t('web.replay.next')} act={() => to(at + 1)} />
        <Control icon="last" label={t('web.replay.last')} act={() => to(of)} />
      </div>
    </>
  );
}

const Control = ({ icon, label, act }: { icon: string; label: string; act: () => void }) => (
  <button
    type="button"
    class={`btn sm ${icon === 'play' || icon === 'pause' ? 'ice' : ''}`}
    aria-label={label}
    onClick={act}
  >
    <Icon name={icon} />
  </button>
);

/** The first moment of each round. */
function roundStarts(marks: ReplayMoment['marks']): [round: number, at: number][] {
  const starts: [number, number][] = [];
  for (const [i, { round }] of marks.entries())
    if (starts.at(-1)?.[0] !== round && round > 0) starts.push([round, i + 1]);
  return starts;
}
