import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded images with their owner and purpose. The files are in the media store. */
export class Media1763830000000 implements MigrationInterface {
  name = 'Media1763830000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE media (
        id uuid PRIMARY KEY,
        owner_id integer NOT NULL REFERENCES users,
        vendor_id integer REFERENCES vendors,
        purpose text NOT NULL CHECK (purpose IN ('avatar', 'logo', 'deal')),
        path text NOT NULL CONSTRAINT media_path_unique UNIQUE,
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        examine_at timestamptz NOT NULL DEFAULT now() + interval '24 hours',
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX media_owner ON media (owner_id, created_at);
      CREATE INDEX media_due ON media (examine_at);

      CREATE INDEX users_picture ON users (profile_image_url) WHERE profile_image_url IS NOT NULL;
      CREATE INDEX vendors_logo ON vendors (logo) WHERE logo IS NOT NULL;
      CREATE INDEX deals_image ON deals (image) WHERE image IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX users_picture, vendors_logo, deals_image; DROP TABLE media');
  }
}
