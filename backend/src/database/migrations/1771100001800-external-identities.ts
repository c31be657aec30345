import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of external identity providers that can sign in to a user account (rule A24). */
export class ExternalIdentities1771100001800 implements MigrationInterface {
  name = 'ExternalIdentities1771100001800';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE external_identities (
        provider text NOT NULL CHECK (provider IN ('google')),
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
        user_id bigint NOT NULL REFERENCES users (id),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (provider, subject),
        CONSTRAINT external_identities_user UNIQUE (user_id, provider)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE external_identities');
  }
}
