import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Advice dismissed by a business, at most one per week. */
export class DismissedAdvice1771100001710 implements MigrationInterface {
  name = 'DismissedAdvice1771100001710';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE dismissed_advice (
        vendor_id integer NOT NULL REFERENCES vendors ON DELETE CASCADE,
        week date NOT NULL CHECK (extract(dow FROM week) = 0),
        weekday smallint NOT NULL CHECK (weekday BETWEEN 0 AND 6),
        hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 21),
        dismissed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (vendor_id, week)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE dismissed_advice');
  }
}
