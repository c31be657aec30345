import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One-time words by which customers allow a counter to look up their code by phone number (rule J6). */
export class LookupWords1771200350000 implements MigrationInterface {
  name = 'LookupWords1771200350000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE lookup_words (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        vendor_id integer NOT NULL REFERENCES vendors(id) ON DELETE CASCADE,
        asked_by integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        phone text CHECK (phone ~ '^9[678][0-9]{8}$'),
        last_four text NOT NULL CHECK (last_four ~ '^[0-9A-HJKMNP-TV-Z]{4}$'),
        word text NOT NULL CHECK (word ~ '^[a-z]{6}$'),
        word_ne text NOT NULL,
        pass_id bigint REFERENCES passes(id),
        tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 3),
        said_at timestamptz,
        requested_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT lookup_words_said CHECK (said_at IS NULL OR pass_id IS NOT NULL)
      );
      CREATE INDEX lookup_words_expires_at ON lookup_words (expires_at);
      CREATE INDEX lookup_words_vendor ON lookup_words (vendor_id);
      CREATE INDEX lookup_words_asked_by ON lookup_words (asked_by);
      CREATE INDEX lookup_words_pass ON lookup_words (pass_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE lookup_words');
  }
}
