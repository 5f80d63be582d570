import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { localHost } from '../local/host.ts';
import { Icon } from '../look/icon.tsx';
import type { Session } from '../table/session.ts';
import { focusQuietly } from '../table/thing.tsx';
import { Coaching, type Place } from './coaching.ts';
import { markLearned } from './learned.ts';
import { RIVAL } from './lesson.ts';
import { lessonOf } from './lessons.ts';
import { Spotlight } from './spotlight.tsx';
import { type Box, besides, elementOf } from './targets.ts';
import '../look/coach.css';

/** The coach of a first match: one sentence at a time, beside the thing it is about. */
export function Coach({ session }: { session: Session }) {
  useEffect(() => {
    let gone = false;
    void lessonOf(session.card.game).then((lesson) => {
      if (lesson && !gone) session.coach.value = new Coaching(session, lesson);
    });
    return () => {
      gone = true;
      session.coach.value = null;
    };
  }, [session]);
  const coaching = session.coach.value;
  if (!coaching) return null;
  if (coaching.stage.value === 'done') return <Farewell session={session} coaching={coaching} />;
  const hidden = session.drawer.value !== 'none' || coaching.beat.value === null || session.busy.value;
  return hidden ? null : <Speaking session={session} coaching={coaching} />;
}

const leave = (session: Session): void => void localHost.leaveLesson(session.card.id);

interface Shown {
  readonly targets: readonly Box[];
  readonly open: readonly Box[];
  readonly card: Box;
}

function Speaking({ session, coaching }: { session: Session; coaching: Coaching }) {
  const card = useRef<HTMLElement>(null);
  const shown = useSignal<Shown | null>(null);
  const beat = coaching.beat.value;
  const place = coaching.place.value;
  const names = targetNames(session, coaching);
  const reading = beat?.reading ?? true;
  useEffect(() => watchPlaces(() => (shown.value = sameOr(shown.peek(), look(names, reading, card.current)))), [beat]);
  useEffect(() => lookAround(session, names, coaching.lesson.rivals ?? []), [beat]);
  useEffect(() => {
    const [target] = names.map(elementOf);
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (reading) card.current?.querySelector<HTMLButtonElement>('[data-next]')?.focus({ preventScroll: true });
    else if (target instanceof HTMLElement || target instanceof SVGElement) focusQuietly(target);
  }, [beat]);
  if (!beat || !place) return null;
  const strayed = coaching.strayed.value;
  return (
    <>
      {shown.value && <Spotlight {...shown.value} strayed={strayed?.times ?? 0} />}
      <aside
        ref={card}
        class="coach"
        style={shown.value ? { left: `${shown.value.card.x}px`, top: `${shown.value.card.y}px` } : { opacity: '0' }}
        aria-label={t('web.lesson.coach')}
      >
        <div class="words" aria-live="polite">
          {strayed?.choice ? (
            <Astray session={session} coaching={coaching} />
          ) : (
            <p>
              <Stressed text={coaching.said(beat.say)} />
            </p>
          )}
        </div>
        <div class="foot">
          <Dots place={place} />
          <span class="at">
            <b>{coaching.lesson.chapters[place.chapter]?.title[settings.value.language]}</b>
            {t('web.lesson.at', {
              n: place.beat + 1,
              of: place.beats,
              chapter: place.chapter + 1,
              chapters: place.chapters,
            })}
          </span>
          <span class="sp" />
          {coaching.offers.value && (
            <button type="button" class="btn sm" onClick={() => coaching.doIt()}>
              {t('web.lesson.doIt')}
            </button>
          )}
          {beat.reading && (
            <button type="button" class="btn sm pri" data-next onClick={() => coaching.readOn()}>
              {t('web.lesson.next')}
              <Icon name="next" />
            </button>
          )}
          <button type="button" class="dismiss" onClick={() => leave(session)}>
            {t('web.lesson.skip')}
          </button>
        </div>
      </aside>
    </>
  );
}

