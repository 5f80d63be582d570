import type { TableCard } from '../protocol.ts';

/** Whether anybody may sit down: a seat that is kept for somebody, or that a bot has, is not free. */
export const hasFreeSeat = ({ online }: Pick<TableCard, 'online'>, reader?: string): boolean =>
  online?.seats.some(
    ({ kind, person }) => kind === 'open' || (kind === 'invited' && person !== null && person.id === reader),
  ) ?? false;
