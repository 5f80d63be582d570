import { isLanguage } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { change, settings } from '../app/settings.ts';
import { call } from '../remote/http.ts';
import { knownOrGuest, me, type Person } from '../remote/me.ts';
import { Field, Form, Panel, PassField } from './fields.tsx';
import { NewPassphrase, passphraseProblem } from './new-passphrase.tsx';
import { notice } from './notice.ts';
import { useTask } from './task.ts';
import { w } from './words.ts';

/** Nobody yet: a name is enough, or an account from elsewhere. */
export const Newcomer = () => (
  <>
    <p>{w('me.new.why')}</p>
    <div class="panels">
      <BeGuest />
      <SignIn />
    </div>
  </>
);

/** An account brings its name and language along. */
function welcome(person: Person): void {
  notice.value = '';
  change({
    ...(person.name ? { name: person.name } : {}),
    ...(isLanguage(person.language) ? { language: person.language } : {}),
  });
  me.value = person;
}

function BeGuest() {
  const task = useTask();
  const name = useSignal(settings.value.name);
  const enter = () => task.run(async () => welcome(await knownOrGuest(name.value.trim())));
  return (
    <Panel title={w('me.guest')}>
      <p>{w('me.guest.why')}</p>
      <Form task={task} send={enter} label={w('me.guest.do')} primary>
        <Field label={w('me.name')} value={name} hint={w('me.name.hint')} complete="nickname" max={24} />
      </Form>
    </Panel>
  );
}

function SignIn() {
  const task = useTask();
  const [name, passphrase] = [useSignal(''), useSignal('')];
  const enter = () =>
    task.run(async () =>
      welcome(await call('POST /api/sessions', { body: { name: name.value, passphrase: passphrase.value } })),
    );
  return (
    <Panel title={w('me.signIn')}>
      <p>{w('me.signIn.why')}</p>
      <Form task={task} send={enter} label={w('me.signIn')}>
        <Field label={w('me.name')} value={name} complete="username" max={24} />
        <PassField label={w('me.passphrase')} value={passphrase} />
      </Form>
      <Recover />
    </Panel>
  );
}

function Recover() {
  const task = useTask();
  const [name, code, passphrase, again] = [useSignal(''), useSignal(''), useSignal(''), useSignal('')];
  const enter = () => {
    const problem = passphraseProblem(passphrase.value, again.value, name.value);
    if (problem) task.problem.value = problem;
    else
      void task.run(async () =>
        welcome(
          await call('POST /api/sessions/recovery', {
            body: { name: name.value, code: code.value, passphrase: passphrase.value },
          }),
        ),
      );
  };
  return (
    <details>
      <summary>{w('me.lost')}</summary>
      <p>{w('me.lost.why')}</p>
      <Form task={task} send={enter} label={w('me.lost.do')}>
        <Field label={w('me.name')} value={name} complete="username" max={24} />
        <Field label={w('me.code')} value={code} complete="one-time-code" max={60} />
        <NewPassphrase label={w('me.newPassphrase')} name={name.value} passphrase={passphrase} again={again} />
      </Form>
    </details>
  );
}
