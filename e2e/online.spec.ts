import { readServerMessage, type TableState } from '@cinderhall/protocol';
import { expect, type Locator, type Page } from '@playwright/test';
import { deep, desktopOnly, onDesktop, onPhone, picture } from './depth.ts';
import type { RestartableHall } from './hall.ts';
import { moves, type Newcomer, openTable, type Somebody, seatFor, tableIn, test, whoseTurn } from './people.ts';
import {
  accessible,
  answered,
  askedNow,
  chooseDeal,
  clickAnswer,
  closeBy,
  onOneScreen,
  saidInFull,
  servedByWorker,
  settled,
  takeUpFirst,
} from './table.ts';

async function good(page: Page, name: string): Promise<void> {
  await accessible(page);
  await saidInFull(page);
  await picture(page, name);
}

/** Whatever is told while the server is down belongs to that. */
const atRest = (complaints: readonly string[]): string[] =>
  complaints.filter((text) => !/ERR_CONNECTION_REFUSED|WebSocket connection|ERR_CONNECTION_RESET/.test(text));

async function openTableRoom(page: Page): Promise<void> {
  await page.locator('.top .tbtn', { hasText: 'People and chat' }).click();
  await page.locator('.drawer.table-room').waitFor();
}

/** The name of somebody leads to their page. */
const leadsTo = (within: Locator, name: string): Promise<void> =>
  expect(within.getByRole('link', { name })).toHaveAttribute('href', /^\/people\/[2-9b-z]{15}$/);

async function say(page: Page, text: string): Promise<void> {
  await page.locator('.chat input').fill(text);
  await page.keyboard.press('Enter');
}

/** A state of 51st State. */
type State = TableState & {
  readonly view: {
    readonly round: number;
    readonly deck: readonly number[];
    readonly players: readonly { readonly hand: readonly number[] }[];
  };
};

const statesIn = ({ frames }: Somebody): State[] =>
  frames.flatMap((text) => {
    const message = readServerMessage(text);
    return message?.type === 'state' && !message.outcome ? [message as State] : [];
  });

/** The cards in the hand of a seat as somebody was told them, by the number of the question. */
const handsIn = (who: Somebody, seat: number): Map<number, readonly number[]> =>
  new Map(statesIn(who).map(({ view }) => [view.asked, view.players[seat]?.hand ?? []]));

const open = (hand: readonly number[] = []): number[] => hand.filter((card) => card >= 0);

const drawn = (who: Somebody): number[] =>
  statesIn(who).flatMap(({ entries }) =>
    entries.flatMap(({ events }) => events.filter(({ kind }) => kind === 'drew').map(({ card }) => Number(card ?? -1))),
  );

function noSecrets(eve: Somebody, ann: Somebody, bob: Somebody): void {
  // Those who sit there do get to know: otherwise this would prove nothing.
  expect(drawn(ann).some((card) => card >= 0)).toBe(true);
  expect(drawn(eve).length).toBeGreaterThan(0);
  expect(drawn(eve).filter((card) => card >= 0)).toEqual([]);
  const states = statesIn(eve);
  expect(states.length).toBeGreaterThan(5);
  for (const { choices, view } of states) {
    expect(choices).toEqual([]);
    expect(view.deck.filter((card) => card >= 0)).toEqual([]);
  }
  // Of a hand a spectator is told no more than the rival, who may remember what was taken openly; the owner knows all.
  for (const [seat, owner, rival] of [
    [0, ann, bob],
    [1, bob, ann],
  ] as const) {
    const told = handsIn(eve, seat);
    const own = handsIn(owner, seat);
    const other = handsIn(rival, seat);
    const both = [...told.keys()].filter((number) => other.has(number) && own.has(number));
    expect(both.length).toBeGreaterThan(3);
    for (const number of both) {
      expect(other.get(number)).toEqual(expect.arrayContaining(open(told.get(number))));
      expect(told.get(number)).toHaveLength(own.get(number)?.length ?? 0);
    }
    const hidden = both.filter((number) => open(own.get(number)).length > open(told.get(number)).length);
    expect(hidden.length).toBeGreaterThan(3);
  }
}

