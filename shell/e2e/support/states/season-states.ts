import type { APIRequestContext, Page } from '@playwright/test';
import type { ScreenShot } from './screen-shot.ts';

/** Creates an active season if there is none. */
async function aSeason(request: APIRequestContext): Promise<string> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await request.post('/api/admin/seasons', {
    data: {
      name: 'Mangsir fair',
      nameNe: 'मंसिर मेला',
      from: day(-2),
      until: day(9),
      color: 'marigold',
      isActive: true,
    },
    headers: { origin: new URL(process.env['BASE_URL'] as string).origin },
  });
  return '/dashboard/catalogue?part=seasons';
}

const editSeason = async (page: Page): Promise<void> => {
  await page.locator('main li button:has(svg.lucide-pencil)').first().click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
};

const askToDelete = async (page: Page): Promise<void> => {
  await page.locator('main li button:has(svg[class*=lucide-trash])').first().click();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
};

export const seasonStates: readonly ScreenShot[] = [
  { name: 'admin-seasons', path: aSeason, as: 'admin' },
  { name: 'admin-season', path: aSeason, as: 'admin', act: editSeason },
  { name: 'admin-season-delete', path: aSeason, as: 'admin', act: askToDelete },
  {
    name: 'admin-deals-season',
    path: async (request) => {
      await aSeason(request);
      return '/dashboard/deals?status=active';
    },
    as: 'admin',
  },
];
