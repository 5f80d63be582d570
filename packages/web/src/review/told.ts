import type { ReviewReport } from '@cinderhall/bots/review';
import { t } from '../app/words.ts';
import type { Session } from '../table/session.ts';

/** A move in words: what was seen of it; where nothing was, what was chosen; of others' hidden moves, whose it was. */
export function toldMove(session: Session, { moves, verdicts }: ReviewReport, turn: number): string {
  const { by = null, said = [] } = moves[turn] ?? {};
  if (said[0]) return session.say(said[0]);
  const own = verdicts.find((verdict) => verdict.turn === turn);
  if (own) return `${t('web.review.taken')}: ${session.say(own.chosenSaid)}.`;
  return t('web.review.hidden', { who: by === null ? '' : session.called(by) });
}
