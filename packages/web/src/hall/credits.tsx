import { t } from '../app/words.ts';
import { Frame } from './frame.tsx';

const SOURCES: readonly (readonly [what: string, who: string, licence: string])[] = [
  ['web.credits.icons', 'game-icons.net: Lorc, Delapouite and contributors', 'CC BY 3.0'],
  ['web.credits.fonts', 'Barlow (Jeremy Tribby), Big Shoulders (Patric King)', 'SIL OFL 1.1'],
  ['web.credits.code', 'Preact, uPlot, ZzFX, Vite, Workbox', 'MIT'],
];

export const Credits = () => (
  <Frame title={t('web.nav.credits')}>
    <main class="page">
      <h1>{t('web.nav.credits')}</h1>
      <p>{t('web.credits.games')}</p>
      <p>{t('web.credits.own')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('web.credits.what')}</th>
            <th scope="col">{t('web.credits.who')}</th>
            <th scope="col">{t('web.credits.licence')}</th>
          </tr>
        </thead>
        <tbody>
          {SOURCES.map(([what, who, licence]) => (
            <tr key={what}>
              <td>{t(what)}</td>
              <td>{who}</td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  </Frame>
);
