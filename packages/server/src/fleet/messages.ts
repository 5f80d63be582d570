import Type, { type Static } from 'typebox';
import { jsonReader } from '../store/json.ts';

const PREFIX = 'cinderhall.fleet.';
/** Asked by a thinker that has nothing to do; one of the processes with waiting questions answers with a job. */
export const FREE = `${PREFIX}free`;
/** The processes share what is asked there. */
export const HALLS = 'halls';
/** Told when questions wait somewhere. */
export const WAKE = `${PREFIX}wake`;
/** Where the answer to a job goes. */
export const answerTo = (id: string): string => `${PREFIX}answer.${id}`;

/** While it thinks, a thinker says so at this interval; one that is silent for three of them is given up. */
export const SIGN_INTERVAL = 1_000;
export const LONGEST_SILENCE = 3 * SIGN_INTERVAL;

/** What a thinker says when it asks for one. */
const Free = Type.Object({ version: Type.String() });
export type Free = Static<typeof Free>;
export const readFree = jsonReader(Free);

/** The answer to a thinker of another version. */
const OtherVersion = Type.Object({ otherVersion: Type.String() });
export type OtherVersion = Static<typeof OtherVersion>;

/** A question for a thinker: what its seat sees, and nothing else. */
const Job = Type.Object({
  id: Type.String(),
  /** Milliseconds to think. */
  limit: Type.Number(),
  question: Type.Object({
    game: Type.String(),
    seat: Type.Number(),
    view: Type.Unknown(),
    choices: Type.Array(Type.Unknown()),
    level: Type.String(),
    personality: Type.Union([Type.String(), Type.Null()]),
    seed: Type.Number(),
    budget: Type.Optional(Type.Number()),
  }),
});
export type Job = Static<typeof Job>;
export const readJob = jsonReader(Job);
export const readOffer = jsonReader(Type.Union([Job, OtherVersion]));

/** A sign of life, or the end of it. */
const Reply = Type.Object({ index: Type.Optional(Type.Number()), error: Type.Optional(Type.String()) });
export type Reply = Static<typeof Reply>;
export const readReply = jsonReader(Reply);
