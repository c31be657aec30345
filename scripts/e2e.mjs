#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './test/stages/browser.mjs';
import { buildWhenNeeded } from './build/projects.mjs';
import { Children } from './run/children.mjs';
import { Product } from './run/product.mjs';
import { Refusal } from './run/refusal.mjs';
import { rootDir } from './run/settings.mjs';
import { whenAskedToStop } from './run/stop-request.mjs';
import { say, step } from './run/terminal.mjs';
import { throwawaySettings } from './database/throwaway.mjs';

const playwright = path.join(rootDir, 'node_modules/@playwright/test/cli.js');
const config = 'shell/e2e/playwright.config.ts';

/** The browser journeys against a product of their own; what follows `--` goes to Playwright. */
async function main() {
  const settings = await throwawaySettings();
  const children = new Children(settings.runDir);
  const stopRequest = new AbortController();
  const context = { settings, children, signal: stopRequest.signal, say, step };
  whenAskedToStop(() => stopRequest.abort());
  // Journeys sign in from one address far more often than people do.
  process.env.RATE_LIMIT_FACTOR ??= '1000';
  // A payment that takes its time does so for a moment.
  process.env.PAYMENTS_DELAY_MS ??= '1500';
  const product = new Product(context);
  try {
    const browser = await ensureBrowser(context);
    await buildWhenNeeded(context);
    const database = await product.start();
    process.exitCode = await runPlaywright(context, {
      ...process.env,
      BASE_URL: settings.publicUrl,
      BACKEND_URL: `http://127.0.0.1:${settings.ports.BACKEND_PORT}`,
      CHROMIUM_PATH: browser,
      DATABASE_URL: database.owner,
      DATA_DIR: settings.dataDir,
    });
    if (!isLedgerRight(database.app)) process.exitCode = 1;
  } finally {
    await product.stop();
    if (process.exitCode) say(`  The logs of this run: ${settings.logsDir}`);
    else fs.rmSync(settings.dataDir, { recursive: true, force: true });
  }
}

/** Whatever was bought meanwhile: every rupee is where the ledger says. */
function isLedgerRight(databaseUrl) {
  const { status } = spawnSync(process.execPath, ['backend/dist/ledger-check.js'], {
    cwd: rootDir,
    // A report on the standard output stays readable.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  return status === 0;
}

function runPlaywright({ children, signal }, env) {
  const args = [playwright, 'test', '--config', config, ...process.argv.slice(2)];
  const child = children.spawn(process.execPath, args, {
    cwd: rootDir,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  signal.addEventListener('abort', () => child.kill('SIGINT'));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

try {
  await main();
} catch (error) {
  if (error.name !== 'AbortError') say(error instanceof Refusal ? `\n${error.message}` : error.stack);
  process.exitCode = 1;
}
