import type { TableSession } from './session.ts';

type Asking = Pick<TableSession, 'host' | 'about' | 'selected' | 'seat' | 'busy' | 'foreseen' | 'view'>;

/**
 * Asks the host for the view after the selected choice of a question. A reply for a choice that is no longer selected is
 * dropped.
 */
export async function foresee(session: Asking, decision: number | undefined): Promise<void> {
  const { host, about, selected, seat: seats, busy, foreseen, view } = session;
  const index = selected.value;
  const seat = seats.value;
  foreseen.value = null;
  if (index === null || decision === undefined || busy.peek() || host.line.peek() !== 'open') return;
  const reply = await host.send({ type: 'foresee', table: about.peek().id, seat, decision, index });
  const still = selected.value === index && view.value?.asked === decision && seats.value === seat;
  if (reply.type === 'foreseen' && still) foreseen.value = reply.view;
}
