import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { expect, test } from '../support/closed-contexts.ts';
import { joinAndSignIn } from '../pages/accounts.ts';
import { CounterPage } from '../pages/counter-page.ts';
import { mailedPath } from '../support/mail.ts';
import { joinByCall, type NewAccount } from '../support/people/buyers.ts';
import { demoPassword, freshEmail, pageOf } from '../support/people/people.ts';
import { readQr, writeCameraPicture } from '../support/qr.ts';

// The lists of categories open with an animation, which the click on an entry waits for.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const owner: NewAccount = {
  firstName: 'Maya',
  lastName: 'Tamang',
  email: freshEmail('owner'),
  password: 'sel roti at dawn',
};
const shopper: NewAccount = {
  firstName: 'Sujata',
  lastName: 'Rai',
  email: freshEmail('shopper'),
  password: 'chiya at dusk',
};
const helper: NewAccount = {
  firstName: 'Bikash',
  lastName: 'Lama',
  email: freshEmail('helper'),
  password: 'sukuti at noon',
};
const stamp = Date.now().toString(36);
const business = `Tamang Bhanchha ${stamp}`;
const title = `Two bowls of thukpa ${stamp}`;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

test.describe.configure({ mode: 'serial' });

test.describe('the market, from a new shop to a review', () => {
  let browser: Browser;
  let home: string;
  let shop: Page;
  let admin: Page;
  let guest: Page;
  let staff: Page;

  test.beforeAll(async ({ browser: shared, baseURL }) => {
    browser = shared;
    home = baseURL as string;
    shop = (await pageOf(browser, home, null)).page;
    admin = (await pageOf(browser, home, null)).page;
    guest = (await pageOf(browser, home, null, phone)).page;
    staff = (await pageOf(browser, home, null, phone)).page;
  });

  test('a shop registers', async () => {
    await joinAndSignIn(shop, owner, 'Vendor');
    await expect(shop.getByRole('heading', { name: 'Become a Vendor' })).toBeVisible();
    await shop.getByLabel('Business name').fill('ab');
    await shop.getByRole('button', { name: 'Register business' }).click();
    await expect(shop.getByText('Business name must be at least 3 characters')).toBeVisible();
    await shop.getByLabel('Business name').fill(business);
    await shop.getByLabel('Category').fill('Casual dining');
    await shop.getByLabel('Description').fill('A family kitchen with thukpa, momo and a view of the stupa.');
    await shop.getByRole('button', { name: 'Register business' }).click();
    await expect(shop.getByText('Registration Complete!')).toBeVisible();
    await expect(shop.getByText('Pending Verification').first()).toBeVisible();
  });

  test('an admin signs in and verifies it', async () => {
    await admin.goto('/admin-login');
    await admin.getByRole('button', { name: 'Sign in' }).click();
    await expect(admin.getByText('Username is required')).toBeVisible();
    await admin.getByLabel('Username').fill('admin@example.com');
    await admin.getByLabel('Password', { exact: true }).fill('not this one');
    await admin.getByRole('button', { name: 'Sign in' }).click();
    await expect(admin.getByText('Invalid credentials').first()).toBeVisible();
    await admin.getByLabel('Password', { exact: true }).fill(demoPassword);
    await admin.getByRole('button', { name: 'Sign in' }).click();
    await expect(admin).toHaveURL(/\/dashboard$/);
    await admin.goto(`/dashboard/vendors?search=${encodeURIComponent(business)}`);
    await admin.getByRole('row', { name: business }).getByRole('button', { name: 'Verify' }).click();
    await expect(admin.getByText('Vendor Verified')).toBeVisible({ timeout: 20_000 });
  });

  test('the shop submits a deal at the price the rules compute', async () => {
    await shop.goto('/dashboard/deals/new');
    await shop.getByText('Percentage', { exact: true }).click();
    await shop.getByLabel('Title', { exact: true }).fill(title);
    await shop
      .getByLabel('Description', { exact: true })
      .fill('Two bowls with vegetables or buff, and ginger tea after it.');
    await shop.getByLabel('Original price').fill('415');
    await shop.getByLabel('Discount in %').fill('50');
    await expect(shop.getByLabel('Deal price')).toHaveValue(/208/);
    await shop.getByLabel('Category').click();
    await shop.getByTitle('Casual dining', { exact: false }).last().click();
    await shop.getByLabel('Location').click();
    await shop.getByTitle('Kathmandu').last().click();
    await shop.getByLabel('Limit per person').fill('2');
    await shop.getByLabel('Points').fill('30');
    await expect(shop.getByText('Saved', { exact: true })).toBeVisible();
    await shop.reload();
    await expect(shop.getByLabel('Title', { exact: true })).toHaveValue(title);
    await expect(shop.getByLabel('Deal price')).toHaveValue(/208/);
    await shop.getByRole('button', { name: 'Submit for review' }).click();
    await expect(shop.getByText('Deal Created')).toBeVisible();
    await expect(shop.getByText(title).first()).toBeVisible();
  });

  test('an admin rejects it with a reason, the shop fixes it, an admin approves it', async () => {
    await admin.goto('/dashboard/deals');
    await admin.getByRole('link', { name: title }).click();
    await expect(admin.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await admin.getByLabel('Note to the vendor').fill('Please say which meat.');
    await admin.getByRole('button', { name: 'Reject' }).click();
    await expect(
      admin.getByText('This action will reject the deal and notify the vendor. Are you sure?'),
    ).toBeVisible();
    await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(admin.getByText('Deal Rejected')).toBeVisible({ timeout: 20_000 });

    await shop.goto('/dashboard/deals?tab=rejected');
    await expect(shop.getByText('Please say which meat.')).toBeVisible();
    await shop.getByRole('link', { name: /^Edit/ }).click();
    await shop
      .getByLabel('Description', { exact: true })
      .fill('Two bowls with chicken or vegetables, and ginger tea after it.');
    await shop.getByRole('button', { name: /^Submit/ }).click();
    await expect(shop.getByText('Deal Updated')).toBeVisible();

    await admin.goto('/dashboard/deals');
    await admin.getByRole('link', { name: title }).click();
    await expect(admin.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await admin.keyboard.press('a');
    await expect(admin.getByText('Deal Approved')).toBeVisible({ timeout: 20_000 });
  });

  test('a change of the live deal is shown only after an admin approved it', async () => {
    const publicText = async () => {
      await guest.goto(`/deals?search=${encodeURIComponent(`thukpa ${stamp}`)}`);
      await guest.getByRole('link', { name: title }).click();
      await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(guest.getByRole('heading', { name: 'When you can use it' })).toBeVisible();
      return guest.locator('main').innerText();
    };
    await shop.goto(`/dashboard/deals?search=${encodeURIComponent(title)}`);
    await shop.getByRole('link', { name: /^Edit/ }).click();
    await shop
      .getByLabel('Description', { exact: true })
      .fill('Two bowls with chicken or vegetables, and a honey lemon after it.');
    await shop.getByRole('button', { name: /^Submit/ }).click();
    await expect(
      shop.getByText('Your changes are being reviewed. Shoppers see the present version until then.').first(),
    ).toBeVisible();
    expect(await publicText()).toContain('ginger tea after it');

    await admin.goto('/dashboard/deals');
    await admin.getByRole('link', { name: title }).click();
    await expect(admin.getByText('Edit to a live deal')).toBeVisible();
    await admin.keyboard.press('a');
    await expect(admin.getByText('Deal Approved')).toBeVisible({ timeout: 20_000 });
    const changed = await publicText();
    expect(changed).toContain('honey lemon after it');
    expect(changed).not.toContain('ginger tea');
  });

  test('the shop invites somebody to its counter, who joins by the link of the mail', async () => {
    await joinByCall(staff.request, helper);
    await shop.goto('/dashboard/business/staff');
    await shop.getByRole('button', { name: 'Invite somebody' }).click();
    await shop.getByRole('dialog').getByLabel('Email').fill(helper.email);
    await shop.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
    await expect(shop.getByText('Invitation Sent')).toBeVisible();
    await staff.goto(await mailedPath(helper.email, /\/staff-invitation\?token=[\w.%-]+/));
    await expect(staff.getByRole('heading', { name: `${business} asks you to join` })).toBeVisible();
    await staff.getByRole('button', { name: 'Join' }).click();
    await expect(staff).toHaveURL(/\/dashboard\/counter$/);
  });

  test('a shopper signs up, finds it by search and redeems it; the camera of the counter reads the code', async () => {
    await joinAndSignIn(guest, shopper, 'Customer');
    await guest.goto(`/deals?search=${encodeURIComponent(`thukpa ${stamp}`)}`);
    await guest.getByRole('link', { name: title }).click();
    await guest
      .getByRole('button', { name: /^Redeem/ })
      .first()
      .click();
    const dialog = guest.getByRole('dialog', { name: 'Your Redemption Code' });
    const picture = dialog.getByRole('img', { name: /QR code/ });
    await expect(picture).toBeVisible();
    const screenshot = await guest.screenshot({ animations: 'disabled' });
    expect(readQr(screenshot)).toContain('/c#');

    const file = path.join(await mkdtemp(path.join(tmpdir(), 'camera-')), 'counter.y4m');
    await writeCameraPicture(await picture.screenshot({ animations: 'disabled' }), file);
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
    const { page } = await pageOf(camera, home, null, {
      viewport: { width: 390, height: 844 },
      storageState: await shop.context().storageState(),
      permissions: ['camera'],
    });
    const counter = new CounterPage(page);
    await page.goto('/dashboard/counter');
    await expect(counter.result).toHaveText('Valid');
    await expect(page.getByText('Sujata R.')).toBeVisible();
    await counter.confirm();
    await camera.close();
    await expect(dialog.getByText('Used', { exact: true }).first()).toBeVisible();
  });

  test('another code is typed by the staff, and a second time rejected with when it was used', async () => {
    await guest.goto(`/deals?search=${encodeURIComponent(`thukpa ${stamp}`)}`);
    await guest.getByRole('link', { name: title }).click();
    await guest
      .getByRole('button', { name: /^Redeem/ })
      .first()
      .click();
    const dialog = guest.getByRole('dialog', { name: 'Your Redemption Code' });
    const code = /\b[0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4}\b/.exec(
      await dialog.innerText(),
    )?.[0] as string;
    const counter = new CounterPage(staff);
    await counter.open();
    await counter.type(code);
    await expect(counter.result).toHaveText('Valid');
    await counter.confirm();
    await counter.next();
    await counter.type(code);
    await expect(counter.result).toHaveText('Already used');
    await expect(staff.getByText('Used on')).toBeVisible();
    await expect(staff.getByText('Bikash').first()).toBeVisible();
  });

  test('a third is beyond the limit; points and a review follow', async () => {
    await guest.goto(`/deals?search=${encodeURIComponent(`thukpa ${stamp}`)}`);
    await guest.getByRole('link', { name: title }).click();
    await expect(
      guest.getByText('You have used this deal 2 times. That is the limit.').first(),
    ).toBeVisible();
    await expect(guest.getByRole('button', { name: /^Redeem/ })).toHaveCount(0);

    await guest.getByRole('tab', { name: /Reviews/ }).click();
    await guest.getByRole('button', { name: 'Submit review' }).click();
    await expect(guest.getByText('Rating Required')).toBeVisible();
    await guest.getByRole('radio', { name: /5/ }).check({ force: true });
    await guest.getByLabel('Comment (optional)').fill('Hot, honest and the tea came by itself.');
    await guest.getByRole('button', { name: 'Submit review' }).click();
    await expect(guest.getByText('Review Submitted')).toBeVisible();
    await expect(guest.getByText('Sujata R.')).toBeVisible();
    await expect(guest.getByText('Verified visit')).toBeVisible();

    await guest.goto('/dashboard');
    await expect(guest.getByText('60 points, worth Rs. 6')).toBeVisible();
  });

  test('the figures of the shop have moved, and the day closes by who accepted', async () => {
    await shop.goto('/dashboard');
    const figure = (label: string) =>
      shop.locator('dl > div', { has: shop.getByText(label, { exact: true }) }).first();
    await expect(figure('Redemptions, 30 days')).toContainText('2');
    await expect(figure('Revenue from deals')).toContainText('Rs. 416');
    await expect(figure('New customers')).toContainText('1');

    await shop.goto('/dashboard/counter/close');
    await expect(shop.getByRole('row', { name: /Maya T\./ })).toContainText('Rs. 208');
    await expect(shop.getByRole('row', { name: /Bikash L\./ })).toContainText('Rs. 208');
    await expect(shop.getByRole('row', { name: /^Total/ })).toContainText('Rs. 416');
  });

  test('the shop hears of it and answers the review, once, for everybody to read', async () => {
    await shop.goto('/dashboard/notifications');
    await expect(shop.getByText(`First guest: ${title} was used`)).toBeVisible();
    await shop.getByText(`A new review of ${title}: 5 of 5 stars`).click();
    await expect(shop).toHaveURL(/\/dashboard\/reviews\?deal=\d+$/);
    await shop.getByRole('button', { name: /^Sujata R\./ }).click();
    await shop.getByRole('button', { name: 'Send and next' }).click();
    await expect(shop.getByText('Please write a reply.')).toBeVisible();
    await shop.getByLabel('Your answer to Sujata R.').fill('The tea is always on us, Sujata.');
    await shop.getByRole('button', { name: 'Send and next' }).click();
    await expect(shop.getByText('Answer published')).toBeVisible();
    await expect(shop.getByRole('button', { name: 'Send and next' })).toBeHidden();

    await guest.goto(`/deals?search=${encodeURIComponent(`thukpa ${stamp}`)}`);
    await guest.getByRole('link', { name: title }).click();
    await guest.getByRole('tab', { name: /Reviews/ }).click();
    await expect(guest.getByText('The tea is always on us, Sujata.')).toBeVisible();
  });
});
