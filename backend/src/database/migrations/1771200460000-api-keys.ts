import type { MigrationInterface, QueryRunner } from 'typeorm';

/** API keys of businesses and of the marketplace, and the key of an audited act (ADR 101). */
export class ApiKeys1771200460000 implements MigrationInterface {
  name = 'ApiKeys1771200460000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [KEYS, AUDIT]) await db.query(step);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW api_key_names; DROP TABLE api_keys');
  }
}

const SCOPES = `ARRAY['deals:read', 'deals:write', 'passes:check', 'passes:redeem', 'redemptions:read', 'orders:read',
  'reviews:read', 'reviews:reply', 'payouts:read', 'webhooks:write']`;

const KEYS = `
  CREATE TABLE api_keys (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- Null for a key of the marketplace.
    vendor_id integer REFERENCES vendors(id),
    -- A key of a branch ends with it. It must not become one of all branches.
    branch_id integer REFERENCES branches(id) ON DELETE CASCADE,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    secret_hash bytea NOT NULL CHECK (octet_length(secret_hash) = 32),
    last_four text NOT NULL CHECK (length(last_four) = 4),
    previous_hash bytea CHECK (octet_length(previous_hash) = 32),
    previous_until timestamptz,
    scopes text[] NOT NULL,
    allowed_addresses inet[] NOT NULL DEFAULT '{}' CHECK (cardinality(allowed_addresses) <= 20),
    version text NOT NULL CHECK (version ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    created_by integer NOT NULL REFERENCES users(id),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    last_used_at timestamptz,
    withdrawn_at timestamptz,
    CONSTRAINT api_keys_scopes CHECK (scopes <@ ${SCOPES}),
    CONSTRAINT api_keys_of_marketplace CHECK (vendor_id IS NOT NULL
      OR (branch_id IS NULL AND NOT scopes && ARRAY['deals:write', 'passes:check', 'passes:redeem', 'reviews:reply'])),
    CONSTRAINT api_keys_previous CHECK ((previous_hash IS NULL) = (previous_until IS NULL))
  );
  CREATE UNIQUE INDEX api_keys_secret ON api_keys (secret_hash);
  CREATE UNIQUE INDEX api_keys_previous_secret ON api_keys (previous_hash);
  CREATE INDEX api_keys_vendor ON api_keys (vendor_id, id DESC);
  CREATE INDEX api_keys_branch ON api_keys (branch_id);
  CREATE INDEX api_keys_created_by ON api_keys (created_by);
  CREATE VIEW api_key_names AS SELECT id, name FROM api_keys`;

/** Without a reference: the log keeps its entries whatever happens to a key. */
const AUDIT = `
  ALTER TABLE audit_log ADD COLUMN api_key_id integer;
  CREATE OR REPLACE VIEW audit_entries AS
  SELECT id, at, actor_id, action, subject_type, subject_id, before, after, request_id, api_key_id FROM audit_log`;
