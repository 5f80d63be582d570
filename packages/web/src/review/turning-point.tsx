import { costliest, type ReviewReport } from '@cinderhall/bots/review';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../app/words.ts';
import type { Session } from '../table/session.ts';
import { percent } from './graph.tsx';
import { type Reviewer, reviewerOf } from './reviewer.ts';
import { toldMove } from './told.ts';

/** At the end: the turn that changed the reader's chance most, and one piece of advice. It is offered; nobody has to look. */
export function TurningPoint({ session, lost }: { session: Session; lost: boolean }) {
  const reviewer = useSignal<Reviewer | null>(null);
  const seat = session.reader.value;
  useEffect(() => {
    void session.host.save(session.card.id).then((save) => (reviewer.value = reviewerOf(save)));
    return () => reviewer.value?.stop();
  }, [session]);
  const { value } = reviewer;
  if (!value || seat < 0) return null;
  const review = value.of(seat).value;
  return (
    <section class="turning" aria-label={t('web.review.turning')}>
      <h2>{t('web.review.turning')}</h2>
      {review?.done === 1 ? (
        <Found session={session} review={review} lost={lost} />
      ) : value.running === seat ? (
        <>
          <p role="status">{t('web.review.turning.seeking')}</p>
          <progress max={1} value={review?.done ?? 0} aria-label={t('web.review.turning.seeking')} />
        </>
      ) : (
        <>
          <p>{t(lost ? 'web.review.turning.offerLost' : 'web.review.turning.offer')}</p>
          {value.refused && (
            <p class="refused" role="alert">
              {session.say(value.refused)}
            </p>
          )}
          <button type="button" class="btn ice" onClick={() => void value.start(seat)}>
            {t('web.review.turning.seek')}
          </button>
        </>
      )}
    </section>
  );
}

function Found({ session, review, lost }: { session: Session; review: ReviewReport; lost: boolean }) {
  const { turningPoint: point, verdicts } = review;
  const [worst] = costliest(verdicts);
  const fell = point !== null && point.after < point.before;
  return (
    <>
      {point ? (
        <a href={`/replay/${session.card.id}#${point.turn + 1}`}>
          <small>{t('web.review.move', { n: point.turn + 1 })}</small>
          <p>
            {toldMove(session, review, point.turn).replace(/\.?$/, '.')}{' '}
            <b class={fell ? 'down' : 'up'}>
              {t(fell ? 'web.review.turning.fell' : 'web.review.turning.rose', {
                before: percent(point.before),
                after: percent(point.after),
              })}
            </b>
          </p>
        </a>
      ) : (
        <p>{t('web.review.turning.none')}</p>
      )}
      {lost && worst && (
        <p class="advice">
          {t('web.review.advice', { n: worst.turn + 1, what: session.say(worst.betterSaid) })}{' '}
          {worst.reasons[0] ? session.say(worst.reasons[0]) : ''}
        </p>
      )}
    </>
  );
}
