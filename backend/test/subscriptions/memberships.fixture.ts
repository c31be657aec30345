import { SubscriptionPeriodsJob } from '../../src/modules/subscriptions/vendor-subscriptions/subscription-periods.job.js';
import { PaymentSetup } from '../support/money/payment-setup.js';
import { PlanBuyer, type PlanOrderSummary } from '../support/money/plan-buyer.js';
import { type Person, World } from '../support/world.js';

export interface Own {
  current: { slug: string; pointsMultiplier: number; endsAt: string } | null;
  next: { slug: string; startsAt: string; endsAt: string } | null;
  cancelAtPeriodEnd: boolean;
  moneyBack: { amount: number } | null;
  offers: { slug: string; change: string | null; credit: number; due: number; opensAt: string | null }[];
  open: PlanOrderSummary | null;
  orders: PlanOrderSummary[];
  code: string;
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

export const DAY = 86_400_000;

export const sql = <T extends object>(text: string, values: unknown[]): Promise<T[]> =>
  setup.running.database.query<T>(text, values).then(({ rows }) => rows);

export const order = ({ client }: Person, membership: string) =>
  client.post<PlanOrderSummary>('/api/memberships/me', { membership });

export const ordered = async (person: Person, membership: string): Promise<PlanOrderSummary> => {
  const { status, text, body } = await order(person, membership);
  if (status !== 201) throw new Error(`The membership was not ordered: ${text}`);
  return body;
};

export const bought = async (
  person: Person,
  membership: string,
  gateway?: string,
): Promise<PlanOrderSummary> => {
  const { id } = await ordered(person, membership);
  await buyer.pay(person, id, gateway);
  return buyer.read(person, id);
};

export const own = async ({ client }: Person): Promise<Own> =>
  (await client.get<Own>('/api/memberships/me')).body;

export const giveBack = ({ client }: Person) => client.post<Own>('/api/memberships/me/refund');

export const multiplier = async (person: Person): Promise<number> =>
  (await sql<{ n: number }>('SELECT points_multiplier($1) AS n', [person.id]))[0]?.n ?? 0;

/** Moves the customer's periods back by this number of days. */
export const daysLater = async (person: Person, days: number): Promise<void> => {
  await sql(
    `UPDATE user_memberships SET starts_at = starts_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2) WHERE user_id = $1`,
    [person.id, days],
  );
  await sql(
    `UPDATE plan_orders SET paid_at = paid_at - make_interval(days => $2), period_start = period_start - make_interval(days => $2),
       period_end = period_end - make_interval(days => $2), refunded_at = refunded_at - make_interval(days => $2) WHERE user_id = $1`,
    [person.id, days],
  );
};

export const expire = (orderId: string) =>
  sql(
    `UPDATE plan_orders SET state = 'expired', expires_at = now() - interval '1 second' WHERE public_id = $1`,
    [orderId],
  );

export const cleanUp = async (): Promise<void> => {
  await setup.running.app.get(SubscriptionPeriodsJob).settle();
  await setup.running.deliverEvents();
};
