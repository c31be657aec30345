import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time at which the owner of a session last gave a password, a code or a passkey (rule A13). */
export class StepUp1770000000000 implements MigrationInterface {
  name = 'StepUp1770000000000';

  async up(db: QueryRunner): Promise<void> {
    // Open sessions have no time. A later session has one, also from the previous version, which does not
    // name the column.
    await db.query('ALTER TABLE sessions ADD COLUMN stepped_up_at timestamptz');
    await db.query('ALTER TABLE sessions ALTER COLUMN stepped_up_at SET DEFAULT now()');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE sessions DROP COLUMN stepped_up_at');
  }
}
