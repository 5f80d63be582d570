import { change } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import { play } from './sound.ts';
import '../look/scenes.css';

/** Asked once, at somebody's first table: until then nothing is heard. */
export function SoundQuestion() {
  const answer = (sound: boolean) => {
    change({ sound, soundAsked: true });
    play('confirm');
  };
  return (
    <div class="scenes quiet">
      <section class="scene-box news" aria-label={t('web.sound.ask')}>
        <p>{t('web.sound.ask')}</p>
        <div class="acts">
          <button type="button" class="btn" onClick={() => answer(true)}>
            <Icon name="check" />
            {t('web.sound.yes')}
          </button>
          <button type="button" class="btn" onClick={() => answer(false)}>
            {t('web.sound.no')}
          </button>
        </div>
      </section>
    </div>
  );
}
