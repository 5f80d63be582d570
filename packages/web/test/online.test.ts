import { describe, expect, test } from 'vitest';
import type { ChatLine, OnlineSeat, TableCard } from '../src/protocol.ts';
import { hasFreeSeat } from '../src/remote/free-seat.ts';
import { groupedCode, joinPath, readInvitation } from '../src/remote/invite.ts';
import { mergedLines } from '../src/remote/lines.ts';

const TABLE = 'bcdfghjkmnpqrst';

describe('an invitation', () => {
  test('is read from a link, a code, and a code with gaps', () => {
    const invite = 'x_-Y9';
    expect(readInvitation(`https://hall.example/join/${TABLE}-${invite}`)).toEqual({ table: TABLE, invite });
    expect(readInvitation(`https://hall.example/t/${TABLE}`)).toEqual({ table: TABLE });
    expect(readInvitation(TABLE)).toEqual({ table: TABLE });
    expect(readInvitation(`  ${groupedCode(TABLE)} `)).toEqual({ table: TABLE });
    expect(readInvitation(`/join/${TABLE}?from=mail#x`)).toEqual({ table: TABLE });
  });
  test('leads back to itself', () => {
    for (const one of [{ table: TABLE }, { table: TABLE, invite: 'a-b_c' }])
      expect(readInvitation(joinPath(one))).toEqual(one);
  });
  test('is not read from anything else', () => {
    for (const text of ['', 'hello', 'aaaaaaaaaaaaaaa', `${TABLE}x`, '0bcdef012345678', `${TABLE}-<script>`])
      expect(readInvitation(text)).toBeNull();
  });
});

describe('a free seat', () => {
  const seat = (kind: OnlineSeat['kind'], person: string | null = null): OnlineSeat => ({
    seat: 0,
    kind,
    person: person === null ? null : { id: person, name: person },
    level: null,
  });
  const table = (...seats: OnlineSeat[]) => ({ online: { seats } }) as unknown as TableCard;
  test('is one that is open', () => {
    expect(hasFreeSeat(table(seat('person', 'a'), seat('open')))).toBe(true);
    expect(hasFreeSeat(table(seat('person', 'a'), seat('bot')))).toBe(false);
  });
  test('is not one that is kept for somebody else', () => {
    const kept = table(seat('person', 'a'), seat('invited', 'b'));
    expect(hasFreeSeat(kept, 'c')).toBe(false);
    expect(hasFreeSeat(kept, 'b')).toBe(true);
    expect(hasFreeSeat(table(seat('invited')), 'c')).toBe(false);
  });
});

describe('lines of the chat', () => {
  const line = (n: number, removed = false): ChatLine => ({
    line: n,
    person: 'p',
    name: 'Ann',
    text: '',
    at: 0,
    removed,
  });
  test('stand in order, each once, and as they were told last', () => {
    const merged = mergedLines([line(1), line(3)], [line(2), line(1, true)]);
    expect(merged.map(({ line: n, removed }) => [n, removed])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
  });
});
