import type { GameEvent, Seat } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Pip } from '../look/icon.tsx';
import type { VisibleEntry } from '../protocol.ts';
import { refsOf, sinceMyTurn } from './moments.ts';
import type { Session } from './session.ts';
import { ShowAgain, SinceSummary } from './since.tsx';
import { TabList } from './tab-list.tsx';
import { inspect } from './thing.tsx';

const TABS = ['since', 'all'] as const;

const HEADINGS = new Set(['round', 'turn', 'phase']);

/** What happened, in words; each line points at what it is about. */
export function Log({ session }: { session: Session }) {
  const tab = useSignal<(typeof TABS)[number]>('since');
  const only = useSignal<Seat | null>(null);
  const seat = session.seat.value;
  const log = session.log.value;
  const moments = tab.value === 'since' ? sinceMyTurn(log, seat) : log;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [log.length, tab.value]);
  return (
    <section class="log" aria-label={t('web.log')} id="log" tabIndex={-1}>
      <div class="tabs">
        <TabList
          label={t('web.log')}
          tabs={TABS}
          chosen={tab.value}
          choose={(name) => (tab.value = name)}
          said={(name) => t(`web.log.${name}`)}
        />
        {tab.value === 'since' && <ShowAgain session={session} moments={moments} />}
        <span class="sp" />
        {session.names.value.map((name, each) => (
          <button
            key={each}
            type="button"
            class={`who ${only.value === each ? 'on' : ''}`}
            aria-pressed={only.value === each}
            aria-label={t('web.log.only', { name })}
            onClick={() => {
              only.value = only.value === each ? null : each;
            }}
          >
            <Pip seat={each} />
          </button>
        ))}
      </div>
      {tab.value === 'since' && <SinceSummary session={session} />}
      <div class="lg" ref={end} role="log" aria-label={t('web.log')}>
        {moments.map((moment) => (
          <EntryLine key={moment.n} session={session} moment={moment} only={only.value} />
        ))}
        {moments.length === 0 && <p class="empty">{t('web.log.nothing')}</p>}
      </div>
    </section>
  );
}

function EntryLine({ session, moment, only }: { session: Session; moment: VisibleEntry; only: Seat | null }) {
  if (moment.kind === 'resign' || moment.kind === 'handover')
    return (
      <div>
        <Pip seat={moment.seat ?? 0} />
        <span>
          {t(
            moment.kind === 'resign'
              ? 'web.log.resigned'
              : moment.to?.startsWith('bot')
                ? 'web.log.toBot'
                : 'web.log.back',
            {
              who: session.names.value[moment.seat ?? 0] ?? '',
            },
          )}
        </span>
      </div>
    );
  const lines = only === null ? linesOf(moment.events) : linesOf(moment.events.filter(({ seat }) => seat === only));
  return (
    <>
      {lines.map((line, i) =>
        line.heading ? (
          <h3 key={i}>{session.sayEvent(line.events[0] as GameEvent)}</h3>
        ) : (
          <button
            key={i}
            type="button"
            class={`line ${session.telling.value === moment.n ? 'told' : ''}`}
            {...pointing(session, line.events)}
          >
            {line.seat === null ? <span /> : <Pip seat={line.seat} />}
            <Sentences session={session} events={sorted(line.events)} />
          </button>
        ),
      )}
    </>
  );
}

/** A line brackets what it is about while it is looked at, and shows it closely when it is clicked. */
function pointing(session: Session, events: readonly GameEvent[]) {
  const refs = events.flatMap((event) => refsOf(event, session.table));
  const point = () => {
    session.pointed.value = new Set(refs);
  };
  const leave = () => {
    session.pointed.value = new Set();
  };
  const [first] = refs;
  const onClick = () => {
    if (first) inspect(session, first, null, true);
  };
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave, onClick };
}

/** Sentences, with tokens for what only moved goods. The same thing several times in a row is said once. */
function Sentences({ session, events }: { session: Session; events: readonly GameEvent[] }) {
  const said: { event: GameEvent; text: string; times: number }[] = [];
  for (const event of events) {
    const text = session.sayEvent(event);
    const last = said.at(-1);
    if (last?.text === text) last.times++;
    else said.push({ event, text, times: 1 });
  }
  return (
    <span>
      {said.map(({ event, text, times }, i) => {
        // A line begins with words: who did it.
        const icons = i > 0 ? session.table.eventIcons(event) : null;
        const often = times > 1 ? ` ×${times}` : '';
        return icons ? (
          <span key={i} class="moved" role="img" aria-label={text + often}>
            {icons}
            {often}
          </span>
        ) : (
          <span key={i}>
            {text}
            {often}{' '}
          </span>
        );
      })}
    </span>
  );
}

interface Line {
  readonly seat: Seat | null;
  readonly heading: boolean;
  readonly events: GameEvent[];
}

/** What was paid is told after what it was paid for. */
const sorted = (events: readonly GameEvent[]): GameEvent[] => {
  const [first, second, ...rest] = events;
  return first?.kind === 'paid' && second ? [second, first, ...rest] : [...events];
};

/** What one seat did in one go is one line. */
function linesOf(events: readonly GameEvent[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const heading = HEADINGS.has(event.kind);
    const seat = typeof event.seat === 'number' ? event.seat : null;
    const last = lines.at(-1);
    if (last && !last.heading && !heading && last.seat === seat) last.events.push(event);
    else lines.push({ seat, heading, events: [event] });
  }
  return lines;
}
