import Type from 'typebox';
import { languages } from '../words/index.ts';

/** Unknown fields are refused. */
export const closed = { additionalProperties: false } as const;
export const Id = Type.String({ pattern: '^[2-9b-z]{15}$' });
export const Language = Type.Union(languages.map((language) => Type.Literal(language)));
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 31 });
/** −1 is a spectator. */
export const Viewer = Type.Integer({ minimum: -1, maximum: 31 });
export const OfTable = Type.Object({ table: Id }, closed);
export const OfSeat = Type.Object({ table: Id, seat: SeatNumber }, closed);
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
