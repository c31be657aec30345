import type { Page } from '@playwright/test';
import { pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

// The lists of categories open with an animation, which the click on an entry waits for.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DRAFTS = '/api/vendors/me/deal-drafts';
const stamp = (): string => Date.now().toString(36);

const begin = async (page: Page, title: string): Promise<void> => {
  await page.goto('/dashboard/deals/new');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?draft=\d+$/);
};

test('a deal is kept while it is written, found among the drafts, and submitted', async ({
  browser,
  baseURL,
}) => {
  const { page } = await pageOf(browser, baseURL as string, 'vendor');
  const title = `Kept momo ${stamp()}`;
  await begin(page, title);
  await page.goto(`/dashboard/deals?tab=drafts&search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Continue: ${title}` }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await page.getByLabel('Description', { exact: true }).fill('One plate steamed, one plate fried.');
  await page.getByLabel('Original price').fill('४००');
  await page.getByLabel('Discount in %').fill('50');
  await page.getByLabel('Category').click();
  await page.getByTitle('Casual dining', { exact: false }).last().click();
  await page.getByLabel('Limit per day').fill('5');
  await page.getByText('Days, hours, branches and guests').click();
  await page.getByLabel('Friday').check();
  await page.getByLabel('From').fill('16:00');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Please give both the first and the last hour')).toBeVisible();
  await page.getByLabel('Until').fill('20:30');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Deal Created')).toBeVisible();

  const found = await page.request.get(`/api/vendors/me/deals?search=${encodeURIComponent(title)}`);
  expect(await found.json()).toMatchObject([
    { title, originalPrice: 400, dailyLimit: 5, weekdays: [5], hoursFrom: '16:00', hoursUntil: '20:30' },
  ]);
  const left = await page.request.get(`${DRAFTS}?search=${encodeURIComponent(title)}`);
  expect(await left.json()).toEqual([]);
});

test('what was typed without a connection is back when the browser opens again', async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'vendor');
  // A closing tab may briefly receive an `online` event; this tab ignores it.
  await page.addInitScript(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation(), true),
  );
  const title = `Offline momo ${stamp()}`;
  await begin(page, title);
  const address = page.url();
  await context.setOffline(true);
  // A request sent at that moment could still arrive, so the test aborts it.
  await page.route(`**${DRAFTS}/*`, (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Description', { exact: true }).fill('Typed in the tunnel, on the way home.');
  // A pending request has to time out first.
  await expect(page.getByText('Not saved, will try again')).toBeVisible({ timeout: 20_000 });
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('What was not saved is back')).toBeVisible();
  await expect(again.getByLabel('Description', { exact: true })).toHaveValue(/^Typed in the tunnel/);
  await again.getByLabel('Points').fill('20');
  await expect(again.getByText('Saved', { exact: true })).toBeVisible();
  await again.reload();
  await expect(again.getByLabel('Description', { exact: true })).toHaveValue(/^Typed in the tunnel/);
  await expect(again.getByText('What was not saved is back')).toBeHidden();
});

test('two tabs write one draft: the second is told, sees both, and nothing is lost', async ({
  browser,
  baseURL,
}) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'vendor');
  await begin(page, `Twice momo ${stamp()}`);
  const second = await context.newPage();
  await second.goto(page.url());
  const title = (at: Page) => at.getByLabel('Title', { exact: true });
  await expect(title(second)).not.toHaveValue('');

  await title(page).fill('From the first tab');
  await page.getByLabel('Limit in all').fill('50');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await second.getByLabel('Description', { exact: true }).fill('Written in the second tab.');
  await title(second).fill('From the second tab');
  await second.getByRole('button', { name: 'Compare both' }).click();
  const versions = second.getByRole('table');
  await expect(versions.getByText('From the first tab')).toBeVisible();
  await expect(versions.getByText('From the second tab')).toBeVisible();
  await versions.getByLabel('Title: The other one').check();
  await second.getByRole('button', { name: 'Go on with this' }).click();
  await expect(second.getByText('Saved', { exact: true })).toBeVisible();

  const id = new URL(second.url()).searchParams.get('draft');
  const { content } = (await (await second.request.get(`${DRAFTS}/${id}`)).json()) as { content: object };
  expect(content).toMatchObject({
    title: 'From the first tab',
    totalLimit: '50',
    description: 'Written in the second tab.',
  });
});

test('an expired deal is made again as a draft', async ({ browser, baseURL }) => {
  const { page } = await pageOf(browser, baseURL as string, 'vendor');
  await page.goto('/dashboard/deals?tab=expired');
  const button = page.getByRole('button', { name: /^Create Similar: / }).first();
  const name = (await button.getAttribute('aria-label'))?.replace('Create Similar: ', '') as string;
  await button.click();
  await expect(page).toHaveURL(/new\?draft=\d+$/);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(name);
  await page.goto('/dashboard/deals?tab=drafts');
  await page
    .getByRole('button', { name: `Delete: ${name}` })
    .first()
    .click();
  await expect(
    page.getByText('This action cannot be undone. This will permanently delete this draft.'),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Draft Deleted')).toBeVisible();
});
