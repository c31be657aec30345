import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drafts of deals: the entered values, without the constraints of a deal. */
export class DealDrafts1764100000000 implements MigrationInterface {
  name = 'DealDrafts1764100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE deal_drafts (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        vendor_id integer NOT NULL REFERENCES vendors ON DELETE CASCADE,
        content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object' AND length(content::text) <= 100000),
        updated_by integer REFERENCES users ON DELETE SET NULL,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX deal_drafts_newest ON deal_drafts (vendor_id, updated_at DESC, id DESC);
      CREATE INDEX deal_drafts_updated_by ON deal_drafts (updated_by);
      CREATE INDEX deal_drafts_image ON deal_drafts ((content->>'image')) WHERE content->>'image' IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE deal_drafts');
  }
}
