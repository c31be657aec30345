import type { Page } from '@playwright/test';
import type { ScreenShot } from './screen-shot.ts';

const loaded = (page: Page): Promise<void> => page.locator('main h2').first().waitFor();

/** Opens the first item of the list. */
const openItem = async (page: Page): Promise<void> => {
  await loaded(page);
  await page.locator('main li button[id^=work-]').first().click();
  await page.locator('#work-item').waitFor();
};

const decide = async (page: Page): Promise<void> => {
  await openItem(page);
  await page.keyboard.press('c');
  await page.getByRole('dialog').locator('textarea').waitFor();
};

const showKeys = async (page: Page): Promise<void> => {
  await loaded(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
};

/** The admin's workbench by lane, with an open item and its dialogs. */
export const workbenchStates: readonly ScreenShot[] = [
  { name: 'admin-workbench', path: '/dashboard/workbench', as: 'admin', act: loaded },
  {
    name: 'admin-workbench-item',
    path: '/dashboard/workbench?kind=deal',
    as: 'admin',
    act: openItem,
    opensAtEachWidth: true,
  },
  {
    name: 'admin-workbench-business',
    path: '/dashboard/workbench?kind=vendor',
    as: 'admin',
    act: openItem,
    opensAtEachWidth: true,
  },
  { name: 'admin-workbench-blocked', path: '/dashboard/workbench?lane=blocked', as: 'admin', act: loaded },
  { name: 'admin-workbench-nothing', path: '/dashboard/workbench?snoozed=true', as: 'admin' },
  { name: 'admin-workbench-ask', path: '/dashboard/workbench?kind=deal', as: 'admin', act: decide },
  { name: 'admin-workbench-keys', path: '/dashboard/workbench', as: 'admin', act: showKeys },
];
