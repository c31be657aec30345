import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nxEnvironment } from '../../build/projects.mjs';
import { runCommand } from '../../run/command.mjs';
import { withSecondTry } from './second-try.mjs';
import { rootDir } from '../../run/settings.mjs';
import { readBrowserReport, readJestReport, readTapReport } from './test-reports.mjs';

/**
 * @typedef {import('./test-reports.mjs').Counts} Outcome `output` is printed after the part
 * @typedef {{ title: string, run: (context: object) => Promise<Outcome> }} Part
 */

/** Creates a part for a command that passes or fails as a whole and counts as one test. */
export function check(title, file, args) {
  return {
    title,
    run: async (context) => {
      const { ok, output } = await attempt(context, file, args);
      return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [title], output };
    },
  };
}

/** Creates a part for the Jest tests of one workspace, counted from Jest's report. */
export const jestTests = (title, workspace, script, args = [], env = {}) =>
  counted({
    title,
    commandFor: (report, files) => [
      'npm',
      ['run', script, '-w', workspace, '--', '--json', `--outputFile=${report}`, ...args, ...alone(files)],
    ],
    read: readJestReport,
    env,
  });

/** Creates a part for Jest tests whose script starts the product and passes its arguments to Jest. */
export const productionTests = (title, script) =>
  counted({
    title,
    commandFor: (report, files) => [
      process.execPath,
      [script, '--json', `--outputFile=${report}`, ...alone(files)],
    ],
    read: readJestReport,
  });

const alone = (files) => (files ? ['--maxWorkers=1', '--runTestsByPath', ...files] : []);

/** Creates a part for tests of Node's test runner, started by Node or by a script that passes its arguments to it. */
export const nodeTests = (title, command, files = []) =>
  counted({
    title,
    commandFor: (report) => [
      process.execPath,
      [...command, '--test-reporter=tap', `--test-reporter-destination=${report}`, ...files],
    ],
    read: readTapReport,
  });

/**
 * Creates a part for the browser tests, counted from Playwright's report. Playwright retries by itself and lists the tests that
 * needed it.
 */
export const browserTests = (title) =>
  counted({
    title,
    commandFor: () => [process.execPath, ['scripts/e2e.mjs', '--reporter=line,json', '--retries=1']],
    read: readBrowserReport,
    env: { PICTURES: 'none' },
    hasOwnSecondTry: true,
  });

/**
 * Creates a part for a command whose tests are counted from its report.
 * @param {object} given
 * @param {(report: string, files?: string[]) => [string, string[]]} given.commandFor returns the command that writes the file
 * `report`, for all tests or for those of `files`
 * @param {(text: string) => import('./test-reports.mjs').Counts} given.read
 */
function counted({ title, commandFor, read, env = {}, hasOwnSecondTry = false }) {
  const runOnce = async (context, files) => {
    const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-report-')), 'report');
    const [command, args] = commandFor(report, files);
    const extra = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { ok, output } = await attempt(context, command, args, extra);
    const counts = fs.existsSync(report) ? read(fs.readFileSync(report, 'utf8')) : { passed: 0, failed: 0 };
    fs.rmSync(path.dirname(report), { recursive: true });
    return judge(title, counts, ok, output);
  };
  return {
    title,
    run: async (context) => {
      const first = await runOnce(context);
      return hasOwnSecondTry ? first : withSecondTry(first, (files) => runOnce(context, files));
    },
  };
}

const LAST_LINES = 40;

/** A runner that failed or ran no tests counts as a failure, even if it reported none. */
function judge(title, counts, ok, printed) {
  if (ok && counts.passed > 0 && counts.failed === 0) return counts;
  const lastLines = printed.split('\n').slice(-LAST_LINES).join('\n');
  const output = counts.output ? `${counts.output}\n\n${lastLines}` : printed;
  return {
    ...counts,
    failed: Math.max(counts.failed, 1),
    failures: counts.failures?.length > 0 ? counts.failures : [title],
    failedFiles: counts.failedFiles?.length > 0 ? counts.failedFiles : undefined,
    output: ok && counts.passed === 0 ? `No tests ran.\n${output}` : output,
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
