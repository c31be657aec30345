import { type APIRequestContext, type Page, request as playwright } from '@playwright/test';
import { demoPassword, signInByCall } from '../people/people.ts';
import type { ScreenShot } from './screen-shot.ts';

const BASE_URL = String(process.env['BASE_URL']);
const RUNS = '/dashboard/payments?tab=accounts&list=runs';

interface Setting {
  key: string;
  version: number;
}

async function sent<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  data?: object,
): Promise<T> {
  const answer = await request.fetch(path, { method, data, headers: { origin: new URL(BASE_URL).origin } });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const signedIn = async (account: 'vendor' | 'admin'): Promise<APIRequestContext> => {
  const request = await playwright.newContext({ baseURL: BASE_URL });
  await signInByCall(request, account, BASE_URL);
  return request;
};

async function holdFor(admin: APIRequestContext, hours: number): Promise<void> {
  const settings = await sent<Setting[]>(admin, 'GET', '/api/admin/settings');
  const version = settings.find(({ key }) => key === 'payouts.holdHours')?.version ?? 0;
  await sent(admin, 'PATCH', '/api/admin/settings', {
    changes: [{ key: 'payouts.holdHours', value: hours, version }],
  });
}

/**
 * Gives the demo business a payout account without a hold, and creates an open payout run for it.
 * @returns the id of the run
 */
async function payoutRun(): Promise<string> {
  const [admin, vendor] = [await signedIn('admin'), await signedIn('vendor')];
  const [known] = await sent<{ id: string }[]>(admin, 'GET', '/api/admin/payout-runs');
  if (known) return known.id;
  await holdFor(admin, 0);
  await sent(vendor, 'PUT', '/api/vendors/me/payout-account', {
    ...{ kind: 'bank', holder: 'Himchuli Momo House Pvt. Ltd.', bank: 'Nabil Bank', branch: 'Thamel' },
    ...{ number: '00100175004321', password: demoPassword },
  });
  await holdFor(admin, 72);
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return (await sent<{ id: string }>(admin, 'POST', '/api/admin/payout-runs', { day })).id;
}

/** Returns the path of the payout of the demo data. */
async function lastPayout(): Promise<string> {
  const vendor = await signedIn('vendor');
  const [payout] = await sent<{ id: string }[]>(vendor, 'GET', '/api/vendors/me/payouts');
  return `/dashboard/business/statements?payout=${payout?.id ?? ''}`;
}

/** Opens the form of the payout account and submits it empty. */
async function askAccount(page: Page): Promise<void> {
  await page.locator('main section, main div').getByRole('button').first().click();
  await page.locator('main form button[type=submit]').click();
  await page.locator('main form [aria-invalid=true]').first().waitFor();
}

export const payoutStates: readonly ScreenShot[] = [
  { name: 'admin-payout-runs', path: RUNS, as: 'admin' },
  { name: 'vendor-payout-account', path: '/dashboard/business/statements', as: 'vendor', act: askAccount },
  { name: 'vendor-payout', path: lastPayout, as: 'vendor' },
  { name: 'admin-payout-run', path: async () => `${RUNS}&run=${await payoutRun()}`, as: 'admin' },
];
