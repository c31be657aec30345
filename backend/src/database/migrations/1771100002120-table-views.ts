import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Filters and columns of the console's tables that an admin saved under a name. */
export class TableViews1771100002120 implements MigrationInterface {
  name = 'TableViews1771100002120';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE table_views (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        "table" text NOT NULL CHECK ("table" ~ '^[a-z][a-z-]{1,39}$'),
        slot smallint NOT NULL CHECK (slot BETWEEN 1 AND 20),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
        query text NOT NULL CHECK (length(query) <= 1000),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT table_views_name UNIQUE (user_id, "table", name),
        CONSTRAINT table_views_slot UNIQUE (user_id, "table", slot)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE table_views');
  }
}
