import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails about new deals are a group that can be muted. Each statement can be repeated after an interruption. */
export class MutedAlerts1771100001000 implements MigrationInterface {
  name = 'MutedAlerts1771100001000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE notification_preferences SET muted_mail = array_remove(muted_mail, 'alerts');
      UPDATE users SET muted_mail = array_remove(muted_mail, 'alerts');
      ALTER TABLE notification_preferences DROP CONSTRAINT notification_preferences_muted;
      ALTER TABLE notification_preferences ADD CONSTRAINT notification_preferences_groups CHECK (muted_mail <@ ARRAY['passes', 'reviews', 'favorites', 'business']);
      ALTER TABLE users DROP CONSTRAINT users_muted_mail;
      ALTER TABLE users ADD CONSTRAINT users_muted_mail_check CHECK (muted_mail <@ ARRAY['passes', 'reviews', 'favorites', 'business'])`);
  }
}

const GROUPS = `ARRAY['passes', 'reviews', 'favorites', 'alerts', 'business']`;

const STEPS = [
  'ALTER TABLE notification_preferences DROP CONSTRAINT IF EXISTS notification_preferences_muted',
  `ALTER TABLE notification_preferences ADD CONSTRAINT notification_preferences_muted CHECK (muted_mail <@ ${GROUPS}) NOT VALID`,
  'ALTER TABLE notification_preferences VALIDATE CONSTRAINT notification_preferences_muted',
  'ALTER TABLE notification_preferences DROP CONSTRAINT IF EXISTS notification_preferences_groups',
  // The previous version still writes this column; a trigger copies it.
  'ALTER TABLE users DROP CONSTRAINT IF EXISTS users_muted_mail',
  `ALTER TABLE users ADD CONSTRAINT users_muted_mail CHECK (muted_mail <@ ${GROUPS}) NOT VALID`,
  'ALTER TABLE users VALIDATE CONSTRAINT users_muted_mail',
  'ALTER TABLE users DROP CONSTRAINT IF EXISTS users_muted_mail_check',
];
