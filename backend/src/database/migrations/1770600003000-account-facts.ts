import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Published views from which the account page and the console are composed. */
export class AccountFacts1770600003000 implements MigrationInterface {
  name = 'AccountFacts1770600003000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(VIEWS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP VIEW profiles, session_facts, points_balances, pending_points, membership_names, membership_periods',
    );
  }
}

const VIEWS = `
  CREATE VIEW profiles AS
    SELECT id, email, first_name, last_name, profile_image_url, phone, address, city, language,
      CASE WHEN language_chosen_at IS NOT NULL OR language = 'ne' THEN language END AS chosen_language, email_verified_at, role,
      loyalty_points, suspended_at, erased_at, created_at,
      (EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = users.id)
        OR EXISTS (SELECT 1 FROM authenticators a WHERE a.user_id = users.id AND a.confirmed_at IS NOT NULL)) AS has_second_factor
    FROM users;
  CREATE VIEW session_facts AS
    SELECT id, user_id, sess ->> 'agent' AS agent, created_at, touched_at, expire FROM sessions;
  CREATE VIEW points_balances AS SELECT user_id, points FROM loyalty_balances;
  -- Points of uses that were not voided, with the time from which they can be spent.
  CREATE VIEW pending_points AS
    SELECT e.id, e.user_id, e.delta AS points, e.created_at + make_interval(hours => points_setting('spendableAfterHours', 24)) AS spendable_at
    FROM points_ledger e
    WHERE e.kind = 'redemption'
      AND NOT EXISTS (SELECT 1 FROM points_ledger back WHERE back.pass_id = e.pass_id AND back.kind = 'reversal');
  CREATE VIEW membership_names AS SELECT id, slug, name, name_ne, points_multiplier FROM memberships;
  CREATE VIEW membership_periods AS
    SELECT id, user_id, membership_id, points_multiplier, starts_at, ends_at, replaced_by FROM user_memberships`;
