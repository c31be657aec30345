import type { APIRequestContext } from '@playwright/test';

interface Close {
  day: string;
  branchId: number;
  uses: number;
  signedBy: string | null;
  /** Who signed a large difference. */
  manager: unknown;
}

/** Returns the address of the last signed daily close of the business with uses, one without a large difference if there is any. */
export async function lastFullDay(request: APIRequestContext): Promise<string> {
  const closes = (await (await request.get('/api/counter/closes?limit=100')).json()) as Close[];
  const signed = closes.filter(({ uses, signedBy }) => uses > 0 && signedBy !== null);
  const last = signed.find(({ manager }) => manager === null) ?? signed[0];
  if (!last) throw new Error('The demo business signed no close of a day with uses.');
  return `/dashboard/counter/close?day=${last.day}&branch=${last.branchId}`;
}
