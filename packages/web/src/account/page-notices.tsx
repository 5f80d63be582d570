import { type Permission, showNotice } from '../app/notices.ts';
import { change, settings } from '../app/settings.ts';
import { Icon } from '../look/icon.tsx';
import { Panel } from './fields.tsx';
import { w } from './words.ts';

/** Notifications while a table is open. Permission is only asked for when the button is pressed. */
export function PageNotices({ allowed, look }: { allowed: Permission; look: () => void }) {
  const { notify } = settings.value;
  const state = allowed === 'granted' ? (notify ? 'on' : 'off') : allowed;
  return (
    <Panel title={w('remind.page')}>
      <p>{w('remind.page.why')}</p>
      {state === 'default' ? (
        <button type="button" class="btn" onClick={() => Notification.requestPermission().then(look)}>
          {w('remind.page.ask')}
        </button>
      ) : (
        <p class="state" role="status" data-state={state}>
          <Icon name={state === 'on' ? 'check' : 'info'} />
          {w(`remind.page.${state}`)}
        </p>
      )}
      {allowed === 'granted' && (
        <>
          <label class="check">
            <input
              type="checkbox"
              checked={notify}
              onChange={(event) => change({ notify: event.currentTarget.checked })}
            />
            <span>
              {w('remind.page.use')}
              <small>{w('remind.page.use.help')}</small>
            </span>
          </label>
          <button
            type="button"
            class="btn sm"
            onClick={() => void showNotice('Cinderhall', w('remind.page.sample'), null)}
          >
            {w('remind.page.try')}
          </button>
        </>
      )}
    </Panel>
  );
}
