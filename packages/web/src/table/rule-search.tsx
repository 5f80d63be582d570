import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Chapter, rulesOf } from '../app/rules.ts';
import type { Language } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';

/** The rules of a game in a language; empty until they are loaded. */
export function useRules(game: string, language: Language): readonly Chapter[] {
  const chapters = useSignal<readonly Chapter[]>([]);
  useEffect(() => {
    void rulesOf(game, language).then((found) => (chapters.value = found));
  }, [game, language]);
  return chapters.value;
}

export function RuleSearch({ query, focused, label }: { query: Signal<string>; focused?: boolean; label?: string }) {
  const name = label ?? t('web.rules.search');
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (focused) input.current?.focus();
  }, []);
  return (
    <label class="srch">
      <Icon name="magnifying-glass" />
      <input
        ref={input}
        type="search"
        value={query.value}
        placeholder={name}
        aria-label={name}
        onInput={(event) => (query.value = event.currentTarget.value)}
      />
    </label>
  );
}
