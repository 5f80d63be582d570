import type { RouteBody } from '@cinderhall/protocol';
import { permission } from '../app/notices.ts';
import { call } from '../remote/http.ts';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** The browser's push service refused the subscription. */
export class NoPushService extends Error {}

/** The service worker that receives pushes; null where there is none. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  const known = await navigator.serviceWorker.getRegistration();
  return known ? navigator.serviceWorker.ready : null;
}

export async function pushState(): Promise<PushState> {
  if (permission() === 'unsupported') return 'unsupported';
  const found = await worker();
  if (!found) return 'unsupported';
  if (permission() === 'denied') return 'denied';
  return (await found.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks for permission, subscribes with the server's key, and sends the subscription to the server. */
export async function startPush(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const found = await worker();
  if (!found) throw new NoPushService();
  const { key } = await call('GET /api/push-key');
  const old = await found.pushManager.getSubscription();
  await old?.unsubscribe();
  const subscription = await found.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
    .catch(() => {
      throw new NoPushService();
    });
  await call('POST /api/me/pushes', { body: bodyOf(subscription) }).catch(async (error) => {
    await subscription.unsubscribe();
    throw error;
  });
}

/** The address at the push service, and the keys that encrypt for this browser. */
const bodyOf = (subscription: PushSubscription): RouteBody<'POST /api/me/pushes'> => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint, keys: { p256dh, auth } };
};

export async function endPush(): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  await call('DELETE /api/me/pushes', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
