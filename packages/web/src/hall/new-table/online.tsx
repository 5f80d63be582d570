import type { Signal } from '@preact/signals';
import { NameField } from '../name-field.tsx';
import { OnlineSeatLine } from '../online-seat.tsx';
import { OnlineSettings } from '../online-settings.tsx';
import { type Plan, wished } from './plan.ts';
import { SeatFaction } from './seat-faction.tsx';
import type { Setting } from './setting.ts';

interface Props {
  readonly plan: Plan;
  readonly change: (next: Plan) => void;
}

/** Whom the seats of a table on the server are for. */
export const SeatsOnline = ({ setting, plan, change }: Props & { setting: Setting }) => (
  <ul class="rows">
    {plan.wishes.map((seat, at) => (
      <OnlineSeatLine
        key={at}
        seat={seat}
        at={at}
        change={(next) => change({ ...plan, wishes: wished(plan.wishes, at, next) })}
      >
        <SeatFaction setting={setting} at={at} />
      </OnlineSeatLine>
    ))}
  </ul>
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
