import { openArrivals, send } from './requests.mjs';

/** Kinds of requests of customers who do not want the hot deal, each with values that change. */
const KINDS = [
  (number) => ({ path: `/api/deals?limit=20&minPrice=${number % 5000}` }),
  (number, { deals }) => ({ path: `/api/deals/${deals[number % deals.length]}` }),
  () => ({ path: '/api/redemptions/me' }),
  (number, { deals }) => ({
    path: '/api/redemptions',
    method: 'POST',
    key: `other-${number}-${Math.random()}`,
    body: { dealId: deals[number % deals.length] },
  }),
];

/**
 * Sends requests of other customers at random times.
 * @returns their responses, with the kind
 */
export async function otherCustomers({ addresses, cookies, deals, seconds, perSecond }) {
  const answers = [];
  await openArrivals(Math.round(seconds * perSecond), perSecond, async (number) => {
    const kind = number % KINDS.length;
    const request = KINDS[kind](number, { deals });
    const cookie = cookies[Math.floor(number / KINDS.length) % cookies.length];
    answers.push({ kind, ...(await send(addresses[number % addresses.length], { ...request, cookie })) });
  });
  return answers;
}
