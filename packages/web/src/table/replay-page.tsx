import { deedFirst, type LineStep } from '@cinderhall/bots/review';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { lazyPart } from '../app/lazy.tsx';
import { fragment, go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { gameListingOf } from '../games/index.ts';
import { isRefusal, OPEN } from '../host.ts';
import { hostOf } from '../hosts.ts';
import { Icon } from '../look/icon.tsx';
import type { ReplayMoment, TableCard, TableState } from '../protocol.ts';
import { type Reviewer, reviewerOf } from '../review/reviewer.ts';
import { ShareMoment } from '../review/share.tsx';
import { animateMoves } from './animate.ts';
import { CourseChart } from './chart.tsx';
import { CloseUpPanel } from './close-up.tsx';
import { refsOf } from './entries.ts';
import { Held } from './held.tsx';
import { RulesDrawer } from './lazy-rules-drawer.ts';
import { seatOfReader } from './names.ts';
import { Eyes } from './replay-eyes.tsx';
import { fetchMoment } from './replay-moment.ts';
import { Steps } from './replay-steps.tsx';
import { type Session, TableSession } from './session.ts';
import { TopBar } from './top-bar.tsx';
import '../look/table.css';

const ReviewPanel = lazyPart(async () => (await import('../review/panel.tsx')).ReviewPanel);

const ReviewCourse = lazyPart(async () => (await import('../review/course.tsx')).ReviewCourse);

const STEP = 700;

/** A match looked at again: step by step, from any seat, and played on from anywhere. */
export function ReplayPage({ id }: { id: string }) {
  const session = useSignal<Session | null>(null);
  const missing = useSignal(false);
  useEffect(() => {
    void (async () => {
      const host = await hostOf(id).catch(() => null);
      const card = host && (await host.table(id));
      const load = card && !isRefusal(card) && gameListingOf(card.game)?.load;
      if (host && load)
        session.value = new TableSession(
          host,
          card,
          await load(card.options, card.seats.length),
          null,
          seatOfReader(card),
        );
      else missing.value = true;
    })();
  }, [id]);
  if (missing.value)
    return (
      <main class="lone">
        <h1>{t('web.table.missing')}</h1>
        <a class="btn pri" href="/">
          {t('web.backToHall')}
        </a>
      </main>
    );
  return session.value ? <Replay session={session.value} /> : <main class="lone">{t('web.loading')}</main>;
}

/** The seat whose view is shown first; −1 for a spectator's. */
function ownSeat({ online, over, seats }: TableCard): number {
  const person = seats.findIndex(({ kind }) => kind === 'person');
  if (!online) return Math.max(0, person);
  const own = online.mine.find((seat) => over || online.seats[seat]?.kind !== 'shared');
  return own ?? (over ? 0 : -1);
}

const asState = ({ view, at, entry }: ReplayMoment, seat: number, table: string): TableState => ({
  type: 'state',
  table,
  seat,
  n: at,
  view,
  decision: view.asked,
  entries: entry ? [entry] : [],
  choices: [],
  clocks: null,
  undo: false,
  undoRefused: null,
  redo: false,
  bots: [],
  resigned: [],
  halted: false,
  outcome: null,
});

function Replay({ session }: { session: Session }) {
  const { card } = session;
  const mine = ownSeat(card);
  const at = useSignal(card.over ? (momentIn(fragment.value) ?? 0) : card.entryCount);
  const seat = useSignal(mine);
  // Seen openly, a match is still seen from somebody's place: from that of the eyes before.
  const eyes = useSignal(mine);
  const end = useSignal(false);
  const shown = useSignal<ReplayMoment | null>(null);
  const playing = useSignal(false);
  const line = useSignal<LineStep | null>(null);
  const reviewer = useSignal<Reviewer | null>(null);
  const board = useRef<HTMLElement>(null);
  const { Table } = session.table;
  useEffect(() => {
    if (card.over) void session.host.save(card.id).then((save) => (reviewer.value = reviewerOf(save)));
    return () => reviewer.value?.stop();
  }, [session]);
  useEffect(() => (board.current ? animateMoves(board.current, session) : undefined), [session]);
  useEffect(() => {
    void fetchMoment(session.host, card.id, { at, seat: eyes, end }, (found) => {
      shown.value = found;
      session.state.value = asState(found, seat.value, card.id);
      session.log.value = found.entry ? [found.entry] : [];
      const { events = [] } = found.entry ?? {};
      session.pointed.value = new Set(events.flatMap((event) => refsOf(event, session.table, found.view)));
    });
  }, [at.value, eyes.value, end.value]);
  useEffect(() => {
    const state = session.state.value;
    const view = line.value?.view ?? shown.value?.view;
    if (state && view) session.state.value = { ...state, view, decision: view.asked };
  }, [line.value]);
  useEffect(() => {
    // The address remembers the move, for a reload and for copies of it.
    if (card.over && (at.value > 0 || location.hash !== ''))
      history.replaceState(history.state, '', `${location.pathname}#${at.value}`);
  }, [at.value]);
  const of = shown.value?.of ?? card.entryCount;
  const to = (n: number) => {
    line.value = null;
    at.value = Math.max(0, Math.min(of, n));
    end.value = n >= of;
  };
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      if (at.value >= of) playing.value = false;
      else to(at.value + 1);
    }, STEP);
    return () => clearInterval(timer);
  }, [playing.value, of]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      if (event.key === 'ArrowLeft') to(at.value - 1);
      if (event.key === 'ArrowRight') to(at.value + 1);
      if (event.key === 'Escape') session.inspected.value = null;
      // On a button the space bar presses that.
      if (event.key === ' ' && event.target === document.body) {
        event.preventDefault();
        playing.value = !playing.value;
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [of]);
  const playOn = async (from: number) => {
    const id = await session.host.playOn(card.id, from, seat.value);
    if (typeof id === 'string') go(`/t/${id}`);
  };
  const events = deedFirst(shown.value?.entry?.events ?? []);
  const look = (chosen: number) => {
    if (chosen !== OPEN) seat.value = chosen;
    eyes.value = chosen;
  };
  const chooseEyes = <Eyes session={session} eyes={eyes.value} mine={mine} look={look} />;
  const steps = (
    <Steps
      game={card.game}
      at={at.value}
      of={of}
      marks={shown.value?.marks ?? []}
      playing={playing.value}
      to={to}
      play={() => (playing.value = !playing.value)}
    />
  );
  const playOnHere = (card.over || !card.online) && (
    <button type="button" class="btn pri" onClick={() => void playOn(at.value)}>
      <Icon name="bolt" />
      {t('web.replay.playOn')}
    </button>
  );
  return (
    <div class={`app replay ${card.over ? 'over' : ''} ${gameListingOf(card.game)?.root ?? ''}`} data-game={card.game}>
      <TopBar session={session} />
      <aside class="rail">
        <section class="decide idle know" aria-label={t('web.replay')}>
          <div class="ask quiet">
            <span class="who">{t('web.replay.move', { n: at.value, of })}</span>
            <h1>
              {events[0] ? session.sayEvent(events[0]) : t(at.value === 0 ? 'web.replay.start' : 'web.replay.quiet')}
            </h1>
            {events.slice(1, 6).map((event, i) => (
              <p key={i}>{session.sayEvent(event)}</p>
            ))}
          </div>
          {!card.over && chooseEyes}
        </section>
        {!card.over && (
          <section class="log ctl" aria-label={t('web.replay.controls')}>
            {steps}
            <CourseChart session={session} at={at.value} />
            {playOnHere}
          </section>
        )}
        {reviewer.value && (
          <ReviewPanel
            session={session}
            reviewer={reviewer.value}
            seat={seat.value}
            at={at}
            go={to}
            playOn={(from) => void playOn(from)}
            showLine={(step) => (line.value = step)}
          />
        )}
      </aside>
      <main
        class="table"
        ref={board}
        aria-label={t('web.tableOf', { game: session.table.game.title[settings.value.language] })}
      >
        {shown.value && <Table session={session} />}
      </main>
      {card.over && (
        <section class="graph-of" aria-label={t('web.replay.controls')}>
          {chooseEyes}
          {shown.value?.held && <Held session={session} held={shown.value.held} />}
          {reviewer.value && eyes.value !== OPEN && (
            <ReviewCourse session={session} reviewer={reviewer.value} seat={seat.value} at={at.value} of={of} go={to} />
          )}
          {steps}
          <div class="ends">
            <ShareMoment session={session} at={at.value} />
            {playOnHere}
          </div>
        </section>
      )}
      <CloseUpPanel session={session} />
      {session.drawer.value === 'rules' && <RulesDrawer session={session} />}
    </div>
  );
}

/** A link to a moment ends in its number: `#44`. */
const momentIn = (text: string): number | null => (/^\d{1,5}$/.test(text) ? Number(text) : null);
