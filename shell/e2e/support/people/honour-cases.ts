import type { APIRequestContext } from '@playwright/test';
import { call } from './buyers.ts';
import { aShop, type Shop } from './shop-with-deal.ts';

interface Pass {
  id: string;
  code: string;
}

export interface UsedCode extends Shop {
  passId: string;
}

/** Creates a shop, and a code of the signed-in customer that its counter accepted. */
export async function aUsedCode(customer: APIRequestContext): Promise<UsedCode> {
  const shop = await aShop(process.env['BASE_URL'] as string);
  const { id, code } = await call<Pass>(customer, '/api/redemptions', { dealId: shop.dealId });
  await call(shop.owner, '/api/counter/accept', { code });
  return { ...shop, passId: id };
}

/** Opens a case of the customer about a use. @returns the path of its page */
export async function aCaseOf(customer: APIRequestContext, passId: string): Promise<string> {
  const { id } = await call<{ id: string }>(customer, '/api/honour/cases', {
    passId,
    reason: 'charged-more',
    paid: 560,
    text: 'They said the offer ended last week. I paid Rs. 560.',
    wants: 'money',
  });
  return `/dashboard/cases/${id}`;
}

/** Sends the answer of the business to a case. */
export const answerCase = (
  owner: APIRequestContext,
  path: string,
  answer: { answer: 'again' | 'pay-back' | 'disagree'; text?: string },
): Promise<unknown> => call(owner, `/api/honour/cases/${path.split('/').at(-1)}/answer`, answer);

export const decideCase = (
  admin: APIRequestContext,
  path: string,
  decision: { for: 'customer' | 'business'; reason: string },
): Promise<unknown> => call(admin, `/api/honour/cases/${path.split('/').at(-1)}/decide`, decision);
