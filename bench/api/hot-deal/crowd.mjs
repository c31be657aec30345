import { codeOf, openArrivals, pause, send } from './requests.mjs';

/** Time between the page and the press, at most, in milliseconds. */
const THINK_MS = 2000;
const MAX_REPEATS = 60;

/**
 * Customers who open a deal at random times and press once. A press that gets `deal.busy` is repeated after Retry-After with the same key.
 * @returns the responses of presses, of page views, and each customer's outcome with the time of the press
 */
export async function crowd({ addresses, cookies, dealId, perSecond }) {
  const presses = [];
  const views = [];
  const outcomes = [];
  await openArrivals(cookies.length, perSecond, async (number) => {
    const instance = number % addresses.length;
    const address = addresses[instance];
    const cookie = cookies[number];
    views.push(await send(address, { path: `/api/deals/${dealId}`, cookie }));
    views.push(await send(address, { path: `/api/deals/${dealId}/mine`, cookie }));
    await pause(Math.random() * THINK_MS);
    const pressedAt = performance.now();
    const outcome = await press({ address, cookie, dealId, key: `hot-${dealId}-${number}`, presses });
    outcomes.push({ instance, pressedAt, outcome });
  });
  return { presses, views, outcomes };
}

async function press({ address, cookie, dealId, key, presses }) {
  const request = { path: '/api/redemptions', method: 'POST', cookie, key, body: { dealId } };
  for (let repeat = 0; repeat < MAX_REPEATS; repeat++) {
    const answer = await send(address, request);
    presses.push(answer);
    if (answer.status === 201 || answer.status === 200) return 'issued';
    const code = codeOf(answer) ?? `status ${answer.status}`;
    if (code !== 'deal.busy') return code;
    await pause(answer.retryAfter * 1000);
  }
  return 'deal.busy';
}

/**
 * Number of customers who found all places taken although a customer who pressed at least `marginMs` later on the same instance got one.
 */
export function overtaken(outcomes, marginMs) {
  const lastIssued = new Map();
  for (const { instance, pressedAt, outcome } of outcomes)
    if (outcome === 'issued') lastIssued.set(instance, Math.max(lastIssued.get(instance) ?? 0, pressedAt));
  return outcomes.filter(
    ({ instance, pressedAt, outcome }) =>
      outcome === 'deal.sold-out' && pressedAt < (lastIssued.get(instance) ?? 0) - marginMs,
  ).length;
}
