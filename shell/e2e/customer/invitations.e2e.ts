import { type APIRequestContext, type Page, request as playwright } from '@playwright/test';
import { call, signUpBuyer } from '../support/people/buyers.ts';
import { freshEmail, pageOf, signInByCall } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

const DAY_MS = 86_400_000;
const PASSWORD = 'momo and chiya';

interface Shop {
  dealId: number;
  owner: APIRequestContext;
}

/** Creates a verified business with one deal. */
async function aShop(baseURL: string): Promise<Shop> {
  const [owner, admin] = [await playwright.newContext({ baseURL }), await playwright.newContext({ baseURL })];
  await signUpBuyer(owner);
  await signInByCall(admin, 'admin', baseURL);
  const stamp = Date.now().toString(36);
  const shop = { category: 'Dining', description: 'Momo, steamed and fried, from ten to ten.' };
  const { id: vendorId } = await call<{ id: number }>(owner, '/api/vendors', {
    ...shop,
    businessName: `Momo Ghar ${stamp}`,
  });
  await call(admin, `/api/admin/vendors/${vendorId}/verify`, {}, 'PATCH');
  const { id: dealId } = await call<{ id: number }>(owner, '/api/deals', {
    categoryId: 1,
    locationId: 1,
    title: `Momo for two ${stamp}`,
    description: 'Two plates of momo with tomato achar, steamed or fried.',
    discountType: 'percentage',
    discountValue: '50',
    originalPrice: 600,
    discountedPrice: 300,
    startDate: new Date().toISOString(),
    endDate: new Date(Date.now() + 40 * DAY_MS).toISOString(),
  });
  await call(admin, `/api/admin/deals/${dealId}/approve`, {}, 'PATCH');
  await admin.dispose();
  return { dealId, owner };
}

/**
 * Presses Redeem without an account, signs up and returns to the deal.
 * @returns the code
 */
async function redeemAsNewCustomer(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Redeem: get my code/ }).click();
  await page.getByRole('link', { name: /Create a customer account/ }).click();
  const fields = {
    'First name': 'Asha',
    'Last name': 'Gurung',
    Email: freshEmail('guest'),
    Phone: '9812345670',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('City').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  const isAccepted = page.waitForResponse((response) => response.url().endsWith('/invitation/accept'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your Redemption Code' })).toBeVisible();
  expect((await isAccepted).status()).toBe(204);
  const [pass] = await call<{ code: string }[]>(page.request, '/api/redemptions/me', {}, 'GET');
  return pass?.code ?? '';
}

async function expectMovement(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/dashboard/points');
    await expect(page.getByRole('row', { name: new RegExp(`${words}.*\\+20`) }).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
}

test('a customer invites somebody, who signs up, uses a code, and both get points', async ({
  browser,
  baseURL,
}) => {
  const { dealId, owner } = await aShop(baseURL as string);
  const inviter = await pageOf(browser, baseURL as string, 'customer');
  await inviter.page.goto(`/deals/${dealId}`);
  await inviter.page.getByRole('button', { name: 'Invite someone' }).first().click();
  const dialog = inviter.page.getByRole('dialog', { name: 'Invite someone to this deal' });
  await expect(dialog.getByText('you both get 20 points')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me.*%3Fi%3D/);
  await expect(dialog.getByRole('link', { name: 'Messenger' })).toBeHidden();
  const link = await dialog.getByLabel('Link to this deal').inputValue();
  expect(link).toMatch(new RegExp(`/deals/${dealId}\\?i=[\\w-]{16}$`));

  const guest = await pageOf(browser, baseURL as string, null);
  await guest.page.goto(new URL(link).pathname + new URL(link).search);
  await expect(guest.page.getByText(/^\S+ \S\. invites you to this deal$/)).toBeVisible();
  await expect(guest.page.getByText('Once your first code is used, you both get 20 points.')).toBeVisible();
  const code = await redeemAsNewCustomer(guest.page);
  await call(owner, '/api/counter/accept', { code });

  await expectMovement(guest.page, 'Your first code, after an invitation');
  await expectMovement(inviter.page, 'A friend you invited used a first code');
  await owner.dispose();
  await guest.context.close();
  await inviter.context.close();
});

test('the page of an invitation is the same for everybody and keeps space for who invites', async ({
  request,
}) => {
  const [deal] = (await (await request.get('/api/deals?limit=1')).json()) as { id: number }[];
  const page = await request.get(`/deals/${deal?.id}?i=AAAAAAAAAAAAAAAA`);
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(await page.text()).toMatch(/<div data-invited="true" role="status"><\/div>/);
  expect(await (await request.get(`/deals/${deal?.id}`)).text()).not.toContain('data-invited');
});

test('a link that is over says so, and the deal stays', async ({ page, request }) => {
  const [deal] = (await (await request.get('/api/deals?limit=1')).json()) as { id: number }[];
  await page.goto(`/deals/${deal?.id}?i=AAAAAAAAAAAAAAAA`);
  await expect(page.getByText('This invitation does not work any more.')).toBeVisible();
  await expect(page.locator('[data-redeem]').first()).toBeVisible();
});
