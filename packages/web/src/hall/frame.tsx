import { LANGUAGES } from '@cinderhall/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { languageNames } from '../app/languages.ts';
import { navigations, path } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import { findMe, me, setLanguage } from '../remote/me.ts';

/** Where one can go, and which addresses belong there. */
const PAGES = [
  ['/', 'web.nav.hall', 'brand', /^\/(new\/.*)?$/],
  ['/rules', 'web.nav.rules', 'rule-book', /^\/rules/],
  ['/settings', 'web.nav.settings', 'settings-knobs', /^\/settings/],
  ['/credits', 'web.nav.credits', 'info', /^\/credits/],
  ['/account', 'web.nav.account', 'person', /^\/(account|reminders|people)/],
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
  useEffect(() => {
    // After a link inside the hall a screen reader reads the new page, not the link that is gone.
    if (navigations.value > 0) toMain();
    if (me.value === undefined) findMe().catch(() => undefined);
  }, []);
  return (
    <div class={`home ${given}`}>
      <button type="button" class="skip" onClick={toMain}>
        {t('web.skip')}
      </button>
      <header class="top">
        <a class="brand" href="/" aria-label={t('web.backToHall')}>
          <Icon name="brand" />
          <span>CINDERHALL</span>
        </a>
        <nav class="main-nav" aria-label={t('web.nav')}>
          {PAGES.map(([to, name, icon, area]) => (
            <PageLink key={to} to={to} name={name} icon={icon} here={area.test(path.value)} />
          ))}
        </nav>
        <Languages />
      </header>
      <div class="room">{children}</div>
    </div>
  );
}

function toMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

interface LinkProps {
  readonly to: string;
  readonly name: string;
  readonly icon: string;
  readonly here: boolean;
}

function PageLink({ to, name, icon, here }: LinkProps) {
  const person = to === '/account' ? me.value : null;
  const page = to.slice(1) || 'hall';
  return (
    <a
      href={to}
      class={`to-${page} ${here ? 'now' : ''}`}
      {...(here ? { 'aria-current': path.value === to ? 'page' : true } : {})}
      {...(person ? { 'aria-label': t('web.nav.accountOf', { name: person.name || t('web.guest') }) } : {})}
    >
      <Icon name={icon} />
      <span>{person ? person.name || t('web.guest') : t(name)}</span>
    </a>
  );
}

const Languages = () => (
  <fieldset class="langs">
    <legend class="sr">{t('web.language')}</legend>
    {LANGUAGES.map((language) => (
      <button
        key={language}
        type="button"
        class="tbtn"
        lang={language}
        aria-pressed={settings.value.language === language}
        aria-label={languageNames[language]}
        onClick={() => setLanguage(language)}
      >
        {language.toUpperCase()}
      </button>
    ))}
  </fieldset>
);
