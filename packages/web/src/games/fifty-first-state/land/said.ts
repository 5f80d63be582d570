import type { State } from '@cinderhall/fifty-first-state';
import type { CardRecord, Param } from '@cinderhall/kernel';
import type { Session } from '../../../table/session.ts';

const isAmong = (id: string, { id: own, catalogue }: CardRecord): boolean =>
  own === id || (catalogue !== undefined && id.startsWith(own));

/** What the catalogue has of a tile, or of one side of it. */
export function recordOf(session: Session<State>, id: string): CardRecord | undefined {
  const records = session.table.game.cards();
  return records.find((one) => one.id === id) ?? records.find((one) => isAmong(id, one));
}

/** What it gives, for people who do not see it. */
export function textOf(session: Session<State>, id: string): string {
  const record = recordOf(session, id);
  return record ? session.say(record.text) : '';
}

/** Goods as words. */
export const inWords = (goods: { readonly [good: string]: number }): Param[] =>
  Object.entries(goods).flatMap(([good, n]) =>
    n > 0 ? [{ key: 'effects.goodsAlone', params: { n, good: { noun: `fiftyFirstState.${good}` } } }] : [],
  );
