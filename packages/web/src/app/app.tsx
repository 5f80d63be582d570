import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Home } from '../hall/home.tsx';
import { NotFound } from '../hall/not-found.tsx';
import { follow, path } from './router.ts';
import { t } from './words.ts';

type Page = ComponentType<{ id: string }>;

/** Pages are fetched when they are opened. Names that end in a slash are followed by the id of what the page shows. */
const pages: { readonly [name: string]: () => Promise<Page> } = {
  'new/': async () => {
    const { NewTablePage } = await import('../hall/new-table.tsx');
    // The table comes next, so it is fetched already. Without a network, opening it will say so.
    import('../table/table-page.tsx').catch(() => undefined);
    return NewTablePage;
  },
  'learn/': async () => (await import('../hall/learn-page.tsx')).LearnPage,
  'join/': async () => (await import('../hall/join-page.tsx')).JoinPage,
  't/': async () => (await import('../table/table-page.tsx')).TablePage,
  'replay/': async () => (await import('../table/replay-page.tsx')).ReplayPage,
  puzzles: async () => (await import('../puzzles/index-page.tsx')).PuzzlesPage,
  'puzzles/': async () => (await import('../puzzles/puzzle-page.tsx')).PuzzlePage,
  maps: async () => (await import('../games/divide-et-impera/editor/page.tsx')).MapsPage,
  rules: async () => (await import('../hall/rules-index.tsx')).RulesIndex,
  'rules/': async () => (await import('../hall/rules-page.tsx')).RulesPage,
  account: async () => (await import('../account/account-page.tsx')).AccountPage,
  'people/': async () => (await import('../account/person-page.tsx')).PersonPage,
  reminders: async () => (await import('../account/reminders-page.tsx')).RemindersPage,
  settings: async () => (await import('../hall/settings-page.tsx')).SettingsPage,
  credits: async () => (await import('../hall/credits.tsx')).Credits,
};

export function App() {
  useLayoutEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  const [name = '', id = '', ...rest] = path.value.split('/').slice(1);
  if (path.value === '/') return <Home />;
  const kind = id === '' ? name : `${name}/`;
  const load = rest.length === 0 ? pages[kind] : undefined;
  return load ? <LazyPage key={kind} load={load} id={id} /> : <NotFound />;
}

function LazyPage({ load, id }: { load: () => Promise<Page>; id: string }) {
  const page = useSignal<{ readonly Page: Page } | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    load().then(
      (Page) => (page.value = { Page }),
      () => (failed.value = true),
    );
  }, [load]);
  if (failed.value)
    return (
      <main class="lone">
        <h1>{t('web.offline')}</h1>
        <p>{t('web.offline.why')}</p>
        <button type="button" class="btn pri" onClick={() => location.reload()}>
          {t('web.again')}
        </button>
      </main>
    );
  if (!page.value)
    return (
      <main class="lone" aria-busy="true">
        <p role="status">{t('web.loading')}</p>
      </main>
    );
  const { Page } = page.value;
  return <Page key={id} id={id} />;
}
