import { busyPercent, processorTime } from './processor-time.mjs';
import { STAGE_BUDGETS_SECONDS } from './stage-budgets.mjs';
import * as terminal from '../../run/terminal.mjs';

/** Number of parts of a stage that run concurrently: one per core of the build server. */
const PARTS_AT_ONCE = 2;
const SLOWEST_SHOWN = 5;

/**
 * Runs every stage, also after a failure, so that one run shows all failures. The parts of a stage run two at a time unless the
 * stage sets `partsAtOnce`.
 * @param {{ title: string, partsAtOnce?: number, parts: import('./test-stages.mjs').Part[] }[]} stages
 * @param {{ say?: Function, step?: Function, signal: AbortSignal }} given the output functions; by default those of the
 * terminal
 * @param {Record<string, number>} budgets the seconds of each stage
 */
export async function runStages(stages, given, budgets = STAGE_BUDGETS_SECONDS) {
  const context = { ...terminal, ...given };
  const total = { passed: 0, failed: 0, failures: [], seconds: 0 };
  for (const { title, parts, partsAtOnce = PARTS_AT_ONCE } of stages) {
    const started = performance.now();
    const before = processorTime();
    const outcomes = await inParallel(parts, partsAtOnce, (part) => runPart(part, context));
    const seconds = (performance.now() - started) / 1000;
    for (const { passed, failed, failures = [] } of outcomes) {
      total.passed += passed;
      total.failed += failed;
      total.failures.push(...failures);
    }
    total.seconds += seconds;
    context.say(`  ${title}: ${clock(seconds)}, processors ${busyPercent(before, processorTime())} % busy`);
    const slowest = outcomes.flatMap((outcome) => outcome.slowest ?? []);
    const warning = budgetWarning(title, seconds, budgets[title], slowest);
    if (warning) context.say(warning);
  }
  return total;
}

/**
 * Returns a warning for a stage that took longer than its budget, with its slowest tests.
 * @returns {string} the warning; empty if there is no budget or the stage is within it
 */
export function budgetWarning(title, seconds, budgetSeconds, slowest = []) {
  if (!budgetSeconds || seconds <= budgetSeconds) return '';
  const tests = [...slowest].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_SHOWN);
  const lines = tests.map((test) => `      ${test.seconds.toFixed(1)} s  ${test.name}`);
  return [`  ⚠ ${title} took ${clock(seconds)}, its budget is ${clock(budgetSeconds)}.`, ...lines].join('\n');
}

/** Lists every failed test at the end of the output. */
export const failureList = ({ failures }) =>
  failures.length > 0 ? ['  Failed:', ...failures.map((name) => `    ✘ ${name}`)].join('\n') : '';

export const summaryOf = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** Runs one part and prints its line and then its output, so that the output of two parts is not mixed. */
async function runPart({ title, run }, context) {
  context.signal.throwIfAborted();
  const started = performance.now();
  const outcome = await context.step([title, title], async (report) => {
    const result = await run({ ...context, report });
    return Object.assign(result, { isFailure: result.failed > 0, summary: summaryOf(result) });
  });
  if (outcome.output) context.say(`\n${outcome.output}\n`);
  return { slowest: [{ name: title, seconds: (performance.now() - started) / 1000 }], ...outcome };
}

/** Starts the parts in order, at most `limit` at once. If a part throws, the stage ends after the running parts. */
async function inParallel(items, limit, work) {
  const results = [];
  const waiting = [...items.entries()];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  const settled = await Promise.allSettled(Array.from({ length: limit }, runNext));
  const failure = settled.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}

function clock(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
