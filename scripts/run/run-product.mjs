import fs from 'node:fs';
import { buildWhenNeeded } from '../build/projects.mjs';
import { Children } from './children.mjs';
import { installWhenNeeded } from '../install/install.mjs';
import { UserError } from './user-error.mjs';
import { acquireStartLock } from './start-lock.mjs';
import { whenAskedToStop } from './stop-request.mjs';
import { box, say, secondsSince, step } from './terminal.mjs';

/**
 * Runs the product from a bare clone: installs, builds, starts PostgreSQL and all programs, and stops everything on Ctrl-C.
 * @param {{ settings: object, load: () => Promise<(context: object) => import('./product.mjs').Product>,
 *   welcome: (settings: object, database: object, time: string) => unknown[], onRunning?: (running: object) => void }} run
 *   `load` imports what needs installed packages
 */
export async function runProduct(run) {
  try {
    await startAndWait(run);
  } catch (error) {
    say(error instanceof UserError ? `\n${error.message}` : error.stack);
    process.exit(1);
  }
}

async function startAndWait({ settings, load, welcome, onRunning }) {
  const started = performance.now();
  fs.mkdirSync(settings.dataDir, { recursive: true });
  const lock = await acquireStartLock(settings.runDir, () => say('  … Waiting for the previous run to stop'));
  const children = new Children(settings.runDir);
  const stopRequest = new AbortController();
  const { signal } = stopRequest;
  let product;
  const boot = (async () => {
    await children.stopLeftovers();
    await installWhenNeeded({ children, settings, signal });
    const make = await load();
    product = make({ settings, children, signal, say, step });
    await product.prepare({ afterKill: lock.afterKill });
    await buildWhenNeeded({ children, signal });
    return product.start();
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
    onRunning?.({ product, children, signal });
    await startSandbox(product, settings, signal);
  } catch (error) {
    if (signal.aborted) return;
    await stop();
    throw error;
  }
}

/** Starts the sandbox after the product is in use, so that nobody waits for it. Without it the product works. */
async function startSandbox(product, { sandbox }, signal) {
  if (!sandbox.isOwn) return;
  try {
    await product.startSandbox();
    say('  ✔ Started the sandbox for test keys (SANDBOX=off turns it off)');
  } catch (error) {
    if (!signal.aborted) say(`  ✘ The sandbox for test keys did not start: ${error.message}`);
  }
}
