import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Recovery codes of every account with a second factor, resets of a lost one, and owners who decline passkeys
 * (rules A17 to A19).
 */
export class LostFactors1770400000000 implements MigrationInterface {
  name = 'LostFactors1770400000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error(
      'Recovery codes of accounts with a passkey alone would be lost: restore a backup instead.',
    );
  }
}

const PURPOSES = `('verify-email', 'reset-password', 'second-factor', 'change-email', 'stop-email-change', 'end-sessions', 'reset-factors')`;
const DECISIONS = `('user.suspended', 'user.reinstated', 'user.role-changed', 'points.corrected', 'user.factors-reset')`;

const STEPS = [
  `CREATE TABLE IF NOT EXISTS factor_resets (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
    -- The business of which the account was an owner: it is not paid out for 24 hours.
    vendor_id integer REFERENCES vendors,
    reset_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX IF NOT EXISTS factor_resets_user ON factor_resets (user_id, reset_at)',
  'CREATE INDEX IF NOT EXISTS factor_resets_vendor ON factor_resets (vendor_id, reset_at) WHERE vendor_id IS NOT NULL',
  'ALTER TABLE users ADD COLUMN IF NOT EXISTS passkey_offer_declined_at timestamptz',
  // Allows recovery codes for an account with passkeys only.
  'ALTER TABLE recovery_codes DROP CONSTRAINT IF EXISTS recovery_codes_user',
  'ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE NOT VALID',
  'ALTER TABLE recovery_codes VALIDATE CONSTRAINT recovery_codes_user',
  'ALTER TABLE recovery_codes DROP CONSTRAINT IF EXISTS recovery_codes_user_id_fkey',
  'ALTER TABLE user_tokens DROP CONSTRAINT IF EXISTS user_tokens_purpose',
  `ALTER TABLE user_tokens ADD CONSTRAINT user_tokens_purpose CHECK (purpose IN ${PURPOSES}) NOT VALID`,
  'ALTER TABLE user_tokens VALIDATE CONSTRAINT user_tokens_purpose',
  'ALTER TABLE user_tokens DROP CONSTRAINT IF EXISTS user_tokens_purposes',
  'ALTER TABLE user_decisions DROP CONSTRAINT IF EXISTS user_decisions_actions',
  `ALTER TABLE user_decisions ADD CONSTRAINT user_decisions_actions CHECK (action IN ${DECISIONS}) NOT VALID`,
  'ALTER TABLE user_decisions VALIDATE CONSTRAINT user_decisions_actions',
  'ALTER TABLE user_decisions DROP CONSTRAINT IF EXISTS user_decisions_action_check',
];
