import { useSignal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { doorOf } from '../games/index.ts';
import { RuleList } from '../table/rule-list.tsx';
import { RuleSearch, useRules } from '../table/rule-search.tsx';
import { Frame } from './frame.tsx';
import { Lost } from './lost.tsx';

/** The rules of a game, with a summary on top: what a round looks like and how one wins. */
export function RulesPage({ id }: { id: string }) {
  const query = useSignal('');
  const { language } = settings.value;
  const door = doorOf(id);
  const chapters = useRules(id, language);
  if (!door?.load) return <Lost />;
  return (
    <Frame title={`${t('web.rules')}: ${door.title[language]}`}>
      <main class="page wide" data-game={door.world}>
        <div class="hello">
          <div>
            <h1>{door.title[language]}</h1>
            <p>{t(`web.door.${id}`)}</p>
          </div>
          <a class="btn pri lg" href={`/learn/${id}`}>
            {t('web.learn.play')}
          </a>
        </div>
        <ol class="summary">
          {[1, 2, 3, 4, 5].map((n) => (
            <li key={n}>{t(`web.summary.${id}.${n}`)}</li>
          ))}
        </ol>
        <RuleSearch query={query} />
        <RuleList chapters={chapters} query={query.value} at={null} />
      </main>
    </Frame>
  );
}
