import type { APIRequestContext } from '@playwright/test';

interface Listed {
  id: number;
  taxes: string;
}

/** Returns the path of a deal whose price excludes VAT and service charge. */
export async function taxed(request: APIRequestContext): Promise<string> {
  const deals = (await (await request.get('/api/deals?limit=100')).json()) as Listed[];
  return `/deals/${deals.find(({ taxes }) => taxes === 'vat-and-service-extra')?.id}`;
}

/** Creates a draft whose price excludes VAT and service charge. */
export async function aTaxedDraft(request: APIRequestContext): Promise<string> {
  const content = {
    ...{ title: 'Thali for two', titleNe: 'दुई जनाको थाली', categoryId: 1, taxes: 'vat-and-service-extra' },
    ...{ discountType: 'percentage', discountValue: '50', originalPrice: '900' },
  };
  const made = await request.post('/api/vendors/me/deal-drafts', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { content },
  });
  return `/dashboard/deals/new?draft=${((await made.json()) as { id: number }).id}`;
}
