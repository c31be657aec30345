import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { troublesOf } from './browser-report.mjs';
import { nxEnvironment } from './build.mjs';
import { runCommand } from './command.mjs';
import { rootDir } from './settings.mjs';

/**
 * @typedef {{ passed: number, failed: number, output?: string }} Outcome `output` is what wants to be read
 * @typedef {{ title: string, run: (context: object) => Promise<Outcome> }} Stage
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
export function jestTests(title, workspace, script) {
  return counted(
    title,
    (report) => ['npm', ['run', script, '-w', workspace, '--', '--json', `--outputFile=${report}`]],
    (text) => {
      const json = JSON.parse(text);
      return {
        passed: json.numPassedTests,
        failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
      };
    },
  );
}

/** The tests of the scripts themselves, in Node's own runner. */
export function scriptTests(title, pattern) {
  const args = (report) => [
    '--test',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...pattern,
  ];
  return counted(
    title,
    (report) => [process.execPath, args(report)],
    (tap) => ({
      passed: Number(/^# pass (\d+)$/m.exec(tap)?.[1]),
      failed: Number(/^# fail (\d+)$/m.exec(tap)?.[1]) + Number(/^# cancelled (\d+)$/m.exec(tap)?.[1]),
    }),
  );
}

/**
 * The browser journeys, counted from Playwright's own report. A second try tells a fault of the product from
 * one of the moment; who needed it is named, and what failed is told by what the report says of it.
 */
export function browserTests(title) {
  return counted(
    title,
    () => [process.execPath, ['scripts/e2e.mjs', '--reporter=line,json', '--retries=1']],
    (text) => {
      const report = JSON.parse(text);
      const { expected, flaky, unexpected } = report.stats;
      return {
        passed: expected + flaky,
        failed: unexpected + report.errors.length,
        output: troublesOf(report),
      };
    },
    { PICTURES: 'none' },
  );
}

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
function judge({ passed, failed, output: told }, ok, printed) {
  if (ok && passed > 0 && failed === 0) return { passed, failed, output: told };
  const output = told ? `${told}\n\n${printed.split('\n').slice(-LAST_LINES).join('\n')}` : printed;
  return {
    passed,
    failed: Math.max(failed, 1),
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
