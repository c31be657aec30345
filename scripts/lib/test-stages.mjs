import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from './command.mjs';
import { nxEnvironment } from './build.mjs';
import { rootDir } from './settings.mjs';

/**
 * @typedef {{ passed: number, failed: number, output?: string }} Outcome
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
    (json) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    }),
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
    undefined,
    (tap) => ({
      passed: Number(/^# pass (\d+)$/m.exec(tap)?.[1]),
      failed: Number(/^# fail (\d+)$/m.exec(tap)?.[1]) + Number(/^# cancelled (\d+)$/m.exec(tap)?.[1]),
    }),
  );
}

/** The browser journeys, counted from Playwright's own report. A flaky test is not a passed one. */
export function browserTests(title) {
  return counted(
    title,
    () => [process.execPath, ['scripts/e2e.mjs', '--reporter=line,json']],
    ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
  );
}

function counted(title, commandFor, countJson, countText = (text) => countJson(JSON.parse(text))) {
  return {
    title,
    run: async (context) => {
      const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-report-')), 'report');
      const [file, args] = commandFor(report);
      const { ok, output } = await attempt(context, file, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
      const counts = fs.existsSync(report)
        ? countText(fs.readFileSync(report, 'utf8'))
        : { passed: 0, failed: 0 };
      fs.rmSync(path.dirname(report), { recursive: true });
      return judge(counts, ok, output);
    },
  };
}

/** A runner that failed, or ran nothing, is a failure even when it counted none. */
function judge({ passed, failed }, ok, output) {
  if (ok && passed > 0 && failed === 0) return { passed, failed };
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
