import { useSignal } from '@preact/signals';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import type { Named, Seat } from '../protocol.ts';
import { calledPerson, me } from './me.ts';
import type { TableRoom } from './table-room.ts';
import { mute, report, seatToBot, sendAway } from './tables.ts';

interface Props {
  readonly room: TableRoom;
  readonly person: Named;
  readonly seat?: Seat;
  /** Plays the seat in person in a match that goes on. */
  readonly playing?: boolean;
  /** A bot plays it instead: their time ran out, they resigned, or they let it. */
  readonly replaced?: boolean;
  /** The line of the chat that this is about. */
  readonly line?: number;
}

/** What can be done about somebody: by anybody, and more by the owner of the table. */
export function PersonActions({ room, person, seat, playing = false, replaced = false, line }: Props) {
  const done = useSignal('');
  const reporting = useSignal(false);
  if (!me.value || person.id === me.value.id) return null;
  const { id } = room.card.value;
  const name = calledPerson(person);
  const owner = room.owns.value;
  const muted = room.muted.value.has(person.id);
  const away = seat !== undefined && !room.here.value.includes(seat);
  const run = async (asked: Promise<object>, said: string) => {
    done.value = '';
    if (await room.run(asked)) done.value = t(said, { name });
  };
  const act = (label: string, icon: string, work: () => Promise<void>) => (
    <button type="button" class="btn sm" onClick={work}>
      <Icon name={icon} />
      {t(label)}
    </button>
  );
  return (
    <div class="person-actions">
      <div class="stack">
        {owner &&
          playing &&
          seat !== undefined &&
          away &&
          act('web.person.toBot', 'vintage-robot', () => run(seatToBot(id, seat), 'web.person.toBot.done'))}
        {owner &&
          replaced &&
          seat !== undefined &&
          act('web.person.dismiss', 'close', () => run(sendAway(id, seat), 'web.person.dismiss.done'))}
        {owner &&
          act(muted ? 'web.person.unmute' : 'web.person.mute', muted ? 'sound' : 'mute', async () => {
            await run(mute(id, person.id, !muted), muted ? 'web.person.unmute.done' : 'web.person.mute.done');
            room.noteMuted(person.id, !muted);
          })}
        <a class="btn sm" href={`/people/${person.id}`}>
          <Icon name="person" />
          {t('web.person.page')}
        </a>
        {act('web.person.block', 'lock', async () => {
          if (await room.block(person.id))
            done.value = t('web.person.block.done', { name, own: owner && playing ? 'yes' : 'no' });
        })}
        {act('web.person.report', 'flag', async () => {
          reporting.value = !reporting.value;
        })}
      </div>
      {reporting.value && (
        <ReportForm
          name={name}
          send={async (text) => {
            const about = { table: id, person: person.id, text, ...(line === undefined ? {} : { line }) };
            reporting.value = false;
            await run(report(about), 'web.person.report.done');
          }}
        />
      )}
      <p role="status">{done.value}</p>
    </div>
  );
}

function ReportForm({ name, send }: { name: string; send: (text: string) => Promise<void> }) {
  const text = useSignal('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value.trim()) void send(text.value.trim());
      }}
    >
      <label class="field">
        {t('web.person.report.what', { name })}
        <textarea
          rows={3}
          maxLength={2000}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn sm" disabled={text.value.trim() === ''}>
        {t('web.person.report.send')}
      </button>
    </form>
  );
}
