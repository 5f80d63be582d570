import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readStored, settings, store } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import { withPresentKeys } from './seen-tips.ts';
import type { Session } from './session.ts';

const KEY = 'cinderhall.tips';
const seen = signal<readonly string[]>(withPresentKeys(readStored<string[]>(KEY, [])));

const keepSeen = (keys: readonly string[]): void => {
  seen.value = keys;
  store(KEY, keys);
};

const markSeen = (key: string): void => {
  if (!seen.peek().includes(key)) keepSeen([...seen.peek(), key]);
};

export const forgetTips = (): void => keepSeen([]);

/** A guided match explains everything once more, whatever was seen at other tables. */
const storedKey = ({ card }: Session, key: string): string => (card.guided ? `${card.id} ${key}` : key);

/** The first time a kind of question comes up, the table says what it is about; a guided match also what a choice does. */
export function Tip({ session }: { session: Session }) {
  const view = session.view.value;
  const { card, table } = session;
  if (session.coach.value) return null;
  const index = session.selected.value;
  const choice = index === null ? null : (session.choices.value[index] ?? null);
  const asked = view && (settings.value.tips || card.guided) ? table.tip(view) : null;
  const taken = choice && card.guided ? (table.choiceTip?.(choice) ?? null) : null;
  const key = [asked, taken].find((one) => one && !seen.value.includes(storedKey(session, one)));
  return key ? <TipBox key={key} session={session} tip={key} /> : null;
}

function TipBox({ session, tip }: { session: Session; tip: string }) {
  const name = storedKey(session, tip);
  const asked = session.view.value?.asked;
  // A tip counts as seen once the decision is answered.
  useEffect(
    () => () => {
      if (session.view.peek()?.asked !== asked) markSeen(name);
    },
    [asked],
  );
  return (
    <div class="tip" role="note">
      <Icon name="bulb" />
      <p>
        {session.card.guided && <b>{t('web.tip.guide')} </b>}
        {session.say({ key: tip })}
      </p>
      <button type="button" class="btn sm ice" onClick={() => markSeen(name)}>
        {t('web.tip.gotIt')}
      </button>
    </div>
  );
}
