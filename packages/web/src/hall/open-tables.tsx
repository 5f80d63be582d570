import { useSignal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { gameListingOf } from '../games/index.ts';
import { Icon } from '../look/icon.tsx';
import type { TableCard } from '../protocol.ts';
import { open, pages, refreshHall, serverState } from '../remote/hall.ts';
import { calledPerson } from '../remote/me.ts';
import { MoreTables } from './more-tables.tsx';
import { clockText, taken } from './table-about.tsx';

const FIRST = 8;

/** Tables that others have opened. Without a server everything else goes on, and this says so. */
export function OpenTables() {
  const tables = open.value;
  const all = useSignal(false);
  const title = t('web.open');
  if (serverState.value === 'down')
    return (
      <section class="box" aria-label={title}>
        <h3>{title}</h3>
        <p class="empty" role="status">
          {t('web.open.down')}{' '}
          <button type="button" class="link" onClick={() => void refreshHall()}>
            {t('web.again')}
          </button>
        </p>
      </section>
    );
  return (
    <section class="box" aria-label={title} aria-busy={serverState.value === 'unknown'}>
      <h3>
        {title} {tables.length > 0 && <b>{`${tables.length}${pages.open.goesOn.value ? '+' : ''}`}</b>}
      </h3>
      {tables.length === 0 && (
        <p class="empty">{t(serverState.value === 'unknown' ? 'web.loading' : 'web.open.none')}</p>
      )}
      <ul>
        {tables.slice(0, all.value ? undefined : FIRST).map((table) => (
          <OpenLine key={table.id} table={table} />
        ))}
      </ul>
      <MoreTables hidden={tables.length - FIRST} all={all} pages={pages.open} />
    </section>
  );
}

function OpenLine({ table }: { table: TableCard }) {
  const { online } = table;
  const listing = gameListingOf(table.game);
  if (!online) return null;
  const title = listing?.title[settings.value.language] ?? table.game;
  const name = calledPerson(online.owner);
  return (
    <li class="opened" data-game={table.game}>
      <span class="gi">
        <Icon name={listing?.emblem ?? 'flag'} />
      </span>
      <span>
        <b>{title}</b>
        <small>
          {name} · {clockText(online.settings.clock)}
        </small>
      </span>
      <b class="of">
        {taken(online)}/{online.seats.length}
      </b>
      <a class="btn sm" href={`/t/${table.id}`} aria-label={t('web.open.joinAt', { game: title, name })}>
        {t('web.open.join')}
      </a>
    </li>
  );
}
