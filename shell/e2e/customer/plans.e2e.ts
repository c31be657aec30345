import { expect, test } from '../support/closed-contexts.ts';
import { pageOf } from '../support/people/people.ts';

test('an admin changes a plan for new periods; the pricing follows, the running business keeps what it was sold', async ({
  browser,
  baseURL,
}) => {
  const home = baseURL as string;
  const vendor = await pageOf(browser, home, 'vendor');
  const own = async () =>
    (
      (await (await vendor.context.request.get('/api/vendors/me/subscription')).json()) as {
        plan: { id: number; name: string; slug: string; priceYearly: number };
      }
    ).plan;
  const sold = await own();
  expect(sold.slug).not.toBe('free');
  const { page, context } = await pageOf(browser, home, 'admin');
  await page.goto('/dashboard/plans');
  const price = String(sold.priceYearly + 111);
  // Changes the annual price, because other tests buy monthly plans at the same time.
  const setPrice = async (to: string) => {
    await page.getByRole('button', { name: `Edit: ${sold.name}` }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('NPR a year').fill('-1');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('Please enter a whole number from 0 to 99,999.')).toBeVisible();
    await sheet.getByLabel('NPR a year').fill(to);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
  };
  await setPrice(price);
  const offered = await (await context.request.get(`/api/subscription-plans/${sold.id}`)).json();
  expect(offered).toMatchObject({ priceYearly: Number(price) });
  expect(await own()).toMatchObject({ priceYearly: sold.priceYearly });
  await setPrice(String(sold.priceYearly));
  await context.close();
  await vendor.context.close();
});
