import { expect, test } from '../support/closed-contexts.ts';
import { hydrated } from '../support/hydrated.ts';
import { pageOf } from '../support/people/people.ts';

/** Returns a word that no deal contains, unique across runs. */
const freshWord = (): string =>
  `qo${[...Date.now().toString(10)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}`;

test('an admin adds a word, the search of the site finds deals by it, and no more once it is removed', async ({
  browser,
  baseURL,
  page: visitor,
}) => {
  const { page, context } = await pageOf(browser, baseURL as string, 'admin');
  const word = freshWord();
  await visitor.goto(`/deals?search=${word}`);
  await expect(visitor.getByRole('article')).toHaveCount(0);

  await page.goto('/dashboard/search');
  await page.getByRole('button', { name: 'Add a word to momo' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Meaning')).toHaveValue('momo');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByLabel('Word', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('Word', { exact: true }).fill(word);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await page.getByLabel('Find a word').fill(word.slice(0, 8));
  const term = page.getByRole('button', { name: word, exact: true });
  await expect(term).toBeVisible();

  await visitor.goto('/about');
  await hydrated(visitor);
  const box = visitor.getByRole('banner').getByRole('combobox');
  await box.fill(word);
  await box.press('Enter');
  await expect(visitor.getByRole('link', { name: /momo/i }).first()).toBeVisible();

  await term.click();
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('dialog', { name: `Remove "${word}"?` })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByText('Word removed')).toBeVisible();
  await expect(term).toBeHidden();
  const found = async (): Promise<unknown> => (await visitor.request.get(`/api/deals?search=${word}`)).json();
  await expect.poll(found).toEqual([]);
  await context.close();
});
