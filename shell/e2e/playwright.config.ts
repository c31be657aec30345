import { defineConfig } from '@playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `npm run e2e` starts the product and says where it stands. `screens` takes pictures of every screen. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
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
    // What a journey meets comes from the product, not from an earlier visit; offline.e2e.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: flags },
    // A trace of every test would take a third of the time; `--trace on` records one.
    screenshot: 'only-on-failure',
  },
});
