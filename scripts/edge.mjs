#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { buildWhenNeeded } from './build/projects.mjs';
import { Children } from './run/children.mjs';
import { Product } from './run/product.mjs';
import { Refusal } from './run/refusal.mjs';
import { rootDir } from './run/settings.mjs';
import { whenAskedToStop } from './run/stop-request.mjs';
import { say, step } from './run/terminal.mjs';
import { throwawaySettings } from './database/throwaway.mjs';

const folders = ['shell/edge', 'shell/edge/own-shell'];

/** The edge suite against a product of its own; what follows `--` goes to Node's test runner. */
async function main() {
  const settings = await throwawaySettings();
  const children = new Children(settings.runDir);
  const stopRequest = new AbortController();
  const context = { settings, children, signal: stopRequest.signal, say, step };
  whenAskedToStop(() => stopRequest.abort());
  // All requests come from one address.
  process.env.RATE_LIMIT_FACTOR ??= '5';
  const product = new Product(context);
  try {
    await buildWhenNeeded(context);
    const database = await product.start({ withFirstData: false });
    process.exitCode = await runTests(context, {
      ...process.env,
      EDGE_URL: settings.publicUrl,
      EDGE_DATABASE_URL: database.owner,
      EDGE_BACKEND_URL: `http://127.0.0.1:${settings.ports.BACKEND_PORT}`,
    });
  } finally {
    await product.stop();
    if (process.exitCode) say(`  The logs of this run: ${settings.logsDir}`);
    else fs.rmSync(settings.dataDir, { recursive: true, force: true });
  }
}

function testFiles() {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(rootDir, folder))
      .filter((name) => name.endsWith('.edge.mjs'))
      .map((name) => path.join(folder, name)),
  );
}

function runTests({ children, signal }, env) {
  const child = children.spawn(process.execPath, ['--test', ...process.argv.slice(2), ...testFiles()], {
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
