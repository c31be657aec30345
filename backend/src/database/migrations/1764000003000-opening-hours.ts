import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Opening hours of branches: several spans a day, none on closed days. Null if unknown. */
export class OpeningHours1764000003000 implements MigrationInterface {
  name = 'OpeningHours1764000003000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION are_opening_hours(hours jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT jsonb_typeof(hours) = 'array' AND jsonb_array_length(hours) BETWEEN 1 AND 28 AND NOT EXISTS (
          SELECT 1 FROM jsonb_array_elements(hours) span
          WHERE coalesce(span->>'weekday', '') !~ '^[0-6]$'
            OR coalesce(span->>'opens', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
            OR coalesce(span->>'closes', '') !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'
            OR span->>'opens' = span->>'closes'
        )
      $$;
      ALTER TABLE branches ADD hours jsonb CONSTRAINT branches_hours CHECK (are_opening_hours(hours));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE branches DROP hours; DROP FUNCTION are_opening_hours');
  }
}
