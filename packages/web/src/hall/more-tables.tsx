import type { Signal } from '@preact/signals';
import { t } from '../app/words.ts';
import { readOn } from '../remote/hall.ts';
import type { TablePages } from '../remote/table-pages.ts';

interface MoreProps {
  /** How many of those that are here are not shown yet. */
  readonly hidden: number;
  /** Whether all that are here are shown. */
  readonly all: Signal<boolean>;
  /** Where older ones come from. */
  readonly pages: TablePages;
}

/** Shows what is left of a list: first what is here already, then page by page what the server has. */
export function MoreTables({ hidden, all, pages }: MoreProps) {
  if (hidden > 0 && !all.value)
    return (
      <button type="button" class="tbtn" onClick={() => (all.value = true)}>
        {t('web.tables.more', { n: hidden })}
      </button>
    );
  if (!pages.goesOn.value) return null;
  const older = () => {
    all.value = true;
    void readOn(pages);
  };
  return (
    <button type="button" class="tbtn" onClick={older}>
      {t('web.tables.older')}
    </button>
  );
}
