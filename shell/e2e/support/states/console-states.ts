import type { Page } from '@playwright/test';
import type { ScreenShot } from './screen-shot.ts';
import { pressPaletteKeys } from '../palette.ts';

const openPalette = async (page: Page): Promise<void> => {
  await page.locator('main h1').waitFor();
  await pressPaletteKeys(page);
  await page.getByRole('dialog').getByRole('combobox').fill('momo');
  await page.getByRole('dialog').getByRole('option').nth(2).waitFor();
};

const askToApprove = async (page: Page): Promise<void> => {
  await page.locator('main li button').first().click();
  await page.getByRole('dialog').waitFor();
};

const report = (name: string, query: string): ScreenShot => ({
  name: `admin-report-${name}`,
  path: `/dashboard/reports?${query}`,
  as: 'admin',
  act: (page) => page.locator('main table').first().waitFor(),
});

/** Screens of the console's overview, reports and palette. */
export const consoleStates: readonly ScreenShot[] = [
  { name: 'admin-overview-approve', path: '/dashboard', as: 'admin', act: askToApprove },
  { name: 'admin-palette', path: '/dashboard', as: 'admin', act: openPalette },
  report('redemptions', ''),
  report('cities', 'report=revenue&by=city&preset=90'),
  report('returning', 'report=returning&preset=year'),
  report('refusals', 'report=refusals&by=vendor&preset=90'),
  report('honour', 'report=honour&preset=90'),
  report('points', 'report=points&preset=90'),
  {
    name: 'admin-report-nothing',
    path: '/dashboard/reports?preset=custom&from=2021-01-01&to=2021-01-31',
    as: 'admin',
  },
  {
    name: 'admin-report-days',
    path: '/dashboard/reports?preset=custom&from=2026-02-01&to=2026-01-01',
    as: 'admin',
  },
];
