import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { type Plan, seatCount, without } from './plan.ts';

/** What every row of a seat has to know about being changed. */
export interface Editing {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Null where so few cannot play. */
  readonly remove: (() => void) | null;
}

interface Props {
  readonly plan: Plan;
  readonly change: (next: Plan) => void;
  readonly fewest: number;
  readonly row: (at: number, editing: Editing) => VNode;
}

/** The seats, of which one at a time is open to be changed. */
export function SeatRows({ plan, change, fewest, row }: Props) {
  const open = useSignal<number | null>(null);
  const count = seatCount(plan);
  const leave = (at: number) => () => {
    open.value = null;
    change(without(plan, at));
  };
  return (
    <ul class="rows">
      {Array.from({ length: count }, (_, at) =>
        row(at, {
          open: open.value === at,
          toggle: () => (open.value = open.value === at ? null : at),
          remove: count > fewest ? leave(at) : null,
        }),
      )}
    </ul>
  );
}
