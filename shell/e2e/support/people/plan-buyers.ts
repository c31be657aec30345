import type { APIRequestContext } from '@playwright/test';
import { call, type OpenedPayment, settle, signUpBuyer } from './buyers.ts';

/** Creates the owner of a new business on the Free plan, signed in. */
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

/** @returns the id of the unpaid plan order */
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

/** Pays a plan order with Khalti through the API. */
export async function payPlan(request: APIRequestContext, planOrderId: string): Promise<void> {
  const path = `/api/plan-orders/${planOrderId}/payments`;
  await settle(request, await call<OpenedPayment>(request, path, { gateway: 'khalti' }), 'pay');
}
