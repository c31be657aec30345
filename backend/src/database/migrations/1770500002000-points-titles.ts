import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores titles in rows of the points ledger, so that loyalty reads no pass and no deal (ADR 44). Earlier
 * rows are filled in batches.
 */
export class PointsTitles1770500002000 implements MigrationInterface {
  name = 'PointsTitles1770500002000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
    let last = 0;
    for (;;) {
      const [batch] = (await db.query(FILL, [last])) as { last: string | null }[];
      if (!batch?.last) break;
      last = Number(batch.last);
    }
  }

  async down(): Promise<void> {
    throw new Error('The titles of renamed deals at their use would be lost: restore a backup instead.');
  }
}

const STEPS = [
  `ALTER TABLE points_ledger ADD COLUMN IF NOT EXISTS deal_id integer, ADD COLUMN IF NOT EXISTS title text,
     ADD COLUMN IF NOT EXISTS title_ne text, ADD COLUMN IF NOT EXISTS pass_public_id uuid`,
  // Credits a use, once.
  `CREATE OR REPLACE FUNCTION points_ledger_earn(
     customer integer, points integer, pass bigint, multiplied integer, business integer, from_business integer, membership integer,
     deal integer, deal_title text, deal_title_ne text, pass_number uuid)
   RETURNS void LANGUAGE sql AS $$
     INSERT INTO points_ledger (user_id, delta, kind, pass_id, multiplier, vendor_id, vendor_points, user_membership_id,
       deal_id, title, title_ne, pass_public_id)
     SELECT customer, points, 'redemption', pass, multiplied, business, from_business, membership,
       deal, deal_title, deal_title_ne, pass_number WHERE points > 0
     ON CONFLICT DO NOTHING
   $$`,
  // For the previous version only. Drop it, and the trigger, in the next release.
  `CREATE OR REPLACE FUNCTION points_ledger_credit(
     customer integer, points integer, pass bigint, multiplied integer, business integer, from_business integer, membership integer)
   RETURNS void LANGUAGE sql AS $$
     SELECT points_ledger_earn(customer, points_ledger_credit.points, p.id, multiplied, business, from_business, membership, d.id, d.title, d.title_ne, p.public_id)
     FROM passes p JOIN deals d ON d.id = p.deal_id WHERE p.id = pass
   $$`,
  `CREATE OR REPLACE FUNCTION points_ledger_name_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     SELECT e.deal_id, e.title, e.title_ne, e.pass_public_id INTO NEW.deal_id, NEW.title, NEW.title_ne, NEW.pass_public_id
       FROM points_ledger e WHERE e.pass_id = NEW.pass_id AND e.kind = 'redemption';
     RETURN NEW;
   END $$`,
  `CREATE OR REPLACE TRIGGER points_ledger_reversal_named BEFORE INSERT ON points_ledger FOR EACH ROW
     WHEN (NEW.kind = 'reversal' AND NEW.deal_id IS NULL) EXECUTE FUNCTION points_ledger_name_reversal()`,
];

/** $1 the last row of the previous batch. */
const FILL = `
  WITH batch AS (
    SELECT e.id, e.pass_id FROM points_ledger e WHERE e.id > $1 AND e.pass_id IS NOT NULL AND e.deal_id IS NULL ORDER BY e.id LIMIT 2000
  ), filled AS (
    UPDATE points_ledger SET deal_id = d.id, title = d.title, title_ne = d.title_ne, pass_public_id = p.public_id
    FROM batch JOIN passes p ON p.id = batch.pass_id JOIN deals d ON d.id = p.deal_id WHERE points_ledger.id = batch.id
    RETURNING points_ledger.id
  )
  SELECT max(id) AS last FROM batch, (SELECT count(*) FROM filled) AS done`;
