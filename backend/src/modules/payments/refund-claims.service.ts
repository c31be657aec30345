import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';
import type { GatewayName } from './gateways/gateway.port.js';

export interface ClaimedRefund {
  rowId: string;
  id: string;
  paisa: number;
  /** Proves the claim; another claim has another token. */
  token: string;
  /** A call that moves the money may have reached the gateway before. */
  mayBeSent: boolean;
  sentAt: Date | null;
  gatewayReference: string | null;
  gateway: GatewayName;
  reference: string;
  transactionId: string;
  paymentPaisa: number;
}

/** A status query and the call itself fit into a lease, with one timeout to spare. */
const LEASE_TIMEOUTS = 3;

/**
 * One refund, claimed for $2 milliseconds by the database's clock. The next attempt is due later and later, at most an hour on. An
 * earlier release left no token: what it was sending may have been sent.
 */
const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT r.id, r.state = 'sending' AND (r.sent_at IS NOT NULL OR r.claim_token IS NULL) AS may_be_sent
    FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE r.state IN ('requested', 'sending') AND r.due_at <= now() AND (r.claimed_until IS NULL OR r.claimed_until <= now())
      AND p.gateway = $1
    ORDER BY r.due_at LIMIT 1 FOR UPDATE OF r SKIP LOCKED)
  UPDATE refunds r SET state = 'sending', attempts = r.attempts + 1, updated_at = now(), claim_token = gen_random_uuid(),
    claimed_until = now() + make_interval(secs => $2::float8 / 1000),
    due_at = now() + least(interval '1 hour', interval '1 minute' * power(2, least(r.attempts, 10)))
  FROM due, payments p WHERE r.id = due.id AND p.id = r.payment_id
  RETURNING r.id AS "rowId", r.public_id AS id, r.paisa::float8 AS paisa, r.claim_token AS token, due.may_be_sent AS "mayBeSent",
    r.sent_at AS "sentAt", r.gateway_reference AS "gatewayReference", p.gateway, p.reference, p.transaction_id AS "transactionId",
    p.paisa::float8 AS "paymentPaisa"`;

const HELD = `id = $1 AND claim_token = $2 AND state = 'sending'`;

/** Only while the rest of the lease is longer than the call may take: $3 milliseconds. */
const BEGIN_SENDING = `
  UPDATE refunds SET sent_at = now(), updated_at = now()
  WHERE ${HELD} AND claimed_until > now() + make_interval(secs => $3::float8 / 1000) RETURNING 1`;
const NOT_SENT = `UPDATE refunds SET sent_at = $3, updated_at = now() WHERE ${HELD}`;
const BY_HAND = `UPDATE refunds SET state = 'manual', manual_reason = $3, updated_at = now() WHERE ${HELD}`;
const TAKEN = `UPDATE refunds SET gateway_reference = $3, updated_at = now() WHERE ${HELD}`;
const IS_HELD = `SELECT 1 FROM refunds WHERE ${HELD} FOR UPDATE`;

/**
 * Who sends which refund, as rows: it holds for any number of instances, without a lock of a session. A statement with the token of a
 * claim that was taken over changes nothing (rule PA9).
 */
@Injectable()
export class RefundClaims {
  private readonly leaseMs: number;
  private readonly timeoutMs: number;

  constructor(
    private readonly transactions: Transactions,
    { gatewayCalls: { timeoutMs } }: Config,
  ) {
    this.timeoutMs = timeoutMs;
    this.leaseMs = timeoutMs * LEASE_TIMEOUTS;
  }

  async next(gateway: GatewayName): Promise<ClaimedRefund | null> {
    const [refund] = await this.transactions.query<ClaimedRefund>(CLAIM, [gateway, this.leaseMs]);
    return refund ?? null;
  }

  /** Call immediately before the money moves. @returns false when the claim is lost or ends too soon: nothing may be sent then */
  async beginSending({ rowId, token }: ClaimedRefund): Promise<boolean> {
    return (await this.transactions.query(BEGIN_SENDING, [rowId, token, this.timeoutMs])).length > 0;
  }

  /** The call was not made after all. */
  async notSent({ rowId, token, sentAt }: ClaimedRefund): Promise<void> {
    await this.transactions.query(NOT_SENT, [rowId, token, sentAt]);
  }

  async leaveToAdmin({ rowId, token }: ClaimedRefund, why: string): Promise<void> {
    await this.transactions.query(BY_HAND, [rowId, token, why.slice(0, 300)]);
  }

  /** The gateway has accepted the refund and not completed it yet. */
  async taken({ rowId, token }: ClaimedRefund, gatewayReference: string | null): Promise<void> {
    await this.transactions.query(TAKEN, [rowId, token, gatewayReference]);
  }

  /** Locks the refund. Call within the transaction that completes it. */
  async isHeld({ rowId, token }: ClaimedRefund): Promise<boolean> {
    return (await this.transactions.query(IS_HELD, [rowId, token])).length > 0;
  }
}
