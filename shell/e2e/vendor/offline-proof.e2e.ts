import { OfflineCounter } from '../pages/offline-counter.ts';
import { OfflineGuest } from '../pages/offline-guest.ts';
import { expect, test } from '../support/console-check.ts';
import { aGuest, aShopWithBranch, type Guest, stateOf } from '../support/people/counter-guests.ts';
import { readQr } from '../support/qr.ts';

test.describe.configure({ timeout: 120_000 });

/** Accepts a code and leaves its proof on the screen. */
async function acceptAndShow(counter: OfflineCounter, { signed }: Guest): Promise<void> {
  const { page } = counter;
  await counter.scan(signed);
  await page.getByRole('button', { name: 'Confirm and mark used' }).click();
  await expect(page.getByText('For the guest')).toBeVisible();
}

test('two guests keep the proof of an acceptance while nobody has a network, until the counter confirms it', async ({
  browser,
}) => {
  const shop = await aShopWithBranch();
  const people = [await aGuest(shop), await aGuest(shop)] as const;
  const [typing, scanning] = [
    await OfflineGuest.open(browser, people[0]),
    await OfflineGuest.open(browser, people[1]),
  ];
  const counter = await OfflineCounter.enrolled(browser, shop, 'Phone at the bar');
  await counter.cut();
  await typing.cut();
  await scanning.cut();

  await acceptAndShow(counter, people[0]);
  const characters = await counter.page.getByText(/^[0-9A-HJKMNP-TV-Z]{4}$/).innerText();
  await typing.openCodes();
  await typing.page.getByRole('button', { name: 'Show to a shop without internet' }).click();
  const whole = typing.page.getByRole('dialog');
  await whole.getByRole('button', { name: 'Accepted without internet?' }).click();
  const field = whole.getByLabel("The four characters on the counter's phone");
  await field.fill('7U');
  await whole.getByRole('button', { name: 'Keep as proof' }).click();
  await expect(whole.getByText('Please type four letters or digits.')).toBeVisible();
  await field.fill(characters.toLowerCase());
  await whole.getByRole('button', { name: 'Keep as proof' }).click();
  await expect(whole.getByText('Used, waits for confirmation')).toBeVisible();
  await expect(whole.getByText(characters, { exact: true })).toBeVisible();
  await expect(whole.getByRole('img', { name: /^QR code/ })).toBeHidden();
  await typing.openCodes();
  await expect(typing.page.getByText('Used, waits for confirmation')).toBeVisible();

  await counter.next();
  await acceptAndShow(counter, people[1]);
  const picture = counter.page.getByRole('img', { name: 'QR of this acceptance' });
  const address = readQr(await picture.screenshot({ animations: 'disabled' })) ?? '';
  expect(address).toContain('/dashboard/redemptions#entry.');
  await scanning.openCodes(address);
  await expect(scanning.page.getByText('Used, waits for confirmation')).toBeVisible();
  await expect(scanning.page).not.toHaveURL(/#entry/);

  // The guest is online before the shop: the server keeps the proof, and the code still waits.
  const sent = typing.page.waitForResponse('**/offline-proof');
  await typing.restore();
  await typing.openCodes();
  expect(await (await sent).json()).toEqual({ state: 'waiting' });
  await expect(typing.page.getByText('Used, waits for confirmation')).toBeVisible();
  expect(await stateOf(people[0])).toBe('issued');

  await counter.restore();
  for (const person of people) await expect.poll(() => stateOf(person)).toBe('redeemed');
  await scanning.restore();
  for (const guest of [typing, scanning]) {
    await guest.openCodes();
    await expect(guest.page.getByText('No codes yet')).toBeVisible();
    await guest.close();
  }
  await counter.close();
});
