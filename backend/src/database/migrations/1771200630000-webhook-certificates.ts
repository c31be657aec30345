import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deliveries of webhooks that failed because of the certificate of the receiver (rule WH6). */
export class WebhookCertificates1771200630000 implements MigrationInterface {
  name = 'WebhookCertificates1771200630000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE webhook_deliveries DROP CONSTRAINT webhook_deliveries_last_failure_check,
        ADD CONSTRAINT webhook_deliveries_last_failure_check
          CHECK (last_failure IN ('status', 'redirect', 'timeout', 'unreachable', 'address', 'certificate')) NOT VALID`);
  }

  async down(): Promise<void> {
    throw new Error(
      'The log would have failures that the version before does not know: restore a backup instead.',
    );
  }
}