/** Something else was clicked: what that would do, and why the other thing comes now. */
function Astray({ session, coaching }: { session: Session; coaching: Coaching }) {
  const choice = coaching.strayed.value?.choice;
  const turn = coaching.turn.value;
  if (!choice || !turn) return null;
  const tip = session.table.choiceTip?.(choice);
  return (
    <>
      <p>
        {t('web.lesson.astray')} <b>{session.describe(choice)}</b>. {tip && session.say({ key: tip })}
      </p>
      <p>
        <Stressed text={coaching.said(turn.why)} /> <Stressed text={coaching.said(turn.say)} />
      </p>
    </>
  );
}

function Farewell({ session, coaching }: { session: Session; coaching: Coaching }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    markLearned(session.card.game);
    button.current?.focus();
  }, []);
  return (
    <section class="coach farewell" role="dialog" aria-labelledby="lesson-over">
      <div class="words">
        <h2 id="lesson-over">{t('web.lesson.over')}</h2>
        <p>
          <Stressed text={coaching.said(coaching.lesson.farewell)} />
        </p>
      </div>
      <div class="foot">
        <a class="btn sm" href={`/learn/${session.card.game}`}>
          {t('web.lesson.back')}
        </a>
        <span class="sp" />
        <button ref={button} type="button" class="btn sm pri" onClick={() => leave(session)}>
          {t('web.lesson.playOn')}
        </button>
      </div>
    </section>
  );
}

function Dots({ place: { beat, beats } }: { place: Place }) {
  return (
    <span class="dots" aria-hidden="true">
      {Array.from({ length: beats }, (_, i) => (
        <i key={i} class={i < beat ? 'done' : i === beat ? 'now' : ''} />
      ))}
    </span>
  );
}

/** What stands between `**` is stressed. */
const Stressed = ({ text }: { text: string }) => (
  <>{text.split('**').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</>
);

/** What the sentence points at: what it says itself, or else the things that the meant choice touches. */
function targetNames(session: Session, coaching: Coaching): readonly string[] {
  const { point } = coaching.beat.value ?? {};
  const meant = coaching.meant.value;
  if (point) return point.map((name) => coaching.lesson.things[name] ?? name);
  return meant === null ? [] : (session.refs.value[meant] ?? []);
}

/** On a phone a rival's things are on a page of their own: it is opened for as long as they are meant. */
function lookAround(session: Session, names: readonly string[], rivals: readonly string[]): (() => void) | undefined {
  // Not whether they are on the page: what was said before may have meant them, too, and its page is only just closing.
  const elsewhere = names.some((name) => rivals.includes(name));
  if (!elsewhere || !matchMedia('(max-width: 599px)').matches) return undefined;
  session.looking.value = RIVAL;
  return () => {
    session.looking.value = null;
  };
}

const PAD = 6;
const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - PAD, y: y - PAD, width: width + PAD * 2, height: height + PAD * 2 };
};

function look(names: readonly string[], reading: boolean, card: Element | null): Shown | null {
  const found = [...new Set(names.map(elementOf))].filter((element) => element !== null).map(boxOf);
  const line = reading ? null : document.querySelector('.decide .choices .ch');
  const confirm = reading ? null : document.querySelector('.decide [data-confirm]:not(:disabled)');
  const open = [line, confirm].filter((element) => element !== null).map(boxOf);
  const bar = document.querySelector('.decide');
  const { width = 0, height = 0 } = card?.getBoundingClientRect() ?? {};
  const targets = found.length > 0 ? found : open.slice(0, 1);
  const lit = open.filter((box) => !targets.includes(box));
  return { targets, open: lit, card: besides({ width, height }, targets, bar ? [boxOf(bar)] : []) };
}

/** Things glide, drawers open and texts grow: places are looked up at every frame, and drawn anew when one has changed. */
function watchPlaces(update: () => void): () => void {
  let frame = 0;
  const next = () => {
    update();
    frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}

const sameOr = <T,>(before: T, now: T): T => (JSON.stringify(before) === JSON.stringify(now) ? before : now);
