import type { Page } from '@playwright/test';
import { aBuyer, call } from '../support/people/buyers.ts';
import { freshEmail, pageOf } from '../support/people/people.ts';
import { expectMovement } from '../support/points.ts';
import { aShop } from '../support/people/shop-with-deal.ts';
import { expect, test } from '../support/console-check.ts';

const PASSWORD = 'momo and chiya';

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
  await page.getByLabel('City', { exact: true }).selectOption({ index: 1 });
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

test('a customer invites somebody, who signs up, uses a code, and both get points', async ({
  browser,
  baseURL,
}) => {
  const { dealId, owner } = await aShop(baseURL as string);
  const { context } = await aBuyer(browser);
  const inviter = { context, page: await context.newPage() };
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

test('the page of an invitation names nobody, keeps space for who invites, and no cache of many stores its cookie', async ({
  browser,
  baseURL,
  request,
}) => {
  const [deal] = (await (await request.get('/api/deals?limit=1')).json()) as { id: number }[];
  const { page: inviter, context } = await pageOf(browser, baseURL as string, 'customer');
  const { url } = await call<{ url: string }>(inviter.request, `/api/deals/${deal?.id}/invitations`);
  const { pathname, search } = new URL(url);
  const { invitedBy } = (await (await request.get(`/api${pathname}/invitation${search}`)).json()) as {
    invitedBy: string;
  };
  await context.close();

  const page = await request.get(pathname + search);
  expect(page.headers()['cache-control']).toBe('private, max-age=0, must-revalidate');
  expect(page.headers()['set-cookie']).toMatch(
    /^dobbar_invitation=[^;]+;.* Path=\/forms; HttpOnly; SameSite=Lax$/,
  );
  expect(await page.text()).toMatch(/<div data-invited="true" role="status"><\/div>/);
  expect(await page.text()).not.toContain(invitedBy);
  const plain = await request.get(pathname);
  expect(plain.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(plain.headers()['set-cookie']).toBeUndefined();
  expect(await plain.text()).not.toContain('data-invited');
});

test('a link that is over says so, and the deal stays', async ({ page, request }) => {
  const [deal] = (await (await request.get('/api/deals?limit=1')).json()) as { id: number }[];
  await page.goto(`/deals/${deal?.id}?i=AAAAAAAAAAAAAAAA`);
  await expect(page.getByText('This invitation does not work any more.')).toBeVisible();
  await expect(page.locator('[data-redeem]').first()).toBeVisible();
});
