import type { Choice, State } from '@cinderhall/last-aurora';
import { AUTOMA, display, moored, ROUNDS } from '@cinderhall/last-aurora/table';
import { Icon, Pip } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { defineTable } from '../types.ts';
import { eventIcons, icons } from './choice-icons.tsx';
import { closeUp } from './close-ups.tsx';
import { AuroraPicture } from './finale.tsx';
import { flights } from './flights.tsx';
import { SmallConvoy } from './opponents.tsx';
import { ruleOf } from './rules.ts';
import { ownerOf, sayOf } from './seats.ts';
import { Table } from './table.tsx';
import { la, words } from './words.ts';

const PHASES = ['exploration', 'rest', 'movement', 'firing', 'end'] as const;

function Progress({ view, session }: { view: State; session: Session }) {
  return (
    <>
      <nav class="phases" aria-label={la('table.phases')}>
        <span>{la('table.round', { n: Math.max(view.round, 1), of: ROUNDS })}</span>
        <i>›</i>
        {PHASES.map((phase) => (
          <span
            key={phase}
            class={view.phase === phase ? 'now' : ''}
            {...(view.phase === phase ? { 'aria-current': 'step' } : {})}
          >
            {la(`table.phase.${phase}`)}
          </span>
        ))}
      </nav>
      <span class="sp" />
      <span class="lbar ord" role="img" aria-label={sayOf(session, 'table.orderIs', { who: view.order.map(ownerOf) })}>
        <span>{la('table.order')}</span>
        {view.order.map((who, i) => (
          <span key={who} class={who === session.seat.value ? 'me' : ''}>
            {i > 0 && <Icon name="arrow" />}
            <Pip seat={who} />
          </span>
        ))}
      </span>
    </>
  );
}

const has = (key: string): boolean => Object.hasOwn(words.en.messages, key);

export const lastAuroraTable = defineTable<State, Choice>({
  game: display,
  words,
  tokens: ['fuel', 'food', 'ammo', 'item', 'survivor', 'damage', 'contamination', 'fame'],
  Table,
  Progress,
  verb: ({ kind }) => (has(`la.verb.${kind}`) ? `la.verb.${kind}` : null),
  icons,
  eventIcons,
  flights,
  closeUp,
  tip: (view) => {
    const key = `la.tip.${view.decision?.kind}`;
    return has(key) ? key : null;
  },
  rule: (view, choice) => ruleOf(view.decision?.kind ?? '', choice?.kind ?? ''),
  built: (view, seat, session) => {
    const player = view.players[seat];
    if (!player) return [];
    const { convoy, space } = player;
    const name = sayOf(session, 'table.convoyOf', { who: ownerOf(seat) });
    return [
      ...(convoy.length > 0 ? [{ name, face: <SmallConvoy convoy={convoy} /> }] : []),
      { name: la('table.auroraName'), face: <AuroraPicture waiting={space >= moored(view)} /> },
    ];
  },
  emblem: (_view, seat) => (seat === AUTOMA ? 'vintage-robot' : 'truck'),
});
