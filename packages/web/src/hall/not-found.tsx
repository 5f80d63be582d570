import { t } from '../app/words.ts';
import { Frame } from './frame.tsx';

export const NotFound = () => (
  <Frame title={t('web.lost')}>
    <main class="page">
      <h1>{t('web.lost')}</h1>
      <p>{t('web.lost.why')}</p>
      <a class="btn pri" href="/">
        {t('web.backToHall')}
      </a>
    </main>
  </Frame>
);
