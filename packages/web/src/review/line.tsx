import type { LineStep, VerdictReport } from '@cinderhall/bots/review';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Pip } from '../look/icon.tsx';
import type { Session } from '../table/session.ts';
import { inquire } from './inquire.ts';
import type { Reviewer } from './reviewer.ts';
import { toldStep } from './told.ts';

interface Props {
  readonly session: Session;
  readonly reviewer: Reviewer;
  readonly seat: number;
  readonly verdict: VerdictReport;
  /** Puts a position on the table. */
  readonly show: (step: LineStep) => void;
  readonly leave: () => void;
}

/** How it might have gone on after the better choice; every step of it can be put on the table. */
export function BetterLine({ session, reviewer, seat, verdict, show, leave }: Props) {
  const steps = useSignal<readonly LineStep[] | null>(null);
  const at = useSignal(0);
  const refused = useSignal('');
  useEffect(() => {
    const { turn, better } = verdict;
    const asking = inquire('line', { save: reviewer.save, seat, turn, index: better });
    void asking.answer.then((answered) => {
      if (!answered) return;
      if ('refused' in answered) {
        refused.value = session.say(answered.refused);
        return;
      }
      steps.value = answered.found;
      const [first] = answered.found;
      if (first) show(first);
    });
    return asking.stop;
  }, [verdict.turn]);
  const put = (i: number, step: LineStep) => {
    at.value = i;
    show(step);
  };
  return (
    <div class="line-of">
      <h2>{t('web.review.line.head')}</h2>
      <p>{t('web.review.line.why')}</p>
      {refused.value && <p class="refused">{refused.value}</p>}
      <ol>
        {(steps.value ?? []).map((step, i) => (
          <li key={i}>
            <button type="button" aria-current={at.value === i ? 'step' : undefined} onClick={() => put(i, step)}>
              <b class="no">{i + 1}</b> <Pip seat={step.by} />
              <span>{toldStep(session, step)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div class="acts">
        <button type="button" class="btn" onClick={leave}>
          {t('web.review.back')}
        </button>
      </div>
    </div>
  );
}
