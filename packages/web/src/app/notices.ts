export type Permission = NotificationPermission | 'unsupported';

export const permission = (): Permission =>
  'Notification' in globalThis && isSecureContext ? Notification.permission : 'unsupported';

/** A notice of the browser about a table; a click on it leads there. Without leave nothing happens. */
export async function showNotice(title: string, body: string, table: string | null): Promise<void> {
  if (permission() !== 'granted') return;
  const about = { body, tag: table ?? 'cinderhall', icon: '/crest-192.png', data: { table } };
  // Phones show notices through the service worker alone; without one there is only the plain kind.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) await worker.showNotification(title, about);
  else new Notification(title, about);
}
