import { t } from '../app/words.ts';
import { Icon, Key } from '../look/icon.tsx';
import type { Session } from './session.ts';

/** Every key of the table and what it does; `keys.ts` listens to them. */
const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['1', '…', '9'], 'choose'],
  [['↵'], 'confirm'],
  [['Esc'], 'back'],
  [['Z'], 'undo'],
  [['Y'], 'redo'],
  [['H'], 'hint'],
  [['/'], 'find'],
  [['Tab'], 'tab'],
  [['←', '↑', '↓', '→'], 'arrows'],
  [['I'], 'inspect'],
  [['R'], 'rules'],
  [['L'], 'log'],
  [['Space'], 'skip'],
  [['?'], 'sheet'],
];

/** The keyboard at a glance. */
export function Shortcuts({ session }: { session: Session }) {
  const view = session.view.value;
  const own = view ? (session.table.keys?.(view) ?? []) : [];
  return (
    <section class="drawer keys" role="dialog" aria-label={t('web.keys')}>
      <header>
        <h2>{t('web.keys')}</h2>
        <span class="sp" />
        <button type="button" class="tbtn" onClick={() => (session.drawer.value = 'none')}>
          <Icon name="close" /> <Key>Esc</Key>
          <span class="sr">{t('web.close')}</span>
        </button>
      </header>
      <dl class="scroll">
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} class="kbd">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`web.keys.${does}`)}</dd>
          </div>
        ))}
        {own.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd class="kbd">{key}</kbd>
            </dt>
            <dd>{session.say({ key: does })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
