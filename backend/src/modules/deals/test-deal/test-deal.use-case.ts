import type { Client } from 'pg';
import { INSERT_TEST_DEAL, TEST_DEAL } from './test-deal.sql.js';

/** The deal of the test business; inserted if there is none (rule TB1). @returns its id */
export async function ensureTestDeal(db: Client, vendorId: number): Promise<number> {
  const known = await db.query<{ id: number }>(TEST_DEAL, [vendorId]);
  const { rows } =
    known.rows.length > 0 ? known : await db.query<{ id: number }>(INSERT_TEST_DEAL, [vendorId]);
  const [deal] = rows;
  if (!deal) throw new Error('There is no category or city yet: run seed.js --catalog first.');
  return deal.id;
}
