import { useSignal } from '@preact/signals';
import { go, spot } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { pictureUrl } from '../art/cache.ts';
import type { Picture } from '../art/picture.ts';
import { type Door, doorOf } from '../games/index.ts';
import { localHost } from '../local/host.ts';
import { Icon } from '../look/icon.tsx';
import type { SeatPlan } from '../protocol.ts';
import { Frame } from './frame.tsx';
import { Lost } from './lost.tsx';
import '../look/learn.css';

const STEPS = [1, 2, 3, 4, 5];

/** What a game is about, in a few lines; then a first match against a bot, with a guide. */
export function LearnPage({ id }: { id: string }) {
  const door = doorOf(id);
  return door?.load ? <Learn door={door} /> : <Lost />;
}

/** As few as the game is played by, but not alone: one learns from what others do. */
const seatsFor = ({ seats }: Door): SeatPlan[] =>
  Array.from({ length: Math.max(2, seats.min) }, (_, seat) =>
    seat === 0
      ? { kind: 'person', name: settings.value.name, level: null }
      : { kind: 'bot', name: '', level: 'greedy' },
  );

const sceneOf = ({ id, mood, motif }: Door): Picture => ({
  id: `learn-${id}`,
  mood,
  motif,
  width: 300,
  height: 92,
  horizon: 0.66,
});

function Learn({ door }: { door: Door }) {
  const busy = useSignal(false);
  const failed = useSignal(false);
  const { id } = door;
  const title = door.title[settings.value.language];
  const start = async () => {
    busy.value = true;
    // An address that ends in #word deals what that word deals.
    const deal = spot.value;
    const table = await localHost.create({ game: id, options: {}, seats: seatsFor(door), guided: true, deal });
    busy.value = false;
    failed.value = typeof table !== 'string';
    if (typeof table === 'string') go(`/t/${table}`);
  };
  return (
    <Frame title={`${t('web.learn')}: ${title}`}>
      <main class="page wide learn" data-game={door.world}>
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
        <img class="scene" src={pictureUrl(sceneOf(door))} alt="" />
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
