import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The time of a cancellation that an earlier acceptance overtook: later acceptances are canceled, whichever
 * arrives first (rule OF7).
 */
export class OvertakenCancellations1771200350100 implements MigrationInterface {
  name = 'OvertakenCancellations1771200350100';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE counter_entries ADD COLUMN overtaken_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE counter_entries DROP COLUMN overtaken_at');
  }
}
