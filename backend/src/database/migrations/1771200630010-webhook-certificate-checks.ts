import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the failures of deliveries without blocking writes. The migration can be repeated after an interruption. */
export class WebhookCertificateChecks1771200630010 implements MigrationInterface {
  name = 'WebhookCertificateChecks1771200630010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE webhook_deliveries VALIDATE CONSTRAINT webhook_deliveries_last_failure_check',
    );
  }

  async down(): Promise<void> {
    // A validated constraint stays valid.
  }
}
