import type { CardRecord, Message } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { plain } from '../app/plain.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { RuleSearch } from './rule-search.tsx';
import '../look/card-browser.css';

const ORIGINS = ['printed', 'deduced', 'designed'] as const;

interface Props {
  readonly cards: readonly CardRecord[];
  readonly say: (message: Message) => string;
}

/** The cards that have all words of a search in a name, in any language, or in their text. */
export const cardsWith = (cards: readonly CardRecord[], query: string, say: Props['say']): readonly CardRecord[] => {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const all = plain(`${Object.values(card.name).join(' ')} ${say(card.text)}`);
    return wanted.every((word) => all.includes(word));
  });
};

/** Every card of a game in words, to search; a mark says where its values come from. */
export function CardBrowser({ cards, say }: Props) {
  const query = useSignal('');
  const origin = useSignal('');
  const { language } = settings.value;
  const found = cardsWith(cards, query.value, say)
    .filter((card) => origin.value === '' || card.origin === origin.value)
    .toSorted((a, b) => a.name[language].localeCompare(b.name[language], language));
  return (
    <div class="card-browser">
      <div class="finding">
        <RuleSearch query={query} label={t('web.cards.search')} />
        <select
          aria-label={t('web.cards.origin')}
          value={origin.value}
          onChange={(event) => (origin.value = event.currentTarget.value)}
        >
          <option value="">{t('web.cards.origin.all')}</option>
          {ORIGINS.map((each) => (
            <option key={each} value={each}>
              {t(`web.cards.origin.${each}`)}
            </option>
          ))}
        </select>
      </div>
      <p role="status">{t('web.cards.found', { n: found.length })}</p>
      <ul>
        {found.map((card, i) => (
          <li key={`${card.id} ${i}`}>
            <b lang={language}>{card.name[language]}</b>
            {card.copies > 1 && <i>×{card.copies}</i>}
            <em class={card.origin} title={t(`web.origin.${card.origin}`)}>
              {t(`web.cards.origin.${card.origin}`)}
            </em>
            <p>{say(card.text)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
