import { expect, test } from '../support/console-check.ts';

interface Listed {
  id: number;
  title: string;
}

test('vegetarian deals are found by a filter, and say so on their page (D18)', async ({ page, request }) => {
  const found = await request.get('/api/deals?food=veg&location=kathmandu&sort=popular');
  const [first] = (await found.json()) as Listed[];
  const total = Number(found.headers()['x-total-count']);
  await page.goto('/deals?location=kathmandu');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: `Vegetarian ${total}` }).click();
  await sheet.getByRole('button', { name: new RegExp(`^Apply Filters · ${total} `) }).click();
  await expect(page).toHaveURL(/\/deals\?location=kathmandu&food=veg$/);
  await expect(page.getByRole('article')).toHaveCount(Math.min(total, 24));
  await page.getByRole('link', { name: first?.title ?? '', exact: true }).click();
  const marks = page.getByRole('list', { name: 'Says the business about all of the food' });
  await expect(marks).toContainText('Vegetarian');
  await page.goBack();
  await page.getByRole('link', { name: 'Remove Vegetarian' }).click();
  await expect(page).toHaveURL(/\/deals\?location=kathmandu$/);
});
