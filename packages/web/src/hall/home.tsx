import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { pictureUrl } from '../art/cache.ts';
import { type Door, doorOf, doors } from '../games/index.ts';
import { Icon, Pip } from '../look/icon.tsx';
import type { TableCard } from '../protocol.ts';
import { Frame } from './frame.tsx';
import { ImportSave } from './import-save.tsx';

export function Home() {
  const tables = useSignal<readonly TableCard[] | null>(null);
  const refresh = async () => {
    // The engine is not needed for the first sight of the hall.
    const { localHost } = await import('../local/host.ts');
    tables.value = await localHost.tables();
  };
  useEffect(() => void refresh(), []);
  const running = tables.value?.filter(({ over }) => !over) ?? [];
  const over = tables.value?.filter(({ over }) => over) ?? [];
  const [next] = running;
  return (
    <Frame title={t('web.nav.hall')}>
      <main class="hm">
        <section class="left">
          <div class="hello">
            <div>
              <h1>{running.length > 0 ? t('web.hello.waiting', { n: running.length }) : t('web.hello')}</h1>
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
            {doors.map((door) => (
              <GameDoor key={door.id} door={door} />
            ))}
          </div>
        </section>
        <aside class="right">
          <TableList
            title={t('web.tables.running')}
            empty={t('web.tables.none')}
            tables={tables.value && running}
            refresh={refresh}
          />
          {over.length > 0 && <TableList title={t('web.tables.over')} empty="" tables={over} refresh={refresh} />}
          <ImportSave />
        </aside>
      </main>
    </Frame>
  );
}

function GameDoor({ door }: { door: Door }) {
  const { language } = settings.value;
  const picture = pictureUrl({
    id: `door-${door.id}`,
    mood: door.mood,
    motif: door.motif,
    width: 158,
    height: 397,
    horizon: 0.6,
  });
  return (
    <article class={`door ${door.load ? '' : 'shut'}`} data-game={door.world}>
      <div class="da">
        <img class="art" src={picture} alt="" />
      </div>
      <div class="dt">
        <h2>{door.title[language]}</h2>
        <p>{t(`web.door.${door.id}`)}</p>
        <div class="dm">
          <span>
            <Icon name="meeple" />
            <span class="sr">{t('web.door.players')}</span> {door.seats.min}–{door.seats.max}
          </span>
          <span>
            <Icon name="hourglass" />
            {t('web.door.minutes', { n: door.minutes })}
          </span>
        </div>
        {door.load ? (
          <div class="dbx">
            <a class="btn gh" href={`/new/${door.id}`} aria-label={t('web.door.play', { game: door.title[language] })}>
              {t('web.play')}
            </a>
            <a
              class="btn gh2"
              href={`/rules/${door.id}`}
              aria-label={t('web.door.learn', { game: door.title[language] })}
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

interface ListProps {
  readonly title: string;
  readonly empty: string;
  readonly tables: readonly TableCard[] | null;
  readonly refresh: () => Promise<void>;
}

function TableList({ title, empty, tables, refresh }: ListProps) {
  return (
    <section class="box" aria-label={title} aria-busy={tables === null}>
      <h3>
        {title} {tables && tables.length > 0 && <b>{tables.length}</b>}
      </h3>
      {tables?.length === 0 && <p class="empty">{empty}</p>}
      <ul>
        {tables?.slice(0, 8).map((table) => (
          <TableLine key={table.id} table={table} refresh={refresh} />
        ))}
      </ul>
    </section>
  );
}

function TableLine({ table, refresh }: { table: TableCard; refresh: () => Promise<void> }) {
  const door = doorOf(table.game);
  const mine = table.waiting.length > 0;
  const drop = async () => {
    const { localHost } = await import('../local/host.ts');
    await localHost.drop(table.id);
    await refresh();
  };
  return (
    <li class={mine ? 'mine' : ''} data-game={door?.world ?? ''}>
      <button type="button" class="go" onClick={() => go(table.over ? `/replay/${table.id}` : `/t/${table.id}`)}>
        <span class="gi">
          <Icon name={door?.emblem ?? 'flag'} />
        </span>
        <span>
          <b>{door?.title[settings.value.language] ?? table.game}</b>
          <small>
            {t(table.over ? 'web.tables.finished' : mine ? 'web.tables.yours' : 'web.tables.theirs', {
              n: table.moments,
            })}
          </small>
        </span>
        <span class="pp">
          {table.seats.map((_, seat) => (
            <span key={seat}>
              <Pip seat={seat} /> {table.scores[seat]}
            </span>
          ))}
        </span>
      </button>
      <button type="button" class="tbtn" onClick={drop} aria-label={t('web.tables.drop')}>
        <Icon name="trash" />
      </button>
    </li>
  );
}
