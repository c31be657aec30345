import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/closed-contexts.ts';
import { aBuyer, call } from '../support/people/buyers.ts';
import { demoPassword, freshEmail } from '../support/people/people.ts';
import { aShop } from '../support/people/shop-with-deal.ts';
import { expectMovement } from '../support/points.ts';

const KEPT = 'dobbar_invitation';

/** Invitation of a new customer to a new deal, and a browser without scripts that opened it. */
async function opened(browser: Browser, baseURL: string) {
  const { dealId, owner } = await aShop(baseURL);
  const inviter = await aBuyer(browser);
  const { url } = await call<{ url: string }>(inviter.request, `/api/deals/${dealId}/invitations`);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const { pathname, search } = new URL(url);
  await page.goto(pathname + search);
  return { dealId, owner, inviter, context, page };
}

/** Signs up by the form, which continues at the sign-in. */
async function signUp(page: Page): Promise<void> {
  const fields = {
    firstName: 'Asha',
    lastName: 'Gurung',
    email: freshEmail('plain-guest'),
    phone: '9812345671',
    password: demoPassword,
    confirmPassword: demoPassword,
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value);
  await page.locator('[name=city]').selectOption({ index: 1 });
  await page.locator('main button[type=submit]').click();
  await expect(page.getByText('Your account is ready')).toBeVisible();
  await page.locator('main [name=email]').fill(fields.email);
  await page.locator('main [name=password]').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('who was invited and signs up, signs in and gets the code without scripts counts as invited', async ({
  browser,
  baseURL,
}) => {
  const { dealId, owner, inviter, context, page } = await opened(browser, baseURL as string);
  await page.locator('[data-redeem]').first().click();
  await page.getByRole('link', { name: /Create a customer account/ }).click();
  await signUp(page);
  await expect(page).toHaveURL(new RegExp(`/deals/${dealId}$`));
  expect((await context.cookies(`${baseURL}/forms`)).map(({ name }) => name)).not.toContain(KEPT);
  // Sign-up and sign-in happened on one device, which the rule about one device compares.
  const own = await call<{ knownDevices: object[] }>(context.request, '/api/users/me/export', {}, 'GET');
  expect(own.knownDevices).toHaveLength(1);

  await page.locator('[data-redeem]').first().click();
  await expect(page.getByText('You have a code')).toBeVisible();
  const { openPass } = await call<{ openPass: { code: string } }>(
    context.request,
    `/api/deals/${dealId}/mine`,
    {},
    'GET',
  );
  await call(owner, '/api/counter/accept', { code: openPass.code });
  await expectMovement(await inviter.context.newPage(), 'A friend you invited used a first code');
  const movements = await call<{ kind: string; delta: number }[]>(
    context.request,
    '/api/users/me/points',
    {},
    'GET',
  );
  expect(movements.map(({ kind, delta }) => [kind, delta])).toContainEqual(['invited', 20]);
  await owner.dispose();
  await context.close();
  await inviter.context.close();
});

test('who is signed in counts as invited with the form that gets the code', async ({ browser, baseURL }) => {
  const { dealId, owner, inviter, context, page } = await opened(browser, baseURL as string);
  const email = freshEmail('known-guest');
  await call(context.request, '/api/customers/signup', {
    firstName: 'Asha',
    lastName: 'Gurung',
    email,
    phone: '9812345672',
    city: 'Kathmandu',
    password: demoPassword,
  });
  await call(context.request, '/api/auth/login', { email, password: demoPassword });
  await page.locator('[data-redeem]').first().click();
  await expect(page.getByText('You have a code')).toBeVisible();
  expect((await context.cookies(`${baseURL}/forms`)).map(({ name }) => name)).not.toContain(KEPT);
  const { openPass } = await call<{ openPass: { code: string } }>(
    context.request,
    `/api/deals/${dealId}/mine`,
    {},
    'GET',
  );
  await call(owner, '/api/counter/accept', { code: openPass.code });
  await expectMovement(await inviter.context.newPage(), 'A friend you invited used a first code');
  await owner.dispose();
  await context.close();
  await inviter.context.close();
});

test('an invitation in a forged cookie stops no sign-in', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  await context.addCookies([{ name: KEPT, value: '1.AAAAAAAAAAAAAAAA', url: `${baseURL}/forms` }]);
  const page = await context.newPage();
  await page.goto('/login?returnTo=%2Fbrands');
  await page.locator('main [name=email]').fill('customer@example.com');
  await page.locator('main [name=password]').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/brands$/);
  await context.close();
});
