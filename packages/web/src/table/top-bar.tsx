import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon, Key } from '../look/icon.tsx';
import { SeatStrip } from './seat-strip.tsx';
import type { Session } from './session.ts';

export function TopBar({ session }: { session: Session }) {
  const view = session.view.value;
  const { Progress } = session.table;
  const { room } = session;
  const toggle = (drawer: 'rules' | 'menu' | 'log' | 'room') => {
    session.drawer.value = session.drawer.value === drawer ? 'none' : drawer;
  };
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={t('web.backToHall')}>
        <Icon name="brand" />
        <span>CINDERHALL</span>
      </a>
      <span class="gname">{session.table.game.title[settings.value.language]}</span>
      {view && session.table.game.isLastRound?.(view) && (
        <b class="last-round">{t('web.lastRound', { game: session.table.game.id })}</b>
      )}
      {view && <Progress view={view} session={session} />}
      {room && <SeatStrip session={session} room={room} />}
      {room && (
        <button
          type="button"
          class="tbtn"
          onClick={() => toggle('room')}
          aria-pressed={session.drawer.value === 'room'}
        >
          <Icon name="chat" />
          <span class="sr">{t('web.tableRoom.chat')}</span>
          {room.unread.value > 0 && (
            <b class="unread">
              {room.unread.value}
              <span class="sr"> {t('web.chat.unread', { n: room.unread.value })}</span>
            </b>
          )}
        </button>
      )}
      <button
        type="button"
        class="tbtn phone-only"
        onClick={() => toggle('log')}
        aria-pressed={session.drawer.value === 'log'}
      >
        <Icon name="hourglass" />
        <span class="sr">{t('web.log')}</span>
      </button>
      <button
        type="button"
        class="tbtn"
        onClick={() => session.openRule(null)}
        aria-pressed={session.drawer.value === 'rules'}
      >
        <Icon name="rule-book" />
        <span class="wide">{t('web.rules')}</span> <Key>R</Key>
      </button>
      <button type="button" class="tbtn" onClick={() => toggle('menu')} aria-pressed={session.drawer.value === 'menu'}>
        <Icon name="settings-knobs" />
        <span class="sr">{t('web.menu')}</span>
      </button>
    </header>
  );
}
