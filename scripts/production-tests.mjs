#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { buildWhenNeeded } from './build/projects.mjs';
import { Children } from './run/children.mjs';
import { Product } from './run/product.mjs';
import { findFreePort } from './run/ports.mjs';
import { Refusal } from './run/refusal.mjs';
import { rootDir } from './run/settings.mjs';
import { whenAskedToStop } from './run/stop-request.mjs';
import { say, step } from './run/terminal.mjs';
import { throwawaySettings } from './database/throwaway.mjs';
import { serveProcesses } from './run/production/control-server.mjs';
import { productionParts } from './run/production/parts.mjs';

const jest = path.join(rootDir, 'node_modules/jest/bin/jest.js');
/** The clock of the second backend is ahead of that of the database. */
const clockShiftMilliseconds = 5000;
const preloads = ['shifted-clock', 'full-disk'].map((name) =>
  path.join(rootDir, `backend/test/support/${name}.mjs`),
);

/** The tests of `backend/test/production` against the production shape; what follows `--` goes to Jest. */
async function main() {
  // Durable: what was acknowledged has to outlive a kill of PostgreSQL.
  const settings = {
    ...(await throwawaySettings()),
    appEnv: 'production',
    usesPaymentStandIn: true,
    durable: true,
  };
  settings.publicUrl = `https://localhost:${settings.ports.SHELL_PORT}`;
  const children = new Children(settings.runDir);
  const stopRequest = new AbortController();
  const context = { settings, children, signal: stopRequest.signal, say, step };
  whenAskedToStop(() => stopRequest.abort());
  const diskFullFile = path.join(settings.runDir, 'disk-full');
  const shellPort = await findFreePort();
  const product = new Product(
    context,
    productionParts({ backendEnv: testEnvironment(diskFullFile), shellPort }),
  );
  try {
    await buildWhenNeeded(context);
    const database = await product.start();
    const control = await serveProcesses(product);
    process.exitCode = await runTests(context, {
      ...process.env,
      NODE_EXTRA_CA_CERTS: path.join(settings.keysDir, 'tls-certificate.pem'),
      SITE_URL: settings.publicUrl,
      SHELL_URL: `http://127.0.0.1:${shellPort}`,
      CONTROL_URL: control.url,
      DATABASE_MIGRATION_URL: database.owner,
      DATABASE_URL: database.app,
      MAIL_DIR: settings.mailDir,
      DISK_FULL_FILE: diskFullFile,
    });
    control.close();
  } finally {
    await product.stop();
    if (process.exitCode) say(`  The logs of this run: ${settings.logsDir}`);
    else fs.rmSync(settings.dataDir, { recursive: true, force: true });
  }
}

/** What the tests need of a backend that production does not have. */
const testEnvironment = (diskFullFile) => (number) => ({
  DATABASE_ACTS_AS_POOLER: 'on',
  RATE_LIMIT_FACTOR: '100',
  DISK_FULL_FILE: diskFullFile,
  CLOCK_SHIFT_MS: number === 2 ? String(clockShiftMilliseconds) : '0',
  NODE_OPTIONS: preloads.map((file) => `--import=${file}`).join(' '),
});

function runTests({ children, signal }, env) {
  const args = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest];
  const child = children.spawn(
    process.execPath,
    [...args, '--config', 'jest.production.config.mjs', ...process.argv.slice(2)],
    { cwd: path.join(rootDir, 'backend'), env, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  signal.addEventListener('abort', () => child.kill('SIGINT'));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

try {
  await main();
} catch (error) {
  if (error.name !== 'AbortError') say(error instanceof Refusal ? `\n${error.message}` : error.stack);
  process.exitCode = 1;
}
