import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Last run of each cleanup task, and its error. */
export class CleanupTasks1768400002000 implements MigrationInterface {
  name = 'CleanupTasks1768400002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE cleanup_tasks (
        name text PRIMARY KEY,
        done_at timestamptz,
        failing_since timestamptz,
        last_error text
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE cleanup_tasks');
  }
}
