import { routes } from '@cinderhall/protocol/schemas';
import type { Reminders } from '../../reminders/reminders.ts';
import { perMinute } from '../per-minute.ts';
import type { RouteContext } from '../route-context.ts';

/** Webhook and push subscriptions for reminders. */
export function reminderRoutes({ app, requirePerson }: RouteContext, reminders: Reminders): void {
  app.get('/api/push-key', { schema: routes['GET /api/push-key'] }, async () => ({ key: reminders.publicKey }));
  app.put('/api/me/webhook', { ...perMinute(20), schema: routes['PUT /api/me/webhook'] }, async (request) => {
    const { id } = await requirePerson(request);
    await reminders.setWebhook(id, request.body.url);
    return {};
  });
  app.post(
    '/api/me/webhook/test',
    { ...perMinute(6), schema: routes['POST /api/me/webhook/test'] },
    async (request) => {
      const { id } = await requirePerson(request);
      return { status: await reminders.tryWebhook(id) };
    },
  );
  app.post('/api/me/pushes', { ...perMinute(20), schema: routes['POST /api/me/pushes'] }, async (request) => {
    const { id } = await requirePerson(request);
    const { endpoint, keys } = request.body;
    await reminders.subscribe(id, { endpoint, ...keys });
    return {};
  });
  app.delete('/api/me/pushes', { schema: routes['DELETE /api/me/pushes'] }, async (request) => {
    const { id } = await requirePerson(request);
    await reminders.unsubscribe(id, request.body.endpoint);
    return {};
  });
}