/** The power fails while somebody has chosen and confirms; nothing of it is lost. */
async function failAndReturn(hall: RestartableHall, ann: Page, bob: Page): Promise<void> {
  const [player, other] = (await whoseTurn([ann, bob])) === ann ? [ann, bob] : [bob, ann];
  await takeUpFirst(player);
  const button = player.locator('[data-confirm]');
  const chosen = await button.locator('.txt').innerText();
  const before = await askedNow(player);
  await hall.kill();
  await expect(player.locator('.line-banner')).toContainText('nothing is lost');
  await expect(other.locator('.line-banner')).toContainText('nothing is lost');
  await picture(player, 'online-reconnecting');
  await expect(button.locator('.txt')).toHaveText(chosen);
  await button.click();
  await hall.open();
  await expect(player.locator('.line-banner')).toBeEmpty({ timeout: 60_000 });
  await expect(other.locator('.line-banner')).toBeEmpty({ timeout: 60_000 });
  await answered(player, before);
}

test(
  'two browsers against each other, with a reload and a failure of the server in the middle',
  desktopOnly,
  async ({ restartableHall, newcomer }) => {
    const hall = restartableHall.address;
    const ann = await newcomer('Ann');
    const bob = await newcomer('Bob', 'phone');
    const eve = await newcomer('Eve');

    const link = await openTable(ann.page, hall, async () => {
      await ann.page.getByRole('radio', { name: 'live', exact: true }).check();
      await seatFor(ann.page, 2, 'by link');
      await good(ann.page, 'online-new-desktop');
    });
    const table = tableIn(link);

    // Without the link there is no seat: the hall does not offer the table, and its own page says so.
    await eve.page.goto(hall);
    await expect(eve.page.getByText('None just now')).toBeVisible();
    await eve.page.goto(`${hall}/t/${table}`);
    await expect(eve.page.getByRole('button', { name: 'No seat is free' })).toBeDisabled();

    await bob.page.goto(link);
    await bob.page.getByRole('textbox', { name: /^Your name/ }).fill('Bobby');
    await good(bob.page, 'online-join-phone');
    await bob.page.getByRole('button', { name: 'Sit down' }).click();
    await expect(ann.page.locator('.people')).toContainText('Bobby');
    await say(bob.page, 'Hello, Ann!');
    await expect(ann.page.locator('.chat')).toContainText('Hello, Ann!');
    await good(ann.page, 'online-room-desktop');
    await good(bob.page, 'online-room-phone');
    await leadsTo(ann.page.locator('.waiting-room .people'), 'Bobby');
    await ann.page.getByRole('button', { name: 'Start the match' }).click();

    const players = [ann.page, bob.page];
    for (const page of [...players, eve.page]) await page.locator('.app .table').waitFor();
    // Each has the rival's clock in sight as well as the own one, whoever is asked.
    for (const { page } of [ann, bob]) {
      await expect(page.locator('.seat-strip .clock')).toHaveCount(2);
      for (const clock of await page.locator('.seat-strip .clock time').all())
        await expect(clock).toBeInViewport({ ratio: 1 });
    }
    await moves(players, deep ? 8 : 4);
    await openTableRoom(ann.page);
    await say(ann.page, 'Your turn soon');
    await expect(bob.page.locator('.top .unread')).toBeVisible();
    await expect(ann.page.locator('.drawer.table-room')).toContainText('1 spectator');
    await onOneScreen(ann.page);
    await good(ann.page, 'online-table-desktop');
    await leadsTo(ann.page.locator('.drawer .people'), 'Bobby');
    await ann.page.locator('.chat').getByRole('button', { name: 'Bobby' }).click();
    await leadsTo(ann.page.locator('.chat'), 'Their page');
    await closeBy(ann.page, ann.page.locator('.drawer'));
    await picture(bob.page, 'online-table-phone');
    await openTableRoom(bob.page);
    await good(bob.page, 'online-chat-phone');
    await closeBy(bob.page, bob.page.locator('.drawer'));

    await moves(players, deep ? 5 : 2);
    await bob.page.reload();
    await bob.page.locator('.app .table').waitFor();
    await failAndReturn(restartableHall, ann.page, bob.page);
    await moves(players, deep ? 9 : 3);
    await openTableRoom(bob.page);
    await expect(bob.page.locator('.chat')).toContainText('Your turn soon');
    await closeBy(bob.page, bob.page.locator('.drawer'));
    noSecrets(eve, ann, bob);

    await ann.page.goto(hall);
    await expect(ann.page.locator('.box li', { hasText: 'Bobby' })).toBeVisible();
    await picture(ann.page, 'online-hall-desktop');
    await ann.page.locator('.box li .go', { hasText: 'Bobby' }).click();
    await ann.page.locator('.app .table').waitFor();

    await resign(bob.page);
    await expect(ann.page.locator('.end')).toBeVisible();
    await expect(bob.page.locator('.end')).toBeVisible();
    await expect(eve.page.locator('.end')).toBeVisible();
    // The chat stays open above the end.
    await ann.page.locator('.end').getByRole('button', { name: 'People and chat' }).click();
    await say(ann.page, 'Well played');
    await expect(ann.page.locator('.chat')).toContainText('Well played');
    await closeBy(ann.page, ann.page.locator('.drawer'));
    await expect(ann.page.locator('.end')).toBeVisible();
    await expect(bob.page.locator('.end .unread')).toBeVisible();
    await expect(eve.page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
    await eve.page.locator('.end').getByRole('link', { name: 'Bobby' }).click();
    await expect(eve.page.getByRole('heading', { level: 1 })).toHaveText('Bobby');
    await ann.page.getByRole('button', { name: 'Play again' }).click();
    await ann.page.locator('.waiting-room').waitFor();
    await bob.page.getByRole('button', { name: 'The others play again: come along' }).click();
    await expect(ann.page.getByRole('button', { name: 'Start the match' })).toBeEnabled();
    await ann.page.getByRole('button', { name: 'Start the match' }).click();
    await moves(players, 2);
    expect(tableIn(ann.page.url())).toBe(tableIn(bob.page.url()));
    expect(tableIn(ann.page.url())).not.toBe(table);
    await blocksAtOwnTable(ann.page, 'Bobby');
    await moves(players, 1);
    for (const { complaints } of [ann, bob, eve]) expect(atRest(complaints)).toEqual([]);
  },
);

/** Blocking says what it does, and that the match goes on all the same. */
async function blocksAtOwnTable(page: Page, name: string): Promise<void> {
  await openTableRoom(page);
  await page.getByRole('button', { name: `About ${name}` }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const said = page.locator('.person-actions [role=status]');
  await expect(said).toContainText(`You no longer see what ${name} says`);
  await expect(said).toContainText(`go on; this one is yours, so you can take ${name} off it.`);
  await closeBy(page, page.locator('.drawer'));
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings and table' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.locator('.end')).toHaveCount(0);
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}

async function alone(newcomer: Newcomer, size: 'desktop' | 'phone', hall: string, second: string): Promise<Somebody> {
  const one = await newcomer('Solo', size);
  const { page } = one;
  await page.goto(`${hall}/new/fifty-first-state`);
  await page.getByRole('radio', { name: 'Online, with others' }).check();
  await seatFor(page, 2, second);
  await page.getByRole('button', { name: 'Open the table' }).click();
  // Nobody is expected: it begins at once.
  await settled(page);
  return one;
}

test(
  'people at one screen play on the server, and see only their own cards',
  onDesktop,
  async ({ newcomer, hall }, { project }) => {
    const size = project.name === 'phone' ? 'phone' : 'desktop';
    const { page, complaints } = await alone(newcomer, size, hall, 'here with me');
    const seats = new Set<string>();
    for (let i = 0; i < 10; i++) {
      if ((await settled(page)) === 'handover') {
        await expect(page.locator('.hand [data-flip]')).toHaveCount(0);
        if (i === 0) await good(page, `online-handover-${size}`);
        await page.locator('.cover .btn').click();
        await expect(page.locator('.cover')).toBeHidden();
        continue;
      }
      seats.add((await page.locator('.decide').getAttribute('data-seat')) ?? '');
      await clickAnswer(page);
    }
    expect([...seats].sort()).toEqual(['0', '1']);
    // What was hidden stays hidden: after a reload somebody has to say that they look.
    await page.reload();
    expect(await settled(page)).toBe('handover');
    expect(complaints).toEqual([]);
  },
);

test(
  'a finished match is replayed from any seat and played on; its file opens here and on the server',
  onDesktop,
  async ({ newcomer, newContext, hall }, { project }) => {
    const size = project.name === 'phone' ? 'phone' : 'desktop';
    const { page, complaints } = await alone(newcomer, size, hall, 'a bot');
    for (let i = 0; i < 4 && (await settled(page)) === 'choose'; i++) await clickAnswer(page);
    const table = tableIn(page.url());
    await resign(page);
    await page.locator('.end').waitFor();
    const saved = page.waitForEvent('download');
    await page.locator('.end').getByRole('button', { name: 'Save to a file' }).click();
    const file = await (await saved).path();
    await page.locator('.end').getByRole('button', { name: 'Review' }).click();
    await expect(page).toHaveURL(`${hall}/replay/${table}`);
    const eyes = page.locator('input[name=eyes]');
    // Those of both seats, and everything open.
    await expect(eyes).toHaveCount(3);
    await eyes.nth(1).check();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(page.locator('.decide .who')).toContainText(/Move ([1-9]\d*) of \1$/);
    await page.getByRole('button', { name: 'One back' }).click();

    // The link to a moment is told to have been copied, and leads anybody there.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share this moment' }).click();
    await expect(page.locator('.graph-of .told')).toHaveText('The link is copied.');
    await expect(page.locator('.graph-of .told')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const stranger = await newContext({ locale: 'en-GB' });
    const elsewhere = await stranger.newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.locator('.decide .who')).toHaveText(
      (await page.locator('.decide .who').textContent()) ?? '',
    );

    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).not.toHaveURL(/replay/);
    await settled(page);

    await page.goto(hall);
    await expect(page.locator('.box li', { hasText: / won/ })).toBeVisible();
    const onServer = page.locator('.import label', { hasText: 'on the server' }).locator('input');
    await onServer.setInputFiles(file);
    await page.locator('.app .table').waitFor();
    await expect(page.locator('.seat-strip')).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test.describe('with a store of its own', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'without a server the hall says so, and playing here goes on',
    onPhone,
    async ({ newcomer, restartableHall }, { project }) => {
      const size = project.name === 'phone' ? 'phone' : 'desktop';
      const { page } = await newcomer('Ash', size);
      await page.goto(restartableHall.address);
      await expect(page.getByText('None just now')).toBeVisible();
      await servedByWorker(page);
      await restartableHall.kill();
      await page.reload();
      await expect(page.getByText('The server cannot be reached')).toBeVisible();
      await good(page, `online-down-${size}`);
      await page.goto(`${restartableHall.address}/t/bcdfghjkmnpqrst`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table cannot be opened now');
      await good(page, `online-unreached-${size}`);
      await page.getByRole('link', { name: 'Back to the hall' }).click();
      await page.getByRole('link', { name: 'Play 51st State' }).click();
      await chooseDeal(page);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await settled(page);
      await clickAnswer(page);
      await page.goto(restartableHall.address);
      await restartableHall.open();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('None just now')).toBeVisible();
    },
  );
});
