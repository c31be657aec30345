import { type APIRequestContext, type Page, request as playwright } from '@playwright/test';
import { call } from '../people/buyers.ts';
import { signInByCall } from '../people/people.ts';
import { firstFeatured, openSharing, untaken } from './screen-acts.ts';
import type { ScreenShot } from './screen-shot.ts';

const BASE_URL = String(process.env['BASE_URL']);

/** Returns the page of a deal with an invitation of the demo customer. */
async function invitation(visitor: APIRequestContext): Promise<string> {
  const customer = await playwright.newContext({ baseURL: BASE_URL });
  await signInByCall(customer, 'customer', BASE_URL);
  const path = await firstFeatured(visitor);
  const { url } = await call<{ url: string }>(customer, `/api${path}/invitations`);
  await customer.dispose();
  return path + new URL(url).search;
}

const readInvitation = async (page: Page): Promise<void> => {
  await page.locator('main aside svg.lucide-heart-handshake').waitFor();
};

export const invitationStates: readonly ScreenShot[] = [
  { name: 'deal-inviting', path: untaken, as: 'customer', act: openSharing },
  { name: 'deal-invited', path: invitation, act: readInvitation },
];
