/** More failures than these are no chance, and running them again would only take time. */
const MAX_FAILURES = 5;

/**
 * Runs what failed once more, with nothing beside it. That tells an error of the product from a chance failure on a
 * busy machine, as the second try of the browser tests does. Tests that needed it pass, and are named.
 * @param {import('./test-reports.mjs').Counts} first
 * @param {(files?: string[]) => Promise<import('./test-reports.mjs').Counts>} runAgain without files: all tests
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
