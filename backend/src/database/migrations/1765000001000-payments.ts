import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments, their events from gateways, and refunds (rules PA1 to PA7). */
export class Payments1765000001000 implements MigrationInterface {
  name = 'Payments1765000001000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [PAYMENTS, EVENTS, REFUNDS]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Every payment would be lost: restore a backup instead.');
  }
}

const PAYMENTS = `
CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  user_id integer NOT NULL REFERENCES users,
  purpose text NOT NULL CHECK (purpose IN ('order', 'membership', 'subscription')),
  purpose_id uuid NOT NULL,
  gateway text NOT NULL CHECK (gateway IN ('esewa', 'khalti', 'stripe', 'bank-transfer')),
  paisa bigint NOT NULL CHECK (paisa > 0 AND paisa % 100 = 0),
  state text NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'completed', 'failed', 'canceled', 'partially_refunded', 'refunded')),
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
  redirect jsonb,
  transaction_id text,
  fee_paisa bigint NOT NULL DEFAULT 0 CHECK (fee_paisa >= 0),
  -- Promised to be paid back, whether it has left yet or not.
  refunded_paisa bigint NOT NULL DEFAULT 0 CHECK (refunded_paisa BETWEEN 0 AND paisa),
  expires_at timestamptz NOT NULL,
  -- When the gateway is asked next, if nobody tells us before.
  look_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payments_reference UNIQUE (gateway, reference),
  CONSTRAINT payments_transaction UNIQUE (gateway, transaction_id),
  CONSTRAINT payments_completed_fully CHECK (
    (state IN ('completed', 'partially_refunded', 'refunded')) = (completed_at IS NOT NULL AND transaction_id IS NOT NULL)),
  CONSTRAINT payments_refund_what_came CHECK (refunded_paisa = 0 OR completed_at IS NOT NULL)
);
CREATE UNIQUE INDEX payments_one_open ON payments (purpose, purpose_id) WHERE state = 'pending';
CREATE INDEX payments_purpose ON payments (purpose, purpose_id, id);
CREATE INDEX payments_user ON payments (user_id, id DESC);
CREATE INDEX payments_to_look_at ON payments (look_at) WHERE look_at IS NOT NULL;
`;

const EVENTS = `
-- The trail of a payment: what reached us, what we asked, and what came of it. Never personal values, never signatures.
CREATE TABLE payment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payments,
  gateway text NOT NULL,
  event_id text NOT NULL CHECK (length(event_id) BETWEEN 1 AND 200),
  source text NOT NULL CHECK (source IN ('callback', 'return', 'reconciler', 'admin')),
  outcome text NOT NULL CHECK (outcome IN ('captured', 'closed', 'waits', 'mismatch')),
  said text NOT NULL,
  paisa bigint,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_events_once UNIQUE (gateway, event_id)
);
CREATE INDEX payment_events_payment ON payment_events (payment_id, id);
`;

const REFUNDS = `
CREATE TABLE refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  payment_id bigint NOT NULL REFERENCES payments,
  paisa bigint NOT NULL CHECK (paisa > 0 AND paisa % 100 = 0),
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'sending', 'manual', 'completed')),
  cause text NOT NULL CHECK (cause IN ('customer', 'admin', 'not-honoured')),
  requested_by integer REFERENCES users,
  gateway_reference text,
  -- Why a person has to do it, and by which reference it was done.
  manual_reason text,
  manual_reference text CHECK (length(manual_reference) BETWEEN 1 AND 120),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT refunds_completed_fully CHECK ((state = 'completed') = (completed_at IS NOT NULL)),
  CONSTRAINT refunds_manual_says_why CHECK (state <> 'manual' OR manual_reason IS NOT NULL)
);
CREATE INDEX refunds_payment ON refunds (payment_id, id);
CREATE INDEX refunds_due ON refunds (due_at) WHERE state IN ('requested', 'sending');
CREATE INDEX refunds_manual ON refunds (id) WHERE state = 'manual';
`;
