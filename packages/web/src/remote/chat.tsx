import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import type { ChatLine } from '../protocol.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { calledPerson, me } from './me.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonName } from './person-name.tsx';
import type { TableRoom } from './table-room.ts';
import { removeLine } from './tables.ts';

const LONGEST = 500;
const NEAR_THE_END = 80;

/** What people at the table say to each other. */
export function ChatBox({ room }: { room: TableRoom }) {
  const lines = room.lines.value;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
    // An open chat counts as read.
    room.markRead();
  }, [lines.length]);
  return (
    <section class="chat" aria-label={t('web.chat')}>
      <h3>{t('web.chat')}</h3>
      <div class="lines" ref={end} role="log" aria-label={t('web.chat')}>
        {lines.map((line) => (
          <Line key={line.line} room={room} line={line} />
        ))}
        {lines.length === 0 && <p class="empty">{t('web.chat.none')}</p>}
      </div>
      {room.sits.value || room.owns.value ? <Say room={room} /> : <p class="empty">{t('web.chat.seated')}</p>}
      <p class="refused" role="status">
        {room.refused.value}
      </p>
    </section>
  );
}

const clockTime = (at: number): string =>
  new Date(at).toLocaleTimeString(settings.value.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function Line({ room, line }: { room: TableRoom; line: ChatLine }) {
  const open = useSignal(false);
  const own = line.person === me.value?.id;
  const mayRemove = !line.removed && (own || room.owns.value);
  return (
    <div class={own ? 'own' : ''}>
      <p>
        <time>{clockTime(line.at)}</time>{' '}
        {own || !me.value ? (
          <b>
            <PersonName person={{ id: line.person, name: line.name }} />
          </b>
        ) : (
          <button type="button" class="nm" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
            {calledPerson({ id: line.person, name: line.name })}
          </button>
        )}{' '}
        {line.removed ? <i>{t('web.chat.removed')}</i> : <span>{line.text}</span>}
        {mayRemove && (
          <button
            type="button"
            class="tbtn"
            aria-label={t('web.chat.remove')}
            onClick={() => room.run(removeLine(room.card.value.id, line.line))}
          >
            <Icon name="trash" />
          </button>
        )}
      </p>
      {open.value && <PersonActions room={room} person={{ id: line.person, name: line.name }} line={line.line} />}
    </div>
  );
}

function Say({ room }: { room: TableRoom }) {
  const place = `chat.${room.card.value.id}`;
  const text = useSignal(readDraft(place));
  const busy = useSignal(false);
  const left = LONGEST - text.value.length;
  const write = (to: string) => {
    text.value = to;
    keepDraft(place, to);
  };
  const send = async () => {
    const said = text.value.trim();
    if (said === '' || busy.value) return;
    busy.value = true;
    // What was refused stays here, to be said again.
    if (await room.say(said)) write('');
    busy.value = false;
  };
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        type="text"
        maxLength={LONGEST}
        value={text.value}
        placeholder={t('web.chat.say')}
        aria-label={t('web.chat.say')}
        autocomplete="off"
        data-kept
        onInput={(event) => write(event.currentTarget.value)}
      />
      <button type="submit" class="btn sm" aria-label={t('web.chat.send')} disabled={text.value.trim() === ''}>
        <Icon name="arrow" />
      </button>
      {left <= NEAR_THE_END && <small role="status">{t('web.chat.left', { n: left })}</small>}
    </form>
  );
}
