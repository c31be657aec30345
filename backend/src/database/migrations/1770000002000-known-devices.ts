import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Devices that accounts signed in on, and links that end all sessions (rule A14). */
export class KnownDevices1770000002000 implements MigrationInterface {
  name = 'KnownDevices1770000002000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM user_tokens WHERE purpose = 'end-sessions'`);
    await db.query(`
      ALTER TABLE user_tokens DROP CONSTRAINT user_tokens_purposes, ADD CONSTRAINT user_tokens_purpose CHECK (purpose IN
        ('verify-email', 'reset-password', 'second-factor', 'change-email', 'stop-email-change'))`);
    await db.query('DROP TABLE known_devices');
  }
}

const STEPS = [
  `CREATE TABLE IF NOT EXISTS known_devices (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
    -- Of the browser's visitor cookie, which is random.
    device_hash bytea NOT NULL CHECK (length(device_hash) = 32),
    agent text NOT NULL CHECK (length(agent) <= 300),
    first_seen_at timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT known_devices_once UNIQUE (user_id, device_hash)
  )`,
  'CREATE INDEX IF NOT EXISTS known_devices_last_seen ON known_devices (last_seen_at)',
  'ALTER TABLE user_tokens DROP CONSTRAINT IF EXISTS user_tokens_purposes',
  `ALTER TABLE user_tokens ADD CONSTRAINT user_tokens_purposes CHECK (purpose IN
    ('verify-email', 'reset-password', 'second-factor', 'change-email', 'stop-email-change', 'end-sessions')) NOT VALID`,
  'ALTER TABLE user_tokens VALIDATE CONSTRAINT user_tokens_purposes',
  'ALTER TABLE user_tokens DROP CONSTRAINT IF EXISTS user_tokens_purpose',
];
