import { expect, test } from '../support/console-check.ts';
import { isShownWell } from '../support/shown-well.ts';

test('developers read how to start, see that the API answers and find the reference', async ({ page }) => {
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1, name: 'For developers' })).toBeVisible();
  await expect(page.getByText(/The API answered your browser within \d+ milliseconds?\./)).toBeVisible();
  const commands = page.getByRole('group', { name: 'Start in five minutes' });
  await expect(commands).toContainText(`export DOBBAR_URL=${new URL(page.url()).origin}`);
  await isShownWell(page, 'developers-guide');
  // api-reference.e2e.ts opens the reference.
  await expect(page.getByRole('link', { name: 'Calls of businesses' })).toHaveAttribute(
    'href',
    /^\/api\/docs\/business/,
  );
  expect((await page.request.get('/api/docs/business')).status()).toBe(200);
});

test('the guides are read without scripts, in both languages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL as string, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ne/developers');
  await expect(page.getByRole('heading', { name: 'पाँच मिनेटमा सुरु' })).toBeVisible();
  await page.goto('/developers');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page).toHaveURL(/#webhook$/);
  await expect(page.getByText('verifyWebhook(body')).toBeVisible();
  await context.close();
});
