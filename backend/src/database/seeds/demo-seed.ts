import type { ClientBase } from 'pg';
import type { Config } from '../../config/config.js';
import { Passwords } from '../../modules/auth/index.js';
import { AccountNumbers } from '../../modules/billing/index.js';
import { ENDED_CASES, HONOUR_SCORE } from '../../modules/honour/index.js';
import { PassCodes } from '../../modules/redemptions/index.js';
import { DemoCalendar } from './demo-calendar.js';
import { businesses as ideas } from './content/businesses.js';
import { continueNumbering, RowNumbers } from './insert-rows.js';
import { seedNewcomers } from './newcomers/seed-newcomers.js';
import { seedPapers } from './newcomers/seed-papers.js';
import { seedWaiting } from './newcomers/seed-waiting.js';
import { planPasses } from './plan-passes.js';
import { Random } from './random.js';
import { seedAdmins } from './seed-admins.js';
import { addBusinesses, writeBusinesses } from './seed-businesses.js';
import { seedAlerts } from './seed-alerts.js';
import { seedAnalytics } from './seed-analytics.js';
import { seedVitals } from './seed-vitals.js';
import { seedCatalog } from './seed-catalog.js';
import type { SeedContext } from './seed-context.js';
import { addCustomers, seedMemberships } from './seed-customers.js';
import { planDeals, writeDeals } from './seed-deals.js';
import { seedCapacities, seedPasses } from './seed-passes.js';
import { seedOrders } from './seed-orders.js';
import { seedNotifications } from './seed-notifications.js';
import { seedHonour } from './seed-honour.js';
import { seedPlanSales } from './seed-plan-sales.js';
import { PeopleWriter } from './seed-people.js';
import { seedDailyCloses } from './seed-daily-closes.js';
import { seedPhotos } from './seed-photos.js';
import { seedPrices } from './seed-prices.js';
import { seedReviews } from './seed-reviews.js';
import { seedSavedReplies } from './seed-saved-replies.js';
import { seedRevisions } from './seed-revisions.js';

const DEMO_PASSWORD = 'Dobbar@Demo2026';
const SEED = 2_081;

/** Same calculation as in the job (rule D14). */
const RECENT_USES = `
  UPDATE deals SET recent_uses = used.recent, used_count = used.all FROM (
    SELECT deal_id, count(*)::int AS all, (count(*) FILTER (WHERE redeemed_at > now() - interval '28 days'))::int AS recent
    FROM passes WHERE state = 'redeemed' GROUP BY deal_id) AS used
  WHERE deals.id = used.deal_id`;

/**
 * Writes the whole demo. Call within a transaction.
 * @returns summary text
 */
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
  const owner = people.add({
    email: 'admin@example.com',
    firstName: 'Prakash',
    lastName: 'Adhikari',
    role: 'admin',
    city: 'Kathmandu',
  });
  const customers = addCustomers(context, people);
  const businesses = addBusinesses(context, people, ideas);
  await people.write();
  await seedAdmins(context, owner);
  await seedMemberships(context, catalog, customers);
  await writeBusinesses(context, catalog, businesses);
  const deals = planDeals(context, businesses);
  await writeDeals(context, catalog, deals);
  await seedPhotos(context, config, deals);
  await seedRevisions(context, deals);
  const register = planPasses(context, deals, customers);
  await seedCapacities(context, deals, register);
  await seedPasses(context, register);
  await db.query(RECENT_USES);
  await seedReviews(context, register.passes);
  const newcomers = await seedNewcomers(context, catalog, register);
  await continueNumbering(db);
  await seedPrices(context);
  await seedPapers(context, config);
  await seedDailyCloses(context);
  await seedOrders(context);
  await seedHonour(context, { score: HONOUR_SCORE, ended: ENDED_CASES });
  await seedSavedReplies(context);
  await seedPlanSales(context);
  await seedNotifications(context);
  await seedAlerts(context);
  await seedAnalytics(context);
  await seedVitals(context);
  await seedWaiting(context);
  const vendorCount = businesses.length + newcomers.businesses.length;
  return `${vendorCount} businesses, ${deals.length + newcomers.deals.length} deals, ${customers.length} customers and ${register.passes.length} passes`;
}
