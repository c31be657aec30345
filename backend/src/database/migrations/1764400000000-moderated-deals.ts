import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time since which a deal is pending, and indexes for the admins' lists of deals. */
export class ModeratedDeals1764400000000 implements MigrationInterface {
  name = 'ModeratedDeals1764400000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(WAITING);
    await db.query(INDEXES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX deals_submitted, deals_waiting, deals_rejected, deals_paused, deals_ends, deals_title;
      DROP TRIGGER deal_revisions_waiting_kept ON deal_revisions;
      DROP TRIGGER deals_waiting_kept ON deals;
      DROP FUNCTION deal_revisions_set_waiting(), deals_set_waiting();
      ALTER TABLE deals DROP COLUMN waiting_since`);
  }
}

const WAITING = `
-- Null when nothing waits: else when the deal, or the change of the live one, was submitted.
ALTER TABLE deals ADD COLUMN waiting_since timestamptz;

CREATE FUNCTION deals_set_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.waiting_since := CASE NEW.moderation_status
    WHEN 'pending' THEN NEW.submitted_at
    WHEN 'approved' THEN (SELECT r.submitted_at FROM deal_revisions r WHERE r.deal_id = NEW.id AND r.status = 'pending') END;
  RETURN NEW;
END $$;
CREATE TRIGGER deals_waiting_kept BEFORE INSERT OR UPDATE OF moderation_status, submitted_at
  ON deals FOR EACH ROW EXECUTE FUNCTION deals_set_waiting();

CREATE FUNCTION deal_revisions_set_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deals SET moderation_status = moderation_status WHERE id = coalesce(NEW.deal_id, OLD.deal_id);
  RETURN NULL;
END $$;
CREATE TRIGGER deal_revisions_waiting_kept AFTER INSERT OR UPDATE OF status OR DELETE
  ON deal_revisions FOR EACH ROW EXECUTE FUNCTION deal_revisions_set_waiting();

UPDATE deals SET moderation_status = moderation_status WHERE moderation_status = 'pending'
  OR id IN (SELECT deal_id FROM deal_revisions WHERE status = 'pending');
`;

const INDEXES = `
CREATE INDEX deals_submitted ON deals ((coalesce(waiting_since, submitted_at)), id);
CREATE INDEX deals_waiting ON deals ((coalesce(waiting_since, submitted_at)), id) WHERE waiting_since IS NOT NULL;
CREATE INDEX deals_rejected ON deals ((coalesce(waiting_since, submitted_at)), id) WHERE moderation_status = 'rejected';
CREATE INDEX deals_paused ON deals ((coalesce(waiting_since, submitted_at)), id) WHERE moderation_status = 'approved' AND NOT is_active;
CREATE INDEX deals_ends ON deals (end_date, id);
CREATE INDEX deals_title ON deals (lower(title), id);
`;
