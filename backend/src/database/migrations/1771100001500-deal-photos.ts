import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the photos of deals in order (rule D21). */
export class DealPhotos1771100001500 implements MigrationInterface {
  name = 'DealPhotos1771100001500';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
    await db.query(IMAGE_ALONE);
    await db.query(FIRST_PHOTOS);
    await db.query(IN_ORDER);
    await db.query(WAITING_CHANGES);
  }

  async down(): Promise<void> {
    throw new Error('The photos of deals beside the first would be lost: restore a backup instead.');
  }
}

const TABLE = `
  CREATE TABLE deal_photos (
    deal_id integer NOT NULL REFERENCES deals ON DELETE CASCADE,
    position smallint NOT NULL CHECK (position BETWEEN 1 AND 8),
    path text NOT NULL,
    alt text CHECK (length(alt) BETWEEN 1 AND 120),
    alt_ne text CHECK (length(alt_ne) BETWEEN 1 AND 120),
    PRIMARY KEY (deal_id, position),
    CONSTRAINT deal_photos_once UNIQUE (path, deal_id)
  );
  CREATE VIEW deal_photo_counts AS SELECT deal_id, count(*)::int AS photos FROM deal_photos GROUP BY deal_id`;

/** Earlier versions of the backend write only `deals.image`. The trigger makes that image the only photo. */
const IMAGE_ALONE = `
  CREATE FUNCTION deals_image_alone() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.image IS DISTINCT FROM (SELECT path FROM deal_photos WHERE deal_id = NEW.id AND position = 1) THEN
        DELETE FROM deal_photos WHERE deal_id = NEW.id;
        INSERT INTO deal_photos (deal_id, position, path) SELECT NEW.id, 1, NEW.image WHERE NEW.image IS NOT NULL;
      END IF;
      RETURN NULL;
    END $$;
  CREATE TRIGGER deals_image_added AFTER INSERT ON deals
    FOR EACH ROW WHEN (NEW.image IS NOT NULL) EXECUTE FUNCTION deals_image_alone();
  CREATE TRIGGER deals_image_changed AFTER UPDATE OF image ON deals
    FOR EACH ROW WHEN (OLD.image IS DISTINCT FROM NEW.image) EXECUTE FUNCTION deals_image_alone()`;

const FIRST_PHOTOS = `
  INSERT INTO deal_photos (deal_id, position, path) SELECT id, 1, image FROM deals WHERE image IS NOT NULL`;

/** Deferred constraint: at commit, the positions of a deal have no gaps and its image is the first photo. */
const IN_ORDER = `
  CREATE FUNCTION deal_photos_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM deals d WHERE d.id IN (OLD.deal_id, NEW.deal_id) AND (
          d.image IS DISTINCT FROM (SELECT path FROM deal_photos WHERE deal_id = d.id AND position = 1)
          OR (SELECT count(*) <> coalesce(max(position), 0) FROM deal_photos WHERE deal_id = d.id))) THEN
        RAISE EXCEPTION 'The photos of deal % are not in order', coalesce(NEW.deal_id, OLD.deal_id)
          USING ERRCODE = 'check_violation', CONSTRAINT = 'deal_photos_in_order';
      END IF;
      RETURN NULL;
    END $$;
  CREATE CONSTRAINT TRIGGER deal_photos_in_order AFTER INSERT OR UPDATE OR DELETE ON deal_photos
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION deal_photos_in_order()`;

/** Earlier revisions contain one image; it becomes their list of photos. */
const WAITING_CHANGES = `
  UPDATE deal_revisions SET changes = changes || jsonb_build_object('photos', CASE WHEN changes->>'image' IS NULL THEN '[]'::jsonb
      ELSE jsonb_build_array(jsonb_build_object('path', changes->'image', 'alt', NULL, 'altNe', NULL)) END)
    WHERE changes ? 'image'`;
