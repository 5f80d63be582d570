import { settings } from '../app/settings.ts';

/** Whether the browser can tell somebody who looks elsewhere: yes, no, or they have not been asked yet. */
export const mayNotify = (): NotificationPermission | 'unsupported' =>
  'Notification' in globalThis ? Notification.permission : 'unsupported';

/** Only from a button: a browser that asks by itself is a nuisance. */
export const askToNotify = async (): Promise<NotificationPermission | 'unsupported'> =>
  'Notification' in globalThis ? Notification.requestPermission() : 'unsupported';

/** Tells somebody who does not look at this page. One notice for each table: a later one takes its place. */
export function notify(title: { readonly en: string; readonly pl: string }, body: string, tag: string): void {
  if (!document.hidden || mayNotify() !== 'granted') return;
  try {
    const notice = new Notification(title[settings.value.language], { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones only notify through a service worker: reminders do that.
  }
}
