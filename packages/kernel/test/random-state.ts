import fc from 'fast-check';
import { fixture, type State } from './fixture.ts';
import { begin } from './helpers.ts';

/** A state of the fixture after some random steps, with something in the fields that no step touches. */
export const anyState: fc.Arbitrary<State> = fc
  .record({
    seats: fc.integer({ min: 1, max: 4 }),
    seed: fc.nat(50),
    steps: fc.array(fc.nat(1000), { maxLength: 12 }),
    notes: fc.dictionary(fc.string({ maxLength: 3 }), fc.maxSafeInteger(), { maxKeys: 3, noNullPrototype: true }),
    orders: fc.array(
      fc.oneof(
        fc.constant({ kind: 'rest' as const }),
        fc.record(
          {
            kind: fc.constant('march' as const),
            seat: fc.nat(3),
            to: fc.constantFrom('north' as const, 'south' as const),
          },
          { noNullPrototype: true },
        ),
      ),
      { maxLength: 3 },
    ),
    effect: fc.record({ op: fc.string(), n: fc.integer() }, { requiredKeys: ['op'], noNullPrototype: true }),
  })
  .map(({ seats, seed, steps, notes, orders, effect }) => {
    const match = begin({ open: seed % 2 === 0 }, { seats, seed });
    for (const pick of steps) {
      const [seat] = match.waiting();
      if (seat !== undefined) match.step(seat, match.state.asked, pick % match.choices(seat).length);
    }
    const state = fixture.schema.copy(match.state);
    return Object.assign(state, { notes, orders, effect });
  });
