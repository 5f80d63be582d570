import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, type TestInfo } from '@playwright/test';
import { onDesktop, onPhone, picture } from './depth.ts';
import { test } from './hall.ts';
import { accessible, quickTable, saidInFull, servedByWorker } from './table.ts';

const passphrase = 'owls lanterns bicycle harbour';
let made = 0;
/** A kept name is nobody else's: each test has its own. */
const newName = ({ project }: TestInfo) => `Ola ${project.name[0]}${++made}`;
/** What is refused is told by the browser, too. */
const ours = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.startsWith('Failed to load resource'));

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function comeIn(page: Page, hall: string, name: string): Promise<void> {
  await page.goto(`${hall}/account`);
  await panel(page, 'Come in as a guest').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`You are ${name}`);
}

async function choose(page: Page, region: string, first: string, second = first): Promise<void> {
  const form = panel(page, region);
  await form.locator('[autocomplete=new-password]').first().fill(first);
  await form.locator('[autocomplete=new-password]').last().fill(second);
  await form.locator('button[type=submit]').last().click();
}

/** Notes the codes down and goes on. */
async function keepCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('list', { name: 'Recovery codes' }).locator('code')).toHaveCount(8);
  const codes = await page.locator('.codes code').allInnerTexts();
  await page.getByRole('checkbox', { name: 'I have kept them' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Kept with a passphrase')).toBeVisible();
  return codes;
}

async function keep(page: Page): Promise<string[]> {
  await choose(page, 'Keep this account', passphrase);
  return keepCodes(page);
}

async function signIn(page: Page, name: string, given: string): Promise<void> {
  await panel(page, 'Sign in').getByLabel('Name').first().fill(name);
  await panel(page, 'Sign in').getByLabel('Passphrase', { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function elsewhere(context: BrowserContext, hall: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${hall}/account`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  return page;
}

test(
  'a guest keeps the account: strength in words, codes shown once and not to be passed by',
  onDesktop,
  async ({ page, hall, complaints }, info) => {
    const name = newName(info);
    await page.goto(`${hall}/account`);
    await page.getByRole('heading', { name: 'Come in as a guest' }).waitFor();
    await accessible(page);
    await picture(page, `account-new-${info.project.name}`);
    await panel(page, 'Come in as a guest').getByLabel('Name').fill('x');
    await page.getByRole('button', { name: 'Come in' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'A name has 2 to 24' })).toBeVisible();
    await comeIn(page, hall, name);
    await expect(page.getByText('Guest in this browser')).toBeVisible();
    await expect(page.getByRole('link', { name: `Account: ${name}` })).toBeVisible();
    await accessible(page);
    await picture(page, `account-guest-${info.project.name}`, { fullPage: true });

    const form = panel(page, 'Keep this account');
    const field = form.locator('[autocomplete=new-password]').first();
    for (const [typed, said] of [
      ['owls', 'Too short: 6 more characters.'],
      ['passwordpassword', 'Weak: easy to guess.'],
      ['owls lanterns', 'Fair.'],
      ['owls lanterns bicycle', 'Good.'],
      [passphrase, 'Strong.'],
    ] as const) {
      await field.fill(typed);
      await expect(form.locator('.strength')).toContainText(said);
    }
    await form.getByRole('button', { name: 'Show: Passphrase' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue(passphrase);
    await form.getByRole('button', { name: 'Hide: Passphrase' }).click();
    await expect(field).toHaveAttribute('type', 'password');
    await choose(page, 'Keep this account', 'owls', 'owls');
    await expect(form.getByRole('alert')).toHaveText('Too short: 6 more characters.');
    await choose(page, 'Keep this account', passphrase, 'something else');
    await expect(form.getByRole('alert')).toHaveText('These two are not the same.');
    await choose(page, 'Keep this account', passphrase);

    await expect(page.locator('.codes code')).toHaveCount(8);
    await accessible(page);
    await picture(page, `account-codes-${info.project.name}`);
    const codes = await page.locator('.codes code').allInnerTexts();
    await page.getByRole('link', { name: 'Hall', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'First keep the codes' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(`${hall}/account`);
    await expect(page.locator('.codes code')).toHaveCount(8);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('cinderhall-recovery-codes.txt');
    const text = readFileSync(await file.path(), 'utf8');
    for (const code of codes) expect(text).toContain(code);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(codes[7]);
    await keepCodes(page);
    await page.reload();
    await expect(page.getByText('Kept with a passphrase')).toBeVisible();
    await expect(page.locator('.codes')).toHaveCount(0);
    expect(ours(complaints)).toEqual([]);
  },
);

test(
  'where one is signed in: another browser is listed and signed out from here',
  onDesktop,
  async ({ page, hall, newContext }, info) => {
    const name = newName(info);
    await comeIn(page, hall, name);
    await keep(page);
    const other = await elsewhere(await newContext({ locale: 'en-GB' }), hall);
    await signIn(other, name, passphrase);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`You are ${name}`);
    await page.reload();
    const sessions = panel(page, 'Where you are signed in');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByText('This browser')).toHaveCount(1);
    await accessible(page);
    await sessions.getByRole('button', { name: /^End the session: Chrome/ }).click();
    await expect(sessions.getByText(/^Signed out there: Chrome/)).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Come in as a guest' })).toBeVisible();
  },
);

test(
  'elsewhere: sign in, a new name, a new passphrase, recovery',
  onDesktop,
  async ({ page, hall, newContext }, info) => {
    const name = newName(info);
    await comeIn(page, hall, name);
    const codes = await keep(page);
    const other = await elsewhere(await newContext({ locale: 'en-GB' }), hall);
    await signIn(other, name, 'not the passphrase');
    await expect(other.getByRole('alert').filter({ hasText: 'Wrong name, passphrase or code' })).toBeVisible();
    await signIn(other, name.toUpperCase(), passphrase);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`You are ${name}`);

    const renamed = newName(info);
    await panel(page, 'Rename').getByLabel('Name').fill(renamed);
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`You are ${renamed}`);
    await expect(page.getByText('Saved.')).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`You are ${renamed}`);

    // A new passphrase signs the others out, and makes new codes.
    const change = panel(page, 'Change the passphrase');
    await change.getByLabel('Current passphrase', { exact: true }).fill('not this one');
    await choose(page, 'Change the passphrase', `${passphrase} again`);
    await expect(change.getByRole('alert')).toContainText('Wrong name, passphrase or code');
    await change.getByLabel('Current passphrase', { exact: true }).fill(passphrase);
    await choose(page, 'Change the passphrase', `${passphrase} again`);
    const fresh = await keepCodes(page);
    expect(fresh).not.toEqual(codes);
    await panel(other, 'Rename').getByLabel('Name').fill('Somebody Else');
    await other.getByRole('button', { name: 'Rename' }).click();
    await expect(other.getByText('Your session has ended.')).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Come in as a guest' })).toBeVisible();
    await signIn(other, renamed, passphrase);
    await expect(other.getByRole('alert').filter({ hasText: 'Wrong name, passphrase or code' })).toBeVisible();

    // Only a new code opens it, and only once.
    const recover = async (code: string, given: string) => {
      await other.getByLabel('Recovery code').fill(code);
      const form = panel(other, 'Sign in').locator('details');
      await form.locator('[autocomplete=new-password]').first().fill(given);
      await form.locator('[autocomplete=new-password]').last().fill(given);
      await form.getByRole('button', { name: 'Set it and sign in' }).click();
    };
    await other.getByText('Passphrase lost?').click();
    await panel(other, 'Sign in').locator('details').getByLabel('Name').fill(renamed);
    await recover(codes[0] ?? '', 'a wholly new passphrase');
    await expect(other.locator('details').getByRole('alert')).toContainText('Wrong name, passphrase or code');
    await recover(fresh[0] ?? '', 'a wholly new passphrase');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`You are ${renamed}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Come in as a guest' })).toBeVisible();
    await signIn(page, renamed, 'a wholly new passphrase');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`You are ${renamed}`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
  },
);

test('takes the data along, and deletes the account for good', onDesktop, async ({ page, hall }, info) => {
  const name = newName(info);
  await comeIn(page, hall, name);
  await keep(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data.person).toMatchObject({ name, kept: true });
  expect(data).toMatchObject({ chat: [], blocks: [], matches: [] });

  const gone = panel(page, 'Delete the account');
  await expect(gone).toContainText('a bot plays on for you');
  await gone.getByRole('button', { name: 'Delete it …' }).click();
  await accessible(page);
  const erase = async (typed: string, given: string) => {
    await gone.getByLabel('Type your name').fill(typed);
    await gone.getByLabel('Passphrase', { exact: true }).fill(given);
    await gone.getByRole('button', { name: 'Delete for good' }).click();
  };
  await erase('somebody', passphrase);
  await expect(gone.getByRole('alert')).toHaveText('This is not your name.');
  await erase(name, 'not the passphrase');
  await expect(gone.getByRole('alert')).toContainText('Wrong name, passphrase or code');
  await erase(name, passphrase);
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await signIn(page, name, passphrase);
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong name, passphrase or code' })).toBeVisible();
});

test('a guest who signs out is warned, and the language goes along with the account', async ({ page, hall }, info) => {
  await comeIn(page, hall, newName(info));
  await panel(page, 'Rename').getByRole('radio', { name: 'Polski' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  const stored = async () => (await (await page.request.get(`${hall}/api/me`)).json()).language;
  await expect.poll(stored).toBe('pl');
  await accessible(page);
  await saidInFull(page);
  await picture(page, `account-guest-${info.project.name}-pl`, { fullPage: true });
  await page.getByRole('button', { name: 'English' }).click();
  await expect.poll(stored).toBe('en');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out and lose it' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  expect((await page.request.get(`${hall}/api/me`)).status()).toBe(401);
});

test('somebody is blocked from their page, and unblocked', onPhone, async ({ page, hall, newContext }, info) => {
  const stranger = await newContext();
  const other = await (await stranger.request.post(`${hall}/api/guests`, { data: { name: 'Grump' } })).json();
  await page.goto(`${hall}/people/${other.id}`);
  await expect(page.getByText('tell us your name first')).toBeVisible();
  await comeIn(page, hall, newName(info));
  await expect(panel(page, 'Blocked people')).toContainText('You have not blocked anybody.');
  await page.goto(`${hall}/people/${other.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grump');
  await accessible(page);
  await picture(page, `person-${info.project.name}`);
  await page.getByRole('button', { name: 'Block Grump' }).click();
  await expect(page.getByText('Grump is blocked.')).toBeVisible();
  await page.getByRole('link', { name: 'To my account' }).click();
  await panel(page, 'Blocked people').getByRole('button', { name: 'Unblock Grump' }).click();
  await expect(page.getByText('Grump is no longer blocked.')).toBeVisible();
  await expect(panel(page, 'Blocked people')).toContainText('You have not blocked anybody.');
  await page.goto(`${hall}/people/${'2'.repeat(15)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nobody here');
});

test.describe('with a store of its own', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'without a server the page says so, and comes back by itself',
    onPhone,
    async ({ page, context, hall }, info) => {
      await quickTable(page);
      await page.goto(`${hall}/account`);
      await servedByWorker(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
      await accessible(page);
      await picture(page, `account-offline-${info.project.name}`);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: 'Come in as a guest' })).toBeVisible();
      // Whoever is known stays known when the network goes, and hears that nothing can be saved.
      await comeIn(page, hall, newName(info));
      await context.setOffline(true);
      await expect(page.getByText('There is no network.')).toBeVisible();
      await page.getByRole('button', { name: 'Rename' }).click();
      await expect(panel(page, 'Rename').getByRole('alert')).toContainText('The server did not answer.');
      await context.setOffline(false);
    },
  );
});
