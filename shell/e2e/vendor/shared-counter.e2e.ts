import { type APIRequestContext, request as playwright } from '@playwright/test';
import { OfflineCounter } from '../pages/offline-counter.ts';
import { expect, test } from '../support/console-check.ts';
import { mailedPath } from '../support/mail.ts';
import { buyerPassword, call } from '../support/people/buyers.ts';
import { ageStepUp } from '../support/people/old-session.ts';
import { freshEmail, signInByCall } from '../support/people/people.ts';
import { aShop, type Shop } from '../support/people/shop-with-deal.ts';

test.describe.configure({ timeout: 120_000 });

const DAY_MS = 86_400_000;
const PIN = { himani: '4711', owner: '2468' };

const origin = () => ({ baseURL: process.env['BASE_URL'] as string });

/** Signs a person up. */
async function aPerson(firstName: string): Promise<{ request: APIRequestContext; email: string }> {
  const request = await playwright.newContext(origin());
  const email = freshEmail('person');
  const person = { firstName, lastName: 'Gurung', phone: '9801234567', city: 'Kathmandu' };
  await call(request, '/api/customers/signup', { ...person, email, password: buyerPassword });
  await call(request, '/api/auth/login', { email, password: buyerPassword });
  return { request, email };
}

/** Adds a person to the counter staff of a shop, with a PIN. @returns the user id */
async function hire({ owner }: Shop, firstName: string, pin: string): Promise<number> {
  const { request, email } = await aPerson(firstName);
  await call(owner, '/api/vendors/me/staff', { email, role: 'counter' });
  const link = await mailedPath(email, /\/staff-invitation\?token=[\w-]+/);
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  await call(request, `/api/staff-invitations/${token}/accept`);
  const { id } = await call<{ id: number }>(request, '/api/auth/user', {}, 'GET');
  const set = await request.put(`/api/counter/people/${id}/pin`, {
    data: { pin },
    headers: { origin: new URL(origin().baseURL).origin },
  });
  expect(set.status()).toBe(204);
  return id;
}

/** A deal that cannot be used today. */
async function aClosedDeal({ owner }: Shop): Promise<number> {
  const admin = await playwright.newContext(origin());
  await signInByCall(admin, 'admin', origin().baseURL);
  const today = new Date(Date.now() + 345 * 60_000).getUTCDay();
  const { id } = await call<{ id: number }>(owner, '/api/deals', {
    categoryId: 1,
    locationId: 1,
    title: 'Thali for two',
    description: 'Two thalis with dal, rice and seasonal vegetables.',
    discountType: 'percentage',
    discountValue: '50',
    originalPrice: 800,
    discountedPrice: 400,
    weekdays: [(today + 3) % 7],
    startDate: new Date().toISOString(),
    endDate: new Date(Date.now() + 40 * DAY_MS).toISOString(),
  });
  await call(admin, `/api/admin/deals/${id}/approve`, {}, 'PATCH');
  await admin.dispose();
  return id;
}

interface Guest {
  request: APIRequestContext;
  id: string;
  signed: string;
}

async function aGuest(dealId: number): Promise<Guest> {
  const { request } = await aPerson('Sujata');
  const pass = await call<{ id: string; qrCode: string }>(request, '/api/redemptions', { dealId });
  return { request, id: pass.id, signed: pass.qrCode };
}

const stateOf = async ({ request, id }: Guest): Promise<string> =>
  (await call<{ state: string }>(request, `/api/redemptions/${id}`, {}, 'GET')).state;

async function typePin({ page }: OfflineCounter, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}

/** Sets the first PIN of the owner, with a step-up. */
async function setOwnPin({ page, context }: OfflineCounter, pin: string): Promise<void> {
  await ageStepUp(context);
  await page.getByRole('button', { name: /^At the counter: / }).click();
  await page.getByRole('button', { name: 'Set your PIN' }).click();
  await page.getByLabel('New PIN', { exact: true }).fill(pin);
  await page.getByLabel('New PIN again').fill(pin);
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  const stepUp = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await stepUp.getByLabel('Your password').fill(buyerPassword);
  await stepUp.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Save the PIN' })).toBeHidden();
}

test('two people share a phone by PIN, and a manager lets a code through on the wrong day, online and without a network', async ({
  browser,
}) => {
  const shop = await aShop(origin().baseURL);
  await call(shop.owner, '/api/vendors/me/locations', {
    name: 'Thamel',
    address: 'Thamel Marg',
    city: 'Kathmandu',
  });
  await hire(shop, 'Himani', PIN.himani);
  const closed = await aClosedDeal(shop);
  const guests = [await aGuest(shop.dealId), await aGuest(closed), await aGuest(closed)] as const;
  const counter = await OfflineCounter.enrolled(browser, shop, 'Phone at the bar');
  const { page } = counter;

  // The owner sets a PIN at the counter after a step-up, and Himani names herself with hers.
  await setOwnPin(counter, PIN.owner);
  await page.getByRole('button', { name: /^Himani G\./ }).click();
  await typePin(counter, '0000');
  await expect(page.getByText('This PIN is wrong. 4 more tries.')).toBeVisible();
  await typePin(counter, PIN.himani);
  await expect(page.getByRole('button', { name: 'At the counter: Himani' })).toBeVisible();

  const acceptedBy = async (guest: Guest) => {
    const today = await call<{ id: string; usedBy: string }[]>(shop.owner, '/api/counter/today', {}, 'GET');
    return today.find(({ id }) => id === guest.id)?.usedBy;
  };
  await counter.scan(guests[0].signed);
  await page.getByRole('button', { name: 'Confirm and mark used' }).click();
  await expect(counter.result).toHaveText('Marked used');
  expect(await acceptedBy(guests[0])).toBe('Himani');
  await counter.next();

  const overrideOn = async (guest: Guest, result: string) => {
    await counter.scan(guest.signed);
    await expect(counter.result).toHaveText('Not on this day');
    await page.getByRole('button', { name: 'Accept anyway' }).click();
    await page.getByRole('button', { name: 'Regular guest' }).click();
    await typePin(counter, PIN.owner);
    await page.getByRole('button', { name: 'Accept with override' }).click();
    await expect(counter.result).toHaveText(result);
    await counter.next();
  };
  await overrideOn(guests[1], 'Marked used');
  await counter.cut();
  await overrideOn(guests[2], 'Accepted offline');
  await counter.restore();
  await expect.poll(() => stateOf(guests[2])).toBe('redeemed');
  expect(await acceptedBy(guests[2])).toBe('Himani');

  await page.goto('/dashboard/counter/close');
  await expect(page.getByRole('heading', { name: 'Overrides of a term' })).toBeVisible();
  await expect(page.getByText('Weekday · Regular guest')).toHaveCount(2);
  await expect(page.getByText('Without internet')).toHaveCount(1);
  const told = await call<{ kind: string }[]>(shop.owner, '/api/notifications', {}, 'GET');
  expect(told.filter(({ kind }) => kind === 'counter-override')).toHaveLength(2);
  await counter.close();
});
