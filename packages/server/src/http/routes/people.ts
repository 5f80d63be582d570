import type { IncomingHttpHeaders } from 'node:http';
import { knownLanguage } from '@cinderhall/kernel';
import type { Person } from '@cinderhall/protocol';
import { routes } from '@cinderhall/protocol/schemas';
import { Fault } from '../../errors.ts';
import { block, blockedBy, unblock } from '../../people/blocks.ts';
import { deviceOf } from '../../people/device.ts';
import {
  checkPassphrase,
  erase,
  newGuest,
  recover,
  rename,
  setLanguage,
  setPassphrase,
  signIn,
} from '../../people/people.ts';
import { closeListed, closeOthers, closeSession, openSession, sessionsOf } from '../../people/sessions.ts';
import type { PersonRow } from '../../store/schema.ts';
import { languageOf } from '../../words/index.ts';
import { perMinute } from '../per-minute.ts';
import type { RouteContext } from '../route-context.ts';

const personInfo = ({ id, name, language, passphrase, webhook, created }: PersonRow): Person => ({
  id,
  name,
  language: knownLanguage(language),
  kept: passphrase !== null,
  webhook: webhook !== null,
  created,
});

/** Guests, accounts, sessions and blocks. */
export function peopleRoutes({
  app,
  context,
  visitors,
  requirePerson,
  personOf,
  sockets,
  leaveAll,
  exports,
}: RouteContext): void {
  const newCookie = async (person: string, headers: IncomingHttpHeaders): Promise<string> => {
    const { token, ended } = await openSession(context, person, deviceOf(headers['user-agent']));
    sockets.endSessions(ended);
    return visitors.cookie(token);
  };
  app.post(
    '/api/guests',
    { ...perMinute(20), schema: routes['POST /api/guests'] },
    async ({ body, headers }, reply) => {
      const language = body.language ?? languageOf(headers['accept-language']);
      const person = await newGuest(context, body.name, language);
      reply.header('Set-Cookie', await newCookie(person.id, headers));
      return personInfo(person);
    },
  );
  app.get('/api/me', { schema: routes['GET /api/me'] }, async (request) => personInfo(await requirePerson(request)));
  app.get('/api/visitor', { schema: routes['GET /api/visitor'] }, async (request) => {
    const person = await personOf(request);
    return { person: person && personInfo(person) };
  });
  app.patch('/api/me', { schema: routes['PATCH /api/me'] }, async (request) => {
    let person = await requirePerson(request);
    const { name, language } = request.body;
    if (name !== undefined) person = await rename(context, person, name);
    if (language !== undefined) {
      await setLanguage(context, person.id, language);
      person = { ...person, language };
    }
    return personInfo(person);
  });
  app.delete('/api/me', { ...perMinute(10), schema: routes['DELETE /api/me'] }, async (request, reply) => {
    const person = await requirePerson(request);
    await checkPassphrase(context, person, request.body.passphrase);
    await leaveAll(person.id);
    sockets.endSessions(await erase(context, person.id));
    reply.header('Set-Cookie', visitors.cookie(null));
    return {};
  });
  app.put('/api/me/passphrase', { ...perMinute(10), schema: routes['PUT /api/me/passphrase'] }, async (request) => {
    const person = await requirePerson(request);
    const codes = await setPassphrase(context, person, request.body.passphrase, request.body.current);
    sockets.endSessions(await closeOthers(context, person.id, visitors.tokenIn(request.headers.cookie)));
    return { codes };
  });
  // It is sent match by match, as text.
  app.get('/api/me/export', perMinute(6), async (request, reply) => {
    const person = await requirePerson(request);
    reply.header('Content-Disposition', 'attachment; filename="cinderhall.json"');
    return reply.type('application/json').send(exports.of(personInfo(person)));
  });

  app.post(
    '/api/sessions',
    { ...perMinute(10), schema: routes['POST /api/sessions'] },
    async ({ body, headers }, reply) => {
      const person = await signIn(context, body.name, body.passphrase);
      reply.header('Set-Cookie', await newCookie(person.id, headers));
      return personInfo(person);
    },
  );
  app.post(
    '/api/sessions/recovery',
    { ...perMinute(10), schema: routes['POST /api/sessions/recovery'] },
    async ({ body, headers }, reply) => {
      const person = await recover(context, body.name, body.code, body.passphrase);
      sockets.endSessions(await closeOthers(context, person.id, null));
      reply.header('Set-Cookie', await newCookie(person.id, headers));
      return personInfo(person);
    },
  );
  app.delete(
    '/api/sessions/current',
    { schema: routes['DELETE /api/sessions/current'] },
    async ({ headers }, reply) => {
      const token = visitors.tokenIn(headers.cookie);
      if (token === null) throw new Fault('session.none');
      sockets.endSessions(await closeSession(context, token));
      reply.header('Set-Cookie', visitors.cookie(null));
      return {};
    },
  );

  app.get('/api/me/sessions', { schema: routes['GET /api/me/sessions'] }, async (request) =>
    sessionsOf(context, (await requirePerson(request)).id, visitors.tokenIn(request.headers.cookie)),
  );
  app.delete('/api/me/sessions/:session', { schema: routes['DELETE /api/me/sessions/:session'] }, async (request) => {
    const { id } = await requirePerson(request);
    sockets.endSessions(await closeListed(context, id, request.params.session));
    return {};
  });

  app.get('/api/me/blocks', { schema: routes['GET /api/me/blocks'] }, async (request) =>
    blockedBy(context, (await requirePerson(request)).id),
  );
  app.put('/api/me/blocks/:person', { schema: routes['PUT /api/me/blocks/:person'] }, async (request) => {
    await block(context, (await requirePerson(request)).id, request.params.person);
    return {};
  });
  app.delete('/api/me/blocks/:person', { schema: routes['DELETE /api/me/blocks/:person'] }, async (request) => {
    await unblock(context, (await requirePerson(request)).id, request.params.person);
    return {};
  });
}
