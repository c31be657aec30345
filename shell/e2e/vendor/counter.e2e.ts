import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { CounterPage } from '../pages/counter-page.ts';
import { lastFullDay } from '../support/counter-days.ts';
import { freshEmail, pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

interface Taken {
  id: string;
  code: string;
}

/** Creates a customer with an open pass of the demo business. */
async function guestWithPass(
  browser: Browser,
  home: string,
): Promise<{ request: APIRequestContext; dealId: number; pass: Taken }> {
  const { context } = await pageOf(browser, home, null);
  const { request } = context;
  const headers = { origin: new URL(home).origin };
  const [email, password] = [freshEmail('guest'), 'momo and chiya'];
  await request.post('/api/customers/signup', {
    data: { firstName: 'Sujata', lastName: 'Rai', email, phone: '9801234567', city: 'Kathmandu', password },
    headers,
  });
  await request.post('/api/auth/login', { data: { email, password }, headers });
  const deals = (await (await request.get('/api/deals?search=buff+or+veg+momo&limit=1')).json()) as {
    id: number;
  }[];
  const dealId = deals[0]?.id as number;
  const answer = await request.post('/api/redemptions', { data: { dealId }, headers });
  expect(answer.status()).toBe(201);
  return { request, dealId, pass: (await answer.json()) as Taken };
}

const stateOf = async (request: APIRequestContext, id: string): Promise<string> =>
  ((await (await request.get(`/api/redemptions/${id}`)).json()) as { state: string }).state;

async function closeOf(page: Page): Promise<{ redemptions: number; revenue: number; voids: number }> {
  const close = (await (await page.request.get('/api/counter/close')).json()) as {
    totals: { redemptions: number; revenue: number; voids: number };
  };
  return close.totals;
}

test('a confirmation whose answer was lost is sent again by itself and counts once; taking it back is seen', async ({
  browser,
  baseURL,
}) => {
  const home = baseURL as string;
  const guest = await guestWithPass(browser, home);
  const { page, context } = await pageOf(browser, home, 'staff', phone);
  const before = await closeOf(page);
  const counter = new CounterPage(page);
  await counter.open();
  await counter.type(guest.pass.code);
  await expect(counter.result).toHaveText('Valid');
  await page.getByLabel('Amount charged').fill('450');

  // The server receives the request, but the counter does not receive the response.
  const keys: (string | undefined)[] = [];
  let isDown = true;
  await context.route('**/api/counter/accept', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    if (isDown) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Confirm and mark used' }).click();
  await expect(counter.result).toHaveText('No internet');
  await expect(page.getByText('We try again by ourselves.')).toBeVisible();
  expect(await stateOf(guest.request, guest.pass.id)).toBe('redeemed');
  isDown = false;
  await expect(counter.result).toHaveText('Marked used');
  expect(new Set(keys).size).toBe(1);
  const after = await closeOf(page);
  expect([after.redemptions - before.redemptions, after.revenue - before.revenue]).toEqual([1, 450]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Reason').fill('Wrong guest');
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(counter.result).toHaveText('Taken back');
  await expect(page.getByText(/^\d+ points? went back\./)).toBeVisible();
  expect(await stateOf(guest.request, guest.pass.id)).toBe('voided');
  const headers = { origin: new URL(home).origin };
  const again = await guest.request.post('/api/redemptions', { data: { dealId: guest.dealId }, headers });
  expect(again.status()).toBe(201);

  await page.goto('/dashboard/counter/close');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(String(before.redemptions));
  expect((await closeOf(page)).voids - before.voids).toBe(1);
});

test('the close of a day is printed without what surrounds it', async ({ browser, baseURL }) => {
  const { page } = await pageOf(browser, baseURL as string, 'vendor');
  await page.goto(await lastFullDay(page.request));
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(/^Signed by /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Overview' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Print as PDF' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add a correction' })).toBeHidden();
});

test('the request for sound and vibration stays with the device', async ({ browser, baseURL }) => {
  const { page } = await pageOf(browser, baseURL as string, 'staff', phone);
  await page.goto('/dashboard/counter');
  await page.getByRole('switch', { name: 'Sound' }).check();
  await page.getByRole('switch', { name: 'Vibration' }).uncheck();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Vibration' })).not.toBeChecked();
});

test('what a thumb presses is 60 pixels high, and nothing lies beyond a small phone', async ({
  browser,
  baseURL,
}) => {
  const home = baseURL as string;
  const guest = await guestWithPass(browser, home);
  const { page } = await pageOf(browser, home, 'staff', phone);
  const counter = new CounterPage(page);
  await counter.open();
  const press = (name: string) => page.getByRole('button', { name });
  const heights = async (...names: string[]) =>
    Promise.all(names.map(async (name) => (await press(name).boundingBox())?.height ?? 0));
  expect(Math.min(...(await heights('Check code')))).toBeGreaterThanOrEqual(60);
  await counter.type(guest.pass.code);
  await expect(counter.result).toHaveText('Valid');
  expect(Math.min(...(await heights('Confirm and mark used', 'Not now')))).toBeGreaterThanOrEqual(60);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});
