import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { pictureUrl } from '../art/cache.ts';
import { gameListings } from '../games/index.ts';
import { Frame } from '../hall/frame.tsx';
import { Icon } from '../look/icon.tsx';
import { puzzleGames, puzzleOfDay } from './puzzles.ts';
import { results, solvedOf } from './results.ts';
import '../look/puzzles.css';

/** The puzzle of the day, and those of every game. */
export function PuzzlesPage() {
  const { language } = settings.value;
  const games = gameListings.filter(({ id }) => puzzleGames.includes(id));
  const today = puzzleOfDay(
    new Date(),
    games.map(({ id }) => id),
  );
  const listing = games.find(({ id }) => id === today.game);
  const tried = (game: string): number => Object.keys(results.value).filter((key) => key.startsWith(`${game}/`)).length;
  return (
    <Frame title={t('web.puzzles')}>
      <main class="puzzles">
        <h1>{t('web.puzzles')}</h1>
        <p>{t('web.puzzles.why')}</p>
        {listing && (
          <a class="btn pri lg daily" href={`/puzzles/${today.game}#${today.n + 1}`}>
            <Icon name="star" />
            {t('web.puzzles.daily', { game: listing.title[language] })}
          </a>
        )}
        <ul class="of-games">
          {games.map(({ id, title, mood, motif }) => (
            <li key={id}>
              <a href={`/puzzles/${id}`}>
                <img src={pictureUrl({ id: `puzzle-${id}`, mood, motif })} alt="" />
                <b>{title[language]}</b>
                <small>
                  {tried(id) === 0
                    ? t('web.puzzles.first')
                    : t('web.puzzles.solved', { n: solvedOf(id), of: tried(id) })}
                </small>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </Frame>
  );
}
