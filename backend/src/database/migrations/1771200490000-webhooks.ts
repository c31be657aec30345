import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks of businesses and of the marketplace: endpoints, their secrets and the deliveries (ADR 102). */
export class Webhooks1771200490000 implements MigrationInterface {
  name = 'Webhooks1771200490000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [ENDPOINTS, SECRETS, DELIVERIES, PAYOUTS, SETTING, EVENTS, EARLIER])
      await db.query(step);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP TABLE webhook_deliveries, webhook_secrets, webhook_endpoints; DROP VIEW payout_facts; DROP FUNCTION programs_setting(text, integer), outbox_has_earlier(text, bigint, jsonb)',
    );
  }
}

const TYPES = `ARRAY['pass.issued', 'pass.redeemed', 'pass.voided', 'order.paid', 'order.refunded', 'deal.approved', 'deal.rejected',
  'review.created', 'payout.made']`;

const ENDPOINTS = `
  CREATE TABLE webhook_endpoints (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- Null for an endpoint of the marketplace.
    vendor_id integer REFERENCES vendors(id),
    url text NOT NULL CHECK (length(url) BETWEEN 8 AND 500),
    event_types text[] NOT NULL,
    created_by integer NOT NULL REFERENCES users(id),
    created_at timestamptz NOT NULL DEFAULT now(),
    -- Time of the first failure since the last success.
    failing_since timestamptz,
    -- Failing and slow endpoints have workers of their own.
    is_slow boolean NOT NULL DEFAULT false,
    disabled_at timestamptz,
    disabled_reason text,
    deleted_at timestamptz,
    CONSTRAINT webhook_endpoints_types CHECK (cardinality(event_types) > 0 AND event_types <@ ${TYPES}),
    CONSTRAINT webhook_endpoints_reason CHECK (disabled_reason IN ('owner', 'failing', 'gone')),
    CONSTRAINT webhook_endpoints_disabled CHECK ((disabled_at IS NULL) = (disabled_reason IS NULL))
  );
  CREATE INDEX webhook_endpoints_vendor ON webhook_endpoints (vendor_id) WHERE deleted_at IS NULL;
  CREATE INDEX webhook_endpoints_created_by ON webhook_endpoints (created_by);
  CREATE INDEX webhook_endpoints_deleted ON webhook_endpoints (deleted_at) WHERE deleted_at IS NOT NULL`;

const SECRETS = `
  CREATE TABLE webhook_secrets (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    endpoint_id integer NOT NULL REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
    secret_sealed bytea NOT NULL,
    -- Null for the secret in use; the one before the last rotation signs until then.
    valid_until timestamptz
  );
  CREATE INDEX webhook_secrets_endpoint ON webhook_secrets (endpoint_id);
  CREATE UNIQUE INDEX webhook_secrets_in_use ON webhook_secrets (endpoint_id) WHERE valid_until IS NULL`;

const DELIVERIES = `
  CREATE TABLE webhook_deliveries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    public_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
    endpoint_id integer NOT NULL REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
    event_id uuid NOT NULL,
    -- Number in the outbox: the order of the events of an object.
    event_number bigint NOT NULL,
    type text NOT NULL,
    -- Part of the event's payload that names its object.
    object jsonb NOT NULL,
    body text NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'given-up')),
    attempts smallint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    due_at timestamptz NOT NULL DEFAULT now(),
    claim_token uuid,
    claimed_until timestamptz,
    last_attempt_at timestamptz,
    last_status smallint,
    last_failure text CHECK (last_failure IN ('status', 'redirect', 'timeout', 'unreachable', 'address')),
    last_answer text CHECK (length(last_answer) <= 2000),
    last_duration_ms integer,
    CONSTRAINT webhook_deliveries_once UNIQUE (endpoint_id, event_id),
    CONSTRAINT webhook_deliveries_claim CHECK (claimed_until IS NULL OR claim_token IS NOT NULL)
  );
  CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries (endpoint_id, id DESC);
  CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, due_at, id) WHERE state = 'waiting';
  CREATE INDEX webhook_deliveries_order ON webhook_deliveries (endpoint_id, object, event_number) WHERE state = 'waiting';
  CREATE INDEX webhook_deliveries_claimed ON webhook_deliveries (endpoint_id, claimed_until) WHERE claimed_until IS NOT NULL;
  CREATE INDEX webhook_deliveries_created ON webhook_deliveries (created_at)`;

const PAYOUTS = `
  CREATE VIEW payout_facts AS SELECT public_id, vendor_id, paisa, method, reference, created_at FROM payouts`;

/** A setting of programs, for statements that have no values, such as those of the retention. */
const SETTING = `
  CREATE FUNCTION programs_setting(name text, initial integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT coalesce((SELECT (value #>> '{}')::integer FROM settings WHERE key = 'programs.' || name), initial)
  $$`;

const EVENTS = `
  CREATE OR REPLACE VIEW waiting_events AS
  SELECT id, type, created_at, due_at, attempts, last_error, delivered_at, event_id FROM outbox`;

/** True if an event before that number, whose payload contains the object, is not delivered to the consumer of the lane yet. */
const EARLIER = `
  CREATE FUNCTION outbox_has_earlier(of_lane text, number bigint, object jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT 1 FROM outbox_deliveries w JOIN outbox o ON o.event_id = w.event_id
        WHERE w.lane = of_lane AND w.delivered_at IS NULL AND w.event_number < number AND o.payload @> object)
      OR EXISTS (SELECT 1 FROM outbox o WHERE o.routed_at IS NULL AND o.delivered_at IS NULL AND o.id < number AND o.payload @> object)
  $$`;
