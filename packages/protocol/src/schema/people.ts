import Type from 'typebox';
import { Named } from './table.ts';
import { Count, closed, Id, LanguageCode, list, nullable, Time } from './values.ts';

const Name = Type.String({ minLength: 1, maxLength: 80 });
const Passphrase = Type.String({ minLength: 10, maxLength: 200 });
const GivenPassphrase = Type.String({ maxLength: 200 });
const Address = Type.String({ minLength: 1, maxLength: 1_000 });
const Key = Type.String({ minLength: 1, maxLength: 200 });
const OfPerson = Type.Object({ person: Id }, closed);
const Empty = Type.Object({}, closed);

/** A person's own account. */
export const Person = Type.Object(
  {
    id: Id,
    /** Empty as long as none was chosen. */
    name: Type.String(),
    language: LanguageCode,
    /** Has a passphrase, so that it can be used on other devices. */
    kept: Type.Boolean(),
    webhook: Type.Boolean(),
    created: Time,
  },
  closed,
);

/** Where a person is signed in. */
export const SessionInfo = Type.Object(
  {
    id: Type.String(),
    /** Browser and system; empty if they are not known. */
    device: Type.String(),
    created: Time,
    /** When it was last used, to an hour. */
    seen: Time,
    /** The one of this request. */
    current: Type.Boolean(),
  },
  closed,
);

const ExportedMatch = Type.Object(
  {
    table: Id,
    game: Type.String(),
    status: Type.String(),
    record: Type.Optional(Type.Object({}, { additionalProperties: true })),
  },
  closed,
);
const ExportedLine = Type.Object({ match: Id, line: Count, text: Type.String(), at: Time }, closed);

/** Guests, accounts, sessions, blocks and reminders. */
export const peopleRoutes = {
  'POST /api/guests': {
    body: Type.Object({ name: Type.Optional(Name), language: Type.Optional(LanguageCode) }, closed),
    response: { 200: Person },
  },
  'GET /api/me': { response: { 200: Person } },
  /** The person of the session, or null: having none is not an error. */
  'GET /api/visitor': { response: { 200: Type.Object({ person: nullable(Person) }, closed) } },
  'PATCH /api/me': {
    body: Type.Object({ name: Type.Optional(Name), language: Type.Optional(LanguageCode) }, closed),
    response: { 200: Person },
  },
  'DELETE /api/me': {
    body: Type.Object({ passphrase: Type.Optional(GivenPassphrase) }, closed),
    response: { 200: Empty },
  },
  'PUT /api/me/passphrase': {
    body: Type.Object({ passphrase: Passphrase, current: Type.Optional(GivenPassphrase) }, closed),
    response: { 200: Type.Object({ codes: list(Type.String()) }, closed) },
  },
  'GET /api/me/export': {
    response: {
      200: Type.Object(
        { person: Person, chat: list(ExportedLine), blocks: list(Id), matches: list(ExportedMatch) },
        closed,
      ),
    },
  },
  'POST /api/sessions': {
    body: Type.Object({ name: Name, passphrase: GivenPassphrase }, closed),
    response: { 200: Person },
  },
  'POST /api/sessions/recovery': {
    body: Type.Object({ name: Name, code: Type.String({ maxLength: 60 }), passphrase: Passphrase }, closed),
    response: { 200: Person },
  },
  'DELETE /api/sessions/current': { response: { 200: Empty } },
  /** The last used one first. */
  'GET /api/me/sessions': { response: { 200: list(SessionInfo) } },
  /** Its connections are closed at once. */
  'DELETE /api/me/sessions/:session': {
    params: Type.Object({ session: Type.String({ pattern: '^[0-9a-f]{20}$' }) }, closed),
    response: { 200: Empty },
  },
  'GET /api/me/blocks': { response: { 200: list(Named) } },
  'PUT /api/me/blocks/:person': { params: OfPerson, response: { 200: Empty } },
  'DELETE /api/me/blocks/:person': { params: OfPerson, response: { 200: Empty } },
  'GET /api/people/:person': {
    params: OfPerson,
    response: { 200: Type.Object({ id: Id, name: Type.String(), created: Time }, closed) },
  },
  'POST /api/reports': {
    body: Type.Object(
      {
        table: Type.Optional(Id),
        person: Type.Optional(Id),
        line: Type.Optional(Count),
        text: Type.String({ minLength: 1, maxLength: 2_000 }),
      },
      closed,
    ),
    response: { 200: Empty },
  },
  'GET /api/push-key': { response: { 200: Type.Object({ key: Type.String() }, closed) } },
  'PUT /api/me/webhook': { body: Type.Object({ url: nullable(Address) }, closed), response: { 200: Empty } },
  'POST /api/me/webhook/test': {
    response: { 200: Type.Object({ status: nullable(Type.Integer()) }, closed) },
  },
  'POST /api/me/pushes': {
    body: Type.Object({ endpoint: Address, keys: Type.Object({ p256dh: Key, auth: Key }, closed) }, closed),
    response: { 200: Empty },
  },
  'DELETE /api/me/pushes': { body: Type.Object({ endpoint: Address }, closed), response: { 200: Empty } },
};
