/// <reference lib="webworker" />
// A part of the service worker. It is loaded as a plain script, so it imports nothing but types.
import type { Reminder } from '@cinderhall/protocol';

(() => {
  const worker = globalThis as unknown as ServiceWorkerGlobalScope;
  const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAt = (client: WindowClient, table: string) => new URL(client.url).pathname === `/t/${table}`;

  worker.addEventListener('push', (event) => event.waitUntil(remind(event.data?.text() ?? '')));

  async function remind(text: string): Promise<void> {
    const { table, message } = read(text);
    const open = await windows();
    // People who look at the table see it there.
    if (table && open.some((client) => client.visibilityState === 'visible' && isAt(client, table))) return;
    await worker.registration.showNotification('Cinderhall', {
      body: message,
      tag: table || 'cinderhall',
      icon: '/crest-192.png',
      badge: '/crest-192.png',
      data: { table: table || null },
    });
  }

  /** What the server sent; a browser must show something for every push, whatever came. */
  function read(text: string): { readonly table: string; readonly message: string } {
    try {
      const { table, message }: Partial<Reminder> = JSON.parse(text);
      return { table: /^[\w-]+$/.test(table ?? '') ? (table ?? '') : '', message: message ?? '' };
    } catch {
      return { table: '', message: '' };
    }
  }

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const shown: { readonly table: string | null } | null = event.notification.data;
    event.waitUntil(show(shown?.table ?? null));
  });

  /** The table that is open already, or a new window with it; somebody else's table is not pushed aside. */
  async function show(table: string | null): Promise<void> {
    const open = await windows();
    const there = table ? open.find((client) => isAt(client, table)) : open[0];
    if (there) await there.focus();
    else await worker.clients.openWindow(table ? `/t/${table}` : '/');
  }

  worker.addEventListener('pushsubscriptionchange', (event) => {
    if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription));
  });

  /** The browser has given itself a new address: the server has to know. */
  async function renew(old: PushSubscription): Promise<void> {
    const fresh = await worker.registration.pushManager.subscribe(old.options);
    const { endpoint, keys } = fresh.toJSON();
    await fetch('/api/me/pushes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    });
  }
})();
