import type { Chance } from '@cinderhall/kernel';
import { clientMessages } from '@cinderhall/protocol/schemas';

export interface Target {
  readonly running: string;
  readonly open: string;
  readonly decision: number;
}

/** A random message that no client sends. */
export function nonsense(chance: Chance, { running, open }: Target): string {
  const values: readonly unknown[] = [
    null,
    true,
    -1,
    1e308,
    0.5,
    '',
    'x'.repeat(2000),
    '__proto__',
    [],
    {},
    [[[[]]]],
    { toString: 1 },
    '\u0000',
    2 ** 53,
  ];
  const types = Object.keys(clientMessages);
  const value = () => chance.pick(values);
  const table = () => chance.pick<unknown>([running, open, '2'.repeat(15), 'x', running.toUpperCase(), value()]);
  const message: Record<string, unknown> = {
    type: chance.below(5) === 0 ? value() : chance.pick(types),
    table: table(),
    seat: chance.below(3) === 0 ? value() : chance.below(4),
    decision: chance.below(3) === 0 ? value() : chance.below(4),
    index: chance.below(3) === 0 ? value() : chance.below(12),
    ref: chance.below(4) === 0 ? value() : 'cell:1',
    text: chance.below(4) === 0 ? value() : 'hello',
  };
  for (const key of Object.keys(message)) if (chance.below(4) === 0) delete message[key];
  if (chance.below(6) === 0) message[chance.pick(['seed', 'state', 'constructor', 'person', '__proto__x'])] = value();
  const text = JSON.stringify(message);
  switch (chance.below(12)) {
    case 0:
      return text.slice(0, chance.below(text.length));
    case 1:
      return '['.repeat(1 + chance.below(3000));
    case 2:
      return `{"a":`.repeat(1 + chance.below(1000));
    case 3:
      return String.fromCharCode(...Array.from({ length: 50 }, () => chance.below(0xd800)));
    default:
      return text;
  }
}
