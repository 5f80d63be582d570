import type { Reason } from '@cinderhall/kernel';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import type { Session } from './session.ts';

/** A sentence and, where a rule says it, a mark that opens that rule beside the table. */
export function Cited({ session, reason }: { session: Session; reason: Reason }) {
  const { rule } = reason;
  return (
    <>
      {session.say(reason)}
      {rule && (
        <>
          {' '}
          <button
            type="button"
            class="rule-mark"
            data-cites={rule}
            aria-label={t('web.rule')}
            title={t('web.rule')}
            onClick={() => session.openRule(rule)}
          >
            <Icon name="rule-book" />
          </button>
        </>
      )}
    </>
  );
}
