import { type APIRequestContext, type Page, request as playwright } from '@playwright/test';
import { OfflineCounter } from '../pages/offline-counter.ts';
import { expect, test } from '../support/console-check.ts';
import { call, signUpBuyer } from '../support/people/buyers.ts';
import { aShop } from '../support/people/shop-with-deal.ts';

test.describe.configure({ timeout: 120_000 });

const origin = () => ({ baseURL: process.env['BASE_URL'] as string });

/** Creates a customer with an open pass. @returns the text of its signed QR */
async function aSignedPass(
  dealId: number,
): Promise<{ guest: APIRequestContext; id: string; signed: string }> {
  const guest = await playwright.newContext(origin());
  await signUpBuyer(guest);
  const { id, qrCode } = await call<{ id: string; qrCode: string }>(guest, '/api/redemptions', { dealId });
  return { guest, id, signed: qrCode };
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Accepts a code online. */
async function acceptOnline(counter: OfflineCounter, signed: string, way: 'Cash' | 'QR'): Promise<void> {
  const { page } = counter;
  await counter.scan(signed);
  await page.getByRole('radiogroup', { name: 'Guest paid with' }).getByText(way, { exact: true }).click();
  await page.getByRole('button', { name: 'Confirm and mark used' }).click();
  await expect(counter.result).toHaveText('Marked used');
  await counter.next();
}

/** Counts Rs. 2,250 where Rs. 2,300 are expected; what is typed survives a reload. */
async function countTooLittle(page: Page): Promise<void> {
  await page.getByLabel('Opening float').fill('2000');
  await page.getByLabel('Number of Rs. 1,000').fill('2');
  await page.getByLabel('Number of Rs. 100', { exact: true }).fill('2');
  await page.getByLabel('Number of Rs. 50', { exact: true }).fill('1');
  await expect(page.getByText('Rs. 50 short')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Rs. 50 short')).toBeVisible();
}

/** Corrects the closed day: the signed figures stay. */
async function correct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a correction' }).click();
  await page.getByLabel('Amount in rupees').fill('50');
  await page.getByLabel('Why?').fill('Found with the receipts');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByText('+ Rs. 50, Found with the receipts')).toBeVisible();
  await expect(page.getByText('Rs. 50 short').first()).toBeVisible();
}

/** What arrived late, and without a network, on a day. */
async function lateOn(owner: APIRequestContext, branchId: number, day: string): Promise<[number, number]> {
  const path = `/api/counter/close?branch=${branchId}&day=${day}`;
  const { drawer } = await call<{ drawer: { late: number; offline: number } }>(owner, path, {}, 'GET');
  return [drawer.late, drawer.offline];
}

test('an evening is counted with a difference and closed; a late acceptance without a network counts on the next day', async ({
  browser,
}) => {
  const shop = await aShop(origin().baseURL);
  const branch = await call<{ id: number }>(shop.owner, '/api/vendors/me/locations', {
    name: 'Thamel',
    address: 'Thamel Marg',
    city: 'Kathmandu',
  });
  const passes = [
    await aSignedPass(shop.dealId),
    await aSignedPass(shop.dealId),
    await aSignedPass(shop.dealId),
  ] as const;
  const counter = await OfflineCounter.enrolled(browser, shop, 'Phone at the bar');
  const { page } = counter;

  await acceptOnline(counter, passes[0].signed, 'Cash');
  await acceptOnline(counter, passes[1].signed, 'QR');

  // A third code is accepted without a network, and waits on another phone that stays offline.
  const bar = await OfflineCounter.enrolled(browser, shop, 'Phone at the door');
  await bar.cut();
  await bar.accept(passes[2].signed);

  await page.goto(`/dashboard/counter/close?branch=${branch.id}`);
  await expect(page.getByText('Cash 300 · QR 300')).toBeVisible();
  await countTooLittle(page);
  await page.getByRole('button', { name: 'Change given wrong' }).click();
  await page.getByRole('button', { name: 'Sign and lock the day' }).click();
  await expect(page.getByRole('heading', { name: / is closed$/ })).toBeVisible();
  await expect(page.getByText(/Close no\. TH\d+-20\d\d-0001\./).first()).toBeVisible();
  const [close] = await call<{ id: number; day: string; cash: number; difference: number }[]>(
    shop.owner,
    '/api/counter/closes',
    {},
    'GET',
  );
  expect(close).toMatchObject({ cash: 300, difference: -50 });
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Print as PDF' }).getAttribute('href')) ?? '',
  );
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await correct(page);
  await bar.restore();
  await expect.poll(() => lateOn(shop.owner, branch.id, dayAfter(close?.day ?? ''))).toEqual([1, 1]);
  const kept = await call<{ uses: number }>(shop.owner, `/api/counter/closes/${close?.id}`, {}, 'GET');
  expect(kept.uses).toBe(2);
  await counter.close();
  await bar.close();
});
