import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutLongWait } from './support/partition-by-month.js';
import { replaceIndexes } from './support/replace-indexes.js';

/**
 * Fills the counters of listed deals while clients write: triggers note changes first, then all listed deals are noted and counted in
 * batches (ADR 122). The migration can be repeated after an interruption.
 */
export class DealCountsFilled1771200640010 implements MigrationInterface {
  name = 'DealCountsFilled1771200640010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of FUNCTIONS) await db.query(step);
    await db.query(`SET lock_timeout = '500ms'`);
    try {
      for (const trigger of TRIGGERS) await withoutLongWait(() => db.query(trigger));
    } finally {
      await db.query('RESET lock_timeout');
    }
    await db.query(LISTED);
    while (await hasMore(db)) continue;
    await replaceIndexes(db, INDEXES, []);
    await db.query('VACUUM (ANALYZE) deal_counts, counted_deals, deal_area_counts, uncounted_deals, vendors');
  }

  async down(): Promise<void> {
    throw new Error('Lists read the counters: restore a backup instead.');
  }
}

const BATCH = 5_000;

async function hasMore(db: QueryRunner): Promise<boolean> {
  const [row] = (await db.query('SELECT deal_counts_update($1) AS more', [BATCH])) as { more: boolean }[];
  return row?.more ?? false;
}

const LISTED = `
  INSERT INTO uncounted_deals (deal_id) SELECT d.id FROM deals d
  WHERE d.moderation_status = 'approved' AND d.is_active AND d.id NOT IN (SELECT c.deal_id FROM counted_deals c)`;

const FUNCTIONS = [
  `CREATE OR REPLACE FUNCTION deals_note_added() RETURNS trigger LANGUAGE plpgsql AS $function$
  BEGIN
    INSERT INTO uncounted_deals (deal_id) SELECT d.id FROM added d WHERE d.moderation_status = 'approved' AND d.is_active;
    RETURN NULL;
  END $function$`,
  `CREATE OR REPLACE FUNCTION deals_note_change() RETURNS trigger LANGUAGE plpgsql AS $function$
  BEGIN
    INSERT INTO uncounted_deals (deal_id) VALUES (OLD.id);
    RETURN NULL;
  END $function$`,
  `CREATE OR REPLACE FUNCTION vendors_note_deals() RETURNS trigger LANGUAGE plpgsql AS $function$
  BEGIN
    INSERT INTO uncounted_deals (vendor_id) VALUES (NEW.id);
    RETURN NULL;
  END $function$`,
  `CREATE OR REPLACE FUNCTION branches_note_deals() RETURNS trigger LANGUAGE plpgsql AS $function$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.area_id IS NOT DISTINCT FROM NEW.area_id THEN RETURN NULL; END IF;
    INSERT INTO uncounted_deals (vendor_id) VALUES (coalesce(NEW.vendor_id, OLD.vendor_id));
    RETURN NULL;
  END $function$`,
];

/** Columns that decide in which group of the counters a deal is, and with which price, areas and time. */
const COUNTED = [
  ...[
    'vendor_id',
    'category_id',
    'location_id',
    'discount_type',
    'original_price',
    'discounted_price',
    'start_date',
    'end_date',
  ],
  ...['is_active', 'moderation_status', 'branch_ids', 'venue_name', 'venue_area_id', 'food', 'updated_at'],
];

const valuesOf = (row: string): string =>
  [
    ...COUNTED.map((column) => `${row}.${column}`),
    ...[4, 4.5].map((least) => `${row}.average_rating >= ${least}`),
  ].join(', ');

const isShown = (row: string): string => `${row}.moderation_status = 'approved' AND ${row}.is_active`;

/** Triggers, so that no change bypasses the counters, including changes by earlier versions of the backend. */
const TRIGGERS = [
  `CREATE OR REPLACE TRIGGER deals_note_added AFTER INSERT ON deals REFERENCING NEW TABLE AS added
   FOR EACH STATEMENT EXECUTE FUNCTION deals_note_added()`,
  `CREATE OR REPLACE TRIGGER deals_note_changed AFTER UPDATE OF ${COUNTED.join(', ')}, rating_sum, rating_count ON deals
   FOR EACH ROW WHEN ((${isShown('OLD')} OR ${isShown('NEW')}) AND (${valuesOf('OLD')}) IS DISTINCT FROM (${valuesOf('NEW')}))
   EXECUTE FUNCTION deals_note_change()`,
  `CREATE OR REPLACE TRIGGER deals_note_deleted AFTER DELETE ON deals FOR EACH ROW EXECUTE FUNCTION deals_note_change()`,
  `CREATE OR REPLACE TRIGGER vendors_note_deals AFTER UPDATE OF status ON vendors
   FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION vendors_note_deals()`,
  `CREATE OR REPLACE TRIGGER branches_note_deals AFTER INSERT OR DELETE OR UPDATE OF area_id ON branches
   FOR EACH ROW EXECUTE FUNCTION branches_note_deals()`,
];

/** Orders and words of the public list of businesses, and the newest change of each part of the sitemap. */
const INDEXES = [
  `vendors_by_deals ON vendors (live_deals DESC, id) WHERE status = 'verified'`,
  `vendors_by_honour ON vendors (honour_rank(honour_given, honour_counted) DESC, id) WHERE status = 'verified'`,
  'vendors_words_category ON vendors USING gin (category gin_trgm_ops)',
  'vendors_words_city ON vendors USING gin (city gin_trgm_ops)',
  `vendors_part ON vendors (((id - 1) / 2500 + 1), updated_at) WHERE status = 'verified'`,
];
