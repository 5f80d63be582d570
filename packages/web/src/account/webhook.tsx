import { useSignal } from '@preact/signals';
import { Icon } from '../look/icon.tsx';
import { call } from '../remote/http.ts';
import { me } from '../remote/me.ts';
import { Field, Form, Panel } from './fields.tsx';
import { NotSignedIn } from './push-panel.tsx';
import { useTask } from './task.ts';
import { w } from './words.ts';

/** A webhook that is called when it is one's turn. */
export function Webhook() {
  const task = useTask();
  const url = useSignal('');
  const person = me.value;
  if (!person)
    return (
      <Panel title={w('remind.hook')}>
        <p>{w('remind.hook.why')}</p>
        <NotSignedIn />
      </Panel>
    );
  const put = (address: string | null, said: string) =>
    task.run(async () => {
      await call('PUT /api/me/webhook', { body: { url: address } });
      me.value = { ...person, webhook: address !== null };
      url.value = '';
    }, said);
  const test = () =>
    task.run(async () => {
      const { status } = await call('POST /api/me/webhook/test');
      if (status === null) task.problem.value = w('remind.hook.silent');
      else if (status < 200 || status > 299) task.problem.value = w('remind.hook.refused', { status });
      else task.done.value = w('remind.hook.arrived', { status });
    });
  return (
    <Panel title={w('remind.hook')}>
      <p>{w('remind.hook.why')}</p>
      <p class="state" data-state={person.webhook ? 'on' : 'off'}>
        <Icon name={person.webhook ? 'check' : 'info'} />
        {w(person.webhook ? 'remind.hook.is' : 'remind.hook.none')}
      </p>
      {person.webhook && (
        <div class="actions">
          <button type="button" class="btn sm" disabled={task.busy.value} onClick={test}>
            {w(task.busy.value ? 'remind.hook.testing' : 'remind.hook.test')}
          </button>
          <button
            type="button"
            class="btn sm"
            disabled={task.busy.value}
            onClick={() => put(null, w('remind.hook.removed'))}
          >
            {w('remind.hook.remove')}
          </button>
        </div>
      )}
      <Form
        task={task}
        send={() => put(url.value, w('remind.hook.saved'))}
        label={w(person.webhook ? 'remind.hook.replace' : 'remind.hook.save')}
      >
        <Field label={w('remind.hook.url')} value={url} hint={w('remind.hook.hint')} mode="url" max={1000} />
      </Form>
    </Panel>
  );
}
