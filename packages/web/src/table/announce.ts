import type { GameEvent } from '@cinderhall/kernel';
import { showNotice } from '../app/notices.ts';
import { settings } from '../app/settings.ts';
import type { TableState } from '../protocol.ts';
import type { Session } from './session.ts';
import { play, soundOf } from './sound.ts';

/** What a change sounds like, and whether the person should be told that it is their turn. */
export function announceChange(session: Session, before: TableState | null, now: TableState): void {
  if (!before || before.table !== now.table) return;
  const fresh = now.entries.filter(({ n }) => n > before.n);
  const of = (event: GameEvent) => session.table.sound?.(event) ?? soundOf(event.kind);
  const sound = fresh.flatMap(({ events }) => events.map(of)).find((one) => one !== null);
  if (sound) play(sound);
  if (now.outcome && !before.outcome) play('end');
  else if (now.choices.length > 0 && before.choices.length === 0) {
    play('turn');
    notify(session);
  }
}

function notify(session: Session): void {
  if (!document.hidden || !settings.value.notify) return;
  void showNotice(session.table.game.title[settings.value.language], session.question(), session.card.id);
}
