import { expect } from '@playwright/test';
import { test } from './hall.ts';

test('lists the games, and nothing is cut off', async ({ page, hall, complaints }, { project }) => {
  await page.goto(hall);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games in the hall');
  const doors = page.getByRole('listitem');
  await expect(doors.first().getByRole('heading', { level: 2 })).toHaveText(/\w/);
  await expect(doors.first()).toContainText(/\d players?/);

  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, p, code, a')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > window.innerWidth || element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent),
  );
  expect(cut).toEqual([]);
  await page.screenshot({ path: `artifacts/hall-${project.name}.png` });
  expect(complaints).toEqual([]);
});

test('speaks Polish at one click, and English again', async ({ page, hall, complaints }, { project }) => {
  await page.goto(hall);
  await page.getByRole('link', { name: 'PL' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gry w Cinderhall');
  await expect(page.getByRole('link', { name: 'PL' })).toHaveAttribute('aria-current', 'true');
  await page.screenshot({ path: `artifacts/hall-${project.name}-pl.png` });
  await page.getByRole('link', { name: 'EN' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(complaints).toEqual([]);
});

test('has a way back from an address that does not exist', async ({ page, hall }) => {
  const answer = await page.goto(`${hall}/nowhere`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to the hall' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games in the hall');
});

test('the API has a page that needs no scripts, and the hall lets its own pages talk to it', async ({
  page,
  hall,
  complaints,
}) => {
  await page.goto(`${hall}/api`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cinderhall API');
  await expect(page.getByText('/api/tables/{table}/join')).toBeVisible();
  const answers = await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const guest = await fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name: 'Browser' }) });
    const me = await (await fetch('/api/me')).json();
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/live`);
    const hello = await new Promise((resolve) => {
      socket.onmessage = ({ data }) => resolve(JSON.parse(data).person);
    });
    return { status: guest.status, name: me.name, same: hello === me.id, cookie: document.cookie };
  });
  expect(answers).toEqual({ status: 200, name: 'Browser', same: true, cookie: '' });
  expect(complaints).toEqual([]);
});
