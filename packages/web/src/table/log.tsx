import { type GameEvent, type Seat, seatName } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lazyPart } from '../app/lazy.tsx';
import { t } from '../app/words.ts';
import { Pip } from '../look/icon.tsx';
import type { VisibleEntry } from '../protocol.ts';
import { refsOf, sinceMyTurn } from './entries.ts';
import { RecapButton, RecapSummary } from './recap-view.tsx';
import type { Session } from './session.ts';
import { TabList } from './tab-list.tsx';
import { inspect } from './thing.tsx';

const TABS = ['since', 'all', 'standing'] as const;

const Standing = lazyPart(async () => (await import('./standing.tsx')).Standing);

const HEADINGS = new Set(['round', 'turn', 'phase']);

/** What happened, in words; each line points at what it is about. */
export function Log({ session }: { session: Session }) {
  const tab = useSignal<(typeof TABS)[number]>('since');
  const only = useSignal<Seat | null>(null);
  const seat = session.seat.value;
  const log = session.log.value;
  const entries = tab.value === 'since' ? sinceMyTurn(log, seat) : log;
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
        {tab.value === 'since' && <RecapButton session={session} entries={entries} />}
        <span class="sp" />
        {tab.value === 'all' &&
          session.names.value.map((_, each) => (
            <button
              key={each}
              type="button"
              class={`who ${only.value === each ? 'on' : ''}`}
              aria-pressed={only.value === each}
              aria-label={session.say({ key: 'web.log.only', params: { who: seatName(each) } })}
              onClick={() => {
                only.value = only.value === each ? null : each;
              }}
            >
              <Pip seat={each} />
            </button>
          ))}
      </div>
      {tab.value === 'since' && <RecapSummary session={session} />}
      {tab.value === 'standing' ? (
        <div class="lg">
          <Standing session={session} />
        </div>
      ) : (
        <div class="lg" ref={end} role="log" aria-label={t('web.log')}>
          {entries.map((entry) => (
            <EntryLine key={entry.n} session={session} entry={entry} only={tab.value === 'all' ? only.value : null} />
          ))}
          {entries.length === 0 && <p class="empty">{t('web.log.nothing')}</p>}
        </div>
      )}
      {tab.value === 'since' && <WithinReach session={session} />}
    </section>
  );
}

/** What one's own seat lacks only a little for. */
function WithinReach({ session }: { session: Session }) {
  const view = session.view.value;
  const seat = session.seat.value;
  const near = view && seat === session.reader.value ? (session.table.reach?.(view, seat) ?? []) : [];
  if (near.length === 0) return null;
  return (
    <section class="reach" aria-labelledby="within-reach">
      <h3 id="within-reach">{t('web.log.reach')}</h3>
      <ul>
        {near.map((message, i) => (
          <li key={i}>{session.say(message)}</li>
        ))}
      </ul>
    </section>
  );
}

const leavingKey = ({ kind, to }: VisibleEntry): string =>
  kind === 'resign' ? 'web.log.resigned' : to?.startsWith('bot') ? 'web.log.toBot' : 'web.log.back';

function EntryLine({ session, entry, only }: { session: Session; entry: VisibleEntry; only: Seat | null }) {
  if (entry.kind === 'resign' || entry.kind === 'handover')
    return (
      <div class="line">
        <Pip seat={entry.seat ?? 0} />
        <span>{session.say({ key: leavingKey(entry), params: { who: seatName(entry.seat ?? 0) } })}</span>
      </div>
    );
  const lines = only === null ? linesOf(entry.events) : linesOf(entry.events.filter(({ seat }) => seat === only));
  return (
    <>
      {lines.map((line, i) =>
        line.heading ? (
          <h3 key={i}>{line.events.map((event) => session.sayEvent(event))}</h3>
        ) : (
          <button
            key={i}
            type="button"
            class={`line ${session.recapAt.value === entry.n ? 'told' : ''}`}
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

/** A line highlights the things it is about on hover and focus; a click opens the close-up of the first. */
export function pointing(session: Session, events: readonly GameEvent[]) {
  const refs = events.flatMap((event) => refsOf(event, session.table, session.view.value));
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

/** Sentences, or tokens for events that only moved goods. Equal events in a row are shown once, with a count. */
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
        // The first event is always told in words: they say who did it.
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

/** A payment is told after what it was for. */
const sorted = (events: readonly GameEvent[]): GameEvent[] => {
  const [first, second, ...rest] = events;
  return first?.kind === 'paid' && second ? [second, first, ...rest] : [...events];
};

/** Consecutive events of one seat form one line. */
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
