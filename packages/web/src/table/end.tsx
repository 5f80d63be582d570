import { useSignal } from '@preact/signals';
import { download } from '../app/files.ts';
import { go } from '../app/router.ts';
import { t } from '../app/words.ts';
import { isRefusal } from '../host.ts';
import { Icon, Pip } from '../look/icon.tsx';
import type { TableCard } from '../protocol.ts';
import { PersonName, personAt } from '../remote/person-name.tsx';
import { CourseChart } from './chart.tsx';
import type { Session } from './session.ts';

/** The end: who won, where every point comes from, and how it went. */
export function EndSummary({ session }: { session: Session }) {
  const closed = useSignal(false);
  const refused = useSignal('');
  const state = session.state.value;
  const outcome = state?.outcome;
  if (!state || !outcome || closed.value) return null;
  const { names, card } = session;
  const order = outcome.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const winners = order.filter(({ place }) => place === 1).map(({ seat }) => names.value[seat] ?? '');
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
        <h1 id="end-title">
          {winners.length === 0 ? t('web.end.lost') : t('web.end.won', { n: winners.length, who: winners })}
        </h1>
        <div class="standings">
          {order.map(({ place, seat }) => (
            <section key={seat} class={place === 1 ? 'won' : ''}>
              <h2>
                <span class="place">{place}</span>
                <Pip seat={seat} />
                <PersonName person={personAt(card.online, seat)} name={names.value[seat]} />
                <span class="sp" />
                <b>{outcome.scores[seat]?.[0]}</b>
              </h2>
              <dl>
                {outcome.lines
                  .filter((line) => line.seat === seat)
                  .map((line, i) => (
                    <div key={i}>
                      <dt>
                        {session.say(line)}{' '}
                        {line.rule && (
                          <button type="button" class="link" onClick={() => session.openRule(line.rule ?? null)}>
                            {line.rule}
                          </button>
                        )}
                      </dt>
                      <dd>{line.points}</dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </div>
        <CourseChart session={session} />
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
          <button type="button" class="btn" onClick={() => (closed.value = true)}>
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

/** Of those who play online, only they themselves. */
const mayPlayAgain = ({ online }: TableCard): boolean => !online || online.mine.length > 0;
