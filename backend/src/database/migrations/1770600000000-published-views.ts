import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Published views, and the function with which modules publish their own notifications. */
export class PublishedViews1770600000000 implements MigrationInterface {
  name = 'PublishedViews1770600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`${INSERT_NOTIFICATION}; ${VIEWS}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP VIEW notification_facts, sent_mail_times, vendor_cards, decision_reasons, audit_entries;
      DROP FUNCTION notifications_insert(integer, text, integer, text, jsonb)`);
  }
}

/** Returns the id, or no row if a unique index rejects the notification. */
const INSERT_NOTIFICATION = `
  CREATE FUNCTION notifications_insert(recipient integer, kind text, deal integer, path text, facts jsonb) RETURNS SETOF bigint
  LANGUAGE sql VOLATILE AS $$
    INSERT INTO notifications (user_id, kind, deal_id, path, facts) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING RETURNING id
  $$`;

const VIEWS = `
  CREATE VIEW notification_facts AS SELECT id, user_id, kind, deal_id, facts FROM notifications;
  CREATE VIEW sent_mail_times AS SELECT id, sent_at FROM sent_mails;
  CREATE VIEW vendor_cards AS SELECT id, user_id, slug, business_name, name_ne, status FROM vendors;
  CREATE VIEW audit_entries AS SELECT id, at, actor_id, action, subject_type, subject_id, before, after, request_id FROM audit_log;
  CREATE VIEW decision_reasons AS SELECT id, user_id, admin_id, action, reason, points_entry_id, created_at FROM user_decisions`;
