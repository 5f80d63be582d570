import { useSignal } from '@preact/signals';
import { fragment, go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { pictureUrl } from '../art/cache.ts';
import type { Picture } from '../art/picture.ts';
import { type GameListing, gameListingOf } from '../games/index.ts';
import { localHost } from '../local/host.ts';
import { Icon } from '../look/icon.tsx';
import type { SeatPlan } from '../protocol.ts';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';
import '../look/learn.css';

const STEPS = [1, 2, 3, 4, 5];

/** What a game is about, in a few lines; then a first match against a bot, with a guide. */
export function LearnPage({ id }: { id: string }) {
  const listing = gameListingOf(id);
  return listing?.load ? <Learn listing={listing} /> : <NotFound />;
}

/** As few as the game is played by, but not alone: one learns from what others do. */
const seatsFor = ({ seats }: GameListing): SeatPlan[] =>
  Array.from({ length: Math.max(2, seats.min) }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: '', level: null } : { kind: 'bot', name: '', level: 'greedy' },
  );

const sceneOf = ({ id, mood, motif }: GameListing): Picture => ({
  id: `learn-${id}`,
  mood,
  motif,
  width: 300,
  height: 92,
  horizon: 0.66,
});

function Learn({ listing }: { listing: GameListing }) {
  const busy = useSignal(false);
  const failed = useSignal(false);
  const { id } = listing;
  const title = listing.title[settings.value.language];
  const start = async () => {
    busy.value = true;
    // The fragment of the address, if any, seeds the deal.
    const deal = fragment.value;
    const table = await localHost.create({ game: id, options: {}, seats: seatsFor(listing), guided: true, deal });
    busy.value = false;
    failed.value = typeof table !== 'string';
    if (typeof table === 'string') go(`/t/${table}`);
  };
  return (
    <Frame title={`${t('web.learn')}: ${title}`}>
      <main class="page wide learn" data-game={listing.id}>
        <div class="hello">
          <div>
            <h1>{title}</h1>
            <p>{t('web.learn.why')}</p>
          </div>
          <button type="button" class="btn pri lg" disabled={busy.value} onClick={start}>
            <Icon name="bulb" />
            {t('web.learn.play')}
          </button>
        </div>
        {failed.value && (
          <p class="refused" role="alert">
            {t('web.learn.failed')}
          </p>
        )}
        <ol class="summary">
          {STEPS.map((n) => (
            <li key={n}>{t(`web.summary.${id}.${n}`)}</li>
          ))}
        </ol>
        <img class="scene" src={pictureUrl(sceneOf(listing))} alt="" />
        <p class="row">
          <a class="btn" href={`/rules/${id}`}>
            <Icon name="rule-book" />
            {t('web.learn.rules')}
          </a>
          <a class="btn" href={`/new/${id}`}>
            {t('web.learn.own')}
          </a>
        </p>
      </main>
    </Frame>
  );
}
