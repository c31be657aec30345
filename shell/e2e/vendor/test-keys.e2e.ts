import { expect, test } from '../support/console-check.ts';
import { ownerPage } from '../support/developers.ts';
import { isShownWell } from '../support/shown-well.ts';

test('an owner creates a test key and looks a code of the sandbox up with it', async ({
  browser,
  baseURL,
}) => {
  const home = baseURL as string;
  const context = await browser.newContext({ baseURL: home });
  const page = await ownerPage(context, home);
  await page.goto('/dashboard/developers');
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a key' });
  await dialog.getByLabel('Kind of key').selectOption('test');
  await expect(dialog.getByText(/Guests and money are not touched/)).toBeVisible();
  await expect(dialog.getByLabel('Branch')).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Till for trying');
  await dialog.getByRole('checkbox', { name: 'passes:check' }).check();
  await isShownWell(page, 'developers-test-key');
  await dialog.getByRole('button', { name: 'Create key' }).click();

  const made = page.getByRole('dialog', { name: 'Your key for Till for trying' });
  await expect(made.getByText(/TEST-0001/)).toBeVisible();
  const key = await made.locator('code').innerText();
  expect(key).toMatch(/^dob_test_[\da-f]{48}$/);
  await made.getByRole('button', { name: 'I have stored it' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Till for trying' }).first();
  await expect(row.getByText('Test', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(1);

  const lookUp = async (code: string): Promise<unknown[]> => {
    const response = await fetch(new URL('/api/counter/lookup', home), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    const { state } = (await response.json()) as { state?: string };
    return [response.status, state];
  };
  expect(await lookUp('TEST-0001')).toEqual([200, 'issued']);
  expect(await lookUp('TEST-0002')).toEqual([200, 'redeemed']);
  await context.close();
});
