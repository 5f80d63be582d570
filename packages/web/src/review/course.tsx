import { t } from '../app/words.ts';
import { Icon, Key } from '../look/icon.tsx';
import type { Session } from '../table/session.ts';
import { ChanceGraph } from './graph.tsx';
import { nextMark, SIGNS } from './marks.ts';
import type { Reviewer } from './reviewer.ts';
import '../look/course.css';

interface Props {
  readonly session: Session;
  readonly reviewer: Reviewer;
  readonly seat: number;
  readonly at: number;
  readonly of: number;
  readonly go: (at: number) => void;
}

const SHOWN = ['mistake', 'doubtful', 'best'] as const;

/** How the chances went, below the table; nothing as long as nobody has asked for it. */
export function ReviewCourse({ session, reviewer, seat, at, of, go }: Props) {
  const review = reviewer.of(seat).value;
  if (!review || review.chances.length < 2) return null;
  const next = nextMark(review, at);
  return (
    <>
      <header>
        <h2>{t('web.review.chances')}</h2>
        <small>
          {t('web.review.seen', { who: session.called(seat), mine: seat === session.reader.value ? 1 : 0 })}
        </small>
        <ul class="signs">
          {SHOWN.map((mark) => (
            <li key={mark} class={mark}>
              <span aria-hidden="true">{SIGNS[mark]}</span> {t(`web.review.mark.${mark}`)}
            </li>
          ))}
        </ul>
        {next !== null && (
          <button type="button" class="btn sm next-mark" onClick={() => go(next)}>
            <Icon name="next" />
            {t('web.review.nextMark')} <Key>N</Key>
          </button>
        )}
      </header>
      <ChanceGraph session={session} review={review} of={of} at={at} go={go} />
    </>
  );
}
