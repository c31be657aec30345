import { demoCustomerPasses } from './demo-customer-passes.js';
import { plusMinutes } from './demo-calendar.js';
import { PassRegister } from './pass-register.js';
import { cancelled, expired, open, type PassPlan, redeemed, voided } from './pass-plans.js';
import type { SeedContext } from './seed-context.js';
import type { Customer } from './seed-customers.js';
import type { SeededDeal } from './seed-deals.js';
import { dayOfVisit, isOpenOn, isUsable, minuteOfVisit } from './visit-rhythm.js';

const PASSES = 3_000;
const OPEN_PASSES = 90;
const SOLD_OUT_AT = 14;
/** Sold-out deals were small ones. */
const MAX_CAPACITY = 50;
/** Minutes before now without activity, so that a fresh demo starts quiet. */
const QUIET_MINUTES = 120;

const OUTCOMES = [
  { plan: redeemed, weight: 76 },
  { plan: expired, weight: 15 },
  { plan: cancelled, weight: 6 },
  { plan: voided, weight: 2 },
];

/** Creates the demo customer's passes, those of sold-out deals, open ones, and a history of 120 days. */
export function planPasses(
  context: SeedContext,
  deals: readonly SeededDeal[],
  customers: readonly Customer[],
): PassRegister {
  const { random, calendar } = context;
  const register = new PassRegister(context);
  const usable = deals.filter(isUsable);
  const shoppers = customers.slice(1);
  const anyone = (): Customer => random.weighted(shoppers, ({ appetite }) => appetite);
  const visit = (deal: SeededDeal, day: number): Date => calendar.at(day, minuteOfVisit(deal, random));

  for (const plan of demoCustomerPasses(context, deals, customers[0] as Customer)) register.give(plan);
  for (const deal of usable.filter(({ state }) => state === 'sold-out')) {
    while (register.takenOf(deal.id) < Math.min(deal.limits.totalLimit ?? SOLD_OUT_AT, MAX_CAPACITY)) {
      const day = random.int(deal.period.start + 1, -2);
      if (isOpenOn(deal, day, calendar)) register.give(redeemed(context, deal, anyone(), visit(deal, day)));
    }
  }
  const listed = usable.filter(
    ({ state, business, period }) => state === 'live' && business.status === 'verified' && period.end > 3,
  );
  for (let given = 0; given < OPEN_PASSES;) {
    const deal = random.weighted(listed, ({ popularity }) => popularity);
    const issued = plusMinutes(calendar.now, -random.int(QUIET_MINUTES, 20 * 60));
    if (register.give(open(context, deal, anyone(), issued))) given++;
  }
  while (register.passes.length < PASSES) {
    const day = dayOfVisit(random, calendar);
    const deal = random.weighted(
      usable.filter((one) => one.state !== 'sold-out' && isOpenOn(one, day, calendar)),
      ({ popularity }) => popularity,
    );
    const plan = random
      .weighted(OUTCOMES, ({ weight }) => weight)
      .plan(context, deal, anyone(), visit(deal, day));
    if (lastMoment(plan) <= plusMinutes(calendar.now, -QUIET_MINUTES)) register.give(plan);
  }
  return register;
}

const lastMoment = ({
  state,
  expires,
  redeemed: used,
  cancelled: givenBack,
  voided: takenBack,
  issued,
}: PassPlan): Date => takenBack ?? givenBack ?? used ?? (state === 'expired' ? expires : issued);
