import { type Outcome, type ScorePart, type Seat, sayTie, scoreParts, seatName, tiesIn } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { download } from '../app/files.ts';
import { go } from '../app/router.ts';
import { t } from '../app/words.ts';
import { isRefusal } from '../host.ts';
import { Icon, Key, Pip } from '../look/icon.tsx';
import { withMinus } from '../look/signed.ts';
import type { TableCard } from '../protocol.ts';
import { PersonName, personAt } from '../remote/person-name.tsx';
import type { TableRoom } from '../remote/table-room.ts';
import { TurningPoint } from '../review/turning-point.tsx';
import { CourseChart } from './chart.tsx';
import { Cited } from './cited.tsx';
import { FinaleScene } from './finale-scene.tsx';
import { leadOf } from './lead.ts';
import { LedgerTable } from './ledger-table.tsx';
import type { Session } from './session.ts';
import '../look/finale.css';

const headline = (session: Session, winners: readonly Seat[], seats: number, lead: number): string => {
  const [first] = winners;
  if (first === undefined) return t(seats > 1 ? 'web.end.nobody' : 'web.end.lost');
  if (winners.length === 1)
    return session.say({ key: lead > 0 ? 'web.end.wonBy' : 'web.end.won', params: { who: seatName(first), n: lead } });
  const own = (seat: Seat) => Number(seat === session.reader.value);
  const key = winners.some(own) ? 'web.end.wonTogether.you' : 'web.end.wonTogether.others';
  const who = [...winners].sort((a, b) => own(b) - own(a)).map(seatName);
  return session.say({ key, params: { who } });
};

/** The end: who won, where every point comes from, and how it went. */
export function EndSummary({ session }: { session: Session }) {
  const state = session.state.value;
  const outcome = state?.outcome;
  if (!state || !outcome || session.scoreClosed.value) return null;
  return <Finale session={session} outcome={outcome} resigned={state.resigned} />;
}

/** V opens the review, Enter plays again, Escape goes back to the hall, unless something lies above the page. */
function useFinaleKeys(session: Session, doors: { readonly [key: string]: (() => void) | null }): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (session.drawer.value !== 'none' || session.inspected.value?.pinned) return;
      // Keys belong to a field or button that has the focus.
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      if (event.key === 'Enter' && target instanceof Element && target.closest('a, button, summary')) return;
      const act = doors[event.key];
      if (!act) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    // Before the keys of the table: these would close what lies above, and then the page would follow at once.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  });
}

interface FinaleProps {
  readonly session: Session;
  readonly outcome: Outcome;
  readonly resigned: readonly Seat[];
}

function Finale({ session, outcome, resigned }: FinaleProps) {
  const refused = useSignal('');
  const { card, room } = session;
  const order = outcome.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const winners = order.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const again = async () => {
    const id = await session.host.rematch(card);
    if (isRefusal(id)) refused.value = session.say(id.reason);
    else go(`/t/${id}`);
  };
  const save = async () => {
    const kept = await session.host.save(card.id);
    if (kept) download(`cinderhall-${card.id}.json`, JSON.stringify(kept));
  };
  const review = () => go(`/replay/${card.id}`);
  const playAgain = mayPlayAgain(card) ? () => void again() : null;
  useFinaleKeys(session, { v: review, V: review, Enter: playAgain, Escape: () => go('/') });
  const won = winners.includes(session.reader.value) || (session.reader.value < 0 && winners.length > 0);
  return (
    <div class="veil finale">
      <section class="end" role="dialog" aria-modal={session.drawer.value === 'none'} aria-labelledby="end-title">
        <FinaleScene session={session} outcome={outcome} won={won}>
          <h1 id="end-title">{headline(session, winners, order.length, leadOf(outcome, resigned))}</h1>
          <p>{order.map(({ seat }) => `${session.called(seat)} ${outcome.scores[seat]?.[0] ?? '–'}`).join(' · ')}</p>
        </FinaleScene>
        <div class="told">
          <div class="ledger">
            <LedgerTable session={session} outcome={outcome} order={order} />
            <Ties session={session} outcome={outcome} resigned={resigned} />
            <div class="standings">
              {order.map(({ place, seat }) => (
                <SeatResult key={seat} session={session} outcome={outcome} place={place} seat={seat} />
              ))}
            </div>
            <CourseChart session={session} />
          </div>
          <TurningPoint session={session} lost={!won} />
        </div>
        <p class="refused" role="status">
          {refused.value}
        </p>
        <div class="acts">
          <button type="button" class="btn gate ice" onClick={review}>
            <Icon name="eye" />
            {t('web.review')} <Key>V</Key>
            <small>{t('web.review.what')}</small>
          </button>
          {playAgain && (
            <button type="button" class="btn pri gate" onClick={playAgain}>
              <Icon name="cycle" />
              {t(card.online?.next ? 'web.rematch.called' : 'web.rematch')} <Key>↵</Key>
            </button>
          )}
          <a class="btn gate" href="/">
            {t('web.backToHall')} <Key>Esc</Key>
          </a>
          <span class="sp" />
          {room && <ChatButton session={session} room={room} />}
          <button type="button" class="btn sm" onClick={save}>
            <Icon name="save" />
            {t('web.saveFile')}
          </button>
          <button type="button" class="btn sm" onClick={() => (session.scoreClosed.value = true)}>
            {t('web.end.lookAtTable')}
          </button>
        </div>
      </section>
    </div>
  );
}

