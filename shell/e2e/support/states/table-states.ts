import type { Page } from '@playwright/test';
import type { ScreenShot } from './screen-shot.ts';

const press = (name: RegExp) => async (page: Page) => {
  await page.locator('main table').first().waitFor();
  await page.getByRole('button', { name }).first().click();
};

const openFirstRow = async (page: Page): Promise<void> => {
  await page.locator('main tbody td').first().waitFor();
  const more = page.getByRole('button', { name: /^More about |बारे थप$/ }).first();
  if (await more.isVisible()) await more.click();
};

/** Tables with an expanded row, the choice of columns and the saved views; reports of the figures. */
export const tableStates: readonly ScreenShot[] = [
  {
    name: 'admin-table-row',
    path: '/dashboard/users',
    as: 'admin',
    act: openFirstRow,
    opensAtEachWidth: true,
  },
  { name: 'admin-table-columns', path: '/dashboard/users', as: 'admin', act: press(/^Columns|स्तम्भ/) },
  { name: 'admin-table-views', path: '/dashboard/users', as: 'admin', act: press(/^Views|सुरक्षित दृश्य/) },
  { name: 'admin-report-volume', path: '/dashboard/reports?report=volume&by=week', as: 'admin' },
  { name: 'admin-report-recurring', path: '/dashboard/reports?report=recurring', as: 'admin' },
  {
    name: 'admin-overview-weeks',
    path: '/dashboard',
    as: 'admin',
    act: (page) => page.getByRole('button', { name: /Show as a table|तालिकामा हेर्नुहोस्/ }).click(),
  },
];
