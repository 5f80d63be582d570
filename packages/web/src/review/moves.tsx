import type { Mark, ReviewReport } from '@cinderhall/bots/review';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Pip } from '../look/icon.tsx';
import type { Session } from '../table/session.ts';
import type { Notes } from './attachments.ts';
import { SIGNS } from './marks.ts';
import { toldMove } from './told.ts';

interface Props {
  readonly session: Session;
  readonly review: ReviewReport;
  readonly notes: Notes;
  readonly at: number;
  readonly go: (at: number) => void;
}

/** All moves in words as the chosen eyes saw them, with what was found about one's own, and notes under them. */
export function MoveList({ session, review, notes, at, go }: Props) {
  const box = useRef<HTMLOListElement>(null);
  const { moves, verdicts } = review;
  const found = new Map(verdicts.map((verdict) => [verdict.turn, verdict]));
  useEffect(() => {
    const list = box.current;
    if (!list) return undefined;
    // What stands above it grows and shrinks, too, and then the list shows less. In full length it lets the page be.
    const watch = new ResizeObserver(() => {
      if (list.scrollHeight > list.clientHeight)
        list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(list);
    return () => watch.disconnect();
  }, [at]);
  return (
    <ol class="moves" ref={box}>
      {moves.map(({ by, round }, turn) => {
        const verdict = found.get(turn);
        const current = at === turn + 1;
        return (
          <li key={turn}>
            {round > 0 && round !== moves[turn - 1]?.round && (
              <h3>{t('web.replay.round', { n: round, game: session.card.game })}</h3>
            )}
            <button type="button" onClick={() => go(turn + 1)} {...(current ? { 'aria-current': 'step' } : {})}>
              <span class="n">{turn + 1}</span>
              {by === null ? <span /> : <Pip seat={by} />}
              <span class="what">{toldMove(session, review, turn)}</span>
              {verdict && <MarkSign mark={verdict.mark} loss={verdict.loss} />}
            </button>
            {notes[turn + 1] && <p class="note">{notes[turn + 1]}</p>}
          </li>
        );
      })}
    </ol>
  );
}

export function MarkSign({ mark, loss }: { mark: Mark; loss: number }) {
  if (mark === 'good')
    return (
      <span class="mark good">
        <span aria-hidden="true">{SIGNS.good}</span>
        <span class="sr">{t('web.review.mark.good')}</span>
      </span>
    );
  return (
    <span class={`mark ${mark}`}>
      <span aria-hidden="true">{SIGNS[mark]}</span>{' '}
      {mark === 'best' ? t('web.review.mark.best') : `−${Math.round(loss * 100)}`}
      <span class="sr">{mark === 'best' ? '' : t(`web.review.mark.${mark}`)}</span>
    </span>
  );
}
