import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { path } from '../app/router.ts';
import { change, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';

const PAGES = [
  ['/', 'web.nav.hall', 'brand'],
  ['/rules/fifty-first-state', 'web.nav.learn', 'rule-book'],
  ['/settings', 'web.nav.settings', 'settings-knobs'],
  ['/credits', 'web.nav.credits', 'info'],
] as const;

/** The bar and the way around, the same on every page of the hall. */
export function Frame({
  title,
  children,
  class: given = '',
}: {
  title: string;
  children: ComponentChildren;
  class?: string;
}) {
  useEffect(() => {
    document.title = `${title} · Cinderhall`;
  }, [title]);
  return (
    <div class={`home ${given}`}>
      <header class="top">
        <a class="brand" href="/" aria-label={t('web.backToHall')}>
          <Icon name="brand" />
          <span>CINDERHALL</span>
        </a>
        <nav class="phases main-nav" aria-label={t('web.nav')}>
          {PAGES.map(([to, name, icon]) => (
            <a
              key={to}
              href={to}
              class={path.value === to ? 'now' : ''}
              {...(path.value === to ? { 'aria-current': 'page' } : {})}
            >
              <Icon name={icon} />
              {t(name)}
            </a>
          ))}
        </nav>
        <span class="sp" />
        <Languages />
      </header>
      {children}
    </div>
  );
}

const Languages = () => (
  <fieldset class="langs">
    <legend class="sr">{t('web.language')}</legend>
    {(['en', 'pl'] as const).map((language) => (
      <button
        key={language}
        type="button"
        class="tbtn"
        lang={language}
        aria-pressed={settings.value.language === language}
        aria-label={language === 'en' ? 'English' : 'Polski'}
        onClick={() => change({ language })}
      >
        {language.toUpperCase()}
      </button>
    ))}
  </fieldset>
);
