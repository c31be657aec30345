import { expect, test } from '../support/closed-contexts.ts';
import { pageOf } from '../support/people/people.ts';

test('an admin adds a category, is told when somebody else was faster, and merges it with the keyboard', async ({
  browser,
  baseURL,
}) => {
  const home = baseURL as string;
  const { page, context } = await pageOf(browser, home, 'admin');
  const name = `Bakeries ${Date.now().toString(36)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  await page.goto('/dashboard/catalogue');
  await page.getByRole('button', { name: 'Add category' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Please enter at least 2 characters.').first()).toBeVisible();
  await sheet.getByLabel('Name in English').fill(name);
  await sheet.getByLabel('Name in Nepali').fill('बेकरी');
  await sheet.getByLabel('Address').fill(slug);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(name)).toBeVisible();

  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  const list = (await (await context.request.get('/api/admin/categories')).json()) as {
    id: number;
    slug: string;
    version: number;
  }[];
  const made = list.find((one) => one.slug === slug) as (typeof list)[number];
  const { id, slug: _slug, dealCount: _deals, ...fields } = made as typeof made & { dealCount: number };
  const faster = await context.request.patch(`/api/admin/categories/${id}`, {
    data: { ...fields, position: 77 },
    headers: { origin: new URL(home).origin },
  });
  expect(faster.ok()).toBe(true);
  await sheet.getByLabel('Name in English').fill(`${name} and more`);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Somebody else changed this meanwhile');
  await expect(sheet.getByLabel('Name in English')).toHaveValue(`${name} and more`);
  await sheet.getByRole('button', { name: 'Show theirs' }).click();
  await expect(sheet.getByLabel('Order')).toHaveValue('77');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: `Merge: ${name}` }).press('Enter');
  await sheet.getByRole('combobox').selectOption({ label: 'Retail' });
  await sheet.getByRole('button', { name: 'Merge' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByText(name, { exact: true })).toBeHidden();
  const audit = await context.request.get('/api/admin/audit?action=category.merged&limit=1');
  expect(await audit.json()).toMatchObject([{ subjectId: String(id), before: { slug } }]);
  await context.close();
});
