import type { Stats } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../app/words.ts';
import { colourOf, Pip } from '../look/icon.tsx';
import type { Session } from './session.ts';
import { TabList } from './tab-list.tsx';

/** Lines differ by their dashes as well as by colour. */
const DASHES: readonly (readonly number[])[] = [[], [7, 4], [2, 4], [10, 3, 2, 3], [4, 2]];

/** The numbers of a match over time, one of them at a time. */
export function CourseChart({ session, at }: { session: Session; at?: number }) {
  const course = useSignal<Stats | null>(null);
  const chosen = useSignal('');
  useEffect(() => {
    void session.host.stats(session.card.id).then((found) => (course.value = found));
  }, [session]);
  const { value } = course;
  if (!value) return <p class="empty">{t('web.loading')}</p>;
  const name = value.names.includes(chosen.value) ? chosen.value : (value.names[0] ?? '');
  return (
    <div class="course">
      <TabList
        class="names"
        label={t('web.chart')}
        tabs={value.names}
        chosen={name}
        choose={(each) => (chosen.value = each)}
        said={(each) => session.say({ key: `tally.${each}` })}
      />
      <Plot session={session} course={value} name={name} {...(at === undefined ? {} : { at })} />
    </div>
  );
}

function Plot({ session, course, name, at }: { session: Session; course: Stats; name: string; at?: number }) {
  const box = useRef<HTMLDivElement>(null);
  const rows = course.values[name] ?? [];
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let drawn: { destroy(): void; fit(): void } | null = null;
    let gone = false;
    void import('./plot.ts').then(({ plot }) => {
      if (gone) return;
      drawn = plot(
        place,
        rows,
        course.rounds,
        session.names.value.map((_, seat) => ({
          label: session.called(seat),
          colour: cssColour(place, colourOf(seat)),
          dash: [...(DASHES[seat] ?? [])],
        })),
        at,
      );
    });
    const watch = new ResizeObserver(() => drawn?.fit());
    watch.observe(place);
    return () => {
      gone = true;
      watch.disconnect();
      drawn?.destroy();
    };
  }, [rows, at]);
  const last = rows.at(-1) ?? [];
  const words = session.names.value.map((_, seat) => `${session.called(seat)}: ${last[seat] ?? 0}`).join(', ');
  return (
    <>
      <div ref={box} class="plot" role="img" aria-label={words} />
      <ul class="plot-names" aria-hidden="true">
        {session.names.value.map((_, seat) => (
          <li key={seat}>
            <Pip seat={seat} />
            <svg viewBox="0 0 28 4" aria-hidden="true">
              <path
                d="M0 2H28"
                style={{ stroke: colourOf(seat) }}
                stroke-width="2.5"
                stroke-dasharray={(DASHES[seat] ?? []).join(' ')}
              />
            </svg>
            {session.called(seat)} <b>{(at === undefined ? last : (rows[at] ?? last))[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function cssColour(place: Element, colour: string): string {
  const name = /var\((--[\w-]+)\)/.exec(colour)?.[1];
  return name ? getComputedStyle(place).getPropertyValue(name) : colour;
}
