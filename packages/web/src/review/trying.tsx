import type { Judged, VerdictReport } from '@cinderhall/bots/review';
import type { Message } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../app/words.ts';
import type { Session } from '../table/session.ts';
import { percent } from './graph.tsx';
import { inquire } from './inquire.ts';
import type { Reviewer } from './reviewer.ts';

interface Props {
  readonly session: Session;
  readonly reviewer: Reviewer;
  readonly seat: number;
  readonly verdict: VerdictReport;
  /** Forks the match at this question. */
  readonly playOn: () => void;
  readonly leave: () => void;
}

/** The question of a costly choice, asked once more; the answer is judged as those of the match were. */
export function Trying({ session, reviewer, seat, verdict, playOn, leave }: Props) {
  const said = useSignal<readonly Message[] | null>(null);
  const taken = useSignal<number | null>(null);
  const judged = useSignal<Judged | null>(null);
  const refused = useSignal('');
  const { save } = reviewer;
  const { turn } = verdict;
  useEffect(() => {
    const asking = inquire('question', { save, seat, turn });
    void asking.answer.then((answered) => {
      if (answered && 'found' in answered) said.value = answered.found;
      else if (answered) refused.value = session.say(answered.refused);
    });
    return asking.stop;
  }, [turn, seat]);
  useEffect(() => {
    if (taken.value === null) return;
    const asking = inquire('answer', { save, seat, turn, index: taken.value });
    void asking.answer.then((answered) => {
      if (answered && 'found' in answered) judged.value = answered.found;
      else if (answered) refused.value = session.say(answered.refused);
    });
    return asking.stop;
  }, [taken.value]);
  const answer = (index: number) => {
    judged.value = null;
    taken.value = index;
  };
  return (
    <div class="trying">
      <h2>{t('web.review.try.head', { n: turn + 1 })}</h2>
      <p role="status">{refused.value || statusOf(taken.value, judged.value, verdict)}</p>
      <ol class="answers">
        {(said.value ?? []).map((message, index) => (
          <li key={index}>
            <button type="button" aria-pressed={taken.value === index} onClick={() => answer(index)}>
              {session.say(message)}
              {judged.value && index === verdict.better && <b class="star"> ★</b>}
            </button>
          </li>
        ))}
      </ol>
      <div class="acts">
        <button type="button" class="btn pri" onClick={playOn}>
          {t('web.replay.playOn')}
        </button>
        <button type="button" class="btn" onClick={leave}>
          {t('web.review.back')}
        </button>
      </div>
    </div>
  );
}

function statusOf(taken: number | null, judged: Judged | null, { chosen, better, before }: VerdictReport): string {
  if (taken === null) return t('web.review.try.ask');
  if (!judged) return t('web.review.try.judging');
  if (taken === better) return t('web.review.try.found', { chance: percent(before) });
  if (taken === chosen) return t('web.review.try.same');
  if (judged.mark === 'best' || judged.mark === 'good')
    return t('web.review.try.good', { chance: percent(judged.after) });
  return t('web.review.try.worse', { chance: percent(judged.after), n: Math.round(judged.loss * 100) });
}
