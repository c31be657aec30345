import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cards by which users paid, as hashes of the gateway's own id (rules PA13 and IV3). */
export class PayerMarks1771100002300 implements MigrationInterface {
  name = 'PayerMarks1771100002300';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE payer_marks (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        gateway text NOT NULL CONSTRAINT payer_marks_gateway_check CHECK (gateway IN ('esewa', 'khalti', 'stripe')),
        payer_hash bytea NOT NULL CONSTRAINT payer_marks_payer_hash_check CHECK (length(payer_hash) = 32),
        last_paid_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT payer_marks_once UNIQUE (user_id, gateway, payer_hash)
      );
      CREATE INDEX payer_marks_last_paid_at ON payer_marks (last_paid_at);
      CREATE VIEW payer_accounts AS SELECT user_id, gateway, payer_hash FROM payer_marks`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW payer_accounts; DROP TABLE payer_marks');
  }
}
