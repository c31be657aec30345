import { expect, test } from '@playwright/test';
import { demoPassword, freshEmail } from '../support/people/people.ts';

test.use({ javaScriptEnabled: false });

for (const language of ['en', 'ne'] as const) {
  const home = language === 'ne' ? '/ne' : '';
  const label = (english: string, nepali: string) => (language === 'ne' ? nepali : english);

  test(`who signs in without scripts in ${language} is signed in and back where they were`, async ({
    page,
    context,
  }) => {
    await page.goto(`${home}/login?returnTo=%2Fbrands`);
    await page.locator('main [name=email]').fill('customer@example.com');
    await page.locator('main [name=password]').fill('a wrong password');
    await page.getByRole('button', { name: label('Sign in', 'साइन इन गर्नुहोस्'), exact: true }).click();
    await expect(page.getByText(label('Login Failed', 'साइन इन हुन सकेन'))).toBeVisible();
    await expect(page.locator('main [name=email]')).toHaveValue('customer@example.com');
    await expect(page.locator('main [name=password]')).toHaveValue('');
    expect(await page.content()).not.toContain('a wrong password');

    await page.locator('main [name=password]').fill(demoPassword);
    await page.getByRole('button', { name: label('Sign in', 'साइन इन गर्नुहोस्'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${home}/brands$`));
    const user = (await (await context.request.get('/api/auth/user')).json()) as { email: string };
    expect(user.email).toBe('customer@example.com');
  });
}

test('who signs up without scripts is told what is wrong, and signs in with the new account', async ({
  page,
}) => {
  const email = freshEmail('plain');
  await page.goto('/customer-signup?returnTo=%2Fdeals%2F1');
  for (const [name, value] of Object.entries({
    firstName: 'Asha',
    lastName: 'Gurung',
    email,
    phone: '9801234567',
    password: demoPassword,
    confirmPassword: 'another one',
  }))
    await page.locator(`main [name=${name}]`).fill(value);
  await page.locator('[name=city]').selectOption({ index: 1 });
  await page.locator('main button[type=submit]').click();
  await expect(page.getByText('Passwords do not match. Please try again.').first()).toBeVisible();
  await expect(page.locator('[name=firstName]')).toHaveValue('Asha');
  await page.locator('main [name=password]').fill(demoPassword);
  await page.locator('[name=confirmPassword]').fill(demoPassword);
  await page.locator('main button[type=submit]').click();
  await expect(page.getByText('Your account is ready')).toBeVisible();

  await page.locator('main [name=email]').fill(email);
  await page.locator('main [name=password]').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/deals\/1$/);
});

for (const [path, reason] of [
  ['', 'An account with this email already exists.'],
  ['/ne', 'यो इमेलमा खाता खुलिसकेको छ'],
] as const)
  test(`an address that has an account is named as the reason, at ${path}/customer-signup`, async ({
    page,
  }) => {
    await page.goto(`${path}/customer-signup`);
    for (const [name, value] of Object.entries({
      firstName: 'Asha',
      lastName: 'Gurung',
      email: 'customer@example.com',
      phone: '9801234567',
      password: 'momo and chiya',
      confirmPassword: 'momo and chiya',
    }))
      await page.locator(`main [name=${name}]`).fill(value);
    await page.locator('[name=city]').selectOption({ index: 1 });
    await page.locator('main button[type=submit]').click();
    await expect(page.locator('main').getByText(reason)).toBeVisible();
  });

test('a form of another site signs nobody in', async ({ request }) => {
  const answer = await request.post('/forms/login', {
    form: { email: 'customer@example.com', password: demoPassword },
    headers: { origin: 'https://elsewhere.example' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('a sign-in leads to no other site', async ({ request, baseURL }) => {
  const answer = await request.post('/forms/login', {
    form: { email: 'customer@example.com', password: demoPassword, returnTo: '//elsewhere.example/' },
    headers: { origin: new URL(baseURL ?? '').origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers()['location']).toBe('/');
});

test('who redeems without scripts signs in, comes back and is shown the code', async ({
  page,
  context,
  request,
}) => {
  const deals = (await (await context.request.get('/api/deals?limit=40')).json()) as {
    id: number;
    saleMode: string;
    pointsOnly?: boolean;
  }[];
  const deal = deals.find(({ saleMode }) => saleMode === 'counter');
  await page.goto(`/deals/${deal?.id}`);
  await page.locator('[data-redeem]').first().click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.locator('main [name=email]').fill('customer@example.com');
  await page.locator('main [name=password]').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/deals/${deal?.id}$`));

  await page.locator('[data-redeem]').first().click();
  await expect(page.getByText('You have a code')).toBeVisible();
  const own = (await (await context.request.get(`/api/deals/${deal?.id}/mine`)).json()) as {
    openPass: { code: string };
  };
  const shown = (await page.locator('main').textContent()) ?? '';
  expect(shown.replaceAll(/[\s-]/g, '')).toContain(own.openPass.code);

  const again = await context.request.get(`/deals/${deal?.id}`);
  expect(again.headers()['cache-control']).toBe('no-store');
  const ofAnother = await request.get(`/deals/${deal?.id}`, {
    headers: { cookie: `dobbar_code=${deal?.id}` },
  });
  expect(ofAnother.status()).toBe(200);
  const theirs = (await ofAnother.text()).replaceAll(/[\s-]/g, '');
  expect(theirs).not.toContain(own.openPass.code);
});

test('a page with a code is stored nowhere', async ({ request, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const answer = await request.post('/forms/redeem', {
    form: { dealId: '1' },
    headers: { origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers()['location']).toBe('/login?returnTo=%2Fdeals%2F1');
  expect(answer.headers()['cache-control']).toBe('no-store');
});
