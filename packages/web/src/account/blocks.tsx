import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../remote/http.ts';
import { calledPerson } from '../remote/me.ts';
import { Panel, TaskStatus } from './fields.tsx';
import { useTask } from './task.ts';
import { w } from './words.ts';

export interface Other {
  readonly id: string;
  readonly name: string;
}

/** Whom I have blocked. */
export function Blocks() {
  const task = useTask();
  const people = useSignal<readonly Other[] | null>(null);
  const read = async () => {
    people.value = await call('GET /api/me/blocks');
  };
  useEffect(() => void task.run(read), []);
  const unblock = ({ id, name }: Other) =>
    task.run(
      async () => {
        await call('DELETE /api/me/blocks/:person', { params: { person: id } });
        await read();
      },
      w('me.unblocked', { name: calledPerson({ id, name }) }),
    );
  return (
    <Panel title={w('me.blocks')}>
      <p>{w('me.blocks.why')}</p>
      {people.value?.length === 0 && <p class="empty">{w('me.blocks.none')}</p>}
      <ul class="people">
        {people.value?.map((person) => (
          <li key={person.id}>
            <a href={`/people/${person.id}`}>{calledPerson(person)}</a>
            <button
              type="button"
              class="btn sm"
              aria-label={w('me.unblock.of', { name: calledPerson(person) })}
              onClick={() => unblock(person)}
            >
              {w('me.unblock')}
            </button>
          </li>
        ))}
      </ul>
      <TaskStatus task={task} />
    </Panel>
  );
}
