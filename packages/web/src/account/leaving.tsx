import { useSignal } from '@preact/signals';
import { download } from '../app/files.ts';
import { Icon } from '../look/icon.tsx';
import { call } from '../remote/http.ts';
import { calledPerson, me, type Person } from '../remote/me.ts';
import { Field, Form, Panel, PassField, TaskStatus } from './fields.tsx';
import { notice } from './notice.ts';
import { endPush } from './push.ts';
import { type Task, useTask } from './task.ts';
import { w } from './words.ts';

export function MyData({ person }: { person: Person }) {
  const task = useTask();
  const fetchAll = () =>
    task.run(async () => {
      const all = await call('GET /api/me/export');
      download(`cinderhall-${calledPerson(person)}.json`, JSON.stringify(all, null, 1));
    }, w('me.data.done'));
  return (
    <Panel title={w('me.data')}>
      <p>{w('me.data.why')}</p>
      <button type="button" class="btn" disabled={task.busy.value} onClick={fetchAll}>
        <Icon name="save" />
        {w('me.data.do')}
      </button>
      <TaskStatus task={task} />
    </Panel>
  );
}

/** Signs this browser out and ends its push subscription. */
async function leave(task: Task, ask: () => Promise<unknown>, said: string): Promise<void> {
  await task.run(async () => {
    await endPush();
    await ask();
    notice.value = said;
    me.value = null;
  });
}

export function SignOut({ person }: { person: Person }) {
  const task = useTask();
  const asked = useSignal(false);
  const out = () => leave(task, () => call('DELETE /api/sessions/current'), w('me.out.done'));
  return (
    <Panel title={w('me.out')}>
      <p>{w(person.kept ? 'me.out.why' : 'me.out.guest')}</p>
      <div class="actions">
        {person.kept || asked.value ? (
          <button type="button" class={`btn ${person.kept ? '' : 'bad'}`} disabled={task.busy.value} onClick={out}>
            {w(person.kept ? 'me.out' : 'me.out.anyway')}
          </button>
        ) : (
          <button type="button" class="btn" onClick={() => (asked.value = true)}>
            {w('me.out')}
          </button>
        )}
        {asked.value && (
          <button type="button" class="btn" onClick={() => (asked.value = false)}>
            {w('me.stay')}
          </button>
        )}
      </div>
      <TaskStatus task={task} />
    </Panel>
  );
}

export function DeleteAccount({ person }: { person: Person }) {
  const open = useSignal(false);
  return (
    <Panel title={w('me.delete')}>
      <ul>
        {[1, 2, 3, 4].map((n) => (
          <li key={n}>{w(`me.delete.${n}`)}</li>
        ))}
      </ul>
      {open.value ? (
        <ConfirmDelete person={person} stay={() => (open.value = false)} />
      ) : (
        <button type="button" class="btn" onClick={() => (open.value = true)}>
          <Icon name="trash" />
          {w('me.delete.open')}
        </button>
      )}
    </Panel>
  );
}

function ConfirmDelete({ person, stay }: { person: Person; stay: () => void }) {
  const task = useTask();
  const [typed, passphrase] = [useSignal(''), useSignal('')];
  const erase = () => {
    if (typed.value.trim() !== calledPerson(person)) task.problem.value = w('me.delete.mistyped');
    else
      void leave(
        task,
        () => call('DELETE /api/me', { body: person.kept ? { passphrase: passphrase.value } : {} }),
        w('me.delete.done'),
      );
  };
  return (
    <>
      <Form task={task} send={erase} label={w('me.delete.do')} danger>
        <Field label={w('me.delete.type', { name: calledPerson(person) })} value={typed} max={24} />
        {person.kept && <PassField label={w('me.passphrase')} value={passphrase} />}
      </Form>
      <button type="button" class="btn stay" onClick={stay}>
        {w('me.stay')}
      </button>
    </>
  );
}
