import { say, step } from './terminal.mjs';

/** Runs every stage, also after a failure, so that one run shows all there is to mend. */
export async function runStages(stages, context) {
  const total = { passed: 0, failed: 0 };
  for (const { title, run } of stages) {
    context.signal.throwIfAborted();
    const outcome = await step([title, title], async (report) => {
      const result = await run({ ...context, report });
      total.passed += result.passed;
      total.failed += result.failed;
      return Object.assign(result, { isFailure: result.failed > 0, summary: summaryOf(result) });
    });
    if (outcome.output) say(`\n${outcome.output}\n`);
  }
  return total;
}

export const summaryOf = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
