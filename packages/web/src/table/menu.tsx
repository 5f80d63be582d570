import { useSignal } from '@preact/signals';
import { download } from '../app/files.ts';
import { go } from '../app/router.ts';
import { t } from '../app/words.ts';
import { SettingsForm } from '../hall/settings-form.tsx';
import { Icon, Key } from '../look/icon.tsx';
import type { Session } from './session.ts';

/** Settings, and actions that concern the match as a whole: save, hand over, resign, leave. */
export function Menu({ session }: { session: Session }) {
  const state = session.state.value;
  const shut = () => {
    session.drawer.value = 'none';
  };
  const byBot = state && state.seat >= 0 && state.bots[state.seat] !== null;
  const save = async () => {
    const kept = await session.host.save(session.card.id);
    if (kept) download(`cinderhall-${session.card.id}.json`, JSON.stringify(kept));
  };
  return (
    <section class="drawer menu" role="dialog" aria-label={t('web.menu')}>
      <header>
        <h2>{t('web.menu')}</h2>
        <span class="sp" />
        <button type="button" class="tbtn" onClick={shut}>
          <Icon name="close" /> <Key>Esc</Key>
          <span class="sr">{t('web.close')}</span>
        </button>
      </header>
      <div class="scroll">
        <SettingsForm />
        <h3>{t('web.menu.table')}</h3>
        <div class="stack">
          <button type="button" class="btn" onClick={save}>
            <Icon name="save" />
            {t('web.saveFile')}
          </button>
          {state && state.seat >= 0 && !state.outcome && (
            <>
              <button type="button" class="btn" onClick={() => session.act(byBot ? 'takeBack' : 'handover').then(shut)}>
                <Icon name={byBot ? 'hand' : 'vintage-robot'} />
                {t(byBot ? 'web.takeBack' : 'web.handOver')}
              </button>
              <Resign session={session} done={shut} />
            </>
          )}
          <button type="button" class="btn" onClick={() => go(`/replay/${session.card.id}`)}>
            <Icon name="chart" />
            {t('web.replay')}
          </button>
          <button type="button" class="btn keys" onClick={() => (session.drawer.value = 'keys')}>
            <Icon name="settings-knobs" />
            {t('web.keys')} <Key>?</Key>
          </button>
          <button type="button" class="btn" onClick={() => go('/')}>
            <Icon name="brand" />
            {t('web.backToHall')}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Resigning cannot be undone, so it has to be confirmed. */
function Resign({ session, done }: { session: Session; done: () => void }) {
  const asking = useSignal(false);
  if (!asking.value)
    return (
      <button type="button" class="btn" onClick={() => (asking.value = true)}>
        <Icon name="flag" />
        {t('web.resign')}
      </button>
    );
  return (
    <fieldset class="sure" ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
      <legend>{t('web.resign.sure')}</legend>
      <button type="button" class="btn" onClick={() => session.act('resign').then(done)}>
        <Icon name="flag" />
        {t('web.resign.yes')}
      </button>
      <button type="button" class="btn" onClick={() => (asking.value = false)}>
        {t('web.resign.no')}
      </button>
    </fieldset>
  );
}
