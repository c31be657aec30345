import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to deals and their rewards (rules IV1 to IV4). Points of a reward can be spent as late as points of a use. */
export class Invitations1771100001200 implements MigrationInterface {
  name = 'Invitations1771100001200';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
    await db.query(`
      CREATE VIEW device_marks AS SELECT user_id, device_hash FROM known_devices;
      CREATE VIEW payout_account_marks AS SELECT vendor_id, kind, bank, holder, last_four FROM payout_accounts`);
    await db.query(pendingPoints(EARNED_KINDS, WAS_REVERSED));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(pendingPoints(`e.kind = 'redemption'`, `back.kind = 'reversal'`));
    await db.query('DROP VIEW payout_account_marks, device_marks; DROP TABLE invite_rewards, invite_links');
  }
}

const TABLES = `
  CREATE TABLE invite_links (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    inviter_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    deal_id integer NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
    token text NOT NULL CONSTRAINT invite_links_token_check CHECK (token ~ '^[A-Za-z0-9_-]{16}$'),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    CONSTRAINT invite_links_once UNIQUE (inviter_id, deal_id),
    CONSTRAINT invite_links_token UNIQUE (token)
  );
  CREATE INDEX invite_links_deal ON invite_links (deal_id);
  CREATE INDEX invite_links_expires_at ON invite_links (expires_at);
  CREATE TABLE invite_rewards (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    link_id integer REFERENCES invite_links (id) ON DELETE SET NULL,
    inviter_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    invited_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    bound_at timestamptz NOT NULL DEFAULT now(),
    pass_id bigint REFERENCES passes (id) ON DELETE CASCADE,
    points integer CONSTRAINT invite_rewards_points CHECK (points > 0),
    month date CONSTRAINT invite_rewards_month CHECK (extract(day FROM month) = 1),
    slot smallint CONSTRAINT invite_rewards_slot CHECK (slot BETWEEN 1 AND 10),
    rewarded_at timestamptz,
    withheld text CONSTRAINT invite_rewards_withheld
      CHECK (withheld IN ('device', 'payment-account', 'phone', 'business', 'monthly-limit')),
    CONSTRAINT invite_rewards_of_others CHECK (inviter_id <> invited_id),
    CONSTRAINT invite_rewards_decided_by_a_use
      CHECK ((pass_id IS NOT NULL) = (rewarded_at IS NOT NULL OR withheld IS NOT NULL)),
    CONSTRAINT invite_rewards_fully CHECK (
      CASE WHEN rewarded_at IS NULL THEN points IS NULL AND month IS NULL AND slot IS NULL
      ELSE points IS NOT NULL AND month IS NOT NULL AND slot IS NOT NULL AND withheld IS NULL END),
    CONSTRAINT invite_rewards_one_inviter UNIQUE (invited_id),
    CONSTRAINT invite_rewards_one_use UNIQUE (pass_id),
    CONSTRAINT invite_rewards_monthly UNIQUE (inviter_id, month, slot)
  );
  CREATE INDEX invite_rewards_link ON invite_rewards (link_id) WHERE link_id IS NOT NULL;
  CREATE INDEX invite_rewards_bound_at ON invite_rewards (bound_at)`;

const EARNED_KINDS = `e.kind IN ('redemption', 'invite', 'invited')`;
const WAS_REVERSED = `back.kind = CASE e.kind WHEN 'redemption' THEN 'reversal' ELSE e.kind || '-return' END`;

const pendingPoints = (kinds: string, reversed: string): string => `
  CREATE OR REPLACE VIEW pending_points AS
    SELECT id, user_id, delta AS points, created_at + make_interval(hours => points_setting('spendableAfterHours', 24)) AS spendable_at
    FROM points_ledger e
    WHERE ${kinds} AND NOT EXISTS (SELECT 1 FROM points_ledger back WHERE back.pass_id = e.pass_id AND ${reversed});
  CREATE OR REPLACE FUNCTION points_pending(customer integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(e.delta), 0)::integer FROM points_ledger e
    WHERE e.user_id = customer AND ${kinds}
      AND e.created_at > now() - make_interval(hours => points_setting('spendableAfterHours', 24))
      AND NOT EXISTS (SELECT 1 FROM points_ledger back WHERE back.pass_id = e.pass_id AND ${reversed})
  $$`;
