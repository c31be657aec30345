import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_AREAS } from './support/first-areas.js';

/** Areas of cities. A branch gets the area that its address contains, if there is one. */
export class Areas1770900000000 implements MigrationInterface {
  name = 'Areas1770900000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
    await db.query(ADD_FIRST_AREAS, [JSON.stringify(FIRST_AREAS)]);
    await db.query(BRANCHES);
    await db.query(MATCH_ADDRESSES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE branches DROP COLUMN area_id CASCADE; DROP VIEW area_names; DROP TABLE areas',
    );
  }
}

const TABLE = `
  CREATE TABLE areas (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    location_id integer NOT NULL REFERENCES locations (id),
    slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) BETWEEN 2 AND 60),
    name text NOT NULL CHECK (length(name) BETWEEN 2 AND 60),
    name_ne text NOT NULL CHECK (length(name_ne) BETWEEN 2 AND 60),
    latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
    longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
    is_active boolean NOT NULL DEFAULT true,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT areas_slug_key UNIQUE (location_id, slug),
    CONSTRAINT areas_name_key UNIQUE (location_id, name)
  );
  CREATE VIEW area_names AS SELECT id, location_id, slug, name, name_ne, latitude, longitude, is_active FROM areas`;

/** Inserts the areas of existing cities. $1 the areas. */
const ADD_FIRST_AREAS = `
  INSERT INTO areas (location_id, slug, name, name_ne, latitude, longitude)
  SELECT l.id, a.slug, a.name, a."nameNe", a.latitude, a.longitude
  FROM jsonb_to_recordset($1) AS a (city text, slug text, name text, "nameNe" text, latitude float8, longitude float8)
  JOIN locations l ON l.slug = a.city`;

const BRANCHES = `
  ALTER TABLE branches ADD COLUMN area_id integer;
  ALTER TABLE branches ADD CONSTRAINT branches_area_id_fkey FOREIGN KEY (area_id) REFERENCES areas (id) NOT VALID;
  CREATE OR REPLACE VIEW branch_places AS
    SELECT id, vendor_id, name, address, city, latitude, longitude, hours, area_id FROM branches`;

/** The longest name that the address or the name of the branch contains. */
const MATCH_ADDRESSES = `
  UPDATE branches SET area_id = (
    SELECT a.id FROM areas a JOIN locations l ON l.id = a.location_id
    WHERE l.name = branches.city AND strpos(lower(branches.address || ' ' || branches.name), lower(a.name)) > 0
    ORDER BY length(a.name) DESC, a.id LIMIT 1)`;
