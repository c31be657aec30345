import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The API key and the external reference of a use (rules AK11 and AK12). */
export class UsesByKeys1771200510000 implements MigrationInterface {
  name = 'UsesByKeys1771200510000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [COLUMNS, FOLLOW]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Uses by keys would name the owner: restore a backup instead.');
  }
}

/** Without a foreign key: a use remains when the key of a branch ends with the branch. */
const COLUMNS = `
  ALTER TABLE passes ADD COLUMN api_key_id integer, ADD COLUMN reference text,
    ADD CONSTRAINT passes_reference_of_use CHECK (reference IS NULL OR redeemed_at IS NOT NULL AND length(reference) BETWEEN 1 AND 60) NOT VALID,
    ADD CONSTRAINT passes_key_of_use CHECK (api_key_id IS NULL OR redeemed_at IS NOT NULL) NOT VALID;
  ALTER TABLE counter_takings ADD COLUMN api_key_id integer`;

const FOLLOW = `
  CREATE OR REPLACE FUNCTION counter_takings_follow_passes() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    last counter_takings;
    target date;
  BEGIN
    IF OLD.state = 'redeemed' THEN
      SELECT * INTO last FROM counter_takings t WHERE t.pass_id = OLD.id ORDER BY t.id DESC LIMIT 1;
      IF last.kind = 'use' AND last.branch_id IS NOT NULL THEN
        PERFORM pg_advisory_xact_lock_shared(daily_closes_lock(last.branch_id));
        target := last.day;
        IF EXISTS (SELECT FROM daily_closes c WHERE c.branch_id = last.branch_id AND c.day = last.day) THEN
          target := daily_closes_open_day(last.vendor_id, last.branch_id, now());
        END IF;
        INSERT INTO counter_takings (vendor_id, branch_id, day, pass_id, person_id, api_key_id, kind, amount, paid_with, is_offline, is_late, used_at)
        VALUES (last.vendor_id, last.branch_id, target, OLD.id, last.person_id, last.api_key_id,
          CASE NEW.state WHEN 'redeemed' THEN 'moved' ELSE 'undo' END,
          -last.amount, last.paid_with, last.is_offline, target <> last.day, last.used_at);
      END IF;
    END IF;
    IF NEW.state = 'redeemed' AND NEW.branch_id IS NOT NULL THEN
      target := daily_closes_open_day(NEW.vendor_id, NEW.branch_id, NEW.redeemed_at);
      INSERT INTO counter_takings (vendor_id, branch_id, day, pass_id, person_id, api_key_id, kind, amount, paid_with, is_offline, is_late, used_at)
      VALUES (NEW.vendor_id, NEW.branch_id, target, NEW.id, NEW.redeemed_by, NEW.api_key_id, 'use', NEW.amount, NEW.paid_with, NEW.accepted_offline,
        target <> daily_closes_day(NEW.vendor_id, NEW.redeemed_at), NEW.redeemed_at);
    END IF;
    RETURN NULL;
  END $$`;
