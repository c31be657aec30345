import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second factor at sign-in: the secret of an authenticator app, and recovery codes for a lost phone. */
export class TwoFactor1764300000000 implements MigrationInterface {
  name = 'TwoFactor1764300000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE authenticators (
        user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        secret bytea NOT NULL,
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE recovery_codes (
        user_id integer NOT NULL REFERENCES authenticators ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        PRIMARY KEY (user_id, code_hash)
      );
      ALTER TABLE user_tokens DROP CONSTRAINT user_tokens_purpose_check,
        ADD CONSTRAINT user_tokens_purpose_check CHECK (purpose IN ('verify-email', 'reset-password', 'second-factor'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM user_tokens WHERE purpose = 'second-factor';
      ALTER TABLE user_tokens DROP CONSTRAINT user_tokens_purpose_check,
        ADD CONSTRAINT user_tokens_purpose_check CHECK (purpose IN ('verify-email', 'reset-password'));
      DROP TABLE recovery_codes;
      DROP TABLE authenticators`);
  }
}
