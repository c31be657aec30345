import type { Page } from '@playwright/test';
import type { ScreenShot } from './screen-shot.ts';

/** Submits a value outside of its bounds. */
const saveNonsense = async (page: Page): Promise<void> => {
  const hours = page.locator('main form').nth(2);
  await hours.locator('input').first().fill('0');
  await hours.locator('button[type=submit]').click();
  await hours.locator('[aria-invalid=true]').waitFor();
};

export const settingsStates: readonly ScreenShot[] = [
  { name: 'admin-site-settings', path: '/dashboard/settings', as: 'admin' },
  { name: 'admin-account-settings', path: '/dashboard/settings?part=account', as: 'admin' },
  { name: 'admin-site-settings-refused', path: '/dashboard/settings', as: 'admin', act: saveNonsense },
];
