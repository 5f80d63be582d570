import type { LineStep, ReviewReport } from '@cinderhall/bots/review';
import type { Message } from '@cinderhall/kernel';
import { t } from '../app/words.ts';
import type { Session } from '../table/session.ts';

/** A move in words: what was seen of it; where nothing was, what was chosen; of others' hidden moves, whose it was. */
export function toldMove(session: Session, { moves, verdicts }: ReviewReport, turn: number): string {
  const { by = null, said = [] } = moves[turn] ?? {};
  const own = verdicts.find((verdict) => verdict.turn === turn);
  return told(session, by, said, own?.chosenSaid ?? null);
}

/** The same of a step that might have been. */
export const toldStep = (session: Session, { by, said, chosenSaid }: LineStep): string =>
  told(session, by, said, chosenSaid);

function told(session: Session, by: number | null, [seen]: readonly Message[], chosen: Message | null): string {
  if (seen) return session.say(seen);
  if (chosen) return `${t('web.review.taken')}: ${session.say(chosen)}.`;
  return t('web.review.hidden', { who: by === null ? '' : session.called(by) });
}
