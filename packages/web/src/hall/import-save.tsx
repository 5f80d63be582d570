import { useSignal } from '@preact/signals';
import { go } from '../app/router.ts';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';

/** A saved match from a file becomes a table here. */
export function ImportSave() {
  const problem = useSignal('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    problem.value = '';
    try {
      const { localHost } = await import('../local/host.ts');
      const id = await localHost.load(JSON.parse(await file.text()));
      if (typeof id === 'string') go(`/t/${id}`);
      else problem.value = t(id.reason.key, id.reason.params);
    } catch {
      problem.value = t('web.import.unreadable');
    }
  };
  return (
    <section class="box import">
      <label class="btn sm">
        <Icon name="load" />
        {t('web.import')}
        <input
          class="sr"
          type="file"
          accept="application/json,.json"
          onChange={(event) => read(event.currentTarget.files?.[0])}
        />
      </label>
      <p role="status">{problem.value}</p>
    </section>
  );
}
