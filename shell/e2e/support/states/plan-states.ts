import type { APIRequestContext, Page } from '@playwright/test';
import pg from 'pg';
import { signUpBuyer } from '../people/buyers.ts';
import { choosePlan, orderMembership, payPlan, signUpOwner } from '../people/plan-buyers.ts';
import type { ScreenShot } from './screen-shot.ts';

type Request = APIRequestContext;

const subscription = '/dashboard/business/subscription';
const membership = '/dashboard/membership';

const alone = (name: string, path: (request: Request) => Promise<string>): ScreenShot => ({
  name,
  path,
  alone: true,
});

async function member(request: Request): Promise<string> {
  await signUpBuyer(request);
  const id = await orderMembership(request, 'premium');
  await payPlan(request, id);
  return id;
}

/** Moves the end of the paid month some days into the past. */
async function fallBehind(request: Request): Promise<void> {
  const { id } = (await (await request.get('/api/vendors/me')).json()) as { id: number };
  const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(
    `WITH moved AS (
       UPDATE plan_orders SET period_start = period_start - interval '34 days', period_end = period_end - interval '34 days' WHERE vendor_id = $1)
     UPDATE vendors SET subscription_status = 'past_due', current_period_end = current_period_end - interval '34 days' WHERE id = $1`,
    [id],
  );
  await database.end();
}

const press =
  (nth: number) =>
  async (page: Page): Promise<void> => {
    await page.locator('section ~ div button').nth(nth).click();
    await page.getByRole('dialog').waitFor();
  };

/** Screens of memberships and plans of businesses before payment, paid and refunded. */
export const planStates: readonly ScreenShot[] = [
  { name: 'membership-checkout', path: '/checkout/membership/vip', as: 'customer' },
  { name: 'membership-checkout-not-yet', path: '/checkout/membership/premium', as: 'customer' },
  alone('plan-order-open', async (request) => {
    await signUpBuyer(request);
    return `/checkout/plan/${await orderMembership(request, 'premium')}`;
  }),
  alone('plan-order-paid', async (request) => `/checkout/plan/${await member(request)}`),
  alone('plan-order-expired', async (request) => {
    await signUpBuyer(request);
    const first = await orderMembership(request, 'premium');
    await orderMembership(request, 'vip');
    return `/checkout/plan/${first}`;
  }),
  alone('customer-membership-waiting', async (request) => {
    await signUpBuyer(request);
    await orderMembership(request, 'vip');
    return membership;
  }),
  alone('customer-membership-paid', async (request) => {
    await member(request);
    return membership;
  }),
  {
    ...alone('customer-membership-cancel', async (request) => {
      await member(request);
      return membership;
    }),
    act: press(0),
  },
  {
    ...alone('customer-membership-money-back', async (request) => {
      await member(request);
      return membership;
    }),
    act: press(1),
  },
  alone('vendor-subscription-pending', async (request) => {
    await signUpOwner(request);
    await choosePlan(request, 'silver');
    return subscription;
  }),
  alone('vendor-subscription-paid', async (request) => {
    await signUpOwner(request);
    await payPlan(request, await choosePlan(request, 'silver'));
    return subscription;
  }),
  alone('vendor-subscription-past-due', async (request) => {
    await signUpOwner(request);
    await payPlan(request, await choosePlan(request, 'silver'));
    await fallBehind(request);
    return subscription;
  }),
  alone('vendor-subscription-upgrade', async (request) => {
    await signUpOwner(request);
    await payPlan(request, await choosePlan(request, 'silver'));
    await choosePlan(request, 'gold');
    return subscription;
  }),
];
