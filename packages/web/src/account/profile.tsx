import { LANGUAGES } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { languageNames, locales } from '../app/languages.ts';
import { change, settings } from '../app/settings.ts';
import { Icon } from '../look/icon.tsx';
import { call } from '../remote/http.ts';
import { changeMe, me, type Person, setLanguage } from '../remote/me.ts';
import { Blocks } from './blocks.tsx';
import { codes } from './codes.tsx';
import { Field, Form, Panel, PassField } from './fields.tsx';
import { DeleteAccount, MyData, SignOut } from './leaving.tsx';
import { NewPassphrase, passphraseProblem } from './new-passphrase.tsx';
import { Sessions } from './sessions.tsx';
import { useTask } from './task.ts';
import { w } from './words.ts';

/** Everything that somebody can do about their account. */
export const Profile = ({ person }: { person: Person }) => (
  <>
    <div class="whoami">
      <Icon name="person" />
      <p>
        <b>{w(person.kept ? 'me.isKept' : 'me.isGuest')}</b>
        {w(person.kept ? 'me.isKept.why' : 'me.isGuest.why')} {w('me.since', { date: dayOf(person.created) })}
      </p>
    </div>
    <div class="panels">
      <div>
        <Passphrase person={person} />
        <Rename person={person} />
        <Reminders />
      </div>
      <div>
        <Sessions />
        <Blocks />
        <MyData person={person} />
        <SignOut person={person} />
        <DeleteAccount person={person} />
      </div>
    </div>
  </>
);

const Reminders = () => (
  <Panel title={w('me.reminders')}>
    <p>{w('me.reminders.why')}</p>
    <a class="btn" href="/reminders">
      <Icon name="hourglass" />
      {w('me.reminders.open')}
    </a>
  </Panel>
);

const dayOf = (time: number): string =>
  new Intl.DateTimeFormat(locales[settings.value.language], { dateStyle: 'long' }).format(time);

function Rename({ person }: { person: Person }) {
  const task = useTask();
  const name = useSignal(person.name);
  const save = () =>
    task.run(async () => {
      await changeMe({ name: name.value });
      change({ name: me.value?.name ?? name.value });
    }, w('me.saved'));
  return (
    <Panel title={w('me.rename')}>
      <p>
        {w('me.rename.why')} {person.kept && w('me.rename.kept')}
      </p>
      <Form task={task} send={save} label={w('me.rename')}>
        <Field label={w('me.name')} value={name} hint={w('me.name.hint')} complete="nickname" max={24} />
      </Form>
      <fieldset class="picks">
        <legend>{w('me.language')}</legend>
        {LANGUAGES.map((language) => (
          <label key={language} lang={language}>
            <input
              type="radio"
              name="language"
              checked={settings.value.language === language}
              onChange={() => setLanguage(language)}
            />
            <span>{languageNames[language]}</span>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}

/** Keeps a guest's account, or changes the passphrase of one that is kept; either way there are new codes. */
function Passphrase({ person }: { person: Person }) {
  const task = useTask();
  const [current, passphrase, again] = [useSignal(''), useSignal(''), useSignal('')];
  const kind = person.kept ? 'change' : 'keep';
  const send = () => {
    const problem = passphraseProblem(passphrase.value, again.value, person.name);
    if (problem) task.problem.value = problem;
    else
      void task.run(async () => {
        const given = await call('PUT /api/me/passphrase', {
          body: { passphrase: passphrase.value, ...(person.kept ? { current: current.value } : {}) },
        });
        me.value = { ...person, kept: true };
        codes.value = given.codes;
      });
  };
  return (
    <Panel title={w(`me.${kind}`)}>
      <p>{w(`me.${kind}.why`)}</p>
      {person.name === '' && <p>{w('me.keep.nameless')}</p>}
      <Form task={task} send={send} label={w(`me.${kind}.do`)} primary={!person.kept}>
        <input type="text" class="sr" hidden autoComplete="username" value={person.name} readOnly />
        {person.kept && <PassField label={w('me.current')} value={current} />}
        <NewPassphrase
          label={w(person.kept ? 'me.newPassphrase' : 'me.passphrase')}
          name={person.name}
          passphrase={passphrase}
          again={again}
        />
      </Form>
    </Panel>
  );
}
