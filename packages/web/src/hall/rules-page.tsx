import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Chapter, rulesOf } from '../app/rules.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { doorOf } from '../games/index.ts';
import { Icon } from '../look/icon.tsx';
import { RuleList } from '../table/rule-list.tsx';
import { Frame } from './frame.tsx';
import { Lost } from './lost.tsx';

/** The rules of a game, with a summary on top: what a round looks like and how one wins. */
export function RulesPage({ id }: { id: string }) {
  const chapters = useSignal<readonly Chapter[]>([]);
  const query = useSignal('');
  const { language } = settings.value;
  const door = doorOf(id);
  useEffect(() => {
    void rulesOf(id, language).then((found) => (chapters.value = found));
  }, [id, language]);
  if (!door?.load) return <Lost />;
  return (
    <Frame title={`${t('web.rules')}: ${door.title[language]}`}>
      <main class="page wide" data-game={door.world}>
        <div class="hello">
          <div>
            <h1>{door.title[language]}</h1>
            <p>{t(`web.door.${id}`)}</p>
          </div>
          <a class="btn pri lg" href={`/new/${id}`}>
            {t('web.learn.play')}
          </a>
        </div>
        <ol class="summary">
          {[1, 2, 3, 4, 5].map((n) => (
            <li key={n}>{t(`web.summary.${id}.${n}`)}</li>
          ))}
        </ol>
        <label class="srch">
          <Icon name="magnifying-glass" />
          <input
            type="search"
            value={query.value}
            placeholder={t('web.rules.search')}
            aria-label={t('web.rules.search')}
            onInput={(event) => (query.value = event.currentTarget.value)}
          />
        </label>
        <RuleList chapters={chapters.value} query={query.value} at={null} />
      </main>
    </Frame>
  );
}
