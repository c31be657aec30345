#!/usr/bin/env node
import fs from 'node:fs';
import { buildWhenNeeded } from './lib/build.mjs';
import { Children } from './lib/children.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { Refusal } from './lib/refusal.mjs';
import { readSettings } from './lib/settings.mjs';
import { acquireStartLock } from './lib/start-lock.mjs';
import { box, say, secondsSince, step } from './lib/terminal.mjs';
import { whenAskedToStop } from './lib/stop-request.mjs';
import { watchSources } from './lib/watch.mjs';
import { welcome } from './lib/welcome.mjs';

/**
 * From a bare clone to the running product: installs, builds, starts PostgreSQL and every part. With
 * `--watch` it goes on building what is edited.
 */
async function main() {
  const started = performance.now();
  const settings = readSettings();
  fs.mkdirSync(settings.dataDir, { recursive: true });
  const lock = await acquireStartLock(settings.runDir, () => say('  … Waiting for the previous run to stop'));
  const children = new Children(settings.runDir);
  const stopRequest = new AbortController();
  const { signal } = stopRequest;
  let product;
  const boot = (async () => {
    await children.stopLeftovers();
    await installWhenNeeded({ children, settings, signal });
    await buildWhenNeeded({ children, signal });
    const { Product } = await import('./lib/product.mjs');
    product = new Product({ settings, children, signal, say, step });
    return product.start({ afterKill: lock.afterKill });
  })();
  const stop = async () => {
    lock.markStopping();
    stopRequest.abort();
    await boot.catch(() => {});
    await product?.stop();
    lock.release();
  };
  whenAskedToStop(async () => {
    say('\n  Stopping …');
    await stop();
    say('  ✔ Stopped');
    process.exit(0);
  });
  try {
    const database = await boot;
    box(welcome(settings, database, secondsSince(started)));
    if (process.argv.includes('--watch')) watchSources({ product, children, signal });
  } catch (error) {
    if (signal.aborted) return;
    await stop();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  say(error instanceof Refusal ? `\n${error.message}` : error.stack);
  process.exit(1);
}
