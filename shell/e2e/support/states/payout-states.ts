import { type APIRequestContext, type Page, request as playwright } from '@playwright/test';
import { payoutDigits } from '../mail.ts';
import { demoPassword, signInByCall } from '../people/people.ts';
import type { ScreenShot } from './screen-shot.ts';

const BASE_URL = String(process.env['BASE_URL']);
const PAYOUTS = '/dashboard/payouts';
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
  await sent(vendor, 'POST', '/api/vendors/me/payout-account/confirm', {
    code: await payoutDigits('vendor@example.com'),
  });
  await holdFor(admin, 72);
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return (await sent<{ id: string }>(admin, 'POST', '/api/admin/payout-runs', { day })).id;
}

/** Returns the path of the paid run of the demo data. */
async function paidRun(): Promise<string> {
  const runs = await sent<{ id: string; state: string }[]>(
    await signedIn('admin'),
    'GET',
    '/api/admin/payout-runs',
  );
  return `${RUNS}&run=${runs.find(({ state }) => state === 'paid')?.id ?? ''}`;
}

/** Answers that no run was made, so that the next one is shown before it is made. */
async function withoutRuns(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/payout-runs$/, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.locator('main ol').first().waitFor();
}

/** Returns the path of the paid payout of the demo data. */
async function lastPayout(): Promise<string> {
  const vendor = await signedIn('vendor');
  const payouts = await sent<{ id: string; state: string }[]>(vendor, 'GET', '/api/vendors/me/payouts');
  const payout = payouts.find(({ state }) => state === 'paid');
  return `/dashboard/payouts/${payout?.id ?? ''}`;
}

/** Shows the page again with other values in an answer of the API, for states that the demo data do not have. */
const shownWith =
  (path: RegExp, change: (answer: Record<string, unknown>) => object) =>
  async (page: Page): Promise<void> => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Record<string, unknown>) });
    });
    await page.reload();
    await page.locator('main :is(#next-payout, article, ol)').first().waitFor();
  };

const NEXT = /\/api\/vendors\/me\/payouts\/next$/;

const owing = (answer: Record<string, unknown>, owedPaisa: number): object => ({
  ...{ state: 'expected', withheldPaisa: 0, amount: owedPaisa / 100 },
  owed: {
    ...(answer['owed'] as object),
    ...{ openingPaisa: 0, returnedPaisa: 0, returnedCodes: 0, returnedPayoutsPaisa: 0, otherPaisa: 0 },
    ...{ soldPaisa: owedPaisa, soldCodes: owedPaisa / 120_000, owedPaisa },
  },
});

const nextWith = (owedPaisa: number, changes: object = {}) =>
  shownWith(NEXT, (answer) => ({ ...answer, leftOut: null, ...owing(answer, owedPaisa), ...changes }));

const heldUntil = '2026-11-28T10:15:00Z';

const accountWith = (account: object | null) =>
  shownWith(/\/api\/vendors\/me\/payout-account$/, (answer) => ({
    account: account && { ...(answer['account'] as object), ...account },
  }));

/** Opens the form of the payout account and submits it empty. */
async function askAccount(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Change|Enter an account|बदल्नुहोस्|खाता राख्नुहोस्)$/ })
    .last()
    .click();
  await page.locator('main form button[type=submit]').click();
  await page.locator('main form [aria-invalid=true]').first().waitFor();
}

export const payoutStates: readonly ScreenShot[] = [
  { name: 'admin-payout-runs', path: RUNS, as: 'admin' },
  { name: 'vendor-payouts', path: PAYOUTS, as: 'vendor' },
  { name: 'vendor-payouts-scheduled', path: PAYOUTS, as: 'vendor', act: nextWith(720_000) },
  {
    ...{ name: 'vendor-payouts-held', path: PAYOUTS, as: 'vendor' },
    act: async (page) => {
      await accountWith({ heldUntil })(page);
      await nextWith(720_000, { leftOut: 'held', amount: 0, heldUntil })(page);
    },
  },
  {
    ...{ name: 'vendor-payouts-unconfirmed', path: PAYOUTS, as: 'vendor' },
    act: accountWith({ confirmedAt: null, heldUntil: null }),
  },
  {
    ...{ name: 'vendor-payouts-no-account', path: PAYOUTS, as: 'vendor' },
    act: async (page) => {
      await accountWith(null)(page);
      await nextWith(720_000, { leftOut: 'no-account', amount: 0 })(page);
    },
  },
  {
    ...{ name: 'vendor-payouts-carried-over', path: PAYOUTS, as: 'vendor' },
    act: nextWith(84_000, { leftOut: 'too-little', amount: 0 }),
  },
  {
    ...{ name: 'vendor-payouts-nothing', path: PAYOUTS, as: 'vendor' },
    act: nextWith(0, { leftOut: 'too-little', amount: 0 }),
  },
  { name: 'vendor-payout-account', path: PAYOUTS, as: 'vendor', act: askAccount },
  { name: 'vendor-payout', path: lastPayout, as: 'vendor' },
  {
    ...{ name: 'vendor-payout-returned', path: lastPayout, as: 'vendor' },
    act: shownWith(/\/api\/vendors\/me\/payouts\/[0-9a-f-]{36}$/, (answer) => ({
      ...answer,
      ...{ state: 'returned', returnedReason: 'Wrong wallet id', reference: null, paidAt: null },
    })),
  },
  { name: 'admin-payout-run-new', path: RUNS, as: 'admin', act: withoutRuns },
  { name: 'admin-payout-run-paid', path: paidRun, as: 'admin' },
  {
    ...{ name: 'admin-payout-run-waits', as: 'admin' },
    path: async () => `${RUNS}&run=${await payoutRun()}`,
    act: shownWith(/\/api\/admin\/payout-runs\/[0-9a-f-]{36}$/, (answer) => ({
      ...answer,
      isApproved: false,
    })),
  },
  { name: 'admin-payout-run', path: async () => `${RUNS}&run=${await payoutRun()}`, as: 'admin' },
];
