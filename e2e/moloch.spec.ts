import type { Match } from '@cinderhall/kernel';
import { expect } from '@playwright/test';
import { asks, dealOf, openDeal } from './deals.ts';
import { deep, onDesktop, onPhone, picture } from './depth.ts';
import { test } from './hall.ts';
import {
  accessible,
  clickAnswer,
  clickOn,
  hintsOn,
  onOneScreen,
  quickTable,
  saidInFull,
  showShared,
  startMatch,
  unfold,
} from './table.ts';

test(
  'Moloch is chosen on the page of a new table, and its match is played',
  onDesktop,
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    await startMatch(page, hall, 'fifty-first-state', {
      prepare: async () => {
        await unfold(page);
        await page.getByRole('checkbox', { name: 'Moloch', exact: true }).check();
        await page.getByRole('checkbox', { name: 'Server room' }).check();
      },
    });
    await onOneScreen(page);
    if (deep) expect(await hintsOn(page)).toBeGreaterThan(20);
    else expect(await clickOn(page, { most: 6 })).toBe(6);
    expect(complaints).toEqual([]);
  },
);

/** How many attacks the question says must take place. */
const mostOf = ({ game, state }: Match): unknown =>
  state.decision && game.describe.decision(state, state.decision, 0).params?.most;

/** What stands at the cards that machines may hit: the letters of those machines. */
function threatsOf(match: Match): string[] {
  const deployed: { card: number }[] = 'moloch' in match.state ? Object(match.state.moloch).deployed : [];
  const byCard = new Map<unknown, string[]>();
  for (const choice of match.choices(0)) {
    if (!('card' in choice && 'machine' in choice) || Number(choice.card) < 0) continue;
    const letter = String.fromCharCode(65 + deployed.findIndex(({ card }) => card === choice.machine));
    byCard.set(choice.card, [...(byCard.get(choice.card) ?? []), letter]);
  }
  return [...byCard.values()].map((letters) => letters.sort().join(' '));
}

test('the attack of machines is answered blow by blow', onPhone, async ({ page, hall, complaints }, { project }) => {
  await quickTable(page);
  const options = { expansions: ['moloch'], molochDifficulty: 'veteran', molochCoop: true, serverRoom: true };
  const until = (match: Match) => asks('blow')(match) && match.choices(0).length > 2;
  const match = dealOf({ seats: 2, seed: 3, options, until });
  await openDeal(page, hall, match);
  await onOneScreen(page);
  const attack = page.locator('.attack:visible');
  await expect(attack.locator('.must')).toHaveText(`${mostOf(match)} attacks must be carried out`);
  await expect(attack.locator('.facing.done .fate').first()).toContainText('You lose 1 grey contact.');
  await expect(page.locator('.state .threat')).toHaveText(threatsOf(match));
  await accessible(page);
  await saidInFull(page);
  await picture(page, `moloch-attack-${project.name}`);
  expect(await clickOn(page, { most: deep ? 40 : 4 })).toBeGreaterThan(3);
  await picture(page, `moloch-${project.name}`);
  expect(complaints).toEqual([]);
});

test('a machine that is hacked turns over, and lies in the hand', onDesktop, async ({ page, hall, complaints }) => {
  await quickTable(page);
  const hacks = (match: Match) => match.choices(0).filter(({ kind }) => kind === 'hack');
  const until = (match: Match) => asks('act')(match) && hacks(match).length > 0;
  const match = dealOf({ seats: 2, seed: 3, options: { expansions: ['moloch'] }, until });
  const [hack] = hacks(match);
  const ref = `[data-ref="card:${hack && 'card' in hack ? hack.card : ''}"]`;
  await openDeal(page, hall, match);
  await showShared(page);
  await page.locator(`.machine:visible${ref}`).click();
  await clickAnswer(page);
  await expect(page.locator(`.hand ${ref}`)).toHaveClass(/turned/);
  await expect(page.locator(`.machine:visible${ref}`)).toHaveCount(0);
  expect(complaints).toEqual([]);
});
