import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './processes.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} the program of a Chromium that is on this machine */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [
    ...(process.env.CHROMIUM ? [process.env.CHROMIUM] : []),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...elsewhere,
  ];
  return places.find((place) => existsSync(place));
}

/** Root on a Debian system may install one.
 * @returns {Promise<string | undefined>} why it could not be installed */
export async function installBrowser() {
  if (process.getuid?.() !== 0) return 'no Chromium found, and only root may install one';
  if (!existsSync('/usr/bin/apt-get')) return 'no Chromium found, and this system has no apt-get to install one with';
  console.error('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { env });
  const packages = ['chromium', 'fonts-liberation'];
  const installed = await capture('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  if (installed.code === 0 && findBrowser()) return undefined;
  return `Chromium could not be installed (${lastLine(installed.output)})`;
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').at(-1) ?? '';
}
