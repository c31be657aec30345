import type { Page } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { callAs } from '../support/people/buyers.ts';
import { pageOf } from '../support/people/people.ts';
import { anotherAdmin } from '../support/people/second-admin.ts';

interface Deal {
  id: number;
  categoryId: number;
  pendingRevision: { id: number } | null;
}

/** Submits a deal that is approved, and a change of it that was rejected before. */
async function editedDeal(shop: Page, admin: Page, title: string): Promise<Deal> {
  const [known] = await callAs<Deal[]>(shop, 'GET', '/api/vendors/me/deals?status=active&limit=1');
  const { id } = await callAs<Deal>(shop, 'POST', '/api/deals', {
    categoryId: known?.categoryId,
    title,
    description: 'One for you and one for whoever comes along.',
    discountType: 'percentage',
    discountValue: '50',
    originalPrice: 600,
    discountedPrice: 300,
    startDate: new Date().toISOString(),
    endDate: new Date(Date.now() + 20 * 86_400_000).toISOString(),
  });
  await callAs(admin, 'PATCH', `/api/admin/deals/${id}/approve`, {});
  const endDate = new Date(Date.now() + 25 * 86_400_000).toISOString();
  const change = (description: string) =>
    callAs<Deal>(shop, 'PATCH', `/api/deals/${id}`, { description, endDate });
  const rejected = await change('Something for you and somebody.');
  await callAs(admin, 'PATCH', `/api/admin/revisions/${rejected.pendingRevision?.id}/reject`, {
    reason: 'Too vague for guests.',
  });
  return change('One for you and two for whoever comes along.');
}

const box = async (page: Page, selector: ReturnType<Page['locator']>) => {
  const found = await selector.boundingBox();
  if (!found) throw new Error(`Not shown on ${page.url()}`);
  return found;
};

test('live and proposed stand side by side, and the decision bar is fixed on phones (A3)', async ({
  browser,
  baseURL,
}) => {
  const { page: shop } = await pageOf(browser, baseURL as string, 'vendor');
  const admin = await anotherAdmin(browser);
  const deal = await editedDeal(shop, admin, `Yomari pair ${Date.now().toString(36)}`);
  const address = `/dashboard/workbench?kind=revision&item=revision:${deal.pendingRevision?.id}&view=full`;

  for (const width of [1440, 390]) {
    await admin.setViewportSize({ width, height: 844 });
    await admin.goto(address);
    const [live, proposed] = [admin.getByText('Live now').first(), admin.getByText('Proposed').first()];
    await expect(live).toBeVisible();
    const [left, right] = [await box(admin, live), await box(admin, proposed)];
    expect(Math.abs(left.y - right.y)).toBeLessThan(2);
    expect(right.x).toBeGreaterThan(left.x + width / 6);
    const row = admin.getByRole('row').filter({ hasText: 'Description' });
    await expect(row.locator('mark')).toHaveText('two');
    await expect(row.locator('s')).toHaveText('One for you and one for whoever comes along.');
    await expect(admin.getByRole('row')).toHaveCount(3);
    const marks = await admin
      .locator('[data-part="title"], [data-part="until"] b')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
    // Title and end date of the live card, then those of the proposed one, whose end date is marked.
    expect(marks.map((color) => color !== marks[0])).toEqual([false, false, false, true]);
    await expect(admin.getByText('Too vague for guests.')).toBeVisible();
  }
  const approve = admin.getByRole('button', { name: 'Approve' });
  const where = await box(admin, approve);
  expect(where.y + where.height).toBeLessThanOrEqual(844);
  await admin.mouse.wheel(0, 600);
  await expect.poll(() => admin.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect((await box(admin, approve)).y).toBe(where.y);

  await admin.setViewportSize({ width: 1440, height: 844 });
  await admin.keyboard.press('f');
  await expect(admin.getByRole('row').filter({ hasText: 'Weekdays' })).toBeVisible();
  await admin.keyboard.press('a');
  await expect(admin.getByText(/^Approved: Yomari pair/)).toBeVisible();
  const description = async () =>
    (await callAs<{ description: string }>(shop, 'GET', `/api/deals/${deal.id}`)).description;
  await expect.poll(description, { timeout: 20_000 }).toContain('two for whoever');
});
