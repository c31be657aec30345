import path from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

const DRAFTS = '/api/vendors/me/deal-drafts';
const headers = { 'sec-fetch-site': 'same-origin' };
const picture = path.resolve(import.meta.dirname, '../../../../shared-ui/src/assets/social.png');

interface Row {
  id: number;
  version: number;
  pendingRevision: object | null;
  content: Record<string, unknown>;
}

const read = async <T>(request: APIRequestContext, address: string): Promise<T> =>
  (await (await request.get(address)).json()) as T;

/** Returns the path of a half-filled draft of the business. */
export async function aDraft(request: APIRequestContext): Promise<string> {
  const [known] = await read<Row[]>(request, DRAFTS);
  if (known) return `/dashboard/deals/new?draft=${known.id}`;
  const [deal] = await read<Row[]>(request, '/api/vendors/me/deals?status=active&limit=1');
  const made = await request.post(DRAFTS, { headers, data: { dealId: deal?.id } });
  return `/dashboard/deals/new?draft=${((await made.json()) as Row).id}`;
}

/** Returns the path of the drafts, after creating one if there is none. */
export async function myDrafts(request: APIRequestContext): Promise<string> {
  await aDraft(request);
  return '/dashboard/deals?tab=drafts';
}

/** Returns the path of the editor of a live deal with a pending revision. */
export async function aRevision(request: APIRequestContext): Promise<string> {
  const deals = await read<Row[]>(request, '/api/vendors/me/deals?status=active&limit=100');
  const deal = deals.find(({ pendingRevision }) => pendingRevision) ?? deals[0];
  if (!deal?.pendingRevision) {
    const data = {
      redemptionLimit: 3,
      title: 'Two plates, a third for the road',
    };
    await request.patch(`/api/deals/${deal?.id}`, { headers, data });
  }
  return `/dashboard/deals/${deal?.id}/edit`;
}

/** Creates a version conflict: another session saves the draft that is open. */
export async function meetSomebodyElse(page: Page): Promise<void> {
  const id = new URL(page.url()).searchParams.get('draft');
  const draft = await read<Row>(page.request, `${DRAFTS}/${id}`);
  const content = { ...draft.content, title: `Theirs, version ${draft.version}`, totalLimit: '50' };
  await page.request.patch(`${DRAFTS}/${id}`, { headers, data: { content, version: draft.version } });
  await page.locator('#title').fill('Mine, typed meanwhile');
  const panel = page.locator(
    'main [tabindex="-1"] button, main [role="alert"] button, main [role="status"] button',
  );
  await panel.first().click();
  await page.locator('main table input[type="radio"]').first().waitFor();
}

/** Opens the dialog for cropping a picture. */
export async function cropPicture(page: Page): Promise<void> {
  await page.locator('main input[type="file"]').first().setInputFiles(picture);
  await page.getByRole('dialog').locator('img').waitFor();
  await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeEnabled();
}

/** Opens all collapsed sections. */
export async function unfold(page: Page): Promise<void> {
  const parts = page.locator('main details');
  await parts.first().waitFor();
  for (const part of await parts.all())
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  await parts.last().scrollIntoViewIfNeeded();
}
