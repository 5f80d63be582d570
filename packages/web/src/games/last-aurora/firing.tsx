import type { GameEvent } from '@cinderhall/kernel';
import type { State } from '@cinderhall/last-aurora';
import { designOf, enemyOf, numeralOf, resultOf } from '@cinderhall/last-aurora/table';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { CardFace, ResultFace } from './card.tsx';
import { type Frame, framesOf, STEPS, stepOf } from './frames.ts';
import { cardStyle } from './paint.ts';
import { la, nameOf } from './words.ts';
import { Piles } from './zone.tsx';

interface Props {
  readonly session: Session;
  readonly view: State;
}

/** The firing phase step by step: who strikes, what the result card says, and what came of it. */
export function Firing({ session, view }: Props) {
  const events = session.log.value.flatMap((moment) => moment.events);
  const frames = framesOf(events);
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    end.current?.scrollTo({ left: end.current.scrollWidth });
  }, [events.length]);
  const step = stepOf(view, frames);
  return (
    <section class="zone fire" aria-label={la('table.firing')}>
      <ol class="steps">
        {STEPS.map((name, i) => (
          <li
            key={name}
            class={name === step ? 'now' : STEPS.indexOf(step) > i ? 'done' : ''}
            {...(name === step ? { 'aria-current': 'step' } : {})}
          >
            <b>{i + 1}</b> {la(`table.step.${name}`)}
          </li>
        ))}
      </ol>
      <ol class="film" ref={end}>
        {frames.map((frame, i) => (
          <Shot key={i} session={session} view={view} frame={frame} at={i} last={i === frames.length - 1} />
        ))}
        {frames.length === 0 && <li class="quiet">{la('table.quiet')}</li>}
      </ol>
      <Piles session={session} view={view} />
    </section>
  );
}

function Shot({ session, view, frame, at, last }: Props & { frame: Frame; at: number; last: boolean }) {
  const result = frame.result === null ? null : resultOf(frame.result);
  const title = frame.enemy === null ? la(`table.step.${frame.kind}`) : nameOf(frame.enemy);
  // A volley has no single enemy: its card is what there is to look at.
  const about = frame.enemy ?? frame.result ?? -1;
  return (
    <li class={`frame ${frame.kind} ${last ? 'last' : ''}`}>
      <Thing session={session} of={`card:${about}`} flip={`frame:${at}`} class="what" label={title} first>
        {frame.enemy === null ? (
          <Icon name="wolf-head" />
        ) : (
          <span class="eno">{numeralOf(enemyOf(frame.enemy).numeral)}</span>
        )}
        <b>{title}</b>
      </Thing>
      {frame.kind === 'ambush' && frame.enemy !== null && (
        <span class="lac enemy" style={cardStyle(frame.enemy)}>
          <CardFace card={frame.enemy} />
        </span>
      )}
      {result && <ResultFace result={result} {...litRows(view, frame)} />}
      <ul>
        {frame.events.map((event, i) => (
          <li key={i} class={event.seat === session.reader.value ? 'mine' : ''}>
            {session.sayEvent(event)}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Which rows of the card count: the weapon's, the enemies', or the letters for the loot. */
function litRows({ enemies }: State, { kind, events }: Frame) {
  if (kind === 'volley') return { numerals: enemies.map(({ card }) => enemyOf(card).numeral) };
  if (kind === 'defeat') return { letters: true };
  return { levels: events.flatMap(levelsOf) };
}

function levelsOf(event: GameEvent): number[] {
  if (typeof event.level === 'number') return [event.level];
  if (event.kind !== 'attacked' || typeof event.card !== 'number') return [];
  const design = designOf(event.card);
  return 'slots' in design ? design.slots.flatMap((slot) => (slot.kind === 'weapon' ? [slot.level] : [])) : [];
}
