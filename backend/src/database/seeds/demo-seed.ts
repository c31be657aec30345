import type { ClientBase } from 'pg';
import type { Config } from '../../config/config.js';
import { Passwords } from '../../modules/auth/index.js';
import { AccountNumbers } from '../../modules/billing/index.js';
import { PassCodes } from '../../modules/redemptions/index.js';
import { DemoCalendar } from './demo-calendar.js';
import { continueNumbering, RowNumbers } from './insert-rows.js';
import { planPasses } from './plan-passes.js';
import { Random } from './random.js';
import { addBusinesses, writeBusinesses } from './seed-businesses.js';
import { seedAnalytics } from './seed-analytics.js';
import { seedCatalog } from './seed-catalog.js';
import type { SeedContext } from './seed-context.js';
import { addCustomers, seedMemberships } from './seed-customers.js';
import { planDeals, writeDeals } from './seed-deals.js';
import { seedCapacities, seedPasses } from './seed-passes.js';
import { seedOrders } from './seed-orders.js';
import { seedNotifications } from './seed-notifications.js';
import { PeopleWriter } from './seed-people.js';
import { seedReviews } from './seed-reviews.js';
import { seedRevisions } from './seed-revisions.js';

const DEMO_PASSWORD = 'Dobbar@Demo2026';
const SEED = 2_081;

/** Writes the whole demo. Call within a transaction. @returns what stands there now, in words */
export async function seedDemo(db: ClientBase, config: Config): Promise<string> {
  const codes = new PassCodes(config);
  const numbers = new AccountNumbers(config.codeSecrets);
  const context: SeedContext = {
    db,
    random: new Random(SEED),
    calendar: new DemoCalendar(new Date()),
    numbers: await RowNumbers.after(db),
    passwordHash: await new Passwords().hash(DEMO_PASSWORD),
    hashOf: (passId) => codes.hashOf(passId),
    sealNumber: (number, vendorId) => numbers.seal(number, vendorId),
  };
  const catalog = await seedCatalog(context);
  const people = new PeopleWriter(context);
  people.add({
    email: 'admin@example.com',
    firstName: 'Prakash',
    lastName: 'Adhikari',
    role: 'admin',
    city: 'Kathmandu',
  });
  const customers = addCustomers(context, people);
  const businesses = addBusinesses(context, people);
  await people.write();
  await seedMemberships(context, catalog, customers);
  await writeBusinesses(context, businesses);
  const deals = planDeals(context, businesses);
  await writeDeals(context, catalog, deals);
  await seedRevisions(context, deals);
  const desk = planPasses(context, deals, customers);
  await seedCapacities(context, deals, desk);
  await seedPasses(context, desk);
  await seedReviews(context, desk.passes);
  await continueNumbering(db);
  await seedOrders(context);
  await seedNotifications(context);
  await seedAnalytics(context);
  return `${businesses.length} businesses, ${deals.length} deals, ${customers.length} customers and ${desk.passes.length} passes`;
}
