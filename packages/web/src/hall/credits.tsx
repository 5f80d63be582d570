import { t } from '../app/words.ts';
import { type Credit, credits, licences } from './credit-lines.ts';
import { Frame } from './frame.tsx';

const GROUPS = ['icons', 'fonts', 'client', 'server'] as const;

export const Credits = () => (
  <Frame title={t('web.nav.credits')}>
    <main class="page credits">
      <h1>{t('web.nav.credits')}</h1>
      <p>{t('web.credits.games')}</p>
      <p>{t('web.credits.own')}</p>
      {GROUPS.map((group) => (
        <section key={group}>
          <h2>{t(`web.credits.${group}`)}</h2>
          <table>
            <thead class="sr">
              <tr>
                <th scope="col">{t('web.credits.what')}</th>
                <th scope="col">{t('web.credits.who')}</th>
                <th scope="col">{t('web.credits.licence')}</th>
              </tr>
            </thead>
            <tbody>
              {credits[group].map((credit) => (
                <Line key={credit.what} credit={credit} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <p>{t('web.credits.source')}</p>
    </main>
  </Frame>
);

const Line = ({ credit: { what, by, others, from, licence } }: { credit: Credit }) => (
  <tr>
    <td>
      <a href={from} rel="noreferrer">
        {what}
      </a>
    </td>
    <td>{others ? t('web.credits.others', { names: by }) : by}</td>
    <td>
      <a href={licences[licence]} rel="noreferrer">
        {licence}
      </a>
    </td>
  </tr>
);
