import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of accounts, and the challenges for them (rule A16). */
export class Passkeys1770000003000 implements MigrationInterface {
  name = 'Passkeys1770000003000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE passkeys (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        -- As the browser names it, in base64url.
        credential_id text NOT NULL CONSTRAINT passkeys_credential UNIQUE CHECK (length(credential_id) <= 1400),
        -- COSE. It opens nothing by itself.
        public_key text NOT NULL,
        -- How often it was used, by those that count.
        counter bigint NOT NULL DEFAULT 0 CHECK (counter >= 0),
        transports text[] NOT NULL DEFAULT '{}',
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE INDEX passkeys_user ON passkeys (user_id, created_at);

      CREATE TABLE passkey_challenges (
        challenge_hash bytea PRIMARY KEY CHECK (length(challenge_hash) = 32),
        -- Who may register a passkey with it; null to prove one.
        user_id integer REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz NOT NULL DEFAULT now() + interval '5 minutes'
      );
      CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE passkey_challenges; DROP TABLE passkeys');
  }
}
