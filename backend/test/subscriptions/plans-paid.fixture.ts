import { SubscriptionPeriodsJob } from '../../src/modules/subscriptions/vendor-subscriptions/subscription-periods.job.js';
import { PaymentSetup } from '../support/money/payment-setup.js';
import { PlanBuyer, type PlanOrderSummary } from '../support/money/plan-buyer.js';
import { type Business, World } from '../support/world.js';

export interface Own {
  plan: { slug: string; dealLimit: number | null };
  awaitingPayment: { slug: string } | null;
  next: { slug: string } | null;
  subscriptionStatus: string;
  billingCycle: string | null;
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  graceUntil: string | null;
  ahead: { plan: { slug: string }; startsAt: string; endsAt: string } | null;
  planOrderId: string | null;
  planOrder: PlanOrderSummary | null;
  offers: {
    subscriptionPlanId: number;
    billingCycle: string;
    change: string | null;
    credit: number;
    due: number;
  }[];
}

export let setup: PaymentSetup;

export let world: World;

export let buyer: PlanBuyer;

export const setUp = async () => {
  setup = await PaymentSetup.start();
  world = new World(setup.running.database, setup.running.url);
  await world.catalog();
  buyer = new PlanBuyer(setup);
};

export const tearDown = () => setup.stop();

export const [FREE, SILVER, GOLD] = [1, 2, 3];

export const DAY = 86_400_000;

export const sql = <T extends object>(text: string, values: unknown[]): Promise<T[]> =>
  setup.running.database.query<T>(text, values).then(({ rows }) => rows);

export const shopOnFree = () => world.business({ plan: 'free' });

export const choose = async (
  shop: Business,
  subscriptionPlanId: number | undefined,
  billingCycle = 'monthly',
): Promise<Own> => {
  const { status, text, body } = await shop.owner.client.post<Own>('/api/vendors/me/subscription', {
    subscriptionPlanId,
    billingCycle,
  });
  if (status !== 200) throw new Error(`The plan was not chosen: ${text}`);
  return body;
};

export const own = async (shop: Business): Promise<Own> =>
  (await shop.owner.client.get<Own>('/api/vendors/me/subscription')).body;

export const bought = async (
  shop: Business,
  plan: number | undefined,
  cycle = 'monthly',
): Promise<string> => {
  const { planOrderId } = await choose(shop, plan, cycle);
  if (!planOrderId) throw new Error('There is nothing to be paid.');
  await buyer.pay(shop.owner, planOrderId);
  return planOrderId;
};

export const offerOf = ({ offers }: Own, plan: number | undefined, cycle = 'monthly') =>
  offers.find(
    ({ subscriptionPlanId, billingCycle }) => subscriptionPlanId === plan && billingCycle === cycle,
  );

/** Moves the business's periods back by this number of days. */
export const daysLater = async (shop: Business, days: number): Promise<void> => {
  await sql(
    `UPDATE vendors SET current_period_end = current_period_end - make_interval(days => $2) WHERE id = $1`,
    [shop.id, days],
  );
  await sql(
    `UPDATE plan_orders SET period_start = period_start - make_interval(days => $2), period_end = period_end - make_interval(days => $2)
     WHERE vendor_id = $1`,
    [shop.id, days],
  );
};

export const daysLeft = (own: Own): number =>
  Math.round((Date.parse(own.currentPeriodEnd ?? '') - Date.now()) / DAY);

export const cleanUp = async (): Promise<void> => {
  await setup.running.app.get(SubscriptionPeriodsJob).settle();
  await setup.running.deliverEvents();
};

export const told = async (shop: Business): Promise<string[]> => {
  await cleanUp();
  await cleanUp();
  const rows = await sql<{ kind: string }>('SELECT kind FROM notifications WHERE user_id = $1 ORDER BY id', [
    shop.owner.id,
  ]);
  return rows.map(({ kind }) => kind);
};
