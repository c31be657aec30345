import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutLongWait } from './support/partition-by-month.js';
import { replaceIndexes } from './support/replace-indexes.js';

/**
 * Fills the daily figures of the marketplace while clients write: triggers note changed days first, then the days are stored one by one
 * (ADR 127). The migration can be repeated after an interruption.
 */
export class MarketplaceDaysNoted1771200670010 implements MigrationInterface {
  name = 'MarketplaceDaysNoted1771200670010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of FUNCTIONS) await db.query(step);
    await db.query(`SET lock_timeout = '500ms'`);
    try {
      for (const trigger of TRIGGERS) await withoutLongWait(() => db.query(trigger));
    } finally {
      await db.query('RESET lock_timeout');
    }
    await replaceIndexes(db, INDEXES, []);
    while (await hasMore(db)) continue;
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [trigger, table] of NOTES) await db.query(`DROP TRIGGER ${trigger} ON ${table}`);
    for (const name of new Set(NOTES.map(([, , , , called]) => called)))
      await db.query(`DROP FUNCTION ${name}`);
    await db.query('DROP FUNCTION marketplace_days_note_use');
    await replaceIndexes(db, [], INDEXES);
  }
}

/** A new database gets its days by the job. */
async function hasMore(db: QueryRunner): Promise<boolean> {
  const [row] = (await db.query(
    `SELECT CASE WHEN EXISTS (SELECT FROM passes) OR EXISTS (SELECT FROM invoices) THEN marketplace_days_store(1) ELSE false END AS more`,
  )) as { more: boolean }[];
  return row?.more ?? false;
}

const TODAY = 'nepal_time(now())::date';

const FUNCTIONS = [
  // A use changes its day and, as the use before, the next day of its customer and of its business. In the order of an index, because the
  // plan is kept from the first row of a statement that inserts many.
  `CREATE OR REPLACE FUNCTION marketplace_days_note_use(customer integer, business integer, used_at timestamptz) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off SET enable_bitmapscan = off AS $function$
  DECLARE
    used_on date := nepal_time(used_at)::date;
    day_after timestamptz := start_of_nepal_day(used_on + 1);
  BEGIN
    IF used_on >= ${TODAY} THEN RETURN; END IF;
    INSERT INTO marketplace_day_changes (day)
    SELECT changed.day FROM (
      SELECT used_on AS day
      UNION
      SELECT nepal_time((SELECT p.redeemed_at FROM pass_facts p WHERE p.user_id = customer AND p.state = 'redeemed' AND p.redeemed_at >= day_after
        ORDER BY p.redeemed_at LIMIT 1))::date
      UNION
      SELECT nepal_time((SELECT p.redeemed_at FROM pass_facts p WHERE p.vendor_id = business AND p.state = 'redeemed' AND p.redeemed_at >= day_after
        ORDER BY p.redeemed_at LIMIT 1))::date) AS changed
    WHERE changed.day < ${TODAY};
  END $function$`,
  `CREATE OR REPLACE FUNCTION passes_note_days() RETURNS trigger LANGUAGE plpgsql AS $function$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      IF OLD.state = 'redeemed' THEN PERFORM marketplace_days_note_use(OLD.user_id, OLD.vendor_id, OLD.redeemed_at); END IF;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      IF NEW.state = 'redeemed' THEN PERFORM marketplace_days_note_use(NEW.user_id, NEW.vendor_id, NEW.redeemed_at); END IF;
    END IF;
    RETURN NULL;
  END $function$`,
  // Whether a payment is a test changes its day, those of its refunds and those of the invoices of its plan.
  `CREATE OR REPLACE FUNCTION payments_note_days() RETURNS trigger LANGUAGE plpgsql AS $function$
  DECLARE
    before timestamptz;
    is_same boolean := false;
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      before := OLD.completed_at;
      is_same := OLD.is_test = NEW.is_test AND NOT NEW.is_test;
    END IF;
    INSERT INTO marketplace_day_changes (day)
    SELECT changed.day FROM (
      SELECT nepal_time(before)::date AS day
      UNION SELECT nepal_time(NEW.completed_at)::date
      UNION SELECT nepal_time(r.created_at)::date FROM refund_facts r WHERE r.payment_id = NEW.id AND NOT is_same
      UNION SELECT nepal_time(i.issued_at)::date FROM invoice_facts i WHERE i.kind IN ('invoice', 'credit-note')
        AND i.source = 'plan:' || NEW.purpose_id AND NOT is_same) AS changed
    WHERE changed.day < ${TODAY};
    RETURN NULL;
  END $function$`,
  `CREATE OR REPLACE FUNCTION refunds_note_day() RETURNS trigger LANGUAGE plpgsql AS $function$
  BEGIN
    INSERT INTO marketplace_day_changes (day)
    SELECT changed.day FROM (
      SELECT nepal_time(NEW.created_at)::date AS day
      UNION SELECT nepal_time(OLD.created_at)::date WHERE TG_OP = 'UPDATE') AS changed
    WHERE changed.day < ${TODAY};
    RETURN NULL;
  END $function$`,
  `CREATE OR REPLACE FUNCTION invoices_note_day() RETURNS trigger LANGUAGE plpgsql AS $function$
  BEGIN
    INSERT INTO marketplace_day_changes (day) VALUES (nepal_time(NEW.issued_at)::date);
    RETURN NULL;
  END $function$`,
];

