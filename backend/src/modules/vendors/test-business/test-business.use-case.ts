import type { Client } from 'pg';
import { INSERT_TEST_BUSINESS, TEST_BUSINESS } from './test-business.sql.js';

export interface TestBusiness {
  id: number;
  ownerId: number;
  customerId: number;
}

/** The test business of `npm run check:live`, if it was set up (rule TB1). */
export async function findTestBusiness(db: Client): Promise<TestBusiness | null> {
  const { rows } = await db.query<TestBusiness>(TEST_BUSINESS);
  return rows[0] ?? null;
}

/** Inserts the test business. @returns its id */
export async function insertTestBusiness(db: Client, ownerId: number, customerId: number): Promise<number> {
  const { rows } = await db.query<{ id: number; entry: string }>(INSERT_TEST_BUSINESS, [ownerId, customerId]);
  const [made] = rows;
  if (!made) throw new Error('There is no category yet: run seed.js --catalog first.');
  return made.id;
}
