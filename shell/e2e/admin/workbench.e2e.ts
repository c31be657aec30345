import type { Browser, Page } from '@playwright/test';
import { freshEmail, pageOf } from '../support/people/people.ts';
import { anotherAdmin } from '../support/people/second-admin.ts';
import { expect, test } from '../support/console-check.ts';
import { callAs } from '../support/people/buyers.ts';

interface Item {
  kind: string;
  id: string;
  title: string;
}

interface Counts {
  approved: number;
  rejected: number;
  closed: number;
}

const stamp = (): string => Date.now().toString(36);

async function submitDeal(shop: Page, title: string): Promise<Item> {
  const [known] = await callAs<{ categoryId: number }[]>(
    shop,
    'GET',
    '/api/vendors/me/deals?status=active&limit=1',
  );
  const { id } = await callAs<{ id: number }>(shop, 'POST', '/api/deals', {
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
  return { kind: 'deal', id: String(id), title };
}

async function sendMessage(page: Page, subject: string): Promise<Item> {
  const { id } = await callAs<{ id: number }>(page, 'POST', '/api/contact', {
    name: 'Sarita K.',
    email: freshEmail('asks'),
    subject,
    message: 'Can I give a code to a friend?',
  });
  return { kind: 'message', id: String(id), title: subject };
}

/** Creates items and claims them, so that the test decides no other items. */
async function ownItems(shop: Page, admin: Page, { approved, rejected, closed }: Counts): Promise<Item[]> {
  const name = stamp();
  const items: Item[] = [];
  for (let made = 0; made < approved + rejected; made++)
    items.push(await submitDeal(shop, `Yomari of kind ${made} ${name}`));
  for (let made = 0; made < closed; made++) items.push(await sendMessage(admin, `A gift ${made} ${name}`));
  for (const { kind, id } of items) await callAs(admin, 'POST', `/api/admin/work/${kind}/${id}/claim`, {});
  return items;
}

const panel = (page: Page) => page.locator('main aside');

const heading = (page: Page) => page.locator('#work-item');

/** Decides the open item and waits for the next one. @returns the title of the decided item */
async function decideByKey(page: Page, act: () => Promise<void>): Promise<string> {
  const title = (await heading(page).textContent()) ?? '';
  await act();
  await expect(heading(page)).not.toHaveText(title);
  return title;
}

/** Waits until an undecided deal is open. Decided ones are in the list until their decision takes effect. */
const dealIsOpen = (admin: Page): Promise<void> =>
  expect(admin.getByRole('button', { name: /^Reject/ }).first()).toBeVisible({ timeout: 25_000 });

/** Rejects the open deal with a note. */
async function reject(admin: Page): Promise<void> {
  // The key works once the last dialog is closed.
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await admin.keyboard.press('r');
  await expect(admin.getByRole('heading', { name: 'Reject This Deal?' })).toBeVisible();
  await admin.getByRole('dialog').getByLabel('Note to the vendor').focus();
  await admin.keyboard.type('Please say how many.');
  // Focuses the button of the dialog directly, to skip the reasons.
  await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).focus();
  await admin.keyboard.press('Enter');
}

/** Approves deals, after taking the first approval back. @returns the titles of the approved ones */
async function approveByKey(admin: Page, count: number): Promise<string[]> {
  const first = await decideByKey(admin, () => admin.keyboard.press('a'));
  await expect(admin.getByText(`Approved: ${first}.`)).toBeVisible();
  await admin.keyboard.press('z');
  await expect(admin.getByRole('status').filter({ hasText: 'Taken back.' })).toBeAttached();
  await expect(admin.getByText(`Approved: ${first}.`)).toHaveCount(0);
  const approved: string[] = [];
  while (approved.length < count) {
    await dealIsOpen(admin);
    approved.push(await decideByKey(admin, () => admin.keyboard.press('a')));
  }
  return approved;
}

/** Rejects the remaining deals. @returns their titles */
async function rejectByKey(admin: Page, count: number): Promise<string[]> {
  const rejected: string[] = [];
  while (rejected.length < count - 1) {
    await dealIsOpen(admin);
    rejected.push(await decideByKey(admin, () => reject(admin)));
  }
  await dealIsOpen(admin);
  rejected.push((await heading(admin).textContent()) ?? '');
  await reject(admin);
  await expect(admin.getByText(`Rejected: ${rejected.at(-1)}.`)).toBeVisible();
  return rejected;
}

async function closeByKey(admin: Page, count: number): Promise<void> {
  await admin.goto('/dashboard/workbench?owner=me&kind=message');
  await expect(heading(admin)).toBeVisible();
  for (let closed = 0; closed < count - 1; closed++)
    await decideByKey(admin, () => admin.keyboard.press('r'));
  await admin.keyboard.press('r');
  await expect(admin.getByText('Closed:')).toBeVisible();
}

async function decideAll(browser: Browser, baseURL: string, counts: Counts): Promise<void> {
  const { page: shop } = await pageOf(browser, baseURL, 'vendor');
  const admin = await anotherAdmin(browser);
  const items = await ownItems(shop, admin, counts);
  await admin.goto('/dashboard/workbench?owner=me&kind=deal');
  await expect(heading(admin)).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Approve/ }).first()).toBeVisible();
  const approved = await approveByKey(admin, counts.approved);
  const rejected = await rejectByKey(admin, counts.rejected);
  const decided = counts.approved + counts.rejected;
  expect(new Set([...approved, ...rejected]).size).toBe(decided);
  await closeByKey(admin, counts.closed);

  const waiting = async () => {
    const left = await callAs<Item[]>(admin, 'GET', '/api/admin/work?owner=me&limit=100');
    return left.filter(({ id, kind }) => items.some((item) => item.id === id && item.kind === kind)).length;
  };
  expect(items).toHaveLength(decided + counts.closed);
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  for (const { id, title } of items.slice(0, decided)) {
    const found = await callAs<{ id: number; moderationStatus: string }[]>(
      shop,
      'GET',
      `/api/vendors/me/deals?search=${encodeURIComponent(title)}`,
    );
    const deal = found.find((one) => String(one.id) === id);
    const status = approved.includes(title) ? 'approved' : 'rejected';
    expect([title, deal?.moderationStatus]).toEqual([title, status]);
  }
}

