import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { locales } from '../app/languages.ts';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { gameListingOf } from '../games/index.ts';
import { Icon, Pip } from '../look/icon.tsx';
import type { TableCard } from '../protocol.ts';
import type { TablePages } from '../remote/table-pages.ts';
import { MoreTables } from './more-tables.tsx';
import { lineText, roundText } from './table-line.ts';

interface ListProps {
  readonly title: string;
  readonly empty: string;
  readonly tables: readonly TableCard[] | null;
  readonly refresh: () => Promise<void>;
  /** Where older ones of the server come from. */
  readonly pages: TablePages;
}

const FIRST = 6;

/** Tables of mine, wherever they are. */
export function TableList({ title, empty, tables, refresh, pages }: ListProps) {
  const all = useSignal(false);
  return (
    <section class={`box ${tables?.length ? 'some' : ''}`} aria-label={title} aria-busy={tables === null}>
      <h3>
        {title} {tables && tables.length > 0 && <b>{`${tables.length}${pages.goesOn.value ? '+' : ''}`}</b>}
      </h3>
      {tables?.length === 0 && <p class="empty">{empty}</p>}
      <ul>
        {tables?.slice(0, all.value ? undefined : FIRST).map((table) => (
          <TableLine key={table.id} table={table} refresh={refresh} />
        ))}
      </ul>
      <MoreTables hidden={(tables?.length ?? 0) - FIRST} all={all} pages={pages} />
    </section>
  );
}

function TableLine({ table, refresh }: { table: TableCard; refresh: () => Promise<void> }) {
  const listing = gameListingOf(table.game);
  const asking = useSignal(false);
  const title = listing?.title[settings.value.language] ?? table.game;
  const drop = async () => {
    const { localHost } = await import('../local/host.ts');
    await localHost.drop(table.id);
    await refresh();
  };
  if (asking.value) return <Sure title={title} drop={drop} keep={() => (asking.value = false)} />;
  return (
    <li class={table.waiting.length > 0 ? 'mine' : ''} data-game={table.game}>
      <button type="button" class="go" onClick={() => go(`/t/${table.id}`)}>
        <span class="gi">
          <Icon name={listing?.emblem ?? 'flag'} />
        </span>
        <span>
          <b>
            <span>
              {title} {table.round > 0 && <i>{roundText(table)}</i>}
            </span>
            <time>{dayOf(table.changed)}</time>
          </b>
          <small>{lineText(table)}</small>
          {table.scores.length > 0 && (
            <span class="pp">
              <i>{t(table.over ? 'web.tables.score.final' : 'web.tables.score')}</i>
              {table.seats.map((_, seat) => (
                <span key={seat}>
                  <Pip seat={seat} /> {table.scores[seat]}
                </span>
              ))}
            </span>
          )}
        </span>
      </button>
      {!table.online && (
        <button type="button" class="tbtn" onClick={() => (asking.value = true)} aria-label={t('web.tables.drop')}>
          <Icon name="trash" />
        </button>
      )}
    </li>
  );
}

/** A match that is removed is gone for good, so that is asked first. */
function Sure({ title, drop, keep }: { title: string; drop: () => void; keep: () => void }) {
  const no = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => no.current?.focus(), []);
  return (
    <li class="sure">
      <fieldset>
        <legend>{t('web.tables.drop.sure', { title })}</legend>
        <button type="button" class="btn sm" onClick={drop}>
          <Icon name="trash" />
          {t('web.tables.drop.yes')}
        </button>
        <button type="button" class="btn sm" ref={no} onClick={keep}>
          {t('web.tables.drop.no')}
        </button>
      </fieldset>
    </li>
  );
}

/** When something last happened there. */
const dayOf = (time: number): string =>
  new Date(time).toLocaleDateString(locales[settings.value.language], { day: 'numeric', month: 'short' });
