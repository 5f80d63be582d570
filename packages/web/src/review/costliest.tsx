import { costliest, type ReviewReport, type VerdictReport } from '@cinderhall/bots/review';
import { useSignal } from '@preact/signals';
import { t } from '../app/words.ts';
import { Key } from '../look/icon.tsx';
import type { Session } from '../table/session.ts';
import { percent } from './graph.tsx';

interface Props {
  readonly session: Session;
  readonly review: ReviewReport;
  readonly go: (at: number) => void;
  readonly tryAgain: (verdict: VerdictReport) => void;
  readonly showLine: (verdict: VerdictReport) => void;
}

/** The three choices that cost the seat most: what was taken, what was better, by how much, and why. */
export function Costliest({ session, review, go, tryAgain, showLine }: Props) {
  const chosen = useSignal(0);
  const worst = costliest(review.verdicts);
  const verdict = worst[Math.min(chosen.value, worst.length - 1)];
  if (!verdict) return review.done < 1 ? null : <p class="none-costly">{t('web.review.noneCostly')}</p>;
  const choose = (i: number) => {
    chosen.value = i;
    const { turn } = worst[i] ?? verdict;
    go(turn + 1);
  };
  return (
    <>
      <div class="costs" role="tablist" aria-label={t('web.review.costliest')}>
        {worst.map(({ turn, loss }, i) => (
          <button key={turn} type="button" role="tab" aria-selected={verdict.turn === turn} onClick={() => choose(i)}>
            <b class="no">{i + 1}</b> <b class="loss">−{Math.round(loss * 100)}</b>
            <small>{t('web.review.move', { n: turn + 1 })}</small>
          </button>
        ))}
      </div>
      <div class="versus">
        <Side
          class="taken"
          head={t('web.review.taken')}
          words={session.say(verdict.chosenSaid)}
          chance={verdict.after}
        />
        <Side
          class="better"
          head={t('web.review.better')}
          words={session.say(verdict.betterSaid)}
          chance={verdict.before}
        />
      </div>
      {verdict.reasons.length > 0 && (
        <p class="why">
          {verdict.reasons
            .slice(0, 2)
            .map((reason) => session.say(reason))
            .join(' ')}
        </p>
      )}
      <p class="sure">{t('web.review.sure', { n: Math.round(verdict.reach * 100) })}</p>
      <div class="acts">
        <button type="button" class="btn ice" onClick={() => tryAgain(verdict)}>
          {t('web.review.tryAgain')} <Key>T</Key>
        </button>
        <button type="button" class="btn" onClick={() => showLine(verdict)}>
          {t('web.review.line')} <Key>S</Key>
        </button>
      </div>
    </>
  );
}

function Side(props: { class: string; head: string; words: string; chance: number }) {
  return (
    <div class={props.class}>
      <h3>{props.head}</h3>
      <p>{props.words}</p>
      <span class="bar" aria-hidden="true">
        <i style={{ width: percent(props.chance).replace(' ', '') }} />
      </span>
      <b>{percent(props.chance)}</b>
    </div>
  );
}
