import type { CardRecord, Message } from '@cinderhall/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { nextLanguage } from '../app/languages.ts';
import { plain } from '../app/plain.ts';
import { type Language, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { kindName, kindOf, setName } from './card-kinds.ts';
import { RuleSearch } from './rule-search.tsx';
import '../look/card-browser.css';

const ORIGINS = ['printed', 'deduced', 'designed'] as const;

interface Props {
  readonly cards: readonly CardRecord[];
  readonly say: (message: Message) => string;
}

/**
 * The cards that have all words of a search in a name, in any language, or in their text, by name; those first whose name has
 * them all.
 */
export function cardsWith(
  cards: readonly CardRecord[],
  query: string,
  say: Props['say'],
  language: Language,
): readonly CardRecord[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string): boolean => wanted.every((word) => text.includes(word));
  const byName = cards.toSorted((a, b) => a.name[language].localeCompare(b.name[language], language));
  const named: CardRecord[] = [];
  const others: CardRecord[] = [];
  for (const card of byName) {
    const names = plain(Object.values(card.name).join(' '));
    if (hasAll(names)) named.push(card);
    else if (hasAll(`${names} ${plain(say(card.text))}`)) others.push(card);
  }
  return [...named, ...others];
}

interface ChooseProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly options: readonly (readonly [value: string, name: string])[];
}

const Choose = ({ label, value, options }: ChooseProps) => (
  <select aria-label={label} value={value.value} onChange={(event) => (value.value = event.currentTarget.value)}>
    <option value="">{label}</option>
    {options.map(([each, name]) => (
      <option key={each} value={each}>
        {name}
      </option>
    ))}
  </select>
);

/** The different values, by name; none where all cards have the same. */
function namesOf(values: readonly string[], name: (value: string) => string): [string, string][] {
  const all = [...new Set(values)].map((each): [string, string] => [each, name(each)]);
  return all.length < 2 ? [] : all.sort(([, a], [, b]) => a.localeCompare(b));
}

/** Every card of a game in words, to search and to filter; a mark says where its values come from. */
export function CardBrowser({ cards, say }: Props) {
  const query = useSignal('');
  const [origin, kind, set] = [useSignal(''), useSignal(''), useSignal('')];
  const open = useSignal<CardRecord | null>(null);
  const { language } = settings.value;
  const kinds = namesOf(cards.map(kindOf), (each) => kindName(each, language));
  const sets = namesOf(
    cards.map((card) => card.set),
    (each) => setName(each, language),
  );
  const fits = (wanted: Signal<string>, value: string) => wanted.value === '' || wanted.value === value;
  const found = cardsWith(cards, query.value, say, language).filter(
    (card) => fits(origin, card.origin) && fits(kind, kindOf(card)) && fits(set, card.set),
  );
  return (
    <div class="card-browser">
      <div class="finding">
        <RuleSearch query={query} label={t('web.cards.search')} />
        {kinds.length > 0 && <Choose label={t('web.cards.kind')} value={kind} options={kinds} />}
        {sets.length > 0 && <Choose label={t('web.cards.set')} value={set} options={sets} />}
        <Choose
          label={t('web.cards.origin')}
          value={origin}
          options={ORIGINS.map((each) => [each, t(`web.cards.origin.${each}`)])}
        />
      </div>
      <p role="status">{t('web.cards.found', { n: found.length })}</p>
      <ul>
        {found.map((card, i) => (
          <li key={`${card.id} ${i}`}>
            <CardLine card={card} language={language} say={say} open={open} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LineProps {
  readonly say: Props['say'];
  readonly card: CardRecord;
  readonly language: Language;
  readonly open: Signal<CardRecord | null>;
}

/** A card by its name, in the other language too where that differs; a click tells all about it. */
function CardLine({ card, language, say, open }: LineProps) {
  const other = nextLanguage(language);
  const whole = open.value === card;
  return (
    <>
      <button type="button" aria-expanded={whole} onClick={() => (open.value = whole ? null : card)}>
        <b lang={language}>{card.name[language]}</b>
        {card.name[other] !== card.name[language] && <small lang={other}>{card.name[other]}</small>}
      </button>
      {card.copies > 1 && <i>×{card.copies}</i>}
      <em class={card.origin} title={t(`web.origin.${card.origin}`)}>
        {t(`web.cards.origin.${card.origin}`)}
      </em>
      <p>{say(card.text)}</p>
      {whole && (
        <dl>
          <dt>{t('web.cards.kind')}</dt>
          <dd>{kindName(kindOf(card), language)}</dd>
          <dt>{t('web.cards.set')}</dt>
          <dd>{setName(card.set, language)}</dd>
          <dt>{t('web.cards.copies')}</dt>
          <dd>{card.copies}</dd>
          <dt>{t('web.cards.origin')}</dt>
          <dd>{t(`web.origin.${card.origin}`)}</dd>
        </dl>
      )}
    </>
  );
}
