import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { openTestServer, startTable, Visitor } from './helpers.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const person = (name: string) => Visitor.named(server.address, name);
const stranger = () => new Visitor(server.address);
const passphrase = 'correct horse battery';
const rows = (table: 'people' | 'sessions' | 'chat' | 'recovery') =>
  server.context.store.db.selectFrom(table).selectAll().execute();

describe('guests', () => {
  test('a name is enough, and comes with a cookie that no script can read', async () => {
    const guest = stranger();
    const { status, body, headers } = await guest.post('/api/guests', { name: '  Łucja   Żak ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Łucja Żak', kept: false, language: 'en' });
    expect(headers.get('set-cookie')).toMatch(
      /^cinderhall=[\w-]{32}\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect((await guest.get('/api/me')).body.id).toBe(body.id);
    expect(JSON.stringify(await rows('sessions'))).not.toContain(guest.cookie.slice(11, 43));
  });

  test('a visitor is told who they are, and to be nobody yet is no error', async () => {
    expect(await stranger().get('/api/visitor')).toMatchObject({ status: 200, body: { person: null } });
    const guest = await person('Nela');
    expect((await guest.get('/api/visitor')).body.person).toMatchObject({ name: 'Nela', kept: false });
  });

  test('nobody needs a name to come in, but an account does', async () => {
    const guest = stranger();
    const { status, body } = await guest.post('/api/guests', {});
    expect([status, body.name]).toEqual([200, '']);
    expect((await stranger().post('/api/guests', {})).status).toBe(200);
    const passphrase = 'a passphrase of some length';
    expect((await guest.put('/api/me/passphrase', { passphrase })).body.error.code).toBe('person.name');
    expect((await guest.patch('/api/me', { name: 'Zofia Nowa' })).body.name).toBe('Zofia Nowa');
    expect((await guest.put('/api/me/passphrase', { passphrase })).status).toBe(200);
  });

  test('only what can be a name is one', async () => {
    for (const name of ['x', '', '   ', '<b>bold</b>', 'a'.repeat(25), '\u202Egnp', '🙂🙂', 'tab\tbed\u0000'])
      expect((await stranger().post('/api/guests', { name })).body.error.code, name).toMatch(
        /person.name|request.invalid/,
      );
    expect((await stranger().post('/api/guests', { name: 'Ann', admin: true })).body.error.code).toBe(
      'request.invalid',
    );
    expect((await stranger().post('/api/guests', { name: 7 })).body.error.code).toBe('request.invalid');
  });

  test('a cookie with a wrong signature is nobody', async () => {
    const guest = await person('Ann');
    const [token] = guest.cookie.split('.');
    for (const cookie of [
      `${token}.${'A'.repeat(43)}`,
      `${token}`,
      'cinderhall=',
      `${guest.cookie}x`,
      'cinderhall=a.b',
    ]) {
      const other = stranger();
      other.cookie = cookie;
      expect((await other.get('/api/me')).body.error.code).toBe('session.none');
    }
  });

  test('rename, and language', async () => {
    const guest = await person('Ann');
    expect((await guest.patch('/api/me', { name: 'Anna', language: 'pl' })).body).toMatchObject({
      name: 'Anna',
      language: 'pl',
    });
    expect((await guest.patch('/api/me', { language: 'xx' })).status).toBe(400);
  });
});

describe('kept accounts', () => {
  test('a passphrase keeps the name; signing in elsewhere; new passphrases end other sessions', async () => {
    const owner = await person('Keeper One');
    const kept = await owner.put('/api/me/passphrase', { passphrase });
    expect(kept.body.codes).toHaveLength(8);
    const stored = (await rows('people')).find(({ id }) => id === owner.id);
    expect(stored?.passphrase).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    // The name is taken in all spellings.
    for (const name of ['keeper one', 'Keeper-One', 'KEEPER ONE'])
      expect((await stranger().post('/api/guests', { name })).body.error.code).toBe('person.nameTaken');

    const elsewhere = stranger();
    expect((await elsewhere.post('/api/sessions', { name: 'keeper one', passphrase: 'wrong' })).body.error.code).toBe(
      'person.wrong',
    );
    expect((await elsewhere.post('/api/sessions', { name: 'nobody at all', passphrase })).body.error.code).toBe(
      'person.wrong',
    );
    expect((await elsewhere.post('/api/sessions', { name: 'Keeper One', passphrase })).body.id).toBe(owner.id);
    expect((await elsewhere.get('/api/me')).body.kept).toBe(true);

    expect((await owner.put('/api/me/passphrase', { passphrase: 'another long one' })).body.error.code).toBe(
      'person.wrong',
    );
    await owner.put('/api/me/passphrase', { passphrase: 'another long one', current: passphrase });
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect((await owner.get('/api/me')).status).toBe(200);
    await owner.delete('/api/sessions/current');
    expect((await owner.get('/api/me')).status).toBe(401);
  });

  test('a recovery code works once', async () => {
    const owner = await person('Forgetful');
    const { codes } = (await owner.put('/api/me/passphrase', { passphrase })).body;
    const recover = (code: string) =>
      stranger().post('/api/sessions/recovery', { name: 'Forgetful', code, passphrase: 'remembered this time' });
    expect((await recover('bbbb-bbbb-bbbb-bbbb-bbbb')).body.error.code).toBe('person.wrong');
    expect((await recover(codes[3])).body.id).toBe(owner.id);
    expect((await recover(codes[3])).body.error.code).toBe('person.wrong');
    expect((await owner.get('/api/me')).status).toBe(401);
    expect(
      (await stranger().post('/api/sessions', { name: 'Forgetful', passphrase: 'remembered this time' })).status,
    ).toBe(200);
    expect(JSON.stringify(await rows('recovery'))).not.toContain(codes[0]);
  });

  test('two who want the same name at once: one gets it', async () => {
    const twins = await Promise.all([person('Same Name'), person('Same Name')]);
    const got = await Promise.all(twins.map((twin) => twin.put('/api/me/passphrase', { passphrase })));
    expect(got.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('going away', () => {
  test('everything that names a person goes, and a bot plays on', async () => {
    const [ann, bob] = [await person('Ann'), await person('Going Bob')];
    const table = await startTable([ann, bob]);
    const socket = await bob.connect();
    socket.send({ type: 'watch', table });
    await socket.state();
    await socket.ask({ type: 'say', table, text: 'good bye' });
    await bob.put('/api/me/passphrase', { passphrase });
    expect((await bob.delete('/api/me', {})).body.error.code).toBe('person.wrong');
    const mine = (await bob.get('/api/me/export')).body;
    expect(mine).toMatchObject({
      chat: [{ text: 'good bye' }],
      matches: [{ table, record: { format: 'cinderhall-seat', seat: 1 } }],
    });
    expect((await bob.delete('/api/me', { passphrase })).status).toBe(200);
    await expect(socket.next(() => false)).rejects.toThrow('4001');
    const all = JSON.stringify([await rows('people'), await rows('chat'), await rows('sessions')]);
    expect(all).not.toContain(bob.id);
    expect(all).not.toContain('Going Bob');
    const state = (await ann.get(`/api/tables/${table}/state`)).body;
    expect(state.bots[1]).toBe('veteran');
    const about = (await ann.get(`/api/tables/${table}`)).body;
    expect(about.seats[1].person).toBe(null);
  });

  test('finished matches are exported as whole saves', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const table = await startTable([ann, bob]);
    const socket = await ann.connect();
    await socket.ask({ type: 'resign', table, seat: 0 });
    const { matches } = (await ann.get('/api/me/export')).body;
    expect(matches).toMatchObject([
      {
        table,
        status: 'over',
        record: { format: 1, seed: expect.any(String), log: [['resign', 0, expect.any(Number)]] },
      },
    ]);
  });
});

describe('blocks', () => {
  test('whom somebody has blocked cannot sit down with them, nor be read by them', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const table = (await ann.post('/api/tables', { game: 'noughts-and-crosses', seats })).body.id;
    await ann.put(`/api/me/blocks/${bob.id}`);
    expect((await ann.get('/api/me/blocks')).body).toEqual([{ id: bob.id, name: 'Bob' }]);
    expect((await bob.post(`/api/tables/${table}/join`)).body.error.code).toBe('table.blocked');
    await ann.delete(`/api/me/blocks/${bob.id}`);
    expect((await bob.post(`/api/tables/${table}/join`)).status).toBe(200);
    await ann.put(`/api/me/blocks/${bob.id}`);
    await bob.post(`/api/tables/${table}/chat`, { text: 'hello' });
    expect((await ann.get(`/api/tables/${table}/chat`)).body).toEqual([]);
    expect((await bob.get(`/api/tables/${table}/chat`)).body).toMatchObject([{ text: 'hello' }]);
    expect((await ann.put(`/api/me/blocks/${ann.id}`)).body.error.code).toBe('person.self');
    expect((await ann.put(`/api/me/blocks/${'2'.repeat(15)}`)).body.error.code).toBe('person.unknown');
  });
});
