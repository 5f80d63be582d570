export type Permission = NotificationPermission | 'unsupported';

export const permission = (): Permission =>
  'Notification' in globalThis && isSecureContext ? Notification.permission : 'unsupported';

/** Shows a notification about a table; a click on it opens the table. Does nothing without permission. */
export async function showNotice(title: string, body: string, table: string | null): Promise<void> {
  if (permission() !== 'granted') return;
  const about = { body, tag: table ?? 'cinderhall', icon: '/crest-192.png', data: { table } };
  // On phones notifications need the service worker; elsewhere the constructor works too.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) await worker.showNotification(title, about);
  else new Notification(title, about);
}
