import { defineConfig } from '@playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each page is loaded for a few seconds only; optimizing its scripts takes a quarter of the renderer's processor time.
  '--js-flags=--no-maglev,--no-opt',
];

/** `npm run e2e` starts the product and sets its address. `screens` takes screenshots of every screen. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Long tests repeat a rule that a short one checks (ADR 107).
  grepInvert: process.env['LONG_RUN'] ? undefined : /@long/,
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than the cores: a page that waits for its network leaves a core free.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: process.env['BASE_URL'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Kathmandu',
    // Drawing animations takes a fifth of the processor time. A long run plays them (ADR 107).
    contextOptions: { reducedMotion: process.env['LONG_RUN'] ? 'no-preference' : 'reduce' },
    // Responses come from the product, not from the cache of an earlier visit; offline.e2e.ts allows the service worker.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: flags },
    // A trace of every test would take a third of the time; `--trace on` records one.
    screenshot: 'only-on-failure',
  },
});