test('seven items are decided by the keyboard alone, and one is taken back', async ({ browser, baseURL }) => {
  test.slow();
  await decideAll(browser, baseURL as string, { approved: 3, rejected: 2, closed: 2 });
});

test(
  'twenty items are decided by the keyboard alone, and one is taken back',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    test.slow();
    await decideAll(browser, baseURL as string, { approved: 8, rejected: 8, closed: 4 });
  },
);

test('two admins see who takes care of an item, and decide it once', async ({ browser, baseURL }) => {
  const { page: shop } = await pageOf(browser, baseURL as string, 'vendor');
  const admin = await anotherAdmin(browser);
  const second = await anotherAdmin(browser);
  const { id, title } = await submitDeal(shop, `Juju dhau for four ${stamp()}`);
  const address = `/dashboard/workbench?kind=deal&item=deal:${id}`;
  await admin.goto(address);
  await second.goto(address);
  await expect(heading(admin)).toHaveText(title);
  await expect(heading(second)).toHaveText(title);
  const { firstName } = await callAs<{ firstName: string }>(admin, 'GET', '/api/users/me');

  await admin.keyboard.press('o');
  await expect(panel(second).getByText(new RegExp(`${firstName}.* takes care of it`))).toBeVisible();

  await admin.keyboard.press('a');
  await expect(admin.getByText(`Approved: ${title}.`)).toBeVisible();
  await expect(panel(second).getByText(/approved it, not in effect yet/)).toBeVisible();
  const { origin } = new URL(second.url());
  const refused = await second.request.patch(`/api/admin/deals/${id}/reject`, {
    data: {},
    headers: { origin },
  });
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([
    409,
    'decision.pending',
  ]);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(panel(second).getByText(/approved it, not in effect yet/)).toHaveCount(0);
  await second.context().close();
});

test('the open item stays open when another admin decides it, and no key decides the next one', async ({
  browser,
  baseURL,
}) => {
  const { page: shop } = await pageOf(browser, baseURL as string, 'vendor');
  const admin = await anotherAdmin(browser);
  const second = await anotherAdmin(browser);
  const name = stamp();
  const read = await submitDeal(shop, `Chatamari for one ${name}`);
  const other = await submitDeal(shop, `Chatamari for two ${name}`);
  for (const { kind, id } of [read, other])
    await callAs(admin, 'POST', `/api/admin/work/${kind}/${id}/claim`, {});
  await admin.goto(`/dashboard/workbench?owner=me&kind=deal&item=deal:${read.id}`);
  await expect(heading(admin)).toHaveText(read.title);
  await callAs(second, 'PATCH', `/api/admin/deals/${read.id}/approve`, {});
  await expect(panel(admin).getByText('This is no longer in the list')).toBeVisible({ timeout: 20_000 });
  await expect(heading(admin)).toHaveText(read.title);
  for (const key of ['a', 'r', 's']) await admin.keyboard.press(key);
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await admin.keyboard.press('j');
  await expect(heading(admin)).toHaveText(other.title);
  const left = await callAs<Item[]>(admin, 'GET', '/api/admin/work?owner=me&limit=100');
  expect(left.map(({ id }) => id)).toEqual([other.id]);
  await admin.keyboard.press('s');
  await admin.getByRole('button', { name: /^In an hour/ }).click();
  await expect(heading(admin)).toHaveCount(0);
});

test('a decision takes effect though its page is closed', { tag: '@long' }, async ({ browser, baseURL }) => {
  const { page: shop } = await pageOf(browser, baseURL as string, 'vendor');
  const admin = await anotherAdmin(browser);
  const { id, title } = await submitDeal(shop, `Lakhamari for six ${stamp()}`);
  await admin.goto(`/dashboard/workbench?kind=deal&item=deal:${id}`);
  await expect(heading(admin)).toHaveText(title);
  await admin.keyboard.press('a');
  await expect(admin.getByText(`Approved: ${title}.`)).toBeVisible();
  await admin.close();
  const status = async () =>
    (
      await callAs<{ moderationStatus: string }[]>(
        shop,
        'GET',
        `/api/vendors/me/deals?search=${encodeURIComponent(title)}`,
      )
    )[0]?.moderationStatus;
  await expect.poll(status, { timeout: 20_000 }).toBe('approved');
});
