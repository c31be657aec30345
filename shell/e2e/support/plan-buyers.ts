import type { APIRequestContext } from '@playwright/test';
import { call, signUpBuyer } from './buyers.ts';

interface Opened {
  id: string;
  redirect: { url: string } | null;
}

/** The owner of a new business on Free, signed in. */
export async function signUpOwner(request: APIRequestContext): Promise<void> {
  await signUpBuyer(request);
  const description = 'Dal bhat and gundruk, cooked all day.';
  await call(request, '/api/vendors', {
    businessName: `Thakali Ghar ${Date.now().toString(36)}`,
    category: 'Dining',
    description,
  });
}

export const orderMembership = async (
  request: APIRequestContext,
  membership: 'premium' | 'vip',
): Promise<string> => (await call<{ id: string }>(request, '/api/memberships/me', { membership })).id;

/** @returns the order of the plan, which is to be paid */
export async function choosePlan(request: APIRequestContext, slug: 'silver' | 'gold'): Promise<string> {
  const plans = (await (await request.get('/api/subscription-plans')).json()) as {
    id: number;
    slug: string;
  }[];
  const subscriptionPlanId = plans.find((plan) => plan.slug === slug)?.id;
  const form = { subscriptionPlanId, billingCycle: 'monthly' };
  const { planOrderId } = await call<{ planOrderId: string }>(request, '/api/vendors/me/subscription', form);
  return planOrderId;
}

/** Goes to the gateway's page, presses Pay there and has what it says taken up, all without a screen. */
export async function payPlan(request: APIRequestContext, planOrderId: string): Promise<void> {
  const path = `/api/plan-orders/${planOrderId}/payments`;
  const { id, redirect } = await call<Opened>(request, path, { gateway: 'khalti' });
  const page = await request.get(redirect?.url ?? '');
  const action = /action="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
  const choice = { form: { outcome: 'pay' }, maxRedirects: 0 };
  const answer = await request.post(new URL(action, page.url()).href, choice);
  const back = new URL(answer.headers()['location'] ?? '');
  await call(request, `/api/payments/${id}/confirm`, Object.fromEntries(back.searchParams));
}
