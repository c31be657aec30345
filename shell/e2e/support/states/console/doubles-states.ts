import type { Page } from '@playwright/test';
import type { ScreenShot } from '../screen-shot.ts';

const path = '/dashboard/vendors?part=doubles';
const device = {
  vendorId: 1,
  businessName: 'Himchuli Momo House',
  deviceId: 5,
  deviceName: 'Phone at the bar',
  branchName: 'Jhamsikhel',
  isWithdrawn: false,
  personId: 9,
  person: 'Hemanta R.',
  doubles: 4,
  cancelled: 1,
  expired: 0,
  beyond: 2,
  confirmed: 1_130,
  borne: 2_560,
  lastAt: '2026-01-20T10:00:00Z',
};
const others = [
  { deviceId: 6, deviceName: 'काउन्टरको फोन', branchName: null, person: 'Sujata T.', doubles: 2, beyond: 0 },
  { deviceId: 7, deviceName: 'Old phone', person: 'Ramesh S.', doubles: 0, expired: 3, isWithdrawn: true },
].map((other) => ({ ...device, ...other }));

/** Mocks the devices, because an acceptance without a network needs two counters. */
async function showDoubles(page: Page): Promise<void> {
  await page.route('**/api/admin/doubles', (route) => route.fulfill({ json: [device, ...others] }));
  await page.reload();
  await page.locator('main tbody button').first().waitFor();
}

async function askToWithdraw(page: Page): Promise<void> {
  await showDoubles(page);
  await page.locator('main tbody button[class*=danger]').first().click();
  await page.getByRole('dialog').waitFor();
}

/** Devices of counters whose acceptances did not count. */
export const doublesStates: readonly ScreenShot[] = [
  { name: 'admin-doubles', path, as: 'admin', act: showDoubles },
  { name: 'admin-doubles-withdraw', path, as: 'admin', act: askToWithdraw },
];
