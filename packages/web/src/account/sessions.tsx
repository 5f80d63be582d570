import type { SessionInfo } from '@cinderhall/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { locales } from '../app/languages.ts';
import { settings } from '../app/settings.ts';
import { call } from '../remote/http.ts';
import { Panel, TaskStatus } from './fields.tsx';
import { useTask } from './task.ts';
import { w } from './words.ts';

/** Where I am signed in, with a way to end each session but this one, which has a panel of its own. */
export function Sessions() {
  const task = useTask();
  const sessions = useSignal<readonly SessionInfo[] | null>(null);
  const read = async () => {
    sessions.value = await call('GET /api/me/sessions');
  };
  useEffect(() => void task.run(read), []);
  const end = (session: SessionInfo) =>
    task.run(
      async () => {
        await call('DELETE /api/me/sessions/:session', { params: { session: session.id } });
        await read();
      },
      w('me.sessions.ended', { device: deviceOf(session) }),
    );
  return (
    <Panel title={w('me.sessions')}>
      <p>{w('me.sessions.why')}</p>
      <ul class="people">
        {sessions.value?.map((session) => (
          <li key={session.id}>
            <span>
              {deviceOf(session)}
              <br />
              <small>
                {session.current ? w('me.sessions.this') : w('me.sessions.seen', { date: momentOf(session.seen) })}
              </small>
            </span>
            {!session.current && (
              <button
                type="button"
                class="btn sm"
                aria-label={w('me.sessions.end.of', { device: deviceOf(session) })}
                onClick={() => end(session)}
              >
                {w('me.sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <TaskStatus task={task} />
    </Panel>
  );
}

const deviceOf = ({ device }: SessionInfo): string => device || w('me.sessions.unknown');

const momentOf = (time: number): string =>
  new Intl.DateTimeFormat(locales[settings.value.language], { dateStyle: 'long', timeStyle: 'short' }).format(time);
