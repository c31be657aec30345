import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 5_000;

/**
 * The muted groups of mails become a table of notifications. The previous version reads and writes
 * `users.muted_mail`, so two triggers synchronize both during a rolling update. The release after this one
 * drops the triggers and the column.
 */
export class NotificationPreferences1770600001000 implements MigrationInterface {
  name = 'NotificationPreferences1770600001000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of [TABLE, TO_USERS, FROM_USERS, VIEW]) await db.query(step);
    const [{ last } = { last: 0 }] = (await db.query('SELECT coalesce(max(id), 0) AS last FROM users')) as {
      last: number;
    }[];
    for (let first = 0; first < last; first += BATCH) await db.query(COPY, [first, first + BATCH]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER IF EXISTS users_muted_mail_copied ON users;
      DROP VIEW IF EXISTS muted_mails;
      DROP TABLE IF EXISTS notification_preferences;
      DROP FUNCTION IF EXISTS users_muted_mail_copy();
      DROP FUNCTION IF EXISTS notification_preferences_copy()`);
  }
}

const TABLE = `
  CREATE TABLE IF NOT EXISTS notification_preferences (
    user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    muted_mail text[] NOT NULL DEFAULT '{}'
      CONSTRAINT notification_preferences_groups CHECK (muted_mail <@ ARRAY['passes', 'reviews', 'favorites', 'business'])
  )`;

/** Copies changes for instances of the previous version. */
const TO_USERS = `
CREATE OR REPLACE FUNCTION notification_preferences_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET muted_mail = coalesce(NEW.muted_mail, '{}')
  WHERE id = coalesce(NEW.user_id, OLD.user_id) AND muted_mail <> coalesce(NEW.muted_mail, '{}');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notification_preferences_copied AFTER INSERT OR UPDATE OR DELETE ON notification_preferences
  FOR EACH ROW EXECUTE FUNCTION notification_preferences_copy()`;

/** Copies changes by instances of the previous version. */
const FROM_USERS = `
CREATE OR REPLACE FUNCTION users_muted_mail_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_preferences AS p (user_id, muted_mail) VALUES (NEW.id, NEW.muted_mail)
  ON CONFLICT (user_id) DO UPDATE SET muted_mail = EXCLUDED.muted_mail WHERE p.muted_mail <> EXCLUDED.muted_mail;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER users_muted_mail_copied AFTER UPDATE OF muted_mail ON users
  FOR EACH ROW WHEN (OLD.muted_mail IS DISTINCT FROM NEW.muted_mail) EXECUTE FUNCTION users_muted_mail_copy()`;

const VIEW = 'CREATE OR REPLACE VIEW muted_mails AS SELECT user_id, muted_mail FROM notification_preferences';

/** A row that exists already was written by the trigger and is newer. */
const COPY = `
  INSERT INTO notification_preferences (user_id, muted_mail)
  SELECT id, muted_mail FROM users WHERE id > $1 AND id <= $2 AND muted_mail <> '{}' ON CONFLICT DO NOTHING`;
