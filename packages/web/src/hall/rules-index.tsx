import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { pictureUrl } from '../art/cache.ts';
import { gameListings } from '../games/index.ts';
import '../look/hall/rules.css';
import { Frame } from './frame.tsx';

/** Every game whose rules can be read. */
export const RulesIndex = () => (
  <Frame title={t('web.rules')}>
    <main class="page wide">
      <h1>{t('web.rules')}</h1>
      <p>{t('web.rules.index')}</p>
      <ul class="game-rules">
        {gameListings.map(({ id, title, mood, motif, seats, minutes }) => (
          <li key={id} data-game={id}>
            <a href={`/rules/${id}`}>
              <img
                class="art"
                src={pictureUrl({ id: `rules-${id}`, mood, motif, width: 260, height: 144, horizon: 0.7 })}
                alt=""
              />
              <div>
                <h2>{title[settings.value.language]}</h2>
                <p>{t(`web.door.${id}`)}</p>
                <p class="facts">
                  <span>
                    {t('web.door.players')}: {seats.min}–{seats.max}
                  </span>
                  <span>{t('web.door.minutes', { n: minutes })}</span>
                </p>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </main>
  </Frame>
);
