import { expect, test } from 'vitest';
import { saidOnce } from '../src/table/said-once.ts';

test('of messages that say the same only the first is left', () => {
  const say = ({ key }: { readonly key: string }) => `${key}.`;
  const messages = [
    { key: 'full.deal', rule: 'R-A-001' },
    { key: 'far' },
    { key: 'full.deal', rule: 'R-A-002' },
    { key: 'near' },
  ];
  expect(saidOnce(messages, say)).toEqual([{ key: 'full.deal', rule: 'R-A-001' }, { key: 'far' }, { key: 'near' }]);
});
