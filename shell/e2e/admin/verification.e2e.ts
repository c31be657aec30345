import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { call } from '../support/people/buyers.ts';
import { anotherAdmin } from '../support/people/second-admin.ts';
import { aWaitingBusiness, sendPaper, type WaitingBusiness } from '../support/people/waiting-business.ts';

const open = async (admin: Page, { id, name }: WaitingBusiness): Promise<void> => {
  await admin.goto(`/dashboard/workbench?kind=vendor&item=vendor:${id}&view=full`);
  await expect(admin.locator('#work-item')).toHaveText(name);
  await expect(admin.getByRole('button', { name: /^Reject/ })).toBeVisible();
};

const paper = (admin: Page) => admin.getByRole('region', { name: 'Papers' }).locator('img');

const pictureIsThere = (admin: Page): Promise<void> =>
  expect
    .poll(() => paper(admin).evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(500);

/** Opens the second paper, zooms and rotates it, by the keyboard. */
async function lookAtPapers(admin: Page): Promise<void> {
  await pictureIsThere(admin);
  const tabs = admin.getByRole('group', { name: 'All papers' });
  await expect(tabs.getByRole('button', { pressed: true })).toHaveText('1 PAN / VAT');
  await admin.keyboard.press('2');
  await expect(tabs.getByRole('button', { pressed: true })).toHaveText('2 Registration');
  await pictureIsThere(admin);
  const width = async () => (await paper(admin).boundingBox())?.width ?? 0;
  const before = await width();
  await admin.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.3);
  await admin.keyboard.press('-');
  await expect.poll(width).toBeLessThan(before * 1.1);
  await admin.keyboard.press('.');
  await expect.poll(() => paper(admin).getAttribute('style')).toContain('rotate(90deg)');
}

/** The profile and the overview of the business show what was asked. */
async function businessSeesIt(browser: Browser, shop: WaitingBusiness): Promise<void> {
  const owner = await (
    await browser.newContext({
      storageState: await shop.owner.storageState(),
      baseURL: process.env['BASE_URL'],
    })
  ).newPage();
  await owner.goto('/dashboard/business');
  await expect(owner.getByText('We asked for a change')).toBeVisible();
  await expect(owner.getByText(/Registration number: you typed/)).toBeVisible();
  await owner.goto('/dashboard');
  await expect(owner.getByText(/Registration number: you typed/)).toBeVisible();
  await owner.context().close();
}

test('papers stand beside the typed numbers; a change is asked, seen by the business, and verified with undo (A7)', async ({
  browser,
}) => {
  test.slow();
  const shop = await aWaitingBusiness(browser);
  const admin = await anotherAdmin(browser);
  await open(admin, shop);

  await lookAtPapers(admin);
  await expect(admin.getByText('PAN has 9 digits')).toBeVisible();
  await expect(admin.getByText('PAN is not used by another business')).toBeVisible();
  await admin.getByRole('button', { name: 'Registration number: differs on the paper' }).click();
  await expect(admin.getByText('1 differs')).toBeVisible();
  await admin.keyboard.press('c');
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByLabel('What should be changed')).toHaveValue(
    /^Registration number: you typed \d+\/080/,
  );
  await expect(dialog.getByRole('button', { name: 'Number does not match', pressed: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask for a change' }).click();
  await expect(admin.getByText('The business is told.')).toBeVisible();

  await businessSeesIt(browser, shop);
  await call(shop.owner, '/api/vendors/me', { registrationNumber: '128/080' }, 'PATCH');
  await open(admin, shop);
  const history = admin.getByRole('region', { name: 'History' });
  await expect(history.getByText('Asked a business for a change')).toBeVisible();
  await expect(history.getByText('Changed: registration number')).toBeVisible();
  await admin.keyboard.press('v');
  await expect(admin.getByText(`Verified: ${shop.name}.`)).toBeVisible();
  const status = async () =>
    (await call<{ status: string }>(shop.owner, '/api/vendors/me', {}, 'GET')).status;
  expect(await status()).toBe('pending');
  await admin.keyboard.press('z');
  await expect(admin.getByRole('status').filter({ hasText: 'Taken back.' })).toBeAttached();
  await open(admin, shop);
  await admin.keyboard.press('v');
  await expect(admin.getByText('Vendor Verified')).toBeVisible({ timeout: 20_000 });
  expect(await status()).toBe('verified');
});

test('a business is rejected with reasons, and reads them', async ({ browser }) => {
  const shop = await aWaitingBusiness(browser);
  const admin = await anotherAdmin(browser);
  await sendPaper(shop.owner, 'tax', Buffer.from('%PDF-1.7\n%%EOF\n'));
  await open(admin, shop);
  const pdf = admin.getByRole('region', { name: 'Papers' }).getByRole('link', { name: 'Open the PDF' });
  await expect(pdf).toHaveAttribute('target', '_blank');
  const file = await admin.request.get((await pdf.getAttribute('href')) as string);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(file.headers()['content-disposition']).toMatch(/^inline; /);
  expect(file.headers()['content-security-policy']).toContain('sandbox');
  await admin.keyboard.press('r');
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Wrong paper' }).click();
  await expect(dialog.getByLabel('Reason for the business')).toHaveValue('Wrong paper.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(admin.getByText(`Rejected: ${shop.name}.`)).toBeVisible();
  const state = () =>
    call<{ status: string; statusReason: string | null }>(shop.owner, '/api/vendors/me', {}, 'GET');
  await expect.poll(async () => (await state()).status, { timeout: 20_000 }).toBe('rejected');
  expect((await state()).statusReason).toBe('Wrong paper.');
});
