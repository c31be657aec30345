import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of search terms, which admins edit, and the searches that found nothing, by day and without a person. */
export class SearchMisses1771200390010 implements MigrationInterface {
  name = 'SearchMisses1771200390010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE search_terms ADD COLUMN version integer NOT NULL DEFAULT 1;
      CREATE TABLE search_misses (
        day date NOT NULL,
        query text NOT NULL CHECK (length(query) BETWEEN 1 AND 100),
        -- The mark of a visitor for one day (rule V3).
        visitor bytea NOT NULL CHECK (length(visitor) = 16),
        CONSTRAINT search_misses_pkey PRIMARY KEY (day, query, visitor)
      );
      CREATE INDEX search_misses_visitor ON search_misses (day, visitor)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE search_misses; ALTER TABLE search_terms DROP COLUMN version');
  }
}
