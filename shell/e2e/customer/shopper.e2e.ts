import type { Locator, Page } from '@playwright/test';
import { mailedPath } from '../support/mail.ts';
import { freshEmail, pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

const password = 'momo and chiya';
const LONGEST_WAY = 80;

/** Moves the focus to an element with the Tab key. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < LONGEST_WAY; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

test('a shopper signs up, finds a deal by search with a mistake in it, and redeems it by keyboard alone', async ({
  page,
}) => {
  const email = freshEmail('keyboard');
  await page.goto('/customer-signup');
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Gurung');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('9801234567');
  await page.getByLabel('City', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account Created Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/deals?search=thakalli');
  const first = page.locator('article a').first();
  await expect(first).toBeVisible();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const redeem = page.getByRole('button', { name: /^Redeem: get my code/ });
  await expect(redeem).toBeVisible();
  await tabTo(page, redeem);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your Redemption Code' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Ready to use')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The button shows the open code instead of issuing a second one.
  await expect(page.getByRole('button', { name: 'Show my code' }).first()).toBeFocused();
  await expect(page.getByText('You have a code').first()).toBeVisible();
  await expect(page.getByText(/^\d+ (h|days) left$/).first()).toBeVisible();

  await page.goto('/dashboard/redemptions');
  await expect(page.getByRole('tab', { name: 'Ready 1' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Give it back' }).click();
  const question = page.getByRole('dialog', { name: 'Give this code back?' });
  await question.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByText('Code cancelled')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Ready 0' })).toBeVisible();
  await page.getByRole('tab', { name: 'Expired 1' }).click();
  await expect(page.getByRole('article').getByText('Cancelled')).toBeVisible();
});

test('whoever is signed out is sent to sign in and comes back to the deal', async ({ page, request }) => {
  const [deal] = (await (await request.get('/api/deals/featured')).json()) as { id: number }[];
  await page.goto(`/deals/${deal?.id}`);
  await page.getByRole('button', { name: /^Redeem: get my code/ }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByLabel('Email').fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Dobbar@Demo2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/deals/${deal?.id}`));
});

test('a visitor who redeems, has no account and errs on the way gets the code of that deal', async ({
  page,
  request,
}) => {
  const [deal] = (await (await request.get('/api/deals/featured')).json()) as { id: number }[];
  const email = freshEmail('return');
  await page.goto(`/deals/${deal?.id}`);
  await page.getByRole('button', { name: /^Redeem: get my code/ }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByRole('link', { name: /Create a customer account/ }).click();
  const fields = {
    'First name': 'Asha',
    'Last name': 'Gurung',
    Email: 'asha@',
    Phone: '9801234567',
    Password: password,
    'Confirm password': password,
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('City', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('radio', { name: 'Customer' })).toBeChecked();
  await page.getByLabel('Password', { exact: true }).fill('wrong and chiya');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login Failed')).toBeVisible();

  // The link of the e-mail opens another tab, which also leads back and issues no pass.
  const other = await page.context().newPage();
  await other.goto(await mailedPath(email));
  await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(other).toHaveURL(/\/login\?returnTo=/);
  await other.close();

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your Redemption Code' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/deals/${deal?.id}$`));
});

test('the address of a deal alone issues no code', async ({ browser, baseURL, request }) => {
  const [deal] = (await (await request.get('/api/deals/featured')).json()) as { id: number }[];
  const { page, context } = await pageOf(browser, baseURL as string, 'customer');
  const issued: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/api/redemptions')) issued.push(call.url());
  });
  await page.goto(`/deals/${deal?.id}?get=1`);
  await expect(page.locator('[data-redeem]').first()).toBeFocused();
  expect(issued).toEqual([]);
  await context.close();
});

test('sign-up says what is wrong, in order, and keeps what was typed', async ({ page }) => {
  await page.goto('/customer-signup');
  const create = page.getByRole('button', { name: 'Create account' });
  const said = (text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible();
  await create.click();
  await said('Missing Information');
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Gurung');
  await page.getByLabel('Email').fill('no address');
  await page.getByLabel('Phone').fill('9801234567');
  await page.getByLabel('City', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByLabel('Confirm password').fill('abd');
  await create.click();
  await said('Password Mismatch');
  await page.getByLabel('Confirm password').fill('abc');
  await create.click();
  await said('Password Too Short');
  await page.getByLabel('Password', { exact: true }).fill('abcdef');
  await page.getByLabel('Confirm password').fill('abcdef');
  await create.click();
  await said('Invalid Email');
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
});

test('filters live in the address and are taken away one by one', async ({ page }) => {
  await page.goto('/deals?category=dining&location=kathmandu');
  await expect(page.getByRole('link', { name: 'Remove Kathmandu' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove Kathmandu' }).click();
  await expect(page).toHaveURL(/\/deals\?category=dining$/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Remove Kathmandu' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/deals$/);
});

test('a language is chosen and stays', async ({ page }) => {
  await page.goto('/deals');
  await page.getByRole('link', { name: 'नेपाली' }).first().click();
  await expect(page).toHaveURL(/\/ne\/deals/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
});

test('a signed-out visitor of the dashboard is asked to log in; others are kept out of the console', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(page.getByText('Please log in to access your dashboard.')).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin-login/);
});
