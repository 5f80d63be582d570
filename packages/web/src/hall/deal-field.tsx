import type { Signal } from '@preact/signals';
import { t } from '../app/words.ts';
import { LONGEST_DEAL } from '../local/deal.ts';

/** A word that seeds the deal. Collapsed, because most matches are dealt at random. */
export function DealField({ deal }: { deal: Signal<string> }) {
  return (
    <details class="more">
      <summary>{t('web.new.more')}</summary>
      <label class="field">
        {t('web.new.deal')} <small>{t('web.new.deal.help')}</small>
        <input
          type="text"
          name="deal"
          maxLength={LONGEST_DEAL}
          value={deal.value}
          placeholder={t('web.new.deal.random')}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => (deal.value = event.currentTarget.value)}
        />
      </label>
    </details>
  );
}
