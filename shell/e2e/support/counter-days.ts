import type { APIRequestContext } from '@playwright/test';

interface Close {
  day: string;
  branchId: number;
  uses: number;
  signedBy: string | null;
  /** Who signed a large difference. */
  manager: unknown;
}

/** Returns the address of the last signed daily close of the business with uses and without a large difference. */
export async function lastFullDay(request: APIRequestContext): Promise<string> {
  const closes = (await (await request.get('/api/counter/closes?limit=100')).json()) as Close[];
  const last = closes.find(
    ({ uses, signedBy, manager }) => uses > 0 && signedBy !== null && manager === null,
  );
  if (!last) throw new Error('The demo business signed no close of a day with uses.');
  return `/dashboard/counter/close?day=${last.day}&branch=${last.branchId}`;
}
