import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications in the product. Texts are rendered from kind and values for each display. */
export class Notifications1763840000000 implements MigrationInterface {
  name = 'Notifications1763840000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE notifications (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL,
        deal_id integer REFERENCES deals ON DELETE CASCADE,
        path text NOT NULL,
        facts jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz
      );
      CREATE INDEX notifications_user ON notifications (user_id, id DESC);
      CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
      CREATE INDEX notifications_deal ON notifications (deal_id) WHERE deal_id IS NOT NULL;
      CREATE UNIQUE INDEX notifications_ending_once ON notifications (user_id, deal_id) WHERE kind = 'deal-ending';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE notifications');
  }
}