/** The chat stays open after the match; its drawer lies above the page. */
function ChatButton({ session, room }: { session: Session; room: TableRoom }) {
  const open = session.drawer.value === 'room';
  return (
    <button
      type="button"
      class="btn sm"
      aria-expanded={open}
      onClick={() => (session.drawer.value = open ? 'none' : 'room')}
    >
      <Icon name="chat" />
      {t('web.tableRoom.chat')}
      {room.unread.value > 0 && (
        <b class="unread">
          {room.unread.value}
          <span class="sr"> {t('web.chat.unread', { n: room.unread.value })}</span>
        </b>
      )}
    </button>
  );
}

/** What brought a seat its points: a seat, its total, and where every point comes from. */
function SeatResult(props: { session: Session; outcome: Outcome; place: number; seat: Seat }) {
  const { session, outcome, place, seat } = props;
  const own = seat === session.reader.value;
  return (
    <section class={`${place === 1 ? 'won' : ''} ${own ? 'own-row' : ''}`}>
      <h2>
        <span class="place">{place}</span>
        <Pip seat={seat} />
        <PersonName person={personAt(session.card.online, seat)} name={session.called(seat)} />
        <span class="sp" />
        <b>{withMinus(outcome.scores[seat]?.[0])}</b>
      </h2>
      <dl>
        {scoreParts(outcome, seat).map((part, i) => (
          <Part key={i} session={session} part={part} />
        ))}
      </dl>
      {outcome.notes
        ?.filter((note) => note.seat === seat)
        .map((note) => (
          <p key={note.key} class="note">
            <Cited session={session} reason={note} />
          </p>
        ))}
    </section>
  );
}

/** What decided between those who have the same score, and where nothing did. */
function Ties(props: { session: Session; outcome: Outcome; resigned: readonly Seat[] }) {
  const { session, outcome, resigned } = props;
  return (
    <>
      {tiesIn(outcome, resigned).map((tie, i) => (
        <p key={i} class="tie">
          <Cited session={session} reason={{ ...tie.by, ...sayTie(tie, seatName) }} />
        </p>
      ))}
    </>
  );
}

/** A sum with what it is made of, card by card. */
function Part({ session, part: { head, points, lines } }: { session: Session; part: ScorePart }) {
  return (
    <>
      <div class="sum">
        <dt>
          <Cited session={session} reason={head} />
        </dt>
        <dd>{withMinus(points)}</dd>
      </div>
      {lines.map((line, i) => (
        <div key={i} class="of">
          <dt>{session.say(line)}</dt>
          <dd>{withMinus(line.points)}</dd>
        </div>
      ))}
    </>
  );
}

/** Online, only people who played in the match. */
const mayPlayAgain = ({ online }: TableCard): boolean => !online || online.mine.length > 0;
