import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { onDesktop, picture } from './depth.ts';
import { test } from './hall.ts';
import { openReceiver } from './receiver.ts';
import { accessible, saidInFull } from './table.ts';

// Notices are shown only by a browser that has windows.
test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser() });

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const guest = (page: Page, hall: string, name: string) =>
  page.request.post(`${hall}/api/guests`, { data: { name } }).then((answer) => expect(answer.status()).toBe(200));

/** A table of the server at which this person has to move, though nobody looks at it. */
async function myTurn(page: Page, hall: string): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }];
  const data = { game: 'noughts-and-crosses', seats, settings: { clock: { kind: 'slow', hours: 24 } } };
  const made = await (await page.request.post(`${hall}/api/tables`, { data })).json();
  const id: string = made.id ?? made.table;
  expect((await page.request.post(`${hall}/api/tables/${id}/start`, { data: {} })).status()).toBe(200);
  return id;
}

test('a webhook is set, tried out, told about a turn, and removed', onDesktop, async ({ page, hall }, { project }) => {
  const receiver = await openReceiver();
  await guest(page, hall, 'Otter');
  await page.goto(`${hall}/reminders`);
  const hook = panel(page, 'By webhook');
  await expect(hook).toContainText('No address is set.');
  await hook.getByLabel('Address').fill('ftp://nowhere');
  await hook.getByRole('button', { name: 'Save' }).click();
  await expect(hook.getByRole('alert')).toHaveText('Reminders cannot be sent to this address.');
  await hook.getByLabel('Address').fill(`${receiver.address}/hook`);
  await hook.getByRole('button', { name: 'Save' }).click();
  await expect(hook).toContainText('An address is set.');
  await hook.getByRole('button', { name: 'Send a test' }).click();
  await expect(hook).toContainText('It arrived: the address answered with 204.');
  expect(JSON.parse(String(receiver.received[0]?.body))).toMatchObject({ kind: 'test' });
  receiver.answer = 500;
  await hook.getByRole('button', { name: 'Send a test' }).click();
  await expect(hook.getByRole('alert')).toContainText('answered with 500');
  receiver.answer = 204;
  await accessible(page);
  await picture(page, `reminders-${project.name}`);

  const table = await myTurn(page, hall);
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(3);
  expect(JSON.parse(String(receiver.received[2]?.body))).toMatchObject({ kind: 'turn', table, seat: 0 });
  await hook.getByRole('button', { name: 'Remove' }).click();
  await expect(hook).toContainText('No address is set.');
  await page.reload();
  await expect(hook).toContainText('No address is set.');
  await receiver.close();
});

/** A browser whose push service is the receiver: everything else about it is real. */
const pushServiceAt = (page: Page, address: string) =>
  page.addInitScript(async (endpoint) => {
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    let held: PushSubscription | null = null;
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly || (options.applicationServerKey as Uint8Array).length !== 65) throw new Error();
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer);
      held = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          held = null;
          return true;
        },
      } as unknown as PushSubscription;
      return held;
    };
    PushManager.prototype.getSubscription = async () => held;
  }, address);

test('this browser is woken up by the server, until it is turned off', onDesktop, async ({ page, context, hall }) => {
  const receiver = await openReceiver();
  await context.grantPermissions(['notifications']);
  await pushServiceAt(page, `${receiver.address}/push`);
  await page.goto(`${hall}/reminders`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const push = panel(page, 'While everything is closed');
  await expect(push).toContainText('the server has to know you');
  await guest(page, hall, 'Sleeper');
  await page.reload();
  await push.getByRole('button', { name: 'Turn on for this browser' }).click();
  await expect(push).toContainText('This browser is woken up');
  await myTurn(page, hall);
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1);
  const [first] = receiver.received;
  expect(first?.path).toBe('/push');
  expect(first?.headers['content-encoding']).toBe('aes128gcm');
  expect(first?.headers.authorization).toMatch(/^vapid t=/);
  const [gone] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/me/pushes') && answer.request().method() === 'DELETE'),
    push.getByRole('button', { name: 'Turn off for this browser' }).click(),
  ]);
  expect(gone.status()).toBe(200);
  await expect(push).toContainText('Turned off in this browser.');
  await receiver.close();
});

