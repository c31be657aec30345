import { existsSync } from 'node:fs';
import { runCommand } from '../../run/command.mjs';
import { rootDir } from '../../run/settings.mjs';
import { step } from '../../run/terminal.mjs';

const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Returns the browser for the end-to-end tests: the one in CHROMIUM_PATH, an installed one, or Playwright's. If there is none
 * it is installed: Debian's Chromium if permitted, otherwise Playwright's.
 * @returns the path of the browser
 */
export async function ensureBrowser({ children, signal }) {
  const found = await findBrowser();
  if (found) return found;
  await step(['Installing a browser', 'Installed a browser'], async (report) => {
    const run = (file, args) =>
      runCommand(children, file, args, {
        cwd: rootDir,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        signal,
        onLine: (line) => report(line.trim().slice(0, 80)),
      });
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
      return run('npx', ['playwright', 'install', 'chromium']);
    await run('apt-get', ['update']);
    const install = (browser) =>
      run('apt-get', [
        'install',
        '-y',
        '--no-install-recommends',
        browser,
        'fonts-roboto',
        'fonts-noto-core',
      ]);
    // The version without a window takes a third less time, but not every release has it.
    await install('chromium-headless-shell').catch(() => install('chromium'));
  });
  return findBrowser();
}

async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import('@playwright/test');
  return [...usualPlaces, chromium.executablePath()].find((place) => existsSync(place));
}
