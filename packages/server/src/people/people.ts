import { type Language, must } from '@cinderhall/kernel';
import { hash, verify } from '@node-rs/argon2';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { newCode, newId, sha256 } from '../ids.ts';
import { isConflict } from '../store/error-kind.ts';
import type { PersonRow } from '../store/schema.ts';
import { limitAttempts } from './attempts.ts';
import { handleOf, readName } from './names.ts';
import { remove } from './sessions.ts';

/** For argon2id, the library's default, as OWASP recommends: 19 MB, two rounds. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const RECOVERY_CODES = 8;
/** Verified when there is no such person, so that the response time does not reveal it. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$oAgwflk58mZwD+/UShnvbA$1Q1l8zKmBQO1pPDVyxghZeYhwqNd0KMNCtDXARe7j1I';

/** A guest may come without a name, and choose one later. */
export async function newGuest(
  context: ServerContext,
  name: string | undefined,
  language: Language,
): Promise<PersonRow> {
  const cleaned = name === undefined ? '' : readName(name);
  if (name !== undefined) await requireFreeName(context, cleaned, null);
  const person = {
    id: newId(),
    name: cleaned,
    handle: null,
    passphrase: null,
    language,
    created: context.now(),
    webhook: null,
  };
  await context.store.withRetry(() => context.store.db.insertInto('people').values(person).execute());
  return person;
}

/** A name with an account cannot be used by others, not even by guests. */
async function requireFreeName({ store }: ServerContext, name: string, but: string | null): Promise<void> {
  const owner = await store.reading(() =>
    store.db.selectFrom('people').select('id').where('handle', '=', handleOf(name)).executeTakeFirst(),
  );
  if (owner && owner.id !== but) throw new Fault('person.nameTaken');
}

export async function rename(context: ServerContext, person: PersonRow, name: string): Promise<PersonRow> {
  const cleaned = readName(name);
  await requireFreeName(context, cleaned, person.id);
  const handle = person.handle === null ? null : handleOf(cleaned);
  await update(context, person.id, { name: cleaned, handle });
  return { ...person, name: cleaned, handle };
}

export const setLanguage = (context: ServerContext, person: string, language: Language): Promise<void> =>
  update(context, person, { language });

/** Turns a guest into an account, or changes its passphrase; returns new recovery codes. */
export async function setPassphrase(
  context: ServerContext,
  person: PersonRow,
  passphrase: string,
  current?: string,
): Promise<string[]> {
  await checkPassphrase(context, person, current);
  // One signs in with a name, so an account needs one.
  readName(person.name);
  const hashed = await hash(passphrase, argon);
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await requireFreeName(context, person.name, person.id);
  await refusingTakenName(() =>
    context.store.transaction(async (db) => {
      await db
        .updateTable('people')
        .set({ passphrase: hashed, handle: handleOf(person.name) })
        .where('id', '=', person.id)
        .execute();
      await db.deleteFrom('recovery').where('person', '=', person.id).execute();
      await db
        .insertInto('recovery')
        .values(codes.map((code) => ({ code: sha256(code), person: person.id })))
        .execute();
    }),
  );
  return codes;
}

async function update({ store }: ServerContext, id: string, change: Partial<PersonRow>): Promise<void> {
  await refusingTakenName(() =>
    store.withRetry(() => store.db.updateTable('people').set(change).where('id', '=', id).execute()),
  );
}

/** When two take the same name at the same moment, the unique index decides. */
async function refusingTakenName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isConflict(error) ? new Fault('person.nameTaken') : error;
  }
}

export async function signIn(context: ServerContext, name: string, passphrase: string): Promise<PersonRow> {
  const person = await byName(context, name);
  await limitAttempts(context, name, async () => {
    const right = await isPassphrase(person?.passphrase ?? DUMMY_HASH, passphrase);
    return person !== undefined && right;
  });
  return must(person);
}

/** Signs in with a recovery code, which works once, and sets a new passphrase. */
export async function recover(
  context: ServerContext,
  name: string,
  code: string,
  passphrase: string,
): Promise<PersonRow> {
  const person = await byName(context, name);
  const hashed = await hash(passphrase, argon);
  if (!person) throw new Fault('person.wrong');
  const used = await context.store.transaction(async (db) => {
    const gone = await db
      .deleteFrom('recovery')
      .where('code', '=', sha256(code.trim().toLowerCase()))
      .where('person', '=', person.id)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) return false;
    await db.updateTable('people').set({ passphrase: hashed }).where('id', '=', person.id).execute();
    return true;
  });
  if (!used) throw new Fault('person.wrong');
  return person;
}

const byName = ({ store }: ServerContext, name: string): Promise<PersonRow | undefined> =>
  store.reading(() =>
    store.db.selectFrom('people').selectAll().where('handle', '=', handleOf(name)).executeTakeFirst(),
  );

const isPassphrase = (hashed: string, passphrase: string): Promise<boolean> => verify(hashed, passphrase);

export async function checkPassphrase(
  context: ServerContext,
  { name, passphrase: hashed }: PersonRow,
  passphrase: string | undefined,
): Promise<void> {
  if (hashed !== null) await limitAttempts(context, name, () => isPassphrase(hashed, passphrase ?? ''));
}

/** Deletes all personal data; matches stay for the other players, without the name. Returns the sessions that end. */
export async function erase({ store }: ServerContext, person: string): Promise<readonly string[]> {
  return store.transaction(async (db) => {
    const sessions = await db.selectFrom('sessions').select('id').where('person', '=', person).execute();
    const ended = await remove(
      store,
      db,
      sessions.map(({ id }) => id),
    );
    for (const table of ['recovery', 'pushes', 'outbox', 'mutes', 'reports'] as const)
      await db.deleteFrom(table).where('person', '=', person).execute();
    await db.deleteFrom('chat').where('person', '=', person).execute();
    await db
      .deleteFrom('blocks')
      .where((eb) => eb.or([eb('person', '=', person), eb('blocked', '=', person)]))
      .execute();
    await db.deleteFrom('people').where('id', '=', person).execute();
    return ended;
  });
}

export async function namesOf({ store }: ServerContext, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await store.reading(() =>
    store.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', [...new Set(ids)])
      .execute(),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
