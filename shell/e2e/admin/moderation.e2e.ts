import type { Page } from '@playwright/test';
import { pageOf } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';
import { callAs } from '../support/people/buyers.ts';

interface Deal {
  id: number;
  title: string;
  categoryId: number;
  status: string;
  rejectionReason: string | null;
  revisionRejection: string | null;
}

/** A decision takes effect after the seconds in which it can be undone. */
const IN_EFFECT = { timeout: 20_000 };

const stamp = (): string => Date.now().toString(36);

const submit = async (shop: Page, title: string): Promise<Deal> => {
  const [known] = await callAs<Deal[]>(shop, 'GET', '/api/vendors/me/deals?status=active&limit=1');
  return callAs<Deal>(shop, 'POST', '/api/deals', {
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
};

test(
  'a deal and its change are rejected and approved by the keyboard',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    test.slow();
    const { page: shop } = await pageOf(browser, baseURL as string, 'vendor');
    const { page: admin } = await pageOf(browser, baseURL as string, 'admin');
    const title = `Yomari by the dozen ${stamp()}`;
    const { id } = await submit(shop, title);
    const mine = () =>
      callAs<Deal[]>(shop, 'GET', `/api/vendors/me/deals?search=${encodeURIComponent(title)}`);
    const open = async () => {
      await admin.goto(`/dashboard/deals?deal=${id}`);
      await expect(admin.locator('#under-review')).toBeVisible();
      await expect(admin.getByText('Discount adds up: 50%')).toBeVisible();
    };

    await open();
    await admin.keyboard.press('j');
    await admin.keyboard.press('k');
    await open();
    await admin.getByLabel('Note to the vendor').fill('Please say how many are in a dozen.');
    await admin.getByRole('heading', { level: 2, name: 'Decision' }).click();
    await admin.keyboard.press('r');
    await expect(
      admin.getByText('This action will reject the deal and notify the vendor. Are you sure?'),
    ).toBeVisible();
    await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(admin.getByText(`Rejected: ${title}.`)).toBeVisible();
    await expect(admin.getByText('Deal Rejected')).toBeVisible(IN_EFFECT);
    expect((await mine())[0]).toMatchObject({
      status: 'rejected',
      rejectionReason: 'Please say how many are in a dozen.',
    });

    await callAs(shop, 'PATCH', `/api/deals/${id}`, {
      description: 'Twelve for you and twelve for whoever comes along.',
    });
    await open();
    await admin.keyboard.press('a');
    await expect(admin.getByText(`Approved: ${title}.`)).toBeVisible();
    await admin.keyboard.press('z');
    await expect(admin.getByText(`Approved: ${title}.`)).toBeHidden();
    expect((await mine())[0]).toMatchObject({ status: 'pending' });
    await open();
    await admin.keyboard.press('a');
    await expect(admin.getByText('Deal Approved')).toBeVisible(IN_EFFECT);

    await callAs(shop, 'PATCH', `/api/deals/${id}`, { description: 'Twelve for each guest of the casino.' });
    await open();
    await expect(admin.getByText('Edit to a live deal')).toBeVisible();
    await expect(admin.getByText('Banned words: casino')).toBeVisible();
    await admin.keyboard.press('r');
    await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(admin.getByText('Deal Rejected').last()).toBeVisible(IN_EFFECT);
    await expect.poll(async () => (await mine())[0]?.revisionRejection).not.toBeNull();

    await callAs(shop, 'PATCH', `/api/deals/${id}`, {
      description: 'A dozen each, with chaku or khuwa inside.',
    });
    await open();
    await admin.keyboard.press('a');
    await expect(admin.getByText('Deal Approved').last()).toBeVisible(IN_EFFECT);
    await expect
      .poll(async () => (await callAs<{ description: string }>(shop, 'GET', `/api/deals/${id}`)).description)
      .toBe('A dozen each, with chaku or khuwa inside.');
  },
);

test('several are approved at once; the second of two admins is told', async ({ browser, baseURL }) => {
  const { page: shop } = await pageOf(browser, baseURL as string, 'vendor');
  const { page: admin } = await pageOf(browser, baseURL as string, 'admin');
  const mark = stamp();
  const fine = await submit(shop, `Pumpkin soup ${mark}`);
  const doubtful = await submit(shop, `Casino supper with cards ${mark}`);
  await admin.goto(`/dashboard/deals?view=table&search=${mark}`);
  const row = (deal: Deal) => admin.getByRole('row', { name: deal.title });
  await expect(row(fine).getByText('All pass')).toBeVisible();
  await expect(row(doubtful).getByText('Banned words: casino')).toBeVisible();

  await admin.getByRole('button', { name: 'Approve 1 that passes all checks' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByRole('dialog').getByText('Approved', { exact: true })).toBeVisible();
  await admin.getByRole('dialog').getByText('Close', { exact: true }).click();
  await expect(row(fine)).toBeHidden();

  await callAs(admin, 'PATCH', `/api/admin/deals/${doubtful.id}/reject`, {});
  await row(doubtful).getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByText('Approval Failed')).toBeVisible();
  await expect(admin.getByText('This deal has already been rejected.')).toBeVisible();
  await expect(row(doubtful)).toBeHidden();

  await admin.goto(`/dashboard/deals?status=rejected&search=${mark}`);
  await expect(row(doubtful)).toBeVisible();
});

test('a featured slot appears on Home and ends by itself', async ({ browser, baseURL }) => {
  const { page: shop } = await pageOf(browser, baseURL as string, 'vendor');
  const { page: admin } = await pageOf(browser, baseURL as string, 'admin');
  const { page: guest } = await pageOf(browser, baseURL as string, null);
  const title = `Roof garden brunch ${stamp()}`;
  const { id } = await submit(shop, title);
  await callAs(admin, 'PATCH', `/api/admin/deals/${id}/approve`, {});

  await admin.goto(`/dashboard/deals?status=active&search=${encodeURIComponent(title)}`);
  await admin.getByRole('button', { name: `Feature: ${title}` }).click();
  // Placements with photos require a confirmation for a deal without one.
  await admin.getByRole('dialog').getByRole('button', { name: 'Feature' }).click();
  await expect(admin.getByText('Please confirm that it is shown without a photo')).toBeVisible();
  await expect(admin.getByLabel('This deal has no photo. Show it without one.')).toBeVisible();
  await admin.getByLabel('Place', { exact: true }).selectOption({ label: 'Top of the page' });
  await expect(admin.getByLabel('This deal has no photo. Show it without one.')).toBeHidden();
  await admin.getByRole('dialog').getByRole('button', { name: 'Feature' }).click();
  await expect(admin.getByText('Deal Updated')).toBeVisible();
  await guest.goto('/');
  await expect(guest.getByRole('heading', { level: 2, name: title })).toBeVisible();

  await admin.getByRole('button', { name: `Take away: ${title}` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Take away' }).click();
  await expect(admin.getByText('Deal Updated').last()).toBeVisible();
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByRole('heading', { level: 2, name: title })).toBeHidden({ timeout: 1_000 });
  }).toPass();

  const until = new Date(Date.now() + 8_000).toISOString();
  await callAs(admin, 'PATCH', `/api/admin/deals/${id}/feature`, {
    featured: true,
    place: 'specials',
    until,
    withoutPhoto: true,
  });
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByRole('heading', { level: 3, name: title })).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
});
