import { insertRows } from './insert-rows.js';
import type { SeededCatalog } from './seed-catalog.js';
import type { SeedContext } from './seed-context.js';
import type { PeopleWriter, Person } from './seed-people.js';

export interface Customer extends Person {
  /** Relative frequency of their visits. */
  appetite: number;
  plan: 'basic' | 'premium' | 'vip';
  /** Days from today; start and end of the membership. */
  planFrom: number;
}

const CUSTOMERS = 400;
const YEAR = 365;

/** The customers: first the one of the demo sign-in. */
export function addCustomers({ random }: SeedContext, people: PeopleWriter): Customer[] {
  const demo = people.add({
    email: 'customer@example.com',
    firstName: 'Aarati',
    lastName: 'Shrestha',
    city: 'Lalitpur',
    joinedOn: -190,
  });
  const others = Array.from({ length: CUSTOMERS - 1 }, (): Customer => {
    const plan = random.weighted(
      ['basic', 'premium', 'vip'] as const,
      (slug) => ({ basic: 78, premium: 16, vip: 6 })[slug],
    );
    return {
      ...people.add({ isVerified: random.chance(0.94) }),
      plan,
      planFrom: random.int(-120, -5),
      appetite: random.chance(0.2) ? 4 : 1,
    };
  });
  return [{ ...demo, plan: 'premium', planFrom: -119, appetite: 0 }, ...others];
}

export async function seedMemberships(
  { db, calendar }: SeedContext,
  catalog: SeededCatalog,
  customers: readonly Customer[],
): Promise<void> {
  const rows = customers
    .filter(({ plan }) => plan !== 'basic')
    .map(({ id, plan, planFrom }) => ({
      user_id: id,
      membership_id: catalog.membershipIds.get(plan),
      starts_at: calendar.at(planFrom),
      ends_at: calendar.at(planFrom + YEAR),
    }));
  await insertRows(db, 'user_memberships', rows);
}

const MULTIPLIERS = { basic: 1, premium: 2, vip: 3 };

/** Points multiplier on a day. */
export const multiplierOn = (customer: Pick<Customer, 'plan' | 'planFrom'>, day: number): number =>
  day >= customer.planFrom ? MULTIPLIERS[customer.plan] : 1;
