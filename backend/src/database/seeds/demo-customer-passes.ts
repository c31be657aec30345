import { plusMinutes } from './demo-calendar.js';
import { cancelled, expired, open, type PassPlan, redeemed } from './pass-plans.js';
import type { SeedContext } from './seed-context.js';
import type { Customer } from './seed-customers.js';
import type { SeededDeal } from './seed-deals.js';

type Plan = typeof redeemed;

/** Eight passes in every state that a customer can see; the two open ones remain valid for weeks. */
export function demoCustomerPasses(
  context: SeedContext,
  deals: readonly SeededDeal[],
  customer: Customer,
): PassPlan[] {
  const { calendar } = context;
  const of = (plan: Plan, title: string, at: Date): PassPlan =>
    plan(context, deals.find(({ offer }) => offer.title === title) as SeededDeal, customer, at);
  return [
    of(redeemed, 'Tandem paragliding from Sarangkot', calendar.at(-44, 590)),
    of(expired, 'Two weekday cinema tickets + popcorn', calendar.at(-16, 1_020)),
    of(redeemed, 'Any two lattes, all day', calendar.at(-12, 515)),
    of(cancelled, 'Happy hour: two craft pints, 4–8 pm', calendar.at(-9, 985)),
    of(redeemed, 'Thakali thali for two, ghee included', calendar.at(-5, 792)),
    of(redeemed, 'Two plates of buff or veg momo', calendar.at(-3, 1_152)),
    of(open, '60-minute singing-bowl massage for two', plusMinutes(calendar.now, -26 * 60)),
    of(open, 'Two plates of buff or veg momo', plusMinutes(calendar.now, -3 * 60)),
  ];
}
