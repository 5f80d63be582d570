import type { Ref } from '@cinderhall/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Chapter, Rule } from '../app/rules.ts';
import { t } from '../app/words.ts';
import { Icon, Tok } from '../look/icon.tsx';
import { emphasised } from './rule-list.tsx';
import type { Session } from './session.ts';

/** A rule in words; its number is behind a mark. */
const Said = ({ rule: { id, text }, at }: { rule: Rule; at: string | null }) => (
  <li data-rule={id} class={id === at ? 'here' : ''}>
    {emphasised(text)} <RuleNumber id={id} />
  </li>
);

const RuleNumber = ({ id }: { id: string }) => (
  <button type="button" class="rule-number" title={id} aria-label={t('web.rules.number', { id })}>
    §
  </button>
);

const chapterOf = (chapters: readonly Chapter[], rule: string | null): Chapter | undefined =>
  chapters.find(({ rules }) => rules.some(({ id }) => id === rule));

interface Props {
  readonly session: Session;
  readonly chapters: readonly Chapter[];
  readonly rule: string | null;
}

/** The rules of the choice that is selected, or of the question, and what they allow at this table now. */
export function ForThisChoice({ session, chapters, rule }: Props) {
  const chapter = chapterOf(chapters, rule);
  const index = session.selected.value;
  const about = index === null ? session.question() : (session.texts.value[index] ?? '');
  const first = chapter?.rules.find(({ id }) => id === rule);
  const others = chapter?.rules.filter((each) => each !== first) ?? [];
  return (
    <article class="scroll rule-list choice">
      <p class="about">{t(index === null ? 'web.rules.asked' : 'web.rules.chosen', { what: about })}</p>
      {chapter && <h2>{chapter.title}</h2>}
      {first && (
        <ul>
          <Said rule={first} at={rule} />
        </ul>
      )}
      {!chapter && <p class="empty">{t('web.rules.noneHere')}</p>}
      <RightNow session={session} />
      <ul>
        {others.map((each) => (
          <Said key={each.id} rule={each} at={rule} />
        ))}
      </ul>
    </article>
  );
}

/** What can be done now, by what it is. */
function RightNow({ session }: { session: Session }) {
  const groups = new Map<string, string[]>();
  for (const [index, choice] of session.choices.value.entries()) {
    const verb = session.table.verb(choice);
    const name = verb === null ? '' : session.say({ key: verb });
    groups.set(name, [...(groups.get(name) ?? []), session.texts.value[index] ?? '']);
  }
  return (
    <section class="right-now">
      <h3>
        <Icon name="bolt" />
        {t('web.rules.now')}
      </h3>
      {groups.size === 0 && <p>{t('web.rules.now.none')}</p>}
      {[...groups].map(([name, texts]) => (
        <div key={name}>
          {name && <b>{name}</b>}
          <ul>
            {texts.map((text, i) => (
              <li key={i}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** All chapters, one open at a time; those about what can be done now say so. */
export function Contents({ session, chapters, rule }: Props) {
  const box = useRef<HTMLElement>(null);
  const view = session.view.value;
  const open = chapterOf(chapters, rule);
  const possible = new Set(
    view ? session.choices.value.map((choice) => chapterOf(chapters, session.table.rule(view, choice))) : [],
  );
  useEffect(() => {
    if (rule) box.current?.querySelector(`[data-rule="${rule}"]`)?.scrollIntoView({ block: 'center' });
  }, [rule, chapters]);
  return (
    <article ref={box} class="scroll rule-list contents" aria-label={t('web.rules')}>
      {chapters.map((chapter) => (
        <details key={chapter.title} name="chapters" open={chapter === open}>
          <summary>
            <span>{chapter.title}</span>
            {chapter === open && <em class="chip on">{t('web.rules.open')}</em>}
            {chapter !== open && possible.has(chapter) && <em class="chip">{t('web.rules.possible')}</em>}
            <span class="sp" />
            <i>{chapter.rules.length || ''}</i>
          </summary>
          {chapter.intro.map((line, i) => (
            <p key={i}>{line.replace(/^[-*] /, '• ').replace(/\*\*/g, '')}</p>
          ))}
          <ul>
            {chapter.rules.map((each) => (
              <Said key={each.id} rule={each} at={rule} />
            ))}
          </ul>
        </details>
      ))}
    </article>
  );
}

/** What the selected things are, as their close-ups say it. */
export function ThisCard({ session }: { session: Session }) {
  const view = session.view.value;
  const refs: readonly Ref[] = [...session.chosen.value];
  const found = view ? refs.flatMap((ref) => session.table.closeUp(session, view, ref) ?? []) : [];
  return (
    <article class="scroll rule-list this-card">
      {found.length === 0 && <p class="empty">{t('web.rules.noCard')}</p>}
      {found.map((one, i) => (
        <section key={i}>
          <div class="face">{one.face}</div>
          <div>
            <h2>{one.title}</h2>
            {one.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <ul class="legend">
              {one.icons.map(({ icon, text }, k) => (
                <li key={k}>
                  {icon} {text}
                </li>
              ))}
            </ul>
            {one.origin && <small>{t(`web.origin.${one.origin}`)}</small>}
          </div>
        </section>
      ))}
    </article>
  );
}

/** Every token of the game, with its name. */
export const Icons = ({ session }: { session: Session }) => (
  <article class="scroll rule-list icons">
    <ul>
      {session.table.tokens.map((kind) => (
        <li key={kind}>
          <Tok kind={kind} hidden /> {t(`token.${kind}`)}
        </li>
      ))}
    </ul>
  </article>
);
