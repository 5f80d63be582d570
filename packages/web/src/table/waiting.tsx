import { type Param, seatName } from '@cinderhall/kernel';
import { t } from '../app/words.ts';
import { localHost } from '../local/host.ts';
import { Icon, Key, Pip } from '../look/icon.tsx';
import { Refusal } from './decision-bar.tsx';
import type { Session } from './session.ts';
import { UndoRedo } from './undo.tsx';

/** Where a bot plays on for the reader, it is the bot that thinks. */
const thinker =
  (session: Session) =>
  (seat: number): Param =>
    seat === session.reader.value ? { key: 'web.yourBot' } : seatName(seat);

/** Nothing to decide: who is thinking, and what has just happened. */
export function Waiting({ session }: { session: Session }) {
  const state = session.state.value;
  if (!state) return <p class="ask quiet">{t('web.loading')}</p>;
  const asked = state.view.decision?.seats ?? [];
  const last = session.log.value.at(-1)?.events.at(-1);
  const byBot = state.seat >= 0 && state.bots[state.seat] !== null;
  return (
    <>
      <div class="ask quiet">
        <span class="who">
          {asked.map((seat) => (
            <Pip key={seat} seat={seat} />
          ))}
          {t(state.outcome ? 'web.over' : state.held ? 'web.held' : 'web.others')}
        </span>
        <h2 aria-live="polite">
          {state.outcome
            ? t('web.matchOver')
            : state.held
              ? t('web.endTurn.ask')
              : session.say({ key: 'web.thinking', params: { n: asked.length, who: asked.map(thinker(session)) } })}
        </h2>
        {last && <p>{session.sayEvent(last)}</p>}
      </div>
      <Refusal session={session} />
      <div class="cf">
        {state.held && (
          <>
            <UndoRedo session={session} />
            <button type="button" class="btn pri" data-confirm onClick={() => localHost.proceed(session.card.id)}>
              <Icon name="check" />
              {t('web.endTurn')} <Key>↵</Key>
            </button>
          </>
        )}
        {!state.held && state.undo && <UndoRedo session={session} />}
        {state.outcome && (
          <button type="button" class="btn pri" onClick={() => (session.scoreClosed.value = false)}>
            <Icon name="chart" />
            {t('web.end.score')}
          </button>
        )}
        {byBot && !state.outcome && (
          <button type="button" class="btn" onClick={() => session.act('takeBack')}>
            <Icon name="hand" />
            {t('web.takeBack')}
          </button>
        )}
      </div>
    </>
  );
}
