import { LANGUAGES } from '@cinderhall/kernel';
import { liveAddress } from '@cinderhall/protocol';
import { expect } from '@playwright/test';
import { onDesktop, picture, sampled } from './depth.ts';
import { test } from './hall.ts';
import { accessible, hallLoaded, noSidewaysScroll, quickTable, saidInFull, startMatch } from './table.ts';

test('the hall shows its doors, and nothing is cut off', async ({ page, hall, complaints }, { project }) => {
  await page.goto(hall);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pull up a chair');
  await expect(page.getByRole('heading', { level: 2, name: '51st State' })).toBeVisible();
  await hallLoaded(page);
  await noSidewaysScroll(page);
  await accessible(page);
  await picture(page, `hall-${project.name}`);
  expect(complaints).toEqual([]);
});

test('the hall speaks Polish at one click, and English again', async ({ page, hall, complaints }, { project }) => {
  await page.goto(hall);
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Przysuń krzesło');
  await picture(page, `hall-${project.name}-pl`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Przysuń krzesło');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(complaints).toEqual([]);
});

test('an address that does not exist has a way back', onDesktop, async ({ page, hall }) => {
  const answer = await page.goto(`${hall}/nowhere`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Back to the hall' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pull up a chair');
});

// The other pages are looked at in pages.spec.ts and rules.spec.ts.
for (const language of LANGUAGES)
  test(
    `a new table and a lost address are accessible and said in full, ${language}`,
    sampled(language),
    async ({ page, hall, complaints }, { project }) => {
      await quickTable(page, language);
      for (const path of ['/new/fifty-first-state', '/nowhere']) {
        await page.goto(hall + path);
        await page.locator('main h1').waitFor();
        await accessible(page);
        await saidInFull(page);
        await picture(page, `page${path.replaceAll('/', '-')}-${project.name}-${language}`);
      }
      // An address that leads nowhere is told as an error by the browser.
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    },
  );

test(
  'the same word deals the same cards, another word others, and none is kept for the next table',
  onDesktop,
  async ({ page, hall, complaints }, { project }) => {
    const handOf = async (deal: string) => {
      await startMatch(page, hall, 'fifty-first-state', { deal });
      return page
        .locator('.hand [data-ref]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    };
    await quickTable(page);
    const first = await handOf('Ember');
    expect(first.length).toBeGreaterThan(3);
    expect(await handOf('  ember ')).toEqual(first);
    expect(await handOf('cinder')).not.toEqual(first);
    await page.goto(`${hall}/new/fifty-first-state`);
    await page.getByText('More', { exact: true }).click();
    const field = page.getByRole('textbox', { name: /^Deal/ });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('maxlength', '40');
    await accessible(page);
    await picture(page, `new-deal-${project.name}`, { fullPage: true });
    // Online chance decides: nobody could know the cards beforehand.
    await page.getByRole('radio', { name: 'Online, with others' }).check();
    await expect(field).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

test(
  'the API has a page that needs no scripts, and the hall lets its own pages talk to it',
  onDesktop,
  async ({ page, hall, complaints }) => {
    await page.goto(`${hall}/api`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cinderhall API');
    await expect(page.getByText('/api/tables/{table}/join')).toBeVisible();
    const answers = await page.evaluate(async (live) => {
      const headers = { 'Content-Type': 'application/json' };
      const guest = await fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name: 'Browser' }) });
      const me = await (await fetch('/api/me')).json();
      const socket = new WebSocket(live);
      const hello = await new Promise((resolve) => {
        socket.onmessage = ({ data }) => resolve(JSON.parse(data).person);
      });
      return { status: guest.status, name: me.name, same: hello === me.id, cookie: document.cookie };
    }, liveAddress(hall));
    expect(answers).toEqual({ status: 200, name: 'Browser', same: true, cookie: '' });
    expect(complaints).toEqual([]);
  },
);

test(
  'open tables are read page by page, down to the oldest, each of them once',
  onDesktop,
  async ({ page, hallWithoutLimits: hall, request, complaints }) => {
    const ask = async (path: string, data: object) => (await request.post(`${hall}/api/${path}`, { data })).json();
    await ask('guests', { name: 'Ann' });
    const table = { game: 'fifty-first-state', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const addresses: string[] = [];
    while (addresses.length < 120) addresses.push(`/t/${(await ask('tables', table)).id}`);
    await quickTable(page);
    await page.goto(hall);
    const list = page.getByRole('region', { name: 'Open tables' });
    const shows = async (rows: number, told: string) => {
      await expect(list.getByRole('listitem')).toHaveCount(rows);
      await expect(list.getByRole('heading')).toHaveText(`Open tables ${told}`);
    };
    await shows(8, '50+');
    await list.getByRole('button', { name: '42 more' }).click();
    await shows(50, '50+');
    const older = list.getByRole('button', { name: 'Show older ones' });
    await older.click();
    await shows(100, '100+');
    await accessible(page);
    await noSidewaysScroll(page);
    await older.click();
    await shows(120, '120');
    await expect(older).toBeHidden();
    const shown = await list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(shown.toSorted()).toEqual(addresses.toSorted());
    await list.getByRole('link').last().click();
    await expect(page).toHaveURL(`${hall}${shown.at(-1)}`);
    expect(complaints).toEqual([]);
  },
);
