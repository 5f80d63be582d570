import { type Outcome, type ScorePart, type Seat, sayTie, scoreParts, seatName, tiesIn } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { download } from '../app/files.ts';
import { go } from '../app/router.ts';
import { t } from '../app/words.ts';
import { isRefusal } from '../host.ts';
import { Icon, Pip } from '../look/icon.tsx';
import type { TableCard } from '../protocol.ts';
import { PersonName, personAt } from '../remote/person-name.tsx';
import { CourseChart } from './chart.tsx';
import { Cited } from './cited.tsx';
import type { Session } from './session.ts';

const headline = (session: Session, winners: readonly Seat[], seats: number): string => {
  const [first] = winners;
  if (first === undefined) return t(seats > 1 ? 'web.end.nobody' : 'web.end.lost');
  if (winners.length === 1) return session.say({ key: 'web.end.won', params: { who: seatName(first) } });
  const own = (seat: Seat) => Number(seat === session.reader.value);
  const key = winners.some(own) ? 'web.end.wonTogether.you' : 'web.end.wonTogether.others';
  const who = [...winners].sort((a, b) => own(b) - own(a)).map(seatName);
  return session.say({ key, params: { who } });
};

/** The end: who won, where every point comes from, and how it went. */
export function EndSummary({ session }: { session: Session }) {
  const refused = useSignal('');
  const state = session.state.value;
  const outcome = state?.outcome;
  if (!state || !outcome || session.scoreClosed.value) return null;
  const { card } = session;
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
  return (
    <div class="veil">
      <section class="end" role="dialog" aria-modal="true" aria-labelledby="end-title">
        <h1 id="end-title">{headline(session, winners, order.length)}</h1>
        <div class="told">
          <Ties session={session} outcome={outcome} resigned={state.resigned} />
          <div class="standings">
            {order.map(({ place, seat }) => (
              <section key={seat} class={place === 1 ? 'won' : ''}>
                <h2>
                  <span class="place">{place}</span>
                  <Pip seat={seat} />
                  <PersonName person={personAt(card.online, seat)} name={session.called(seat)} />
                  <span class="sp" />
                  <b>{outcome.scores[seat]?.[0]}</b>
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
            ))}
          </div>
          <CourseChart session={session} />
        </div>
        <p class="refused" role="status">
          {refused.value}
        </p>
        <div class="acts">
          {mayPlayAgain(card) && (
            <button type="button" class="btn pri" onClick={again}>
              <Icon name="cycle" />
              {t(card.online?.next ? 'web.rematch.called' : 'web.rematch')}
            </button>
          )}
          <button type="button" class="btn" onClick={() => go(`/replay/${card.id}`)}>
            <Icon name="play" />
            {t('web.replay')}
          </button>
          <button type="button" class="btn" onClick={save}>
            <Icon name="save" />
            {t('web.saveFile')}
          </button>
          <button type="button" class="btn" onClick={() => (session.scoreClosed.value = true)}>
            {t('web.end.lookAtTable')}
          </button>
          <a class="btn" href="/">
            {t('web.backToHall')}
          </a>
        </div>
      </section>
    </div>
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
        <dd>{points}</dd>
      </div>
      {lines.map((line, i) => (
        <div key={i} class="of">
          <dt>{session.say(line)}</dt>
          <dd>{line.points}</dd>
        </div>
      ))}
    </>
  );
}

/** Online, only people who played in the match. */
const mayPlayAgain = ({ online }: TableCard): boolean => !online || online.mine.length > 0;
