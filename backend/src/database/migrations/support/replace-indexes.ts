import type { QueryRunner } from 'typeorm';

const nameOf = (index: string): string => index.slice(0, index.indexOf(' '));

/**
 * Builds indexes without locking their tables, then drops those that they replace. Can be repeated after an interruption.
 * @param added definitions such as `deals_ends ON deals (end_date, id)`
 */
export async function replaceIndexes(
  db: QueryRunner,
  added: readonly string[],
  dropped: readonly string[],
): Promise<void> {
  for (const index of added) {
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS ${nameOf(index)}`);
    await db.query(`CREATE INDEX CONCURRENTLY ${index}`);
  }
  for (const index of dropped) await db.query(`DROP INDEX CONCURRENTLY IF EXISTS ${nameOf(index)}`);
}
