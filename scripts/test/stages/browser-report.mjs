import fs from 'node:fs';

/** How much of the page at the moment of a failure is told. */
const CONTEXT_LINES = 80;

/**
 * What Playwright's JSON report says of the tests that failed, and of those that passed only at a second
 * try, so that whoever reads the run alone can mend them.
 * @returns {string} the empty string where every test passed at once
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

/** Every spec of the report, of whatever depth. */
export const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The places and titles of the specs that failed at both tries. */
export const failedSpecsOf = (report) =>
  specsOf(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);

function tell({ spec, results }) {
  const result = results.find(({ errors }) => errors.length > 0);
  const errors = result?.errors.map(({ message }) => message) ?? [];
  return [`✘ ${spec.file}:${spec.line} ${spec.title}`, ...errors, pageAt(result)].filter(Boolean).join('\n');
}

/** What stood on the page, as Playwright wrote it down. */
function pageAt(result) {
  const file = result?.attachments.find(({ name }) => name === 'error-context')?.path;
  if (!file || !fs.existsSync(file)) return '';
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const start = lines.indexOf('```yaml');
  return start < 0 ? '' : lines.slice(start, start + CONTEXT_LINES).join('\n');
}
