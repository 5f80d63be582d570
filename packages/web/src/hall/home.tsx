import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { pictureUrl } from '../art/cache.ts';
import { type GameListing, gameListings } from '../games/index.ts';
import { Icon } from '../look/icon.tsx';
import type { TableCard } from '../protocol.ts';
import { archive, myOnlineTables, pages, useHall } from '../remote/hall.ts';
import { Frame } from './frame.tsx';
import { ImportSave } from './import-save.tsx';
import { JoinBox } from './join-box.tsx';
import { OpenTables } from './open-tables.tsx';
import { TableList } from './table-list.tsx';
import '../look/open-tables.css';

/** Whose turn it is first, the most urgent before others; then what changed last. */
const urgent = (a: TableCard, b: TableCard): number =>
  Number(b.waiting.length > 0) - Number(a.waiting.length > 0) ||
  (a.online?.due ?? Number.MAX_VALUE) - (b.online?.due ?? Number.MAX_VALUE) ||
  b.changed - a.changed;

export function Home() {
  const here = useSignal<readonly TableCard[] | null>(null);
  useHall();
  const refresh = async () => {
    // The engine is not needed for the first paint.
    const { localHost } = await import('../local/host.ts');
    here.value = await localHost.tables();
  };
  useEffect(() => void refresh(), []);
  const running = [...(here.value ?? []).filter(({ over }) => !over), ...myOnlineTables.value].sort(urgent);
  const over = [...(here.value ?? []).filter((card) => card.over), ...archive.value].sort(urgent);
  const waiting = running.filter(({ waiting }) => waiting.length > 0);
  const [next] = waiting;
  return (
    <Frame title={t('web.nav.hall')}>
      <main class="hm">
        <section class="left">
          <div class="hello">
            <div>
              <h1>{next ? t('web.hello.waiting', { n: waiting.length }) : t('web.hello')}</h1>
              <p>{t('web.hello.why')}</p>
            </div>
            {next ? (
              <a class="btn pri lg" href={`/t/${next.id}`}>
                <Icon name="bolt" />
                {t('web.goOn')}
              </a>
            ) : (
              <a class="btn pri lg" href="/new/fifty-first-state">
                <Icon name="bolt" />
                {t('web.playNow')}
              </a>
            )}
          </div>
          <div class="doors">
            {gameListings.map((listing) => (
              <GameTile key={listing.id} listing={listing} />
            ))}
          </div>
        </section>
        <aside class="right">
          <TableList
            title={t('web.tables.running')}
            empty={t('web.tables.none')}
            tables={here.value || running.length > 0 ? running : null}
            refresh={refresh}
            pages={pages.mine}
          />
          <OpenTables />
          <JoinBox />
          <a class="btn" href="/puzzles">
            <Icon name="star" />
            {t('web.puzzles')}
          </a>
          {over.length > 0 && (
            <TableList title={t('web.tables.over')} empty="" tables={over} refresh={refresh} pages={pages.over} />
          )}
          <ImportSave />
        </aside>
      </main>
    </Frame>
  );
}

function GameTile({ listing }: { listing: GameListing }) {
  const { language } = settings.value;
  const picture = pictureUrl({
    id: `door-${listing.id}`,
    mood: listing.mood,
    motif: listing.motif,
    width: 158,
    height: 397,
    horizon: 0.6,
  });
  return (
    <article class={`door ${listing.load ? '' : 'shut'}`} data-game={listing.id}>
      <div class="da">
        <img class="art" src={picture} alt="" />
      </div>
      <div class="dt">
        <h2>{listing.title[language]}</h2>
        <p>{t(`web.door.${listing.id}`)}</p>
        <div class="dm">
          <span>
            <Icon name="meeple" />
            <span class="sr">{t('web.door.players')}</span> {listing.seats.min}–{listing.seats.max}
          </span>
          <span>
            <Icon name="hourglass" />
            {t('web.door.minutes', { n: listing.minutes })}
          </span>
        </div>
        {listing.load ? (
          <div class="dbx">
            <a
              class="btn gh"
              href={`/new/${listing.id}`}
              aria-label={t('web.door.play', { game: listing.title[language] })}
            >
              {t('web.play')}
            </a>
            <a
              class="btn gh2"
              href={`/rules/${listing.id}`}
              aria-label={t('web.door.learn', { game: listing.title[language] })}
            >
              {t('web.learn')}
            </a>
          </div>
        ) : (
          <p class="soon">{t('web.door.soon')}</p>
        )}
      </div>
    </article>
  );
}
