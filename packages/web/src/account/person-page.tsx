import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Frame } from '../hall/frame.tsx';
import '../look/hall/account.css';
import { call, Refused } from '../remote/http.ts';
import { calledPerson, me } from '../remote/me.ts';
import type { Other } from './blocks.tsx';
import { TaskStatus } from './fields.tsx';
import { Gate } from './gate.tsx';
import { useTask } from './task.ts';
import { w } from './words.ts';

type Known = Other & { readonly blocked: boolean };

/** Somebody else, opened from their name at a table: here they can be blocked. */
export function PersonPage({ id }: { id: string }) {
  const other = useSignal<Known | 'nobody' | null>(null);
  const task = useTask();
  const read = async () => {
    try {
      const found = await call('GET /api/people/:person', { params: { person: id } });
      const blocks = me.value ? await call('GET /api/me/blocks') : [];
      other.value = { ...found, blocked: blocks.some((each) => each.id === id) };
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 500) throw error;
      other.value = 'nobody';
    }
  };
  useEffect(() => {
    if (me.value !== undefined) void task.run(read);
  }, [me.value]);
  const found = other.value;
  const title = found === 'nobody' ? w('me.person.unknown') : found ? calledPerson(found) : t('web.loading');
  return (
    <Frame title={title}>
      <main class="page account">
        <h1>{title}</h1>
        <Gate>
          {found === 'nobody' && <p>{w('me.person.unknown.why')}</p>}
          {found && found !== 'nobody' && (
            <Person
              other={found}
              turn={() =>
                task.run(
                  async () => {
                    await call(`${found.blocked ? 'DELETE' : 'PUT'} /api/me/blocks/:person`, {
                      params: { person: id },
                    });
                    await read();
                  },
                  w(found.blocked ? 'me.unblocked' : 'me.blocked', { name: calledPerson(found) }),
                )
              }
            />
          )}
          <TaskStatus task={task} />
          <a class="btn" href="/account">
            {w('me.toAccount')}
          </a>
        </Gate>
      </main>
    </Frame>
  );
}

function Person({ other, turn }: { other: Known; turn: () => Promise<void> }) {
  if (!me.value) return <p>{w('me.person.nobody')}</p>;
  if (me.value.id === other.id) return <p>{w('me.person.self')}</p>;
  return (
    <>
      <p>{w(other.blocked ? 'me.person.isBlocked' : 'me.person.why')}</p>
      <p>{w('me.blocks.why')}</p>
      <button type="button" class="btn bad" onClick={turn}>
        {w(other.blocked ? 'me.unblock.of' : 'me.block', { name: calledPerson(other) })}
      </button>
    </>
  );
}
