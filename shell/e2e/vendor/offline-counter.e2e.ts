import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { OfflineCounter } from '../pages/offline-counter.ts';
import { call } from '../support/people/buyers.ts';
import { readQr, writeCameraPicture } from '../support/qr.ts';
import { aGuest, aShopWithBranch, type Guest, stateOf } from '../support/people/counter-guests.ts';
import { pageOf } from '../support/people/people.ts';
import type { Shop } from '../support/people/shop-with-deal.ts';
import { expect, test } from '../support/console-check.ts';

test.describe.configure({ timeout: 120_000 });

/** Withdraws a device of a shop on the admins' list of doubles. */
async function withdrawAsAdmin(browser: Browser, { owner }: Shop, device: string): Promise<void> {
  const { businessName } = await call<{ businessName: string }>(owner, '/api/vendors/me', {}, 'GET');
  const { page, context } = await pageOf(browser, process.env['BASE_URL'] as string, 'admin');
  await page.goto('/dashboard/vendors?part=doubles');
  await page.getByRole('button', { name: `Withdraw ${device} of ${businessName}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Twice in one evening');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('row').filter({ hasText: businessName }).getByText('Withdrawn')).toBeVisible();
  await context.close();
}

/** Reads on a phone that its acceptance does not count, and marks it as explained. */
async function explainDouble({ page }: OfflineCounter): Promise<void> {
  await page.getByRole('button', { name: '1 acceptance does not count' }).click();
  const sum =
    'This acceptance does not count. The guest had the offer twice. Your business bears the discount of Rs. 300; no points are given twice.';
  await expect(page.getByText(sum)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as explained' }).click();
  await expect(page.getByText('Used twice')).toBeVisible();
}

test(
  'two counters accept a code each without a network, and both count once the network is back',
  { tag: '@long' },
  async ({ browser }) => {
    const shop = await aShopWithBranch();
    const guests = [await aGuest(shop), await aGuest(shop)];
    const counters = [
      await OfflineCounter.enrolled(browser, shop, 'Phone at the bar'),
      await OfflineCounter.enrolled(browser, shop, 'Phone at the door'),
    ];
    for (const [index, counter] of counters.entries()) {
      await counter.cut();
      await counter.accept(guests[index]?.signed as string);
      await expect(counter.page.getByText('1 acceptance waits. 19 more possible.')).toBeVisible();
    }
    expect(await Promise.all(guests.map(stateOf))).toEqual(['issued', 'issued']);
    for (const counter of counters) await counter.restore();
    for (const guest of guests) await expect.poll(() => stateOf(guest)).toBe('redeemed');
    for (const counter of counters) {
      await counter.openQueue();
      await expect(counter.page.getByText(/^Sujata R\. · /)).toBeVisible();
      await expect(counter.page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
      await counter.close();
    }
  },
);

test('of one code accepted on two counters the earlier counts, and the other shows the sum that the shop bears', async ({
  browser,
}) => {
  const shop = await aShopWithBranch();
  const guest = await aGuest(shop);
  const first = await OfflineCounter.enrolled(browser, shop, 'Phone at the bar');
  const second = await OfflineCounter.enrolled(browser, shop, 'Phone at the door');
  await first.cut();
  await second.cut();
  await first.accept(guest.signed);
  await second.accept(guest.signed);

  await second.restore();
  await expect.poll(() => stateOf(guest)).toBe('redeemed');
  await first.restore();
  await first.openQueue();
  await expect(first.page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  // The other phone learns that its acceptance does not count any more.
  await second.page.reload();
  await explainDouble(second);
  await first.close();
  await second.close();
});

test(
  'of one code accepted on two counters the later does not count when it arrives later, and its phone is withdrawn',
  {
    tag: '@long',
  },
  async ({ browser }) => {
    const shop = await aShopWithBranch();
    const guest = await aGuest(shop);
    const first = await OfflineCounter.enrolled(browser, shop, 'Phone upstairs');
    const second = await OfflineCounter.enrolled(browser, shop, 'Phone at the door');
    await first.cut();
    await second.cut();
    await first.accept(guest.signed);
    await second.accept(guest.signed);
    await first.restore();
    await expect.poll(() => stateOf(guest)).toBe('redeemed');
    await second.restore();
    await explainDouble(second);
    await first.close();
    await second.close();
    await withdrawAsAdmin(browser, shop, 'Phone at the door');
  },
);

test('what a counter cannot verify or may not accept is refused, each with its reason', async ({
  browser,
}) => {
  const shop = await aShopWithBranch();
  const [guest, other, foreign] = [
    await aGuest(shop),
    await aGuest(shop),
    await aGuest(await aShopWithBranch()),
  ];
  const counter = await OfflineCounter.enrolled(browser, shop, 'Phone at the bar');
  const [device] = await call<{ id: number }[]>(shop.owner, '/api/counter/devices', {}, 'GET');
  await call(shop.owner, `/api/counter/devices/${device?.id}`, { offlineLimit: 1 }, 'PATCH');
  const pack = counter.page.waitForResponse('**/api/counter/pack*');
  await counter.page.reload();
  await pack;
  await counter.cut();
  await expect(counter.page.getByText('1 more possible.')).toBeVisible();
  await expect(counter.page.getByText('Typed codes need internet.')).toBeVisible();

  const refused = async (text: string, title: string) => {
    await counter.scan(text);
    await expect(counter.result).toHaveText(title);
    await expect(counter.page.getByRole('button', { name: 'Confirm and mark used' })).toBeHidden();
    await counter.next();
  };
  await refused(guest.code, 'Typed codes need internet');
  const [address = '', token = ''] = guest.signed.split('#');
  const flipped = token[40] === 'A' ? 'B' : 'A';
  await refused(`${address}#${token.slice(0, 40)}${flipped}${token.slice(41)}`, 'Not our code');
  await refused(foreign.signed, 'A code of another business');
  await counter.accept(guest.signed);
  await refused(guest.signed, 'Already used');
  await refused(other.signed, 'Offline allowance used up');

  // After a sync the allowance is full again, and the used code is known.
  await counter.restore();
  await expect.poll(() => stateOf(guest)).toBe('redeemed');
  await counter.cut();

  // The clock of the phone decides: set back, past the last day of a code, and 72 hours after the last contact.
  const refusedAfter = async (minutes: number, title: string) => {
    await counter.page.clock.setSystemTime(Date.now() + minutes * 60_000);
    await refused(other.signed, title);
  };
  await refusedAfter(-6, 'The clock of this phone is wrong');
  await refusedAfter(25 * 60, 'Expired');
  await refusedAfter(73 * 60, 'Too long without internet');
  await counter.page.clock.setSystemTime(Date.now());
  await counter.accept(other.signed);
  await counter.close();
});

/** Replaces the application by a new build: the browser forgets its files and its worker, and installs them again. */
async function updateApplication({ context, page, proxy }: OfflineCounter): Promise<void> {
  await context.route('**/api/counter/sync', (route) => route.abort());
  await proxy.restore();
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await context.unroute('**/api/counter/sync');
}

test('the application opens without a network, keeps its queue over an update, and takes an acceptance back', async ({
  browser,
}) => {
  const shop = await aShopWithBranch();
  const guests = [await aGuest(shop), await aGuest(shop)];
  const counter = await OfflineCounter.enrolled(browser, shop, 'Phone at the bar');
  await counter.cut();
  await counter.accept(guests[0]?.signed as string);
  await counter.reopen();
  await expect(counter.page.getByText('1 acceptance waits. 19 more possible.')).toBeVisible();
  await counter.scan(guests[0]?.signed as string);
  await expect(counter.result).toHaveText('Already used');
  await counter.next();

  await counter.scan(guests[1]?.signed as string);
  await counter.page.getByRole('button', { name: 'Confirm and mark used' }).click();
  await expect(counter.result).toHaveText('Accepted offline');
  await expect(counter.page.getByText(/^[0-9A-HJKMNP-TV-Z]{4}$/)).toBeVisible();
  await expect(counter.page.getByRole('img', { name: 'QR of this acceptance' })).toBeVisible();
  await counter.page.getByRole('button', { name: 'Undo' }).click();
  await expect(counter.result).toHaveText('Taken back');
  await counter.next();
  await expect(counter.page.getByText('1 acceptance waits. 19 more possible.')).toBeVisible();
  await expect(counter.page.getByText('customer@example.com')).toBeHidden();

  await updateApplication(counter);
  await counter.page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect.poll(() => stateOf(guests[0] as Guest)).toBe('redeemed');
  // The undo is sent after the acceptance that it takes back.
  await expect.poll(() => stateOf(guests[1] as Guest)).not.toBe('redeemed');
  await counter.close();
});

test('signing out with entries waiting warns and keeps them; they are sent after the next sign-in', async ({
  browser,
}) => {
  const shop = await aShopWithBranch();
  const guest = await aGuest(shop);
  const counter = await OfflineCounter.enrolled(browser, shop, 'Phone at the bar');
  const { page, context } = counter;
  await counter.cut();
  await counter.accept(guest.signed);
  // The queue waits while the network is back, because the server does not answer this call.
  await context.route('**/api/counter/sync', (route) => route.abort());
  await counter.proxy.restore();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Sign out' }).first().click();
  const warning = page.getByRole('dialog', { name: '1 acceptance waits on this phone' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();
  await page.getByRole('link', { name: 'Sign out' }).first().click();
  await warning.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).not.toHaveURL(/\/dashboard/);
  await context.unroute('**/api/counter/sync');
  await page.goto('/dashboard/counter');
  await expect(page.getByRole('link', { name: 'Log In to Continue' })).toBeVisible();
  expect(await stateOf(guest)).toBe('issued');

  await shop.signIn(context.request);
  await page.goto('/dashboard/counter');
  await expect.poll(() => stateOf(guest)).toBe('redeemed');
  await counter.close();
});

test('a code that its guest cancelled meanwhile, and a phone that was withdrawn', async ({ browser }) => {
  const shop = await aShopWithBranch();
  const [guest, late] = [await aGuest(shop), await aGuest(shop)];
  const counter = await OfflineCounter.enrolled(browser, shop, 'Phone at the bar');
  await counter.cut();
  await call(guest.request, `/api/redemptions/${guest.id}/cancel`);
  await counter.accept(guest.signed);
  await counter.restore();
  await counter.page.getByRole('button', { name: '1 acceptance does not count' }).click();
  await expect(counter.page.getByText('The code was cancelled before.')).toBeVisible();
  await counter.page.getByRole('button', { name: 'Mark as explained' }).click();
  await counter.page.getByRole('button', { name: 'Back to the counter' }).first().click();
  expect(await stateOf(guest)).toBe('cancelled');

  const [device] = await call<{ id: number }[]>(shop.owner, '/api/counter/devices', {}, 'GET');
  await call(shop.owner, `/api/counter/devices/${device?.id}`, {}, 'DELETE');
  await counter.page.reload();
  await expect(counter.page.getByText('This phone was withdrawn')).toBeVisible();
  await counter.cut();
  await counter.scan(late.signed);
  await expect(counter.result).toHaveText('This phone was withdrawn');
  await counter.close();
});

test(
  'the camera reads the signed code of a guest, on an application that was opened without a network',
  { tag: '@long' },
  async ({ browser }) => {
    const shop = await aShopWithBranch();
    const guest = await aGuest(shop);
    const shown = await browser.newContext({
      baseURL: process.env['BASE_URL'],
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      storageState: await guest.request.storageState(),
    });
    const codes = await shown.newPage();
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'camera-')), 'counter.y4m');
    await writeCameraPicture(await codes.screenshot(), file);
    const camera = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${file}`,
      ],
    });
    const counter = await OfflineCounter.enrolled(camera, shop, 'Phone at the bar');
    await counter.cut();

    await codes.goto('/dashboard/redemptions');
    await codes.getByRole('button', { name: 'Show on whole screen' }).click();
    await codes.getByRole('button', { name: 'Shop has no internet?' }).click();
    const picture = codes.getByRole('dialog').getByRole('img', { name: /QR code/ });
    await expect
      .poll(async () => readQr(await picture.screenshot({ animations: 'disabled' })))
      .toMatch(/\/c#.{60,}/);
    await writeCameraPicture(await picture.screenshot({ animations: 'disabled' }), file);
    await counter.reopen();
    await expect(counter.result).toHaveText('Valid');
    await expect(counter.page.getByText('Shown after sync')).toBeVisible();
    await counter.page.getByRole('button', { name: 'Confirm and mark used' }).click();
    await expect(counter.result).toHaveText('Accepted offline');
    await counter.restore();
    await expect.poll(() => stateOf(guest)).toBe('redeemed');
    await counter.close();
    await camera.close();
    await shown.close();
  },
);
