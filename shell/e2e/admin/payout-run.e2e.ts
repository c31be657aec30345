import { expect, test } from '../support/closed-contexts.ts';
import { pageOf } from '../support/people/people.ts';

test('an admin follows a payout run from the check to the bank, and its sums add up to what is owed', async ({
  browser,
  baseURL,
}) => {
  const { page } = await pageOf(browser, baseURL as string, 'finance');
  await page.goto('/dashboard/payments?tab=accounts&list=runs');
  await page
    .getByRole('row', { name: /Waits for the bank/ })
    .getByRole('link')
    .click();
  const steps = page.getByRole('list', { name: 'Steps of the run' });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expect(steps.getByText('Collected')).toContainText('(done)');
  const lines = page.getByRole('list', { name: 'Payouts' });
  await expect(lines.getByText('Nabil Bank, Jhamsikhel ··4321').first()).toBeVisible();
  await expect(lines.getByText(/^Held/).first()).toBeVisible();

  const sums = page.locator('section').filter({ has: page.getByRole('heading', { name: 'This run' }) });
  const rupees = async (name: RegExp) => {
    const row = sums.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: name }) });
    return Number(((await row.getByRole('definition').textContent()) ?? '').replace(/Rs\.|,|\s/g, ''));
  };
  const paid = await rupees(/^Paid now/);
  const owed = paid + (await rupees(/^Held/)) + (await rupees(/^Carried over/));
  expect(owed).toBeCloseTo(await rupees(/^Owed in all/), 2);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Bank file, / }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^payouts-.+-bank\.csv$/);
  await expect(steps.locator('[aria-current=step]')).toContainText('Pay at the bank');
  await expect(page.getByRole('button', { name: 'Confirm as paid' })).toBeVisible();
});
