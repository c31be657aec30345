import fs from 'node:fs';

/** Number of lines to print of the page at the moment of a failure. */
const CONTEXT_LINES = 80;

/**
 * Describes the failed tests of Playwright's JSON report and those that passed only on the second attempt, so that they can be
 * fixed from the output alone.
 * @returns {string} the description; empty if every test passed on the first attempt
 */
export function troublesOf(report) {
  const tests = specsOf(report).flatMap((spec) => spec.tests.map((test) => ({ spec, ...test })));
  const told = (status) => tests.filter((test) => test.status === status).map(tell);
  const failed = [...told('unexpected'), ...report.errors.map(({ message }) => message)];
  const flaky = told('flaky');
  return [
    ...failed,
    flaky.length > 0 ? `Passed only at a second try (${flaky.length}), so they want mending too:` : '',
    ...flaky,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Returns all specs of the report, at every nesting level. */
export const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Returns the locations and titles of the specs that failed on both attempts. */
export const failedSpecsOf = (report) =>
  specsOf(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);

function tell({ spec, results }) {
  const result = results.find(({ errors }) => errors.length > 0);
  const errors = result?.errors.map(({ message }) => message) ?? [];
  return [`✘ ${spec.file}:${spec.line} ${spec.title}`, ...errors, pageAt(result)].filter(Boolean).join('\n');
}

/** Returns the content of the page that Playwright recorded. */
function pageAt(result) {
  const file = result?.attachments.find(({ name }) => name === 'error-context')?.path;
  if (!file || !fs.existsSync(file)) return '';
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const start = lines.indexOf('```yaml');
  return start < 0 ? '' : lines.slice(start, start + CONTEXT_LINES).join('\n');
}
