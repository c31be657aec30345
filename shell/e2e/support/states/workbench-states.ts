import { chromium, type Page } from '@playwright/test';
import { aWaitingBusiness, sendPaper } from '../people/waiting-business.ts';
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

/** Opens the first item on the whole page. Phones do so with a tap. */
const openOnWholePage = async (page: Page): Promise<void> => {
  await openItem(page);
  const button = page.getByRole('button', { name: /whole page|पूरा पृष्ठमा/ });
  if (await button.isVisible()) await button.click();
  await page.locator('main article').first().waitFor();
};

const papersOfANewBusiness = async (hasPdf = false): Promise<string> => {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] });
  const { id, owner } = await aWaitingBusiness(browser);
  await browser.close();
  if (hasPdf) await sendPaper(owner, 'tax', Buffer.from('%PDF-1.7\n%%EOF\n'));
  return `/dashboard/workbench?kind=vendor&item=vendor:${id}&view=full`;
};

const pictureShown = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => (document.querySelector('main section img') as HTMLImageElement | null)?.naturalWidth,
  );
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
  {
    name: 'admin-verification',
    path: () => papersOfANewBusiness(),
    as: 'admin',
    act: pictureShown,
  },
  {
    name: 'admin-verification-pdf',
    path: () => papersOfANewBusiness(true),
    as: 'admin',
    act: (page) => page.locator('main section a[target=_blank]').first().waitFor(),
  },
  {
    name: 'admin-revision',
    path: '/dashboard/workbench?kind=revision',
    as: 'admin',
    act: openOnWholePage,
    opensAtEachWidth: true,
  },
  {
    name: 'admin-new-deal',
    path: '/dashboard/workbench?kind=deal',
    as: 'admin',
    act: openOnWholePage,
    opensAtEachWidth: true,
  },
  { name: 'admin-workbench-blocked', path: '/dashboard/workbench?lane=blocked', as: 'admin', act: loaded },
  { name: 'admin-workbench-nothing', path: '/dashboard/workbench?lane=waiting&kind=message', as: 'admin' },
  { name: 'admin-workbench-ask', path: '/dashboard/workbench?kind=deal', as: 'admin', act: decide },
  { name: 'admin-workbench-keys', path: '/dashboard/workbench', as: 'admin', act: showKeys },
];
