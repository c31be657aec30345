import type { Page } from '@playwright/test';
import type { ScreenShot } from './screen-shot.ts';

const changeRole = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Bikash Gurung' }).click();
  await page.getByRole('dialog').waitFor();
};

const changeRights = async (page: Page): Promise<void> => {
  await page.locator('li').filter({ hasText: 'staff@example.com' }).getByRole('button').nth(1).click();
  await page.getByRole('dialog').waitFor();
};

const showActivity = async (page: Page): Promise<void> => {
  await page.locator('li').filter({ hasText: 'staff@example.com' }).getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
};

/** Rights of people of a business and roles of the marketplace's staff. */
export const rightsStates: readonly ScreenShot[] = [
  { name: 'vendor-staff-rights', path: '/dashboard/business/staff', as: 'vendor', act: changeRights },
  { name: 'vendor-staff-activity', path: '/dashboard/business/staff', as: 'vendor', act: showActivity },
  { name: 'admin-staff', path: '/dashboard/staff', as: 'admin' },
  { name: 'admin-staff-role', path: '/dashboard/staff', as: 'admin', act: changeRole },
  { name: 'admin-overview-support', path: '/dashboard', as: 'support' },
  { name: 'admin-right-missing', path: '/dashboard/payments', as: 'support' },
];
