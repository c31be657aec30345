import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Large numbers of the home page, counted from time to time (ADR 122). */
export class PublicFigures1771200641000 implements MigrationInterface {
  name = 'PublicFigures1771200641000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE public_figures (
        name text PRIMARY KEY CHECK (name IN ('customers', 'businesses', 'redemptions')),
        count bigint NOT NULL CHECK (count >= 0),
        counted_at timestamptz NOT NULL
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE public_figures');
  }
}
