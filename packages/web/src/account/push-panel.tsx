import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Permission } from '../app/notices.ts';
import { Icon } from '../look/icon.tsx';
import { me } from '../remote/me.ts';
import { Panel, TaskStatus } from './fields.tsx';
import { endPush, NoPushService, type PushState, pushState, startPush } from './push.ts';
import { useTask } from './task.ts';
import { w } from './words.ts';

/** Web Push: the server wakes this browser up. */
export function PushPanel({ allowed, look }: { allowed: Permission; look: () => void }) {
  const task = useTask();
  const state = useSignal<PushState | null>(null);
  const read = async () => {
    state.value = await pushState();
  };
  useEffect(() => void read(), [allowed]);
  const turn = (work: () => Promise<void>) =>
    task.run(async () => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof NoPushService)) throw error;
        task.problem.value = w('remind.push.failed');
      } finally {
        look();
        await read();
      }
    });
  return (
    <Panel title={w('remind.push')}>
      <p>{w('remind.push.why')}</p>
      {me.value ? (
        <>
          {state.value && (
            <p class="state" role="status" data-state={state.value}>
              <Icon name={state.value === 'on' ? 'check' : 'info'} />
              {w(`remind.push.${state.value}`)}
            </p>
          )}
          {(state.value === 'on' || state.value === 'off') && (
            <button
              type="button"
              class="btn"
              disabled={task.busy.value}
              onClick={() => turn(state.value === 'on' ? endPush : startPush)}
            >
              {w(state.value === 'on' ? 'remind.push.stop' : 'remind.push.do')}
            </button>
          )}
          <TaskStatus task={task} />
        </>
      ) : (
        <NotSignedIn />
      )}
    </Panel>
  );
}

export const NotSignedIn = () => (
  <>
    <p>{w('remind.push.nobody')}</p>
    <a class="btn" href="/account">
      {w('me.toAccount')}
    </a>
  </>
);
