import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { releasesSecret } from '../../run/parts.mjs';
import { findFreePort } from '../../run/ports.mjs';
import { rootDir } from '../../run/settings.mjs';
import { ensureBrowser } from '../stages/browser.mjs';
import { runNode } from './run-suite.mjs';

const playwright = path.join(rootDir, 'node_modules/@playwright/test/cli.js');
const config = 'shell/e2e/playwright.config.ts';

/** Checks the ledger after all purchases of the tests. */
function isLedgerRight(databaseUrl) {
  const { status } = spawnSync(process.execPath, ['backend/dist/ledger-check.js'], {
    cwd: rootDir,
    // Keeps the standard output free for the report of the tests.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  return status === 0;
}

/** End-to-end tests in a browser. */
export const e2eSuite = {
  async prepare(context) {
    // The tests sign in from one address far more often than visitors.
    process.env.RATE_LIMIT_FACTOR ??= '1000';
    // Delays payments as real gateways do.
    process.env.PAYMENTS_DELAY_MS ??= '1500';
    // Offers sign-in by SMS; the messages are files beside the mails.
    process.env.SMS_URL ??= 'files';
    // A test receives webhooks there.
    process.env.WEBHOOK_LOCAL_RECEIVERS ??= `http://127.0.0.1:${await findFreePort()}`;
    return ensureBrowser(context);
  },
  async run({ args, context, database, prepared: browser, product, settings }) {
    await product.startSandbox();
    const exitCode = await runNode(context, [playwright, 'test', '--config', config, ...args], {
      cwd: rootDir,
      env: {
        ...process.env,
        BASE_URL: settings.publicUrl,
        BACKEND_URL: `http://127.0.0.1:${settings.ports.BACKEND_PORT}`,
        RELEASES_SECRET: releasesSecret(settings),
        CHROMIUM_PATH: browser,
        DATABASE_URL: database.owner,
        DATA_DIR: settings.dataDir,
      },
    });
    return isLedgerRight(database.app) ? exitCode : 1;
  },
};