test(
  'a browser without a push service, or without leave, says what is the matter',
  onDesktop,
  async ({ page, context, hall }) => {
    await context.grantPermissions(['notifications']);
    await page.addInitScript(() => {
      PushManager.prototype.subscribe = () => Promise.reject(new DOMException('push service not available'));
    });
    await page.goto(`${hall}/reminders`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await guest(page, hall, 'Deaf');
    await page.reload();
    const push = panel(page, 'While everything is closed');
    await push.getByRole('button', { name: 'Turn on for this browser' }).click();
    await expect(push.getByRole('alert')).toContainText('The push service of this browser did not answer.');
    await expect(push).toContainText('Turned off in this browser.');

    const states: readonly (readonly [permission: string | null, words: string])[] = [
      ['denied', 'This browser blocks notices from this site.'],
      [null, 'This browser shows no notices here.'],
    ];
    for (const [state, words] of states) {
      const other = await context.newPage();
      await other.addInitScript((given) => {
        if (given) Object.defineProperty(Notification, 'permission', { get: () => given });
        else Reflect.deleteProperty(globalThis, 'Notification');
      }, state);
      await other.goto(`${hall}/reminders`);
      await expect(panel(other, 'While a table is open')).toContainText(words);
      await expect(panel(other, 'While everything is closed')).toContainText(
        state ? 'cannot be woken up either' : 'cannot be woken up here',
      );
      await expect(other.getByRole('button', { name: 'Allow notices' })).toHaveCount(0);
      await accessible(other);
      await other.close();
    }
  },
);

test(
  'leave for notices is asked for by a button alone, and a sample is shown',
  onDesktop,
  async ({ page, context, hall }) => {
    await page.addInitScript(() => {
      const asked = globalThis as unknown as { asked: number; shown: number };
      asked.asked = 0;
      asked.shown = 0;
      const show = ServiceWorkerRegistration.prototype.showNotification;
      ServiceWorkerRegistration.prototype.showNotification = async function (...given) {
        await show.apply(this, given);
        asked.shown += 1;
      };
      Notification.requestPermission = async () => {
        asked.asked += 1;
        Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true });
        return 'granted';
      };
      Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true });
    });
    await context.grantPermissions(['notifications']);
    await page.goto(`${hall}/reminders`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const open = panel(page, 'While a table is open');
    await open.getByRole('button', { name: 'Allow notices' }).waitFor();
    const asked = () => page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
    expect(await asked()).toBe(0);
    await open.getByRole('button', { name: 'Allow notices' }).click();
    await expect(open).toContainText('Notices are allowed.');
    expect(await asked()).toBe(1);
    await open.getByRole('button', { name: 'Show one' }).click();
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { shown: number }).shown)).toBe(1);
    expect(await bodies(page)).toEqual(['This is what a notice looks like.']);
    await open.getByRole('checkbox', { name: 'Show notices' }).uncheck();
    await expect(open).toContainText('turned off here');
    await saidInFull(page);
  },
);

/** Only when they are all shown: Chromium forgets a notice for good that is asked for while it is being shown. */
const bodies = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ body }) => body);
  });

/** The service worker that counts from now on what it has shown. */
async function countingWorker(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope & { shown: number };
    const { registration } = scope;
    const show = registration.showNotification.bind(registration);
    scope.shown = 0;
    registration.showNotification = async (...given) => {
      await show(...given);
      scope.shown += 1;
    };
  });
  return worker;
}

test('a push becomes a notice, and a click on it leads to the table', onDesktop, async ({ page, context, hall }) => {
  await context.grantPermissions(['notifications']);
  const client = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(hall));
      if (ours) resolve(ours.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  await page.goto(`${hall}/reminders`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const registrationId = await registered;
  const worker = await countingWorker(context);
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: number }).shown);
  const deliver = async (data: string) => {
    const before = await shown();
    await client.send('ServiceWorker.deliverPushMessage', { origin: hall, registrationId, data });
    await expect.poll(shown).toBe(before + 1);
  };

  await deliver(JSON.stringify({ kind: 'turn', table: 'table7', message: 'Your turn: 51st State' }));
  expect(await bodies(page)).toEqual(['Your turn: 51st State']);
  // The same table again takes the place of the first notice.
  await deliver(JSON.stringify({ kind: 'turn', table: 'table7', message: 'Your turn again' }));
  expect(await bodies(page)).toEqual(['Your turn again']);

  // A browser lets nobody but a person open windows: here the worker only notes down what it would do.
  const click = () =>
    worker.evaluate(async () => {
      const scope = globalThis as unknown as ServiceWorkerGlobalScope;
      const did: string[] = [];
      scope.clients.openWindow = async (url) => {
        did.push(`open ${url}`);
        return null;
      };
      WindowClient.prototype.focus = async function (this: WindowClient) {
        did.push(`focus ${new URL(this.url).pathname}`);
        return this;
      };
      const [notification] = await scope.registration.getNotifications();
      if (!notification) return ['no notice'];
      const waits: Promise<unknown>[] = [];
      const event = new NotificationEvent('notificationclick', { notification });
      event.waitUntil = (work) => void waits.push(Promise.resolve(work));
      scope.dispatchEvent(event);
      await Promise.all(waits);
      return did;
    });
  expect(await click()).toEqual(['open /t/table7']);
  await expect.poll(() => bodies(page)).toEqual([]);

  await deliver(JSON.stringify({ kind: 'turn', table: 'table7', message: 'Once more' }));
  expect(await bodies(page)).toEqual(['Once more']);
  const table = await context.newPage();
  await table.goto(`${hall}/t/table7`);
  expect(await click()).toEqual(['focus /t/table7']);

  // Whatever else comes is shown without leading anywhere strange.
  await deliver(JSON.stringify({ table: '../api', message: 'Odd' }));
  expect(await bodies(page)).toEqual(['Odd']);
  await table.close();
  const windows = () =>
    worker.evaluate(async () => {
      const { clients } = globalThis as unknown as ServiceWorkerGlobalScope;
      return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
    });
  await expect.poll(windows).toBe(1);
  expect((await click())[0]).toBe('focus /reminders');
});
