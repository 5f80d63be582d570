import type { Ref } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../src/index.ts';
import { refs } from '../src/why-not.ts';

const touched: readonly (readonly [Choice, readonly Ref[]])[] = [
  [{ kind: 'faction', faction: 3 }, ['faction:3']],
  [{ kind: 'conquer', card: 17 }, ['card:17']],
  [{ kind: 'over', card: 9, with: 'field' }, ['card:9']],
  [{ kind: 'fieldToken', how: 'deal' }, ['field:deal']],
  [{ kind: 'field' }, ['field']],
  [{ kind: 'tokens', goods: { conquer2: 1, conquer3: 2 } }, ['good:conquer2', 'good:conquer3']],
  [{ kind: 'payment', goods: { scrap: 1, universal: 1 } }, ['good:scrap', 'good:universal']],
  [{ kind: 'defend', defend1: 0, defend3: 2 }, ['good:defend3']],
  [{ kind: 'defend', defend1: 1, defend3: 1 }, ['good:defend1', 'good:defend3']],
  [{ kind: 'add', good: 'conquer1' }, ['good:conquer1']],
  [{ kind: 'take', from: 2, good: 'fuel' }, ['seat:2', 'pool:2:fuel']],
  [{ kind: 'store', good: 'brick', card: 4 }, ['card:4', 'good:brick']],
  [{ kind: 'lead' }, ['leader']],
  [{ kind: 'swap' }, ['deck']],
  [{ kind: 'pass' }, []],
];

test('a choice names everything on the table that it touches', () => {
  for (const [choice, things] of touched) expect(refs(choice)).toEqual(things);
});
