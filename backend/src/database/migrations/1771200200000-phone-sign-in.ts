import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that are identified by a verified phone number, also without an e-mail (rules A25 to A28). */
export class PhoneSignIn1771200200000 implements MigrationInterface {
  name = 'PhoneSignIn1771200200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users ALTER COLUMN email DROP NOT NULL, ADD COLUMN verified_phone text, ADD COLUMN phone_proven_at timestamptz;
      ALTER TABLE email_changes ALTER COLUMN old_email DROP NOT NULL;
      ALTER TABLE users ADD CONSTRAINT users_verified_phone_form CHECK (verified_phone ~ '^9[678][0-9]{8}$') NOT VALID;
      ALTER TABLE users ADD CONSTRAINT users_phone_proven CHECK ((verified_phone IS NULL) = (phone_proven_at IS NULL)) NOT VALID;
      ALTER TABLE users ADD CONSTRAINT users_reachable CHECK (email IS NOT NULL OR verified_phone IS NOT NULL) NOT VALID;
      ALTER TABLE users ADD CONSTRAINT users_phone_or_verified_email
        CHECK (verified_phone IS NULL OR (email IS NULL) = (email_verified_at IS NULL)) NOT VALID`);
    await db.query(`
      CREATE TABLE sent_text_messages (id text PRIMARY KEY, sent_at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX sent_text_messages_sent_at ON sent_text_messages (sent_at);
      CREATE TABLE text_message_days (
        day date PRIMARY KEY,
        requested integer NOT NULL CONSTRAINT text_message_days_requested_check CHECK (requested > 0)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE text_message_days, sent_text_messages;
      ALTER TABLE users DROP COLUMN verified_phone, DROP COLUMN phone_proven_at;
      ALTER TABLE email_changes ALTER COLUMN old_email SET NOT NULL;
      ALTER TABLE users ALTER COLUMN email SET NOT NULL`);
  }
}
