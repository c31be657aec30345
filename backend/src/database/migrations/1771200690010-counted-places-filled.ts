import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutLongWait } from './support/partition-by-month.js';

/**
 * Fills the rows of ADR 131 while clients write: the trigger notes changes of venues first, then the rows of all businesses are made in
 * batches. The migration can be repeated after an interruption.
 */
export class CountedPlacesFilled1771200690010 implements MigrationInterface {
  name = 'CountedPlacesFilled1771200690010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET lock_timeout = '500ms'`);
    try {
      await withoutLongWait(() => db.query(TRIGGER));
    } finally {
      await db.query('RESET lock_timeout');
    }
    const [row] = (await db.query('SELECT max(id) AS last FROM vendors')) as { last: number | null }[];
    for (let first = 1; first <= (row?.last ?? 0); first += BATCH)
      await withoutLongWait(() => db.query(fill(first)));
    await db.query('VACUUM (ANALYZE) counted_places');
  }

  async down(): Promise<void> {
    throw new Error('Facets and the map near a place read these rows: restore a backup instead.');
  }
}

/** Businesses of a batch, so that a batch takes less than a second. */
const BATCH = 500;

/** The lock of the counters keeps batches out, so the rows hold the deals of `counted_deals`. */
const fill = (first: number): string => `
  DO $do$
  BEGIN
    PERFORM FROM deal_counts_state FOR UPDATE;
    DELETE FROM counted_places p WHERE p.vendor_id BETWEEN ${first} AND ${first + BATCH - 1};
    INSERT INTO counted_places (vendor_id, branch_ids, venue_latitude, venue_longitude, areas, deal_ids, group_ids, prices, created_times)
    SELECT c.vendor_id, d.branch_ids, d.venue_latitude, d.venue_longitude, c.areas,
      ${['c.deal_id', 'c.group_id', 'c.price', 'd.created_at'].map((column) => `array_agg(${column} ORDER BY d.created_at DESC, c.deal_id DESC)`).join(', ')}
    FROM deals d JOIN counted_deals c ON c.deal_id = d.id AND c.vendor_id = d.vendor_id
    WHERE d.vendor_id BETWEEN ${first} AND ${first + BATCH - 1}
    GROUP BY c.vendor_id, d.branch_ids, d.venue_latitude, d.venue_longitude, c.areas;
  END $do$`;

/** Columns that decide how a deal is counted. */
const COUNTED = [
  ...['vendor_id', 'category_id', 'location_id', 'discount_type', 'original_price', 'discounted_price'],
  ...[
    'start_date',
    'end_date',
    'is_active',
    'moderation_status',
    'branch_ids',
    'venue_name',
    'venue_area_id',
  ],
  ...['food', 'updated_at', 'venue_latitude', 'venue_longitude', 'created_at'],
];

const valuesOf = (row: string): string =>
  [
    ...COUNTED.map((column) => `${row}.${column}`),
    ...[4, 4.5].map((least) => `${row}.average_rating >= ${least}`),
  ].join(', ');

const isShown = (row: string): string => `${row}.moderation_status = 'approved' AND ${row}.is_active`;

const TRIGGER = `
  CREATE OR REPLACE TRIGGER deals_note_changed AFTER UPDATE OF ${COUNTED.join(', ')}, rating_sum, rating_count ON deals
  FOR EACH ROW WHEN ((${isShown('OLD')} OR ${isShown('NEW')}) AND (${valuesOf('OLD')}) IS DISTINCT FROM (${valuesOf('NEW')}))
  EXECUTE FUNCTION deals_note_change()`;
