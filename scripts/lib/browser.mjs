import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './processes.mjs';

const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} the program of a Chromium that is on this machine */
export function findBrowser() {
  const places = [...(process.env.CHROMIUM ? [process.env.CHROMIUM] : []), ...onPath(names), ...elsewhere];
  return places.find((place) => existsSync(place));
}

/**
 * Chromium without its windows works a quarter less, but cannot show notices.
 * @returns {string | undefined} its program, or else that of a whole Chromium
 */
export function findHeadlessBrowser() {
  const shell = process.env.CHROMIUM ? undefined : onPath([SHELL]).find((place) => existsSync(place));
  return shell ?? findBrowser();
}

/** @param {readonly string[]} programs */
function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)));
}

/** Root on a Debian system may install one.
 * @returns {Promise<string | undefined>} why it could not be installed */
export async function installBrowser() {
  if (process.getuid?.() !== 0) return 'no Chromium found, and only root may install one';
  if (!existsSync('/usr/bin/apt-get')) return 'no Chromium found, and this system has no apt-get to install one with';
  console.error('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { env });
  /** @param {...string} packages */
  const install = (...packages) =>
    capture('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  const installed = await install('chromium', 'fonts-liberation');
  if (installed.code !== 0 || !findBrowser()) return `Chromium could not be installed (${lastLine(installed.output)})`;
  // Older systems do not have it; the tests only take longer without it.
  await install(SHELL);
  return undefined;
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').at(-1) ?? '';
}
