/** Maximum number of failures that are retried: more are not random, and a retry would only take time. */
const MAX_FAILURES = 5;

/**
 * Retries failed tests without other tests running. This distinguishes an error of the product from a random failure on a busy
 * machine, like the second attempt of the browser tests. Tests that pass on the retry are listed.
 * @param {import('./test-reports.mjs').Counts} first
 * @param {(files?: string[]) => Promise<import('./test-reports.mjs').Counts>} runAgain runs the tests of these files; without
 * files all tests
 * @returns {Promise<import('./test-reports.mjs').Counts>}
 */
export async function withSecondTry(first, runAgain) {
  const { failed, failures, failedFiles } = first;
  const tried = failedFiles ?? failures ?? [];
  if (failed === 0 || tried.length === 0 || tried.length > MAX_FAILURES) return first;
  const second = await runAgain(failedFiles?.map(({ file }) => file));
  const kept = failedFiles ? first.passed - failedFiles.reduce((sum, { passed }) => sum + passed, 0) : 0;
  return {
    passed: kept + second.passed,
    failed: second.failed,
    failures: second.failures,
    slowest: first.slowest,
    output: second.failed > 0 ? second.output : flakyTests(first),
  };
}

const flakyTests = ({ failures, output }) =>
  [`Passed only at a second try (${failures.length}), so they need a repair too:`, ...failures, output].join(
    '\n',
  );
