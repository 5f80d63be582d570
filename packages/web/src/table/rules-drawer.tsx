import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { nextLanguage } from '../app/languages.ts';
import { searched } from '../app/rules.ts';
import { type Language, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon, Key } from '../look/icon.tsx';
import { CardBrowser } from './card-browser.tsx';
import { RuleSearch, useRules } from './rule-search.tsx';
import { Contents, ForThisChoice, Found, Icons, ThisCard } from './rules-tabs.tsx';
import type { Session } from './session.ts';
import { TabList } from './tab-list.tsx';
import '../look/rules-drawer.css';

const TABS = ['choice', 'contents', 'card', 'icons', 'cards'] as const;
type Tab = (typeof TABS)[number];

/** The rules beside the table: for what is being decided, all of them, the card, the icons. The table stays alive. */
export function RulesDrawer({ session }: { session: Session }) {
  const query = useSignal('');
  const cited = session.rule.value;
  const tab = useSignal<Tab>(cited || !session.myTurn.value ? 'contents' : 'choice');
  // Rules can be read in the other language without changing that of the table.
  const own = useSignal<Language | null>(null);
  const language = own.value ?? settings.value.language;
  const other = nextLanguage(language);
  const chapters = useRules(session.table.game.id, language);
  const choice = session.selected.value === null ? null : (session.choices.value[session.selected.value] ?? null);
  const view = session.view.value;
  const rule = cited ?? (view ? session.table.rule(view, choice) : null);
  useEffect(() => {
    if (cited) tab.value = 'contents';
  }, [cited]);
  const found = searched(chapters, query.value).reduce((n, { rules }) => n + rules.length, 0);
  return (
    <section class="drawer rules" role="dialog" aria-label={t('web.rules')}>
      <header>
        <RuleSearch query={query} focused />
        {query.value !== '' && (
          <span class="found" role="status">
            {t('web.rules.found', { n: found })}
          </span>
        )}
        <button type="button" class="tbtn" lang={other} onClick={() => (own.value = other)}>
          {other.toUpperCase()}
        </button>
        <button type="button" class="tbtn" onClick={() => (session.drawer.value = 'none')}>
          <Icon name="close" /> <Key>Esc</Key>
          <span class="sr">{t('web.close')}</span>
        </button>
      </header>
      {query.value === '' ? (
        <>
          <TabList
            class="rule-tabs"
            label={t('web.rules')}
            tabs={TABS}
            chosen={tab.value}
            choose={(each) => (tab.value = each)}
            said={(each) =>
              t(each === 'choice' && !session.myTurn.value ? 'web.rules.tab.phase' : `web.rules.tab.${each}`)
            }
          />
          {tab.value === 'choice' && <ForThisChoice session={session} chapters={chapters} rule={rule} />}
          {tab.value === 'contents' && <Contents session={session} chapters={chapters} rule={rule} />}
          {tab.value === 'card' && <ThisCard session={session} />}
          {tab.value === 'icons' && <Icons session={session} />}
          {tab.value === 'cards' && (
            <article class="scroll rule-list">
              <CardBrowser cards={session.table.game.cards()} say={(message) => session.say(message)} />
            </article>
          )}
        </>
      ) : (
        <Found session={session} chapters={chapters} query={query.value} />
      )}
      <footer>
        <button type="button" class="btn pri" onClick={() => (session.drawer.value = 'none')}>
          {t('web.rules.back')}
        </button>
      </footer>
    </section>
  );
}
