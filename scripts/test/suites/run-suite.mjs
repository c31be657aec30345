import fs from 'node:fs';
import path from 'node:path';
import { buildWhenNeeded } from '../../build/projects.mjs';
import { makeTestFolder } from '../../database/test-folder.mjs';
import { throwawaySettings } from '../../database/throwaway.mjs';
import { Children } from '../../run/children.mjs';
import { Product } from '../../run/product.mjs';
import { whenAskedToStop } from '../../run/stop-request.mjs';
import { say, step } from '../../run/terminal.mjs';
import { UserError } from '../../run/user-error.mjs';

/**
 * Tests that run against a separate product, with throwaway data and free ports.
 * @typedef {object} Suite
 * @property {boolean} [isDurable] keeps the data on a disk
 * @property {string[]} [projects] projects that are built, if others than the deployables
 * @property {(settings: object) => object} [settings] the settings of its product
 * @property {(context: object) => Promise<unknown>} [prepare] what it needs before the build
 * @property {(context: object, prepared: unknown) => object} [parts] the parts of its product
 * @property {object} [start] options of the start
 * @property {(run: object) => Promise<number>} run runs the tests; returns their exit code
 */

async function runWithProduct(suite, args) {
  const own = await throwawaySettings(makeTestFolder({ onDisk: suite.isDurable }));
  const settings = suite.settings?.(own) ?? own;
  const stopRequest = new AbortController();
  const context = {
    settings,
    children: new Children(settings.runDir),
    signal: stopRequest.signal,
    say,
    step,
  };
  whenAskedToStop(() => stopRequest.abort());
  const prepared = await suite.prepare?.(context);
  const product = new Product(context, suite.parts?.(context, prepared));
  try {
    await buildWhenNeeded({ ...context, projects: suite.projects });
    const database = await product.start(suite.start);
    process.exitCode = await suite.run({ args, context, database, prepared, product, settings });
  } finally {
    await product.stop();
    removeData(settings);
    if (process.exitCode) say(`  The logs of this run: ${settings.logsDir}`);
  }
}

/** Removes the data of a run, except the logs of a failed one. */
function removeData({ dataDir, logsDir }) {
  if (!process.exitCode) return fs.rmSync(dataDir, { recursive: true, force: true });
  for (const name of fs.readdirSync(dataDir))
    if (name !== path.basename(logsDir))
      fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
}

/**
 * Runs a suite and sets the exit code.
 * @param {Suite} suite
 * @param {string[]} args the arguments of the command line
 */
export async function runSuite(suite, args) {
  try {
    await runWithProduct(suite, args);
  } catch (error) {
    if (error.name !== 'AbortError') say(error instanceof UserError ? `\n${error.message}` : error.stack);
    process.exitCode = 1;
  }
}

/** Starts Node with the test runner of a suite and forwards a request to stop. */
export function runNode({ children, signal }, args, { cwd, env }) {
  const child = children.spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  signal.addEventListener('abort', () => child.kill('SIGINT'));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
