import { newcomers } from '../content/businesses.js';
import type { PassRegister } from '../pass-register.js';
import { Random } from '../random.js';
import { addBusinesses, type Business, writeBusinesses } from '../seed-businesses.js';
import type { SeededCatalog } from '../seed-catalog.js';
import type { SeedContext } from '../seed-context.js';
import { planDeals, type SeededDeal, writeDeals } from '../seed-deals.js';
import { seedCapacities } from '../seed-passes.js';
import { PeopleWriter } from '../seed-people.js';

const SEED = 2_084;

/** Businesses that have printed the card of their counter. */
const WITH_CARD = ['Ilam Chiya Pasal', 'Phewa Danda Lodge'];

/** $1 names. */
const MAKE_CARDS = `
  UPDATE branches b SET card_made_at = b.created_at + interval '1 hour' FROM vendors v WHERE v.id = b.vendor_id AND v.business_name = ANY ($1)`;

/**
 * Writes businesses at the first steps of Get live: without a branch, without a deal, and with a deal in check. They have
 * random numbers of their own, so that the rest of the demo does not depend on them.
 */
export async function seedNewcomers(
  seed: SeedContext,
  catalog: SeededCatalog,
  register: PassRegister,
): Promise<{ businesses: Business[]; deals: SeededDeal[] }> {
  const context = { ...seed, random: new Random(SEED) };
  const people = new PeopleWriter(context);
  const businesses = addBusinesses(context, people, newcomers);
  await people.write();
  await writeBusinesses(context, catalog, businesses);
  const deals = planDeals(context, businesses);
  await writeDeals(context, catalog, deals);
  await seedCapacities(context, deals, register);
  await context.db.query(MAKE_CARDS, [WITH_CARD]);
  return { businesses, deals };
}
