import Type from 'typebox';
import type { Reminders } from '../../reminders/reminders.ts';
import { seldom } from '../limits.ts';
import type { RouteContext } from '../route-context.ts';
import { closed } from '../shapes.ts';

const Address = Type.String({ minLength: 1, maxLength: 1_000 });
const Key = Type.String({ minLength: 1, maxLength: 200 });

/** How somebody who is away wants to hear that it is their turn. */
export function reminderRoutes({ app, guestOf }: RouteContext, reminders: Reminders): void {
  app.get('/api/push-key', async () => ({ key: reminders.publicKey }));
  app.put(
    '/api/me/webhook',
    { ...seldom(20), schema: { body: Type.Object({ url: Type.Union([Address, Type.Null()]) }, closed) } },
    async (request) => {
      const { id } = await guestOf(request);
      await reminders.setWebhook(id, request.body.url);
      return {};
    },
  );
  app.post('/api/me/webhook/test', { ...seldom(6) }, async (request) => {
    const { id } = await guestOf(request);
    return { status: await reminders.tryWebhook(id) };
  });
  app.post(
    '/api/me/pushes',
    {
      ...seldom(20),
      schema: {
        body: Type.Object({ endpoint: Address, keys: Type.Object({ p256dh: Key, auth: Key }, closed) }, closed),
      },
    },
    async (request) => {
      const { id } = await guestOf(request);
      const { endpoint, keys } = request.body;
      await reminders.subscribe(id, { endpoint, ...keys });
      return {};
    },
  );
  app.delete('/api/me/pushes', { schema: { body: Type.Object({ endpoint: Address }, closed) } }, async (request) => {
    const { id } = await guestOf(request);
    await reminders.unsubscribe(id, request.body.endpoint);
    return {};
  });
}
