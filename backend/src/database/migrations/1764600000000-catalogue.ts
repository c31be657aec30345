import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Catalog columns for admins: inactive entries, edit versions, and targets of merged categories. */
export class Catalogue1764600000000 implements MigrationInterface {
  name = 'Catalogue1764600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE categories
        ADD COLUMN is_active boolean NOT NULL DEFAULT true,
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN is_top boolean NOT NULL GENERATED ALWAYS AS (parent_id IS NULL) STORED,
        ADD COLUMN parent_is_top boolean GENERATED ALWAYS AS (CASE WHEN parent_id IS NOT NULL THEN true END) STORED,
        ADD CONSTRAINT categories_level UNIQUE (id, is_top),
        ADD CONSTRAINT categories_two_levels FOREIGN KEY (parent_id, parent_is_top) REFERENCES categories (id, is_top);
      ALTER TABLE locations ADD COLUMN version integer NOT NULL DEFAULT 1;
      ALTER TABLE faqs ADD COLUMN version integer NOT NULL DEFAULT 1;

      -- The addresses of categories that became part of another one.
      CREATE TABLE merged_categories (
        slug text PRIMARY KEY,
        category_id integer NOT NULL REFERENCES categories,
        merged_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE FUNCTION categories_address_is_free() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT 1 FROM merged_categories WHERE slug = NEW.slug) THEN
          RAISE unique_violation USING CONSTRAINT = 'categories_slug_key', MESSAGE = 'the address leads to another category';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER categories_address BEFORE INSERT OR UPDATE OF slug ON categories
        FOR EACH ROW EXECUTE FUNCTION categories_address_is_free();
      CREATE INDEX merged_categories_into ON merged_categories (category_id);

      CREATE INDEX deals_by_category ON deals (category_id);
      CREATE INDEX deals_by_location ON deals (location_id);
      CREATE INDEX locations_image ON locations (image) WHERE image IS NOT NULL;
      ALTER TABLE media DROP CONSTRAINT media_purpose_check,
        ADD CONSTRAINT media_purpose_check CHECK (purpose IN ('avatar', 'logo', 'deal', 'city'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE media DROP CONSTRAINT media_purpose_check,
        ADD CONSTRAINT media_purpose_check CHECK (purpose IN ('avatar', 'logo', 'deal'));
      DROP INDEX locations_image, deals_by_location, deals_by_category;
      DROP TRIGGER categories_address ON categories;
      DROP FUNCTION categories_address_is_free();
      DROP TABLE merged_categories;
      ALTER TABLE faqs DROP COLUMN version;
      ALTER TABLE locations DROP COLUMN version;
      ALTER TABLE categories DROP CONSTRAINT categories_two_levels, DROP CONSTRAINT categories_level, DROP COLUMN parent_is_top,
        DROP COLUMN is_top, DROP COLUMN version, DROP COLUMN is_active`);
  }
}
