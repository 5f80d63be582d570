import { type SeatWish, usualSettings } from '@cinderhall/protocol';
import type { SeatPlan, TableSettings } from '../../protocol.ts';
import { known, type Options, type Selection, type Spec } from './selection.ts';

/** What was planned the last time, for each of the two places where a table can be. */
export interface Plan {
  readonly where: 'here' | 'online';
  readonly seats: readonly SeatPlan[];
  readonly wishes: readonly SeatWish[];
  readonly settings: TableSettings;
  readonly options: Options;
}

/** Without a name: called as the settings say. */
export const person = (): SeatPlan => ({ kind: 'person', name: '', level: null });
/** Without a name: the table finds it a character. */
export const bot = (level: string | null = null): SeatPlan => ({ kind: 'bot', name: '', level: level ?? 'greedy' });

/** The usual plan, with what is remembered of the last one. */
export function planFrom(last: Partial<Plan>, spec: Spec): Plan {
  const plan: Plan = {
    where: 'here',
    seats: [person(), bot(), bot()],
    wishes: [{ kind: 'me' }, { kind: 'open' }],
    settings: usualSettings,
    options: {},
    ...last,
  };
  return { ...plan, options: known(spec, plan.options) };
}

export const seatCount = ({ where, seats, wishes }: Plan): number =>
  where === 'online' ? wishes.length : seats.length;

export const selectionOf = (plan: Plan): Selection => ({ options: plan.options, seats: seatCount(plan) });

/** The same plan for another number of seats: new ones are for bots here, and for anybody online. */
export function resized(plan: Plan, n: number): Plan {
  const { where, seats, wishes } = plan;
  return where === 'online'
    ? { ...plan, wishes: Array.from({ length: n }, (_, i): SeatWish => wishes[i] ?? { kind: 'open' }) }
    : { ...plan, seats: Array.from({ length: n }, (_, i) => seats[i] ?? (i === 0 ? person() : bot())) };
}

/** Without one of the seats; those behind it move up. */
export function without(plan: Plan, at: number): Plan {
  const other = (_: unknown, i: number): boolean => i !== at;
  return plan.where === 'online'
    ? { ...plan, wishes: plan.wishes.filter(other) }
    : { ...plan, seats: plan.seats.filter(other) };
}

/** The owner has one seat: taking another one opens the first. */
export const wished = (wishes: readonly SeatWish[], at: number, next: SeatWish): SeatWish[] =>
  wishes.map((one, i) => (i === at ? next : next.kind === 'me' && one.kind === 'me' ? { kind: 'open' } : one));
