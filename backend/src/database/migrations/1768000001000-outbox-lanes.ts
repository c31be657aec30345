import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One row per event and consumer, inserted when the event is routed and claimed by lane. A row from the
 * previous release means "delivered", which is the default, so that both releases can run at once.
 */
export class OutboxLanes1768000001000 implements MigrationInterface {
  name = 'OutboxLanes1768000001000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE outbox ADD COLUMN routed_at timestamptz;
      ALTER TABLE outbox_deliveries
        ADD COLUMN lane text,
        ADD COLUMN event_number bigint,
        ADD COLUMN due_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN delivered_at timestamptz DEFAULT now(),
        ADD COLUMN attempts integer NOT NULL DEFAULT 0,
        ADD COLUMN last_error text,
        ADD COLUMN claim_token uuid,
        ADD COLUMN claimed_until timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    // The previous release delivers undelivered events again, to the consumers without a row.
    await db.query(`
      UPDATE outbox o SET delivered_at = NULL FROM outbox_deliveries d WHERE d.event_id = o.event_id AND d.delivered_at IS NULL;
      DELETE FROM outbox_deliveries WHERE delivered_at IS NULL;
      ALTER TABLE outbox_deliveries DROP COLUMN lane, DROP COLUMN event_number, DROP COLUMN due_at, DROP COLUMN delivered_at,
        DROP COLUMN attempts, DROP COLUMN last_error, DROP COLUMN claim_token, DROP COLUMN claimed_until;
      ALTER TABLE outbox DROP COLUMN routed_at`);
  }
}
