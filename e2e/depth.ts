import type { Language } from '@cinderhall/kernel';
import type { Page } from '@playwright/test';

/** `npm test -- --deep`: everything is played, photographed and traced; otherwise a fixed sample of it. */
export const deep = process.env.CINDERHALL_TESTS === 'deep';

type Screen = 'desktop' | 'phone';
/**
 * Where and when a test is played, for the second place in `test('…', onPhone, async …)`. Tests that are left out are not
 * even begun: skipping inside one opens a page first.
 */
interface Where {
  readonly tag: string[];
}
const tagged = (...tag: string[]): Where => ({ tag });

/** What is only played with --deep. */
export const deepOnly = tagged('@deep');
/** What can be done on one of the screens only. */
export const desktopOnly = tagged('@desktop-only');
export const phoneOnly = tagged('@phone-only');
/** What is alike on both screens: by default on one of them, on both with --deep. */
export const onDesktop = tagged('@mainly-desktop');
export const onPhone = tagged('@mainly-phone');
export const on = (screen: Screen): Where => (screen === 'phone' ? onPhone : onDesktop);
/** Of all languages on both screens: English on the desktop, Polish on the phone; each on both with --deep. */
export const sampled = (language: Language): Where => on(language === 'pl' ? 'phone' : 'desktop');
/** What holds for one of many matches stands for all of them; with --deep, each is played. */
export const deepUnless = (usual: boolean): Where => (usual ? tagged() : deepOnly);
export const where = (...all: readonly Where[]): Where => tagged(...all.flatMap(({ tag }) => tag));

/** The tests that a screen leaves out. */
export function leftOut(screen: Screen): RegExp {
  const other: Screen = screen === 'phone' ? 'desktop' : 'phone';
  return deep ? new RegExp(`@${other}-only`) : new RegExp(`@deep|@mainly-${other}|@${other}-only`);
}

/** A picture for people to look at: nothing compares it. */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (deep) await page.screenshot({ path: `artifacts/${name}.png`, fullPage });
}
