import type { Language } from '@cinderhall/kernel';
import { type Page, test } from '@playwright/test';

/** `npm test -- --deep`: everything is played, photographed and traced; otherwise a fixed sample of it. */
export const deep = process.env.CINDERHALL_TESTS === 'deep';

/** What is only played with --deep. */
export const deepOnly = { tag: '@deep' } as const;

/** Of all languages on both screens: English on the desktop, Polish on the phone; each on both with --deep. */
export function sampled(language: Language): void {
  const here: Language = test.info().project.name === 'phone' ? 'pl' : 'en';
  test.skip(!deep && language !== here, 'on the other screen; on both with --deep');
}

/** What is alike on both screens: by default on one of them. */
export function mainlyOn(screen: 'desktop' | 'phone'): void {
  test.skip(!deep && test.info().project.name !== screen, `on the ${screen}; on both with --deep`);
}

/** A picture for people to look at: nothing compares it. */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (deep) await page.screenshot({ path: `artifacts/${name}.png`, fullPage });
}
