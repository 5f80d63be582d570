import type { Language } from '@cinderhall/kernel';
import { hash, verify } from '@node-rs/argon2';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { newCode, newId, sha256 } from '../ids.ts';
import { isConflict } from '../store/faults.ts';
import type { PersonRow } from '../store/schema.ts';
import { handleOf, readName } from './names.ts';

/** argon2id, which the library uses unless told otherwise, as OWASP asks for it: 19 MB, two rounds. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CODES = 8;
/** Somebody's hash, to compare with when there is no such person: the time taken must not tell. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$oAgwflk58mZwD+/UShnvbA$1Q1l8zKmBQO1pPDVyxghZeYhwqNd0KMNCtDXARe7j1I';

export async function newGuest(context: ServerContext, name: string, language: Language): Promise<PersonRow> {
  const shown = readName(name);
  await mustBeFree(context, shown, null);
  const person = {
    id: newId(),
    name: shown,
    handle: null,
    passphrase: null,
    language,
    created: context.now(),
    webhook: null,
  };
  await context.store.patiently(() => context.store.db.insertInto('people').values(person).execute());
  return person;
}

/** A name that somebody keeps is nobody else's, not even a guest's. */
async function mustBeFree({ store }: ServerContext, name: string, but: string | null): Promise<void> {
  const owner = await store.patiently(() =>
    store.db.selectFrom('people').select('id').where('handle', '=', handleOf(name)).executeTakeFirst(),
  );
  if (owner && owner.id !== but) throw new Fault('person.nameTaken');
}

export async function rename(context: ServerContext, person: PersonRow, name: string): Promise<PersonRow> {
  const shown = readName(name);
  await mustBeFree(context, shown, person.id);
  const handle = person.handle === null ? null : handleOf(shown);
  await update(context, person.id, { name: shown, handle });
  return { ...person, name: shown, handle };
}

export const setLanguage = (context: ServerContext, person: string, language: Language): Promise<void> =>
  update(context, person, { language });

/** Keeps an account under its name, and answers with codes for the day the passphrase is lost. */
export async function keepWith(
  context: ServerContext,
  person: PersonRow,
  passphrase: string,
  current?: string,
): Promise<string[]> {
  if (person.passphrase !== null && !(await fits(person.passphrase, current ?? ''))) throw new Fault('person.wrong');
  const hashed = await hash(passphrase, argon);
  const codes = Array.from({ length: CODES }, newCode);
  await mustBeFree(context, person.name, person.id);
  await takingName(() =>
    context.store.together(async (db) => {
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
  await takingName(() =>
    store.patiently(() => store.db.updateTable('people').set(change).where('id', '=', id).execute()),
  );
}

/** Two who take the same name at the same moment: the database decides. */
async function takingName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isConflict(error) ? new Fault('person.nameTaken') : error;
  }
}

export async function signIn(context: ServerContext, name: string, passphrase: string): Promise<PersonRow> {
  const person = await byName(context, name);
  const right = await fits(person?.passphrase ?? NOBODY, passphrase);
  if (!person || !right) throw new Fault('person.wrong');
  return person;
}

/** A recovery code is as good as the passphrase, once. It sets a new one. */
export async function recover(
  context: ServerContext,
  name: string,
  code: string,
  passphrase: string,
): Promise<PersonRow> {
  const person = await byName(context, name);
  const hashed = await hash(passphrase, argon);
  if (!person) throw new Fault('person.wrong');
  const used = await context.store.together(async (db) => {
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
  store.patiently(() =>
    store.db.selectFrom('people').selectAll().where('handle', '=', handleOf(name)).executeTakeFirst(),
  );

const fits = (hashed: string, passphrase: string): Promise<boolean> => verify(hashed, passphrase);

export async function checkPassphrase(person: PersonRow, passphrase: string | undefined): Promise<void> {
  if (person.passphrase !== null && !(await fits(person.passphrase, passphrase ?? ''))) throw new Fault('person.wrong');
}

/** Everything that names the person goes; matches stay for those who played them too, without the name. */
export async function erase({ store }: ServerContext, person: string): Promise<void> {
  await store.together(async (db) => {
    for (const table of ['sessions', 'recovery', 'pushes', 'outbox', 'mutes', 'reports'] as const)
      await db.deleteFrom(table).where('person', '=', person).execute();
    await db.deleteFrom('chat').where('person', '=', person).execute();
    await db
      .deleteFrom('blocks')
      .where((eb) => eb.or([eb('person', '=', person), eb('blocked', '=', person)]))
      .execute();
    await db.deleteFrom('people').where('id', '=', person).execute();
    await store.tell({ people: [person] }, db);
  });
}

export async function namesOf({ store }: ServerContext, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await store.patiently(() =>
    store.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', [...new Set(ids)])
      .execute(),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
