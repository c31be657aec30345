import { plusMinutes } from './demo-calendar.js';
import { PassRegister, type SeededPass } from './pass-register.js';
import type { SeedContext } from './seed-context.js';
import { type Customer, multiplierOn } from './seed-customers.js';
import type { SeededDeal } from './seed-deals.js';

export type PassPlan = Omit<SeededPass, 'public_id' | 'slot'>;

const DAY_MS = 86_400_000;

/** An open, unused pass. */
export function open(
  { calendar }: SeedContext,
  deal: SeededDeal,
  customer: Customer,
  issued: Date,
): PassPlan {
  const expires = PassRegister.expiryOf(deal, issued, calendar.endOf(deal.period.end));
  return {
    customer,
    deal,
    state: 'issued',
    issued,
    expires,
    redeemed: null,
    redeemedBy: null,
    branchId: null,
    amount: null,
    points: 0,
    multiplier: 1,
    cancelled: null,
    voided: null,
  };
}

/** Used at the counter, between minutes and days after it was issued. */
export function redeemed(context: SeedContext, deal: SeededDeal, customer: Customer, at: Date): PassPlan {
  const { random, calendar } = context;
  const longest = Math.min(deal.passValidityHours * 60, 2_880) - 30;
  const issued = plusMinutes(at, -(random.chance(0.7) ? random.int(3, 180) : random.int(180, longest)));
  const started = calendar.at(deal.period.start);
  const places = deal.business.counter.filter(
    ({ branchId }) => deal.limits.branchIds?.includes(branchId) ?? true,
  );
  const { userId, branchId } = random.pick(places);
  const multiplier = multiplierOn(customer, Math.floor((at.getTime() - calendar.at(0).getTime()) / DAY_MS));
  return {
    ...open(context, deal, customer, issued < started ? started : issued),
    state: 'redeemed',
    redeemed: at,
    redeemedBy: random.chance(0.85) ? userId : deal.business.owner.id,
    branchId,
    amount: amountOf(deal, random.next()),
    multiplier,
    points: deal.points * multiplier,
  };
}

/** Never used. */
export const expired = (context: SeedContext, deal: SeededDeal, customer: Customer, at: Date): PassPlan => ({
  ...open(context, deal, customer, at),
  state: 'expired',
});

/** Canceled by the customer. */
export const cancelled = (
  context: SeedContext,
  deal: SeededDeal,
  customer: Customer,
  at: Date,
): PassPlan => ({
  ...open(context, deal, customer, at),
  state: 'cancelled',
  cancelled: plusMinutes(at, context.random.int(4, 600)),
});

/** Accepted by mistake and voided. */
export const voided = (context: SeedContext, deal: SeededDeal, customer: Customer, at: Date): PassPlan => ({
  ...redeemed(context, deal, customer, at),
  state: 'voided',
  voided: plusMinutes(at, context.random.int(2, 14)),
});

/** Usually the amount to pay; in some restaurants and shops guests spend more. */
function amountOf({ sumToPay, limits }: SeededDeal, drawn: number): number {
  const amount = drawn < 0.7 ? sumToPay : Math.round((sumToPay * (1 + drawn)) / 10) * 10;
  return Math.max(amount, limits.minimumBill ?? 0);
}
