import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seasons such as Dashain: periods of days in Nepal, edited by admins. */
export class FestivalSeasons1764800003000 implements MigrationInterface {
  name = 'FestivalSeasons1764800003000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE festival_seasons (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 2 AND 60),
        name_ne text NOT NULL CHECK (length(name_ne) BETWEEN 2 AND 60),
        starts_on date NOT NULL,
        ends_on date NOT NULL,
        color text CHECK (color IN ('brand', 'marigold', 'rose', 'green', 'blue')),
        is_active boolean NOT NULL DEFAULT true,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT festival_seasons_days CHECK (starts_on <= ends_on),
        CONSTRAINT festival_seasons_once UNIQUE (name, starts_on)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE festival_seasons');
  }
}
