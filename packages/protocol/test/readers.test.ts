import { describe, expect, test } from 'vitest';
import { readServerMessage, serverShapes } from '../src/index.ts';
import { clientMessages, readClientMessage, serverMessages } from '../src/schemas.ts';

const TABLE = 'bcdfghjkmnpqrst';

interface Schema {
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: Schema };
}

/** What the light reader calls a field, worked out from its schema. */
const shapeIn = ({ type }: Schema): string => {
  if (type === 'array') return 'list';
  return type === 'integer' ? 'number' : (type ?? 'any');
};

describe("the browser's reader", () => {
  test('knows every message of the server, and asks for exactly the fields that its schema requires', () => {
    const wanted = Object.entries(serverMessages).map(([type, schema]) => {
      const { required = [], properties = {} } = schema as Schema;
      const fields = required.filter((name) => name !== 'type');
      return [type, Object.fromEntries(fields.map((name) => [name, shapeIn(properties[name] ?? {})]))];
    });
    expect(serverShapes).toEqual(Object.fromEntries(wanted));
  });

  test('answers null for what is no message, of an unknown type, or lacks a field', () => {
    const chat = { type: 'chat', table: TABLE, lines: [] };
    expect(readServerMessage(JSON.stringify(chat))).toEqual(chat);
    const wrong = [
      '',
      '{',
      'null',
      '[]',
      '{}',
      '{"type":7}',
      '{"type":"nonsense"}',
      '{"type":"toString"}',
      `{"type":"chat","table":"${TABLE}"}`,
      `{"type":"chat","table":"${TABLE}","lines":{}}`,
      `{"type":"chat","table":null,"lines":[]}`,
    ];
    for (const text of wrong) expect([text, readServerMessage(text)]).toEqual([text, null]);
  });
});

describe("the server's reader", () => {
  test('takes messages that are exactly as they should be', () => {
    const answer = { type: 'answer', table: TABLE, seat: 0, decision: 3, index: 1 };
    expect(readClientMessage(answer)).toEqual(answer);
    expect(readClientMessage({ ...answer, id: 7 })).not.toBeNull();
    const wrong = [
      null,
      [],
      'ping',
      {},
      { type: 'nonsense' },
      { type: 'toString' },
      { ...answer, more: 1 },
      { ...answer, seat: -1 },
      { ...answer, index: 1.5 },
      { ...answer, id: {} },
      { type: 'answer', table: TABLE, seat: 0, decision: 3 },
    ];
    for (const json of wrong) expect([json, readClientMessage(json)]).toEqual([json, null]);
  });

  test('every message says its own type', () => {
    for (const all of [clientMessages, serverMessages])
      for (const [type, { properties }] of Object.entries(all)) expect(properties.type.const).toBe(type);
  });
});
