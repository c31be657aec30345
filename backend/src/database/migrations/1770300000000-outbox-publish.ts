import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `outbox_publish(type, payload)` is the one statement that writes events, so that modules do not write the table of another module. */
export class OutboxPublish1770300000000 implements MigrationInterface {
  name = 'OutboxPublish1770300000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION outbox_publish(event_type text, event_payload jsonb) RETURNS bigint LANGUAGE sql VOLATILE AS $$
        INSERT INTO outbox (type, payload) VALUES (event_type, event_payload) RETURNING id
      $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION outbox_publish(text, jsonb)');
  }
}
