import { useEffect, useRef } from 'preact/hooks';
import { plain } from '../app/plain.ts';
import type { Chapter, Rule } from '../app/rules.ts';
import { t } from '../app/words.ts';

/** Chapters of numbered rules; a search leaves those that hold all its words, and `at` is brought into sight. */
export function RuleList({ chapters, query, at }: { chapters: readonly Chapter[]; query: string; at: string | null }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (at) box.current?.querySelector(`[data-rule="${at}"]`)?.scrollIntoView({ block: 'start' });
  }, [at, chapters]);
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const fits = ({ id, text }: Rule) => wanted.every((word) => plain(`${id} ${text}`).includes(word));
  const found = chapters
    .map((chapter) => ({ ...chapter, rules: wanted.length > 0 ? chapter.rules.filter(fits) : chapter.rules }))
    .filter(({ rules, intro }) => rules.length > 0 || (wanted.length === 0 && intro.length > 0));
  return (
    <article ref={box} class="scroll rule-list" aria-label={t('web.rules')}>
      {found.map(({ title, intro, rules }) => (
        <section key={title}>
          <h2>{title}</h2>
          {wanted.length === 0 &&
            intro.map((line, i) => <p key={i}>{line.replace(/^[-*] /, '• ').replace(/\*\*/g, '')}</p>)}
          <dl>
            {rules.map(({ id, text }) => (
              <div key={id} id={id} data-rule={id} class={id === at ? 'here' : ''}>
                <dt>
                  <a href={`#${id}`}>{id}</a>
                </dt>
                <dd>{emphasised(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {found.length === 0 && <p class="empty">{t('web.rules.none')}</p>}
    </article>
  );
}

/** `*word*` and `**word**` as emphasis. */
const emphasised = (text: string) =>
  text.split(/\*{1,2}/).map((part, i) => (i % 2 === 1 ? <em key={i}>{part}</em> : part));
