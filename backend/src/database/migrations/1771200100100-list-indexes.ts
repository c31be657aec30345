import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = `WHERE moderation_status = 'approved' AND is_active`;

const NEW = [
  // Holds the columns of the filters, so that lists, counts and facets do not read the wide rows of deals that they do not show.
  `deals_listed ON deals (created_at DESC, id DESC)
    INCLUDE (category_id, location_id, discount_type, discounted_price, vendor_id, start_date, end_date, average_rating, food) ${LISTED}`,
  `vendors_not_verified ON vendors (id) WHERE status <> 'verified'`,
];

/** Replaced by `deals_listed`, and an index that no statement uses. */
const OLD = [
  `deals_newest ON deals (created_at DESC, id DESC) ${LISTED}`,
  `deals_featured ON deals (created_at DESC, id DESC) ${LISTED} AND is_featured`,
];

const nameOf = (index: string): string => index.slice(0, index.indexOf(' '));

/** Indexes of public lists. The migration can be repeated after an interruption. */
export class ListIndexes1771200100100 implements MigrationInterface {
  name = 'ListIndexes1771200100100';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await replace(db, NEW, OLD);
  }

  async down(db: QueryRunner): Promise<void> {
    await replace(db, OLD, NEW);
  }
}

async function replace(db: QueryRunner, added: readonly string[], dropped: readonly string[]): Promise<void> {
  for (const index of added) {
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS ${nameOf(index)}`);
    await db.query(`CREATE INDEX CONCURRENTLY ${index}`);
  }
  for (const index of dropped) await db.query(`DROP INDEX CONCURRENTLY IF EXISTS ${nameOf(index)}`);
}
