import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A pass stores the terms of its issue or sale (rule P10). Open passes get the deal's current terms, in
 * batches and without locks.
 */
export class KeptTerms1769100002000 implements MigrationInterface {
  name = 'KeptTerms1769100002000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
    let last = 0;
    for (;;) {
      const [batch] = (await db.query(KEEP, [last])) as { last: string | null }[];
      if (!batch?.last) break;
      last = Number(batch.last);
    }
  }

  async down(): Promise<void> {
    throw new Error('The kept terms would be lost: restore a backup instead.');
  }
}

const STEPS = [
  `CREATE OR REPLACE FUNCTION deal_terms(d deals) RETURNS jsonb LANGUAGE sql STABLE AS $$
     SELECT jsonb_build_object('weekdays', to_jsonb(d.weekdays), 'hoursFrom', to_char(d.hours_from, 'HH24:MI'),
       'hoursUntil', to_char(d.hours_until, 'HH24:MI'), 'blackoutDates', to_jsonb(d.blackout_dates), 'branchIds', to_jsonb(d.branch_ids),
       'minimumBill', d.minimum_bill, 'partySize', d.party_size, 'points', d.points_earned,
       'price', d.discounted_price, 'originalPrice', d.original_price)
   $$`,
  'ALTER TABLE passes ADD COLUMN IF NOT EXISTS terms jsonb',
  'ALTER TABLE order_lines ADD COLUMN IF NOT EXISTS terms jsonb',
];

/** $1 the last pass of the previous batch. */
const KEEP = `
  WITH batch AS (
    SELECT p.id, p.deal_id FROM passes p WHERE p.id > $1 AND p.state = 'issued' AND p.terms IS NULL ORDER BY p.id LIMIT 2000
  ), kept AS (
    UPDATE passes SET terms = deal_terms(d) FROM batch JOIN deals d ON d.id = batch.deal_id WHERE passes.id = batch.id RETURNING passes.id
  )
  SELECT max(id) AS last FROM batch, (SELECT count(*) FROM kept) AS done`;
