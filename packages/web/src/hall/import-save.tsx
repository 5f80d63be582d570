import { useSignal } from '@preact/signals';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { isRefusal } from '../host.ts';
import { Icon } from '../look/icon.tsx';
import type { Id, Refusal } from '../protocol.ts';
import { serverState } from '../remote/hall.ts';
import { orRefusal } from '../remote/refusals.ts';
import { importSave } from '../remote/tables.ts';
import { ensurePerson } from './name-field.tsx';

const here = async (save: object): Promise<Id | Refusal> => (await import('../local/host.ts')).localHost.load(save);
const there = (save: object): Promise<Id | Refusal> =>
  orRefusal(ensurePerson(settings.value.name).then(() => importSave(save)));

/** A saved match from a file becomes a table: in this browser, or on the server. */
export function ImportSave() {
  const problem = useSignal('');
  const read = async (file: File | undefined, open: (save: object) => Promise<Id | Refusal>) => {
    if (!file) return;
    problem.value = '';
    try {
      const save = JSON.parse(await file.text());
      const id = await open(save);
      if (isRefusal(id)) {
        problem.value = t(id.reason.key, id.reason.params);
        return;
      }
      // Without room for notes and reviews, the match is here all the same.
      if ('review' in save) await (await import('../review/store.ts')).unpack(save).catch(() => undefined);
      go(`/t/${id}`);
    } catch {
      problem.value = t('web.import.unreadable');
    }
  };
  const input = (label: string, open: (save: object) => Promise<Id | Refusal>) => (
    <label class="btn sm">
      <Icon name="load" />
      {label}
      <input
        class="sr"
        type="file"
        accept="application/json,.json"
        onChange={(event) => read(event.currentTarget.files?.[0], open)}
      />
    </label>
  );
  return (
    <section class="box import" aria-label={t('web.import')}>
      {input(t('web.import'), here)}
      {serverState.value === 'up' && input(t('web.import.online'), there)}
      <p role="status">{problem.value}</p>
    </section>
  );
}
