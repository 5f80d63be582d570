import { routes } from '@cinderhall/protocol/schemas';
import type { Reminders } from '../../reminders/reminders.ts';
import { seldom } from '../limits.ts';
import type { RouteContext } from '../route-context.ts';

/** How somebody who is away wants to hear that it is their turn. */
export function reminderRoutes({ app, guestOf }: RouteContext, reminders: Reminders): void {
  app.get('/api/push-key', { schema: routes['GET /api/push-key'] }, async () => ({ key: reminders.publicKey }));
  app.put('/api/me/webhook', { ...seldom(20), schema: routes['PUT /api/me/webhook'] }, async (request) => {
    const { id } = await guestOf(request);
    await reminders.setWebhook(id, request.body.url);
    return {};
  });
  app.post('/api/me/webhook/test', { ...seldom(6), schema: routes['POST /api/me/webhook/test'] }, async (request) => {
    const { id } = await guestOf(request);
    return { status: await reminders.tryWebhook(id) };
  });
  app.post('/api/me/pushes', { ...seldom(20), schema: routes['POST /api/me/pushes'] }, async (request) => {
    const { id } = await guestOf(request);
    const { endpoint, keys } = request.body;
    await reminders.subscribe(id, { endpoint, ...keys });
    return {};
  });
  app.delete('/api/me/pushes', { schema: routes['DELETE /api/me/pushes'] }, async (request) => {
    const { id } = await guestOf(request);
    await reminders.unsubscribe(id, request.body.endpoint);
    return {};
  });
}
