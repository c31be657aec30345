import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/test/stages/browser.mjs';

export const debuggingPort = 29_299;

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--remote-debugging-port=${debuggingPort}`,
];

export const launchBrowser = async () => chromium.launch({ executablePath: await ensureBrowser({}), args });

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens a page with an empty cache and a CPU four times slower than this machine. */
export async function openSlowPage(browser, options) {
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page, devtools };
}
