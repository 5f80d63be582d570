import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Language } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import { type Line, type Part, type Section, summaryOf } from './summary.ts';

/** A game in two minutes; every line leads to the rules that say it exactly. */
export function Summary({ game, language }: { game: string; language: Language }) {
  const sections = useSignal<readonly Section[]>([]);
  useEffect(() => {
    void summaryOf(game, language).then((found) => (sections.value = found));
  }, [game, language]);
  return (
    <div class="summary">
      <h2>{t('web.rules.summary')}</h2>
      {sections.value.map(({ title, parts }) => (
        <section key={title}>
          <h3>{title}</h3>
          {parts.map((part, i) => (
            <PartOf key={i} part={part} />
          ))}
        </section>
      ))}
    </div>
  );
}

function PartOf({ part: { kind, lines } }: { part: Part }) {
  if (kind === 'text') return lines.map((line, i) => <p key={i}>{said(line)}</p>);
  const items = lines.map((line, i) => <li key={i}>{said(line)}</li>);
  return kind === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>;
}

const said = ({ text, cites }: Line) => (
  <>
    {text.split('**').map((part, i) => (i % 2 === 1 ? <strong key={i}>{part}</strong> : part))}
    <span class="cites">
      {cites.map((rule, i) => (
        <>
          {' '}
          <a
            key={rule}
            class="rule-mark"
            href={`#${rule}`}
            aria-label={cites.length > 1 ? t('web.rule.of', { n: i + 1, of: cites.length }) : t('web.rule')}
          >
            <Icon name="rule-book" />
          </a>
        </>
      ))}
    </span>
  </>
);
