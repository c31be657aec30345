import { expect, test } from '../support/console-check.ts';
import { hydrated } from '../support/hydrated.ts';

test('the search box of any page suggests, and shows cards of the best matches', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await box.pressSequentially('mom');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('group', { name: 'Dishes' }).getByRole('option').first()).toContainText('momo');
  await expect(list.getByRole('group', { name: 'Best matches' })).toHaveCount(0);
  const card = page.getByRole('region', { name: 'Best matches' }).getByRole('article').first();
  await expect(card).toContainText('Rs.');
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(list).toBeHidden();
});

test('arrows, Enter and Esc use the suggestions, and the last searches are kept', async ({ page }) => {
  await page.goto('/deals?location=pokhara');
  await hydrated(page);
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await box.pressSequentially('mom');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('mom');
  await page.keyboard.press('ArrowUp');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(list.getByRole('option', { selected: true })).toHaveText('See all results for “mom”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deals?location=pokhara&search=mom');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL('/deals?location=pokhara');
  await box.click();
  await expect(page.getByRole('link', { name: 'mom', exact: true })).toHaveAttribute(
    'href',
    '/deals?location=pokhara&search=mom',
  );
});

test('the search covers the screen of a phone, and is left again', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: baseURL as string,
  });
  const page = await context.newPage();
  await page.goto('/deals');
  await hydrated(page);
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await box.tap();
  await box.fill('mom');
  const deals = page.getByRole('listbox').getByRole('group', { name: 'Best matches' });
  await expect(deals.getByRole('option').first()).toBeVisible();
  const panel = page.getByRole('listbox').locator('..');
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 64, width: 390, height: 844 - 64 });
  await page.getByRole('button', { name: 'Close the search' }).tap();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue('mom');
  await context.close();
});
