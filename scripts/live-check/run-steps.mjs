import { Site } from './site.mjs';
import { cancelAcceptance, STEPS } from './steps.mjs';

/**
 * @typedef {{ dealId: number, customer: Account, staff: Account }} Credentials written by the set-up
 * @typedef {{ email: string, password: string, device: string }} Account
 * @typedef {{ name: string, ms: number, part?: string, reason?: string }} Result with `part` and `reason` if it failed
 */

/**
 * Runs the steps until one fails. An acceptance is canceled in any case.
 * @param {string} url origin of the site
 * @param {Credentials} credentials
 * @param {{ timeoutMs: number, mailbox?: import('./mailbox.mjs').Mailbox | null }} options time limit of each request, and the mailbox in
 *   which a mail has to arrive
 * @param {(result: Result) => void} [onResult] called after each step
 * @returns {Promise<Result[]>}
 */
export async function runSteps(
  url,
  { dealId, ...accounts },
  { timeoutMs, mailbox = null },
  onResult = () => {},
) {
  const site = new Site(url, timeoutMs);
  const run = {
    site,
    mailbox,
    accounts,
    dealId,
    customer: site.browser(accounts.customer.device),
    staff: site.browser(accounts.staff.device),
  };
  const results = [];
  for (const step of STEPS) {
    if (step.isWanted?.(run) === false) continue;
    const result = await resultOf(step, run);
    results.push(result);
    onResult(result);
    if (result.reason) break;
  }
  if (run.mayBeAccepted) await cancelAcceptance(run).catch(() => undefined);
  return results;
}

async function resultOf({ name, part, run: check }, run) {
  const since = performance.now();
  const took = () => Math.round(performance.now() - since);
  try {
    await check(run);
    return { name, ms: took() };
  } catch (error) {
    return { name, ms: took(), part: error.part ?? part, reason: error.message };
  }
}
