import { specsOf, troublesOf } from './browser-report.mjs';

/** Reads the counts and the time of each test file from Jest's JSON report. */
export function readJestReport(text) {
  const report = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    slowest: report.testResults.map(({ name, startTime, endTime }) => ({
      name: name.split('/').slice(-2).join('/'),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** Reads the counts and the time of each test from the TAP report of Node's test runner. */
export function readTapReport(tap) {
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  const timed = /^(?:not )?ok \d+ - (.*)\n {2}---\n {2}duration_ms: ([\d.]+)/gm;
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    output: failuresIn(tap),
    slowest: [...tap.matchAll(timed)].map(([, name, ms]) => ({ name, seconds: Number(ms) / 1000 })),
  };
}

/** Every failed test of a TAP report with its message. */
function failuresIn(tap) {
  const failures = tap.matchAll(/^ *not ok \d+ - .*\n(?: *---\n[\s\S]*?^ *\.\.\.$)?/gm);
  return [...failures].map(([text]) => text).join('\n\n');
}

/** Reads the counts, the failures and the time of each test from Playwright's JSON report. */
export function readBrowserReport(text) {
  const report = JSON.parse(text);
  const { expected, flaky, unexpected } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    output: troublesOf(report),
    slowest: specsOf(report).map(({ file, title, tests }) => ({
      name: `${file} ${title}`,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, result) => sum + result.duration, 0) / 1000,
    })),
  };
}
