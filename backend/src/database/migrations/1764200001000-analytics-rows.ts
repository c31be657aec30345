import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['deal_analytics', 'vendor_analytics'] as const;

/** Ids of daily figures, and the times at which they were first and last written. */
export class AnalyticsRows1764200001000 implements MigrationInterface {
  name = 'AnalyticsRows1764200001000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION stamp_rollup() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.updated_at := now();
        RETURN NEW;
      END $$`);
    for (const table of TABLES)
      await db.query(`
        ALTER TABLE ${table} ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
          ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
        CREATE TRIGGER ${table}_stamp BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION stamp_rollup();`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await db.query(`
        DROP TRIGGER ${table}_stamp ON ${table};
        ALTER TABLE ${table} DROP COLUMN id, DROP COLUMN created_at, DROP COLUMN updated_at`);
    await db.query('DROP FUNCTION stamp_rollup()');
  }
}
