import Type from 'typebox';
import { closed, Id, SeatNumber } from './values.ts';

/** What a webhook and a browser's push service get. */
export const Reminder = Type.Object(
  {
    /** Such as `turn`; `test` for a sample. */
    kind: Type.String(),
    /** In the language of the person. */
    message: Type.String(),
    table: Type.Optional(Id),
    game: Type.Optional(Type.String()),
    seat: Type.Optional(SeatNumber),
    /** The address of the table, where the hall knows its own. */
    url: Type.Optional(Type.String()),
  },
  closed,
);
