import { readFileSync } from 'node:fs';
import { closeCodes, PROTOCOL } from '@cinderhall/protocol';
import { clientMessages, routes, serverMessages } from '@cinderhall/protocol/schemas';
import { describe, expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8');
const said = (word: string): boolean => new RegExp(`\`${word}\`|type: "${word}"|"type": "${word}"`).test(page);

describe('docs/server.md', () => {
  test.each(Object.keys(clientMessages))('tells of the message %s that clients send', (type) => {
    expect(said(type)).toBe(true);
  });
  test.each(Object.keys(serverMessages))('tells of the message %s that the server sends', (type) => {
    expect(said(type)).toBe(true);
  });

  test('tells of no message that there is none of', () => {
    const types = [...page.matchAll(/"?type"?: "(\w+)"/g)].map(([, type = '']) => type);
    const known = [...Object.keys(clientMessages), ...Object.keys(serverMessages)];
    expect(types.filter((type) => !known.includes(type))).toEqual([]);
  });

  test('tells every field of a state', () => {
    for (const field of Object.keys(serverMessages.state.properties))
      expect([field, page.includes(`"${field}"`) || said(field)]).toEqual([field, true]);
  });

  test('knows the routes that it names, the version, and the codes of closing', () => {
    const named = [...page.matchAll(/(GET|POST|PUT|PATCH|DELETE) (\/api\/[\w/:-]+)/g)].map(
      ([, method, path]) => `${method} ${path}`,
    );
    expect(named.filter((route) => !Object.hasOwn(routes, route) && route !== 'GET /api/openapi')).toEqual([]);
    expect(page).toContain(`protocol: ${PROTOCOL}`);
    for (const code of [closeCodes.signedOut, closeCodes.protocol, closeCodes.policy])
      expect(page).toContain(String(code));
  });
});
