import { failedSpecsOf, specsOf, troublesOf } from './browser-report.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures the names of the failed tests
 * @property {string} [output] the failures with their messages
 * @property {{ name: string, seconds: number }[]} slowest the tests with their times
 * @property {FailedFile[]} [failedFiles] where the runner can run single files again
 * @typedef {{ file: string, passed: number }} FailedFile `passed` tests of a file of which others failed
 */

/**
 * Reads the counts and the time of each test file from Jest's JSON report.
 * @returns {Counts}
 */
export function readJestReport(text) {
  const report = JSON.parse(text);
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: failed.flatMap(failedTestsOf),
    failedFiles: failed.map(({ name, assertionResults }) => ({
      file: name,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
    })),
    output: failed.map(({ name, message }) => `${shortNameOf(name)}\n${message}`).join('\n\n'),
    slowest: report.testResults.map(({ name, startTime, endTime }) => ({
      name: shortNameOf(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const shortNameOf = (file) => file.split('/').slice(-2).join('/');

/** Returns the failed tests of a file; its name if the file could not run and has no results of single tests. */
function failedTestsOf({ name, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const names = failed.map(({ fullName }) => `${shortNameOf(name)} ${fullName}`);
  return names.length > 0 ? names : [shortNameOf(name)];
}

/**
 * Reads the counts and the time of each test from the TAP report of Node's test runner.
 * @returns {Counts}
 */
export function readTapReport(tap) {
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  const timed = /^(?:not )?ok \d+ - (.*)\n {2}---\n {2}duration_ms: ([\d.]+)/gm;
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    failures: [...tap.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, name]) => name),
    output: failuresIn(tap),
    slowest: [...tap.matchAll(timed)].map(([, name, ms]) => ({ name, seconds: Number(ms) / 1000 })),
  };
}

/** Returns every failed test of a TAP report with its message. */
function failuresIn(tap) {
  const failures = tap.matchAll(/^ *not ok \d+ - .*\n(?: *---\n[\s\S]*?^ *\.\.\.$)?/gm);
  return [...failures].map(([text]) => text).join('\n\n');
}

/**
 * Reads the counts, the failures and the time of each test from Playwright's JSON report.
 * @returns {Counts}
 */
export function readBrowserReport(text) {
  const report = JSON.parse(text);
  const { expected, flaky, unexpected } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    failures: failedSpecsOf(report),
    output: troublesOf(report),
    slowest: specsOf(report).map(({ file, title, tests }) => ({
      name: `${file} ${title}`,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, result) => sum + result.duration, 0) / 1000,
    })),
  };
}
