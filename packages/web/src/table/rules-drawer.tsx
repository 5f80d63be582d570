import { useSignal } from '@preact/signals';
import { nextLanguage } from '../app/languages.ts';
import { change, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon, Key } from '../look/icon.tsx';
import { RuleList } from './rule-list.tsx';
import { RuleSearch, useRules } from './rule-search.tsx';
import type { Session } from './session.ts';

/** The rules beside the table, opened at what is being looked at; the table stays alive. */
export function RulesDrawer({ session }: { session: Session }) {
  const query = useSignal('');
  const { language } = settings.value;
  const other = nextLanguage(language);
  const { game } = session.table;
  const chapters = useRules(game.id, language);
  const choice = session.selected.value === null ? null : (session.choices.value[session.selected.value] ?? null);
  const view = session.view.value;
  const rule = session.rule.value ?? (view ? session.table.rule(view, choice) : null);
  return (
    <section class="drawer rules" role="dialog" aria-label={t('web.rules')}>
      <header>
        <RuleSearch query={query} focused />
        <button type="button" class="tbtn" lang={other} onClick={() => change({ language: other })}>
          {other.toUpperCase()}
        </button>
        <button type="button" class="tbtn" onClick={() => (session.drawer.value = 'none')}>
          <Icon name="close" /> <Key>Esc</Key>
          <span class="sr">{t('web.close')}</span>
        </button>
      </header>
      <RuleList chapters={chapters} query={query.value} at={rule} />
    </section>
  );
}
