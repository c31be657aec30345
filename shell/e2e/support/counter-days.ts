import type { APIRequestContext } from '@playwright/test';

const DAY_MS = 86_400_000;
const NEPAL_OFFSET_MS = 5.75 * 3_600_000;

/** A business day starts at 4 AM unless its owner chose another hour. */
const DAY_STARTS_MS = 4 * 3_600_000;

const businessDay = (moment: number): string =>
  new Date(moment + NEPAL_OFFSET_MS - DAY_STARTS_MS).toISOString().slice(0, 10);

/** Returns the address of the daily close for the last day before today on which the business accepted a code, at its branch. */
export async function lastFullDay(request: APIRequestContext): Promise<string> {
  const yesterday = businessDay(Date.now() - DAY_MS);
  const used = await request.get(`/api/vendors/me/redemptions?state=redeemed&to=${yesterday}&limit=1`);
  const [last] = (await used.json()) as { redeemedAt: string; branchId: number }[];
  if (!last) throw new Error('The demo business accepted no code before today.');
  return `/dashboard/counter/close?day=${businessDay(Date.parse(last.redeemedAt))}&branch=${last.branchId}`;
}
