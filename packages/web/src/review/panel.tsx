import type { LineStep, ReviewReport, VerdictReport } from '@cinderhall/bots/review';
import { costliest } from '@cinderhall/bots/review';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { t } from '../app/words.ts';
import { CourseChart } from '../table/chart.tsx';
import type { Session } from '../table/session.ts';
import { TabList } from '../table/tab-list.tsx';
import type { Notes } from './attachments.ts';
import { Costliest } from './costliest.tsx';
import { BetterLine } from './line.tsx';
import { nextMark } from './marks.ts';
import { MoveList } from './moves.tsx';
import { NoteField, NoteList } from './notes.tsx';
import type { Reviewer } from './reviewer.ts';
import { keepNotes, keptNotes } from './store.ts';
import { Trying } from './trying.tsx';
import '../look/review.css';

export interface ReviewPanelProps {
  readonly session: Session;
  readonly reviewer: Reviewer;
  readonly seat: number;
  readonly at: Signal<number>;
  readonly go: (at: number) => void;
  /** Forks the match after that many entries. */
  readonly playOn: (at: number) => void;
  readonly showLine: (step: LineStep | null) => void;
}

type Busy = { readonly with: 'try' | 'line'; readonly verdict: VerdictReport } | null;
const TABS = ['moves', 'notes', 'numbers'] as const;

/** What was found about a finished match: the costliest choices, and the moves with their marks. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { session, reviewer, seat, at, go } = props;
  const review = reviewer.of(seat).value;
  const busy = useSignal<Busy>(null);
  const chosen = useSignal<(typeof TABS)[number] | null>(null);
  // Before it is judged there is nothing to tell about the moves, but how the numbers went is known.
  const tab = chosen.value ?? (review ? 'moves' : 'numbers');
  const notes = useSignal<Notes>({});
  useEffect(() => {
    void keptNotes(reviewer.save).then((kept) => (notes.value = kept));
  }, [reviewer]);
  const leave = () => {
    busy.value = null;
    props.showLine(null);
  };
  useEffect(leave, [seat]);
  useKeysOf(props, review, busy, leave);
  const note = (text: string) => {
    const { [at.value]: _old, ...others } = notes.value;
    notes.value = text === '' ? others : { ...others, [at.value]: text };
    void keepNotes(reviewer.save, notes.value);
  };
  const start = (kind: 'try' | 'line') => (verdict: VerdictReport) => {
    go(verdict.turn);
    busy.value = { with: kind, verdict };
  };
  return (
    <>
      <section class="judged know" aria-label={t('web.review')}>
        <Heading session={session} reviewer={reviewer} review={review} seat={seat} />
        {review && busy.value === null && (
          <Costliest session={session} review={review} go={go} tryAgain={start('try')} showLine={start('line')} />
        )}
        {busy.value?.with === 'try' && (
          <Trying
            {...props}
            verdict={busy.value.verdict}
            playOn={() => props.playOn(busy.value?.verdict.turn ?? 0)}
            leave={leave}
          />
        )}
        {busy.value?.with === 'line' && (
          <BetterLine {...props} verdict={busy.value.verdict} show={props.showLine} leave={leave} />
        )}
      </section>
      <section class="moves-of" aria-label={t('web.review.moves')}>
        <TabList
          class="tabs"
          label={t('web.review.moves')}
          tabs={TABS}
          chosen={tab}
          choose={(name) => (chosen.value = name)}
          said={(name) => t(`web.review.${name}`)}
        />
        {(tab === 'notes' || (tab === 'moves' && review)) && (
          <NoteField key={at.value} at={at.value} text={notes.value[at.value] ?? ''} write={note} />
        )}
        {tab === 'notes' && <NoteList notes={notes.value} at={at.value} go={go} />}
        {tab === 'numbers' && <CourseChart session={session} at={at.value} />}
        {tab === 'moves' && review && (
          <MoveList session={session} review={review} notes={notes.value} at={at.value} go={go} />
        )}
        {tab === 'moves' && !review && <p class="empty">{t('web.review.notYet')}</p>}
      </section>
    </>
  );
}

interface HeadingProps {
  readonly session: Session;
  readonly reviewer: Reviewer;
  readonly review: ReviewReport | null;
  readonly seat: number;
}

function Heading({ session, reviewer, review, seat }: HeadingProps) {
  const running = reviewer.running === seat;
  const done = Math.floor((review?.done ?? 0) * 100);
  if (review?.done === 1)
    return (
      <>
        <h2>{t('web.review.costliest')}</h2>
        <small>{t('web.review.by', { n: review.budget })}</small>
      </>
    );
  if (running)
    return (
      <div class="judging">
        <h2>{t('web.review.running')}</h2>
        <progress max={100} value={done} aria-label={t('web.review.running')} />
        <button type="button" class="btn sm" onClick={() => reviewer.stop()}>
          {t('web.review.stop')}
        </button>
      </div>
    );
  return (
    <>
      <h2>{t('web.review')}</h2>
      <p>{t('web.review.offer')}</p>
      {reviewer.refused && (
        <p class="refused" role="alert">
          {session.say(reviewer.refused)}
        </p>
      )}
      <button type="button" class="btn ice" onClick={() => void reviewer.start(seat)}>
        {t('web.review.start')}
      </button>
    </>
  );
}

/** N goes to the next mark, T asks the costliest question again, S shows its better line. */
function useKeysOf(
  { at, go }: ReviewPanelProps,
  review: ReviewReport | null,
  busy: Signal<Busy>,
  leave: () => void,
): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      if (!review || ctrlKey || metaKey || altKey) return;
      if (key === 'Escape' && busy.value) leave();
      if (key === 'n') {
        const next = nextMark(review, at.value);
        if (next !== null) go(next);
      }
      const worst = costliest(review.verdicts);
      const verdict = worst.find(({ turn }) => turn + 1 === at.value) ?? worst[0];
      if (!verdict || busy.value || (key !== 't' && key !== 's')) return;
      go(verdict.turn);
      busy.value = { with: key === 't' ? 'try' : 'line', verdict };
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [review]);
}
