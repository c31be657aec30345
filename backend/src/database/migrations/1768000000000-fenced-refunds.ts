import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Claims of refunds with their lease, a mark for calls that may have reached the gateway, and the state of
 * each gateway's circuit (rules PA9 to PA11).
 */
export class FencedRefunds1768000000000 implements MigrationInterface {
  name = 'FencedRefunds1768000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE refunds
        ADD COLUMN claim_token uuid,
        ADD COLUMN claimed_until timestamptz,
        -- When a call that moves the money was begun the last time; its outcome is unknown until the refund is completed.
        ADD COLUMN sent_at timestamptz`);
    await db.query(`UPDATE refunds SET sent_at = updated_at WHERE state = 'sending'`);
    await db.query(`
      -- As the instance reported that changed it last.
      CREATE TABLE gateway_circuits (
        gateway text PRIMARY KEY CHECK (gateway IN ('esewa', 'khalti', 'stripe')),
        state text NOT NULL CHECK (state IN ('closed', 'open', 'half-open')),
        last_failure text CHECK (length(last_failure) <= 200),
        open_until timestamptz,
        changed_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE gateway_circuits');
    await db.query(
      'ALTER TABLE refunds DROP COLUMN sent_at, DROP COLUMN claimed_until, DROP COLUMN claim_token',
    );
  }
}
