import { say } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { fragment } from '../app/router.ts';
import { type Chapter, chapterAnchor, searched } from '../app/rules.ts';
import { settings } from '../app/settings.ts';
import { lexiconWith, t } from '../app/words.ts';
import { type GameListing, gameListingOf } from '../games/index.ts';
import type { GameTable } from '../games/types.ts';
import { wordsOf } from '../games/words-of.ts';
import '../look/hall/rules.css';
import { CardBrowser } from '../table/card-browser.tsx';
import { RuleList } from '../table/rule-list.tsx';
import { RuleSearch, useRules } from '../table/rule-search.tsx';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';
import { Summary } from './summary-view.tsx';

/** The rules of a game: in two minutes on top, then every numbered rule. `#R-…` leads to one of them. */
export function RulesPage({ id }: { id: string }) {
  const query = useSignal('');
  const { language } = settings.value;
  const listing = gameListingOf(id);
  const all = useRules(id, language);
  // The game's own heading is the page's.
  const chapters = useMemo(() => all.filter(({ level, rules }) => level > 1 || rules.length > 0), [all]);
  useEffect(() => {
    // What is pointed at must not be hidden by a search.
    query.value = '';
  }, [fragment.value]);
  const arrived = useRef<readonly unknown[]>([]);
  useEffect(() => {
    const [at, among] = arrived.current;
    const place = document.getElementById(fragment.value);
    if (!place || (at === fragment.value && among === chapters)) return;
    arrived.current = [fragment.value, chapters];
    place.scrollIntoView({ block: 'start' });
  }, [fragment.value, chapters, query.value]);
  if (!listing) return <NotFound />;
  return (
    <Frame title={`${t('web.rules')}: ${listing.title[language]}`}>
      <main class="page wide rules-page" data-game={listing.id} aria-busy={chapters.length === 0}>
        <div class="hello">
          <div>
            <h1>{listing.title[language]}</h1>
            <p>{t(`web.door.${id}`)}</p>
          </div>
          {listing.load && (
            <a class="btn pri lg" href={`/learn/${id}`}>
              {t('web.learn.play')}
            </a>
          )}
        </div>
        <Summary game={id} language={language} />
        {listing.load && <AllCards load={listing.loadAll ?? listing.load} />}
        <Chapters chapters={chapters} />
        <div>
          <div class="finding">
            <RuleSearch query={query} />
            <p role="status">{query.value && count(searched(chapters, query.value))}</p>
          </div>
          <RuleList chapters={chapters} query={query.value} at={fragment.value} />
        </div>
      </main>
    </Frame>
  );
}

/** Every card of the game, fetched when somebody wants to see them. */
function AllCards({ load }: { load: NonNullable<GameListing['load']> }) {
  const table = useSignal<GameTable | null>(null);
  const { value } = table;
  const lexicon = value && lexiconWith(value.game.id, wordsOf(value));
  return (
    <details
      class="all-cards"
      onToggle={(event) => {
        if (event.currentTarget.open) void load().then((found) => (table.value = found));
      }}
    >
      <summary>{t('web.cards')}</summary>
      {value && lexicon && <CardBrowser cards={value.game.cards()} say={(message) => say(lexicon, message)} />}
    </details>
  );
}

const count = (chapters: readonly Chapter[]): string =>
  t('web.rules.found', { n: chapters.reduce((sum, { rules }) => sum + rules.length, 0) });

function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  const wide = matchMedia('(min-width: 900px)').matches;
  return (
    <nav class="chapters" aria-label={t('web.rules.chapters')}>
      <details open={wide}>
        <summary>{t('web.rules.chapters')}</summary>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.title} data-level={chapter.level}>
              <a
                href={`#${chapterAnchor(chapter)}`}
                {...(fragment.value === chapterAnchor(chapter) ? { 'aria-current': 'location' as const } : {})}
              >
                {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
