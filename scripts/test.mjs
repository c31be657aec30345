#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { Children } from './lib/children.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { Refusal } from './lib/refusal.mjs';
import { runStages, summaryOf } from './lib/run-stages.mjs';
import { readSettings, rootDir } from './lib/settings.mjs';
import { whenAskedToStop } from './lib/stop-request.mjs';
import { say } from './lib/terminal.mjs';
import { browserTests, check, jestTests, scriptTests } from './lib/test-stages.mjs';

const workspaces = ['backend', 'shared-ui', 'shell', 'storefront-mfe', 'vendor-mfe', 'admin-mfe'];

/** Every test there is, from a bare clone. `--fast` leaves out what needs a database or a browser. */
async function main() {
  const isFast = process.argv.includes('--fast');
  const settings = readSettings();
  const children = new Children(settings.runDir);
  const stopRequest = new AbortController();
  const context = { children, settings, signal: stopRequest.signal, env: {} };
  whenAskedToStop(() => stopRequest.abort());
  await installWhenNeeded(context);
  const { ensureBrowser } = await import('./lib/browser.mjs');
  if (!isFast) context.env.CHROMIUM_PATH = await ensureBrowser(context);
  const total = await runStages(isFast ? fastStages() : [...fastStages(), ...slowStages()], context);
  say();
  say(summaryOf(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

function fastStages() {
  return [
    check('Lint and import rules', 'npm', ['run', 'lint']),
    check('Cycles', 'npm', ['run', 'cycles']),
    check('Format', 'npm', ['run', 'format:check']),
    check('Types', 'npm', ['run', 'types']),
    check('Build', 'npm', ['run', 'build']),
    check('API document and client are fresh', process.execPath, ['scripts/check-generated.mjs']),
    ...workspaces.map((workspace) =>
      jestTests(`Unit tests of ${workspace}`, workspace, unitScriptOf(workspace)),
    ),
  ];
}

function slowStages() {
  return [
    scriptTests('Tests of the scripts and of deployment', scriptTestFiles()),
    jestTests('API tests', 'backend', 'test:api'),
    browserTests('Browser journeys'),
  ];
}

function unitScriptOf(workspace) {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(rootDir, workspace, 'package.json'), 'utf8'));
  return scripts['test:unit'] ? 'test:unit' : 'test';
}

function scriptTestFiles() {
  const folder = 'scripts/test';
  const names = fs.readdirSync(path.join(rootDir, folder)).filter((name) => name.endsWith('.test.mjs'));
  return names.map((name) => path.join(folder, name));
}

try {
  await main();
} catch (error) {
  if (error.name !== 'AbortError') say(error instanceof Refusal ? `\n${error.message}` : error.stack);
  process.exitCode = 1;
}
