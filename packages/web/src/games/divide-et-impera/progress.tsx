import type { State } from '@cinderhall/divide-et-impera';
import { PHASES, SUPPLY_TRACK, supplyOf, TURNS } from '@cinderhall/divide-et-impera/table';
import { seatName } from '@cinderhall/kernel';
import { Pip, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { d } from './words.ts';

/** Where the match stands: turn and phase, who comes when, and the supply track. */
export function Progress({ view, session }: { view: State; session: Session }) {
  const { seat } = session;
  const supply = view.players.map(supplyOf);
  return (
    <>
      <nav class="phases" aria-label={d('dei.ui.phases')}>
        <span>{d('dei.ui.turnOf', { n: Math.max(1, view.turn), of: TURNS })}</span>
        <i>›</i>
        {Array.from({ length: PHASES }, (_, i) => i + 1).map((phase) => (
          <span
            key={phase}
            class={phase === view.phase ? 'now' : ''}
            {...(phase === view.phase ? { 'aria-current': 'step' } : {})}
          >
            {d('dei.ui.phase', { n: phase })}
          </span>
        ))}
      </nav>
      <span class="sp" />
      <span
        class="lbar d-order"
        role="img"
        aria-label={session.say({ key: 'dei.ui.order', params: { who: view.order.map(seatName) } })}
      >
        {d('dei.ui.order.short')}
        {view.order.map((one) => (
          <span key={one} class={one === seat.value ? 'me' : ''}>
            <Pip seat={one} />
          </span>
        ))}
      </span>
      <span
        class="lbar race-bar d-track"
        role="img"
        aria-label={supply.map((n, one) => `${session.called(one)}: ${n}`).join(', ')}
      >
        <Tok kind="supply" hidden />
        <span class="race">
          {supply.map((n, one) => (
            <span
              key={one}
              class="at"
              style={{ left: `${(Math.min(n, SUPPLY_TRACK) / SUPPLY_TRACK) * 100}%`, bottom: `${one * 3}px` }}
            >
              <Pip seat={one} />
            </span>
          ))}
          <b>{SUPPLY_TRACK}</b>
        </span>
      </span>
    </>
  );
}
