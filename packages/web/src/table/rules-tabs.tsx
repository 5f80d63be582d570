import type { Ref } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Chapter, type Rule, searched } from '../app/rules.ts';
import { t } from '../app/words.ts';
import { Icon, Tok } from '../look/icon.tsx';
import { Consequence } from './decision-bar.tsx';
import { ImpactMarks } from './impact.tsx';
import { emphasised } from './rule-list.tsx';
import type { Session } from './session.ts';

interface SaidProps {
  readonly session: Session;
  readonly chapter: Chapter;
  readonly rule: Rule;
  readonly at: string | null;
}

/** References to other rules by number, which only the whole text needs. */
const REFERENCE = / \(R-[A-Z0-9-]+(?:, R-[A-Z0-9-]+)*\)/g;

/** A rule in words; behind a mark its number, where it stands, and the way to the whole text. */
function Said({ session, chapter, rule: { id, text }, at }: SaidProps) {
  const open = useSignal(false);
  return (
    <li data-rule={id} class={id === at ? 'here' : ''}>
      {emphasised(text.replace(REFERENCE, ''))}{' '}
      <button
        type="button"
        class="rule-number"
        aria-expanded={open.value}
        aria-label={t('web.rules.number', { id })}
        onClick={() => (open.value = !open.value)}
      >
        §
      </button>
      {open.value && (
        <span class="rule-origin">
          <b>{id}</b> {chapter.title}
          <a href={`/rules/${session.table.game.id}#${id}`} target="_blank" rel="noopener">
            {t('web.rules.whole')}
          </a>
        </span>
      )}
    </li>
  );
}

/** What a search has found: sentences, under the titles of their chapters. */
export function Found({ session, chapters, query }: Omit<Props, 'rule'> & { query: string }) {
  const found = searched(chapters, query);
  return (
    <article class="scroll rule-list found-rules">
      {found.map((chapter) => (
        <section key={chapter.title}>
          <h2>{chapter.title}</h2>
          <ul>
            {chapter.rules.map((each) => (
              <Said key={each.id} session={session} chapter={chapter} rule={each} at={null} />
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && <p class="empty">{t('web.rules.none')}</p>}
    </article>
  );
}

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
      {chapter && first && (
        <ul>
          <Said session={session} chapter={chapter} rule={first} at={rule} />
        </ul>
      )}
      {!chapter && <p class="empty">{t('web.rules.noneHere')}</p>}
      <RightNow session={session} />
      <ul>
        {chapter &&
          others.map((each) => <Said key={each.id} session={session} chapter={chapter} rule={each} at={rule} />)}
      </ul>
    </article>
  );
}

/** What the selected choice costs, brings and leads to; before one is selected, how many there are of each kind. */
function RightNow({ session }: { session: Session }) {
  const index = session.selected.value;
  return (
    <section class="right-now">
      <h3>
        <Icon name="bolt" />
        {t('web.rules.now')}
      </h3>
      {index === null ? <Kinds session={session} /> : <Selected session={session} index={index} />}
    </section>
  );
}

function Selected({ session, index }: { session: Session; index: number }) {
  const choice = session.choices.value[index];
  const verb = choice ? session.table.verb(choice) : null;
  return (
    <>
      <p class="costs">
        <b>{verb === null ? session.texts.value[index] : session.say({ key: verb })}</b>
        <ImpactMarks session={session} index={index} gains />
      </p>
      <Consequence session={session} />
    </>
  );
}

/** Kinds of choices with how many things each can be done with, and what those are. */
function Kinds({ session }: { session: Session }) {
  const view = session.view.value;
  const groups = new Map<string, Set<string>>();
  for (const [index, choice] of session.choices.value.entries()) {
    const verb = session.table.verb(choice);
    const name = verb === null ? (session.texts.value[index] ?? '') : session.say({ key: verb });
    const targets = groups.get(name) ?? new Set<string>();
    groups.set(name, targets);
    const [ref] = session.refs.value[index] ?? [];
    const title = verb !== null && view && ref !== undefined ? session.table.closeUp(session, view, ref)?.title : null;
    if (title) targets.add(title);
  }
  if (groups.size === 0) return <p>{t('web.rules.now.none')}</p>;
  return (
    <dl>
      {[...groups].map(([name, targets]) => (
        <div key={name}>
          <dt>{name}</dt>
          {targets.size > 0 && <dd>{[...targets].join(', ')}</dd>}
        </div>
      ))}
    </dl>
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
              <Said key={each.id} session={session} chapter={chapter} rule={each} at={rule} />
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

/** The rings and brackets around things, and what they mean. */
const RINGS = ['legal', 'other', 'selected', 'pointed'] as const;

/** Every token of the game, with its name; and how things on the table are marked. */
export const Icons = ({ session }: { session: Session }) => (
  <article class="scroll rule-list icons">
    <ul>
      {session.table.tokens.map((kind) => (
        <li key={kind}>
          <Tok kind={kind} hidden /> {t(`token.${kind}`)}
        </li>
      ))}
    </ul>
    <h2>{t('web.rings')}</h2>
    <ul class="rings">
      {RINGS.map((ring) => (
        <li key={ring}>
          <span class={`ring-sample ${ring}`} aria-hidden="true" /> {t(`web.rings.${ring}`)}
        </li>
      ))}
    </ul>
  </article>
);
