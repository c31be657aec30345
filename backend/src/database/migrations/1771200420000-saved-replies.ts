import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that businesses use again in answers to reviews and cases (rule R6). */
export class SavedReplies1771200420000 implements MigrationInterface {
  name = 'SavedReplies1771200420000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE saved_replies (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        vendor_id integer NOT NULL REFERENCES vendors(id) ON DELETE CASCADE,
        -- The slots bound the number of replies of a business.
        slot smallint NOT NULL CONSTRAINT saved_replies_slot_check CHECK (slot BETWEEN 1 AND 30),
        use text NOT NULL CONSTRAINT saved_replies_use_check CHECK (use IN ('review', 'case')),
        title text NOT NULL CONSTRAINT saved_replies_title_check CHECK (length(title) BETWEEN 1 AND 60),
        text text NOT NULL CONSTRAINT saved_replies_text_check CHECK (length(text) BETWEEN 2 AND 1000),
        text_ne text CONSTRAINT saved_replies_text_ne_check CHECK (length(text_ne) BETWEEN 2 AND 1000),
        stars smallint[] NOT NULL DEFAULT '{}' CONSTRAINT saved_replies_stars_check
          CHECK (stars <@ '{1,2,3,4,5}' AND cardinality(stars) <= 5 AND (use = 'review' OR stars = '{}')),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT saved_replies_slot UNIQUE (vendor_id, slot)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE saved_replies');
  }
}
