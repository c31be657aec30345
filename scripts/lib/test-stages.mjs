import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nxEnvironment } from './build.mjs';
import { runCommand } from './command.mjs';
import { rootDir } from './settings.mjs';
import { readBrowserReport, readJestReport, readTapReport } from './test-reports.mjs';

/**
 * @typedef {{ passed: number, failed: number, output?: string, slowest?: { name: string, seconds: number }[] }} Outcome
 *   `output` is printed after the part; `slowest` are its tests with their times
 * @typedef {{ title: string, run: (context: object) => Promise<Outcome> }} Part
 */

/** A command that is right or wrong as a whole and counts as one test. */
export function check(title, file, args) {
  return {
    title,
    run: async (context) => {
      const { ok, output } = await attempt(context, file, args);
      return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
    },
  };
}

/** The Jest tests of one workspace, counted from Jest's own report. */
export const jestTests = (title, workspace, script, args = [], env = {}) =>
  counted(
    title,
    (report) => ['npm', ['run', script, '-w', workspace, '--', '--json', `--outputFile=${report}`, ...args]],
    readJestReport,
    env,
  );

/** The Jest tests that a script starts the product for; it passes its arguments to Jest. */
export const productionTests = (title, script) =>
  counted(
    title,
    (report) => [process.execPath, [script, '--json', `--outputFile=${report}`]],
    readJestReport,
  );

/** Tests in Node's own runner, started by Node or by a script that passes its arguments to it. */
export const nodeTests = (title, command, files = []) =>
  counted(
    title,
    (report) => [
      process.execPath,
      [...command, '--test-reporter=tap', `--test-reporter-destination=${report}`, ...files],
    ],
    readTapReport,
  );

/**
 * The browser tests, counted from Playwright's own report. A second try tells an error of the product from a chance
 * failure; the tests that needed it are named, and the failures are printed from the report.
 */
export const browserTests = (title) =>
  counted(
    title,
    () => [process.execPath, ['scripts/e2e.mjs', '--reporter=line,json', '--retries=1']],
    readBrowserReport,
    { PICTURES: 'none' },
  );

function counted(title, commandFor, read, env = {}) {
  return {
    title,
    run: async (context) => {
      const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-report-')), 'report');
      const [command, args] = commandFor(file);
      const { ok, output } = await attempt(context, command, args, {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      });
      const counts = fs.existsSync(file) ? read(fs.readFileSync(file, 'utf8')) : { passed: 0, failed: 0 };
      fs.rmSync(path.dirname(file), { recursive: true });
      return judge(counts, ok, output);
    },
  };
}

const LAST_LINES = 40;

/** A runner that failed, or ran nothing, is a failure even when it counted none. */
function judge({ passed, failed, slowest, output: told }, ok, printed) {
  if (ok && passed > 0 && failed === 0) return { passed, failed, slowest, output: told };
  const output = told ? `${told}\n\n${printed.split('\n').slice(-LAST_LINES).join('\n')}` : printed;
  return {
    passed,
    failed: Math.max(failed, 1),
    slowest,
    output: ok && passed === 0 ? `No tests ran.\n${output}` : output,
  };
}

async function attempt({ children, signal, report, env }, file, args, extra) {
  try {
    const lines = await runCommand(children, file, args, {
      cwd: rootDir,
      env: { ...process.env, ...nxEnvironment, ...env, ...extra, FORCE_COLOR: '0' },
      signal,
      keptLines: 500,
      onLine: (line) => {
        if (/^npm (warn|notice)/.test(line)) return 'skip';
        report(line.trim().slice(0, 80));
      },
    });
    return { ok: true, output: lines.join('\n') };
  } catch (error) {
    signal.throwIfAborted();
    return { ok: false, output: error.message };
  }
}
