import { Children } from '../run/children.mjs';
import { installWhenNeeded } from '../install/install.mjs';
import { UserError } from '../run/user-error.mjs';
import { budgetWarning, failureList, runStages, summaryOf } from './stages/run-stages.mjs';
import { readSettings } from '../run/settings.mjs';
import { LONG_TOTAL_BUDGET_SECONDS, TOTAL_BUDGET_SECONDS } from './stages/stage-budgets.mjs';
import { whenAskedToStop } from '../run/stop-request.mjs';
import { say } from '../run/terminal.mjs';
import { testStages } from './stages/test-plan.mjs';

async function runAll(args) {
  const isFast = args.includes('--fast');
  const isLong = args.includes('--long');
  if (isFast && isLong) throw new UserError('Choose --fast or --long.');
  const settings = readSettings();
  const children = new Children(settings.runDir);
  const stopRequest = new AbortController();
  const context = { children, settings, signal: stopRequest.signal, env: isLong ? { LONG_RUN: '1' } : {} };
  whenAskedToStop(() => stopRequest.abort());
  await installWhenNeeded(context);
  const { ensureBrowser } = await import('./stages/browser.mjs');
  if (!isFast) context.env.CHROMIUM_PATH = await ensureBrowser(context);
  const total = await runStages(testStages({ isFast, isLong }), context);
  const budget = isLong ? LONG_TOTAL_BUDGET_SECONDS : TOTAL_BUDGET_SECONDS;
  say(budgetWarning('The run', total.seconds, budget));
  say(failureList(total));
  say(summaryOf(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/**
 * Runs all tests, from a bare clone, and sets the exit code.
 * @param {string[]} args `--fast` skips tests with a database or a browser, `--long` adds the long ones
 */
export async function runTests(args) {
  try {
    await runAll(args);
  } catch (error) {
    if (error.name !== 'AbortError') say(error instanceof UserError ? `\n${error.message}` : error.stack);
    process.exitCode = 1;
  }
}
