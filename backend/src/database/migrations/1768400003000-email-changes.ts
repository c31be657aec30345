import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of e-mail addresses: confirmed from the new address, stopped from the old one. */
export class EmailChanges1768400003000 implements MigrationInterface {
  name = 'EmailChanges1768400003000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM user_tokens WHERE purpose IN ('change-email', 'stop-email-change')`);
    await db.query(`
      ALTER TABLE user_tokens DROP CONSTRAINT user_tokens_purpose,
        ADD CONSTRAINT user_tokens_purpose_check CHECK (purpose IN ('verify-email', 'reset-password', 'second-factor'))`);
    await db.query('DROP TABLE email_changes');
  }
}

const STEPS = [
  `CREATE TABLE IF NOT EXISTS email_changes (
    user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    old_email citext NOT NULL,
    new_email citext NOT NULL,
    requested_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz
  )`,
  'ALTER TABLE user_tokens DROP CONSTRAINT IF EXISTS user_tokens_purpose',
  `ALTER TABLE user_tokens ADD CONSTRAINT user_tokens_purpose CHECK (purpose IN
    ('verify-email', 'reset-password', 'second-factor', 'change-email', 'stop-email-change')) NOT VALID`,
  'ALTER TABLE user_tokens VALIDATE CONSTRAINT user_tokens_purpose',
  'ALTER TABLE user_tokens DROP CONSTRAINT IF EXISTS user_tokens_purpose_check',
];