/** Columns that decide about the figures of a day. */
const USE = ['user_id', 'vendor_id', 'source', 'state', 'redeemed_at', 'amount', 'is_test'];
const PAYMENT = ['purpose', 'purpose_id', 'paisa', 'completed_at', 'is_test'];
const REFUND = ['payment_id', 'paisa', 'created_at'];

const differs = (columns: readonly string[]): string =>
  ['OLD', 'NEW']
    .map((row) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`)
    .join(' IS DISTINCT FROM ');

/** Trigger, table, event and condition. Invoices are neither changed nor deleted. */
const NOTES = [
  ['passes_note_used', 'passes', 'INSERT', `NEW.state = 'redeemed'`, 'passes_note_days'],
  [
    'passes_note_changed_use',
    'passes',
    `UPDATE OF ${USE.join(', ')}`,
    `(OLD.state = 'redeemed' OR NEW.state = 'redeemed') AND ${differs(USE)}`,
    'passes_note_days',
  ],
  ['passes_note_deleted_use', 'passes', 'DELETE', `OLD.state = 'redeemed'`, 'passes_note_days'],
  ['payments_note_completed', 'payments', 'INSERT', 'NEW.completed_at IS NOT NULL', 'payments_note_days'],
  [
    'payments_note_changed',
    'payments',
    `UPDATE OF ${PAYMENT.join(', ')}`,
    differs(PAYMENT),
    'payments_note_days',
  ],
  ['refunds_note_promised', 'refunds', 'INSERT', 'true', 'refunds_note_day'],
  ['refunds_note_changed', 'refunds', `UPDATE OF ${REFUND.join(', ')}`, differs(REFUND), 'refunds_note_day'],
  [
    'invoices_note_issued',
    'invoices',
    'INSERT',
    `nepal_time(NEW.issued_at)::date < ${TODAY}`,
    'invoices_note_day',
  ],
] as const;

/** Triggers, so that no change bypasses the figures, including changes by earlier versions of the backend. */
const TRIGGERS = NOTES.map(
  ([trigger, table, event, condition, called]) =>
    `CREATE OR REPLACE TRIGGER ${trigger} AFTER ${event} ON ${table} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION ${called}()`,
);

/** Refunds and invoices of a day. */
const INDEXES = ['refunds_created ON refunds (created_at)', 'invoices_issued ON invoices (issued_at)'];
