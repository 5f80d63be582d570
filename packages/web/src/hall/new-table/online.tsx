import type { Signal } from '@preact/signals';
import { NameField } from '../name-field.tsx';
import { OnlineSettings } from '../online-settings.tsx';
import { OnlineSeatRow } from './online-seat-row.tsx';
import type { Plan } from './plan.ts';
import { wished } from './plan.ts';
import { SeatRows } from './seat-rows.tsx';
import type { Setting } from './setting.ts';

interface Props {
  readonly plan: Plan;
  readonly change: (next: Plan) => void;
}

/** Whom the seats of a table on the server are for. */
export const SeatsOnline = ({ setting, plan, change, fewest }: Props & { setting: Setting; fewest: number }) => (
  <SeatRows
    plan={plan}
    change={change}
    fewest={fewest}
    row={(at, editing) => (
      <OnlineSeatRow
        key={at}
        setting={setting}
        seats={plan.wishes}
        at={at}
        change={(next) => change({ ...plan, wishes: wished(plan.wishes, at, next) })}
        {...editing}
      />
    )}
  />
);

/** Under which name I sit there, and what is agreed for the table. */
export const Agreed = ({ plan, name, change }: Props & { name: Signal<string> }) => (
  <>
    <NameField name={name} />
    <OnlineSettings
      settings={plan.settings}
      change={(changes) => change({ ...plan, settings: { ...plan.settings, ...changes } })}
    />
  </>
);
