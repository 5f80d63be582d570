import { useEffect, useRef } from 'preact/hooks';
import { type Chapter, chapterAnchor, searched } from '../app/rules.ts';
import { t } from '../app/words.ts';

/** Chapters of numbered rules; a search leaves those that hold all its words, and `at` is brought into sight. */
export function RuleList({ chapters, query, at }: { chapters: readonly Chapter[]; query: string; at: string | null }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (at) box.current?.querySelector(`[data-rule="${at}"]`)?.scrollIntoView({ block: 'start' });
  }, [at, chapters]);
  const found = searched(chapters, query);
  return (
    <article ref={box} class="scroll rule-list" aria-label={t('web.rules')}>
      {found.map((chapter) => (
        <section key={chapter.title} id={chapterAnchor(chapter)}>
          <h2>{chapter.title}</h2>
          {chapter.intro.map((line, i) => (
            <p key={i}>{line.replace(/^[-*] /, '• ').replace(/\*\*/g, '')}</p>
          ))}
          {chapter.rules.length > 0 && (
            <dl>
              {chapter.rules.map(({ id, text }) => (
                <div key={id} id={id} data-rule={id} class={id === at ? 'here' : ''}>
                  <dt>
                    <a href={`#${id}`}>{id}</a>
                  </dt>
                  <dd>{emphasised(text)}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
      {found.length === 0 && query !== '' && <p class="empty">{t('web.rules.none')}</p>}
    </article>
  );
}

/** `*word*` and `**word**` as emphasis. */
export const emphasised = (text: string) =>
  text.split(/\*{1,2}/).map((part, i) => (i % 2 === 1 ? <em key={i}>{part}</em> : part));
